"""A table at which match after match is played: what both interfaces share."""

from __future__ import annotations

import math
import random
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Tuple

from . import spaces
from .games import GAMES, GameFacts
from .protocol import Connection, EndzeitError, Reply, error_of


class Moment(NamedTuple):
    """Where a match stands: ``seat`` is asked, or the match is over and ``rewards`` are there, one for each seat."""

    seat: Optional[int]
    ask: Optional[str]
    answers: Tuple[Dict[str, Any], ...]
    rewards: Optional[Tuple[float, ...]]
    outcome: Optional[Dict[str, Any]]
    row: Any
    view: Dict[str, Any]


class Seeds:
    """The seeds of match after match: that of a ``reset``, and then ones that follow from it."""

    def __init__(self) -> None:
        self._root = str(random.SystemRandom().getrandbits(53))
        self._count = 0

    def next(self, seed: Optional[int]) -> str:
        if seed is not None:
            self._root = str(seed)
            self._count = 0
        else:
            self._count += 1
        return self._root if self._count == 0 else f"{self._root}/{self._count}"


class Table:
    """``bots`` names by each seat the bot that plays it, or None for a seat of the program's."""

    def __init__(
        self,
        game: str,
        players: Optional[int],
        options: Optional[Dict[str, Any]],
        content: Optional[Dict[str, Any]],
        bots: Optional[Sequence[Optional[str]]],
        max_actions: Optional[int],
        connection: Optional[Connection],
    ) -> None:
        facts = facts_of(game)
        self.game = game
        self.players = facts.players if players is None else players
        self.actions = facts.actions if max_actions is None else max_actions
        self._opening: Dict[str, Any] = {"game": game, "players": self.players}
        if options is not None:
            self._opening["options"] = options
        if content is not None:
            self._opening["content"] = content
        self._bots = None if bots is None else list(bots)
        self._own = connection is None
        self.connection = Connection() if connection is None else connection
        self.match: Optional[int] = None
        self._seed = "1"
        self.seeds = Seeds()
        try:
            self.readings = self._read()
        except BaseException:
            self.close()
            raise

    def _read(self) -> List[Dict[str, Any]]:
        opened = self.connection.ask("open", **self._opening, seeds=["1"], list="count")["matches"][0]
        readings: List[Dict[str, Any]] = self.connection.ask("observation", match=opened)["readings"]
        self.connection.ask("drop", match=opened)
        return readings

    def observation_space(self) -> Any:
        low = [-math.inf if one["least"] is None else float(one["least"]) for one in self.readings]
        high = [math.inf if one["most"] is None else float(one["most"]) for one in self.readings]
        return spaces.observations(low, high, self.actions)

    def _wishes(self) -> Dict[str, Any]:
        return {"observe": "both", "bots": self._bots, "seed": self._seed}

    def begin(self, seed: Optional[int]) -> Moment:
        """Lets go of the match and opens another."""
        self.drop()
        self._seed = self.seeds.next(seed)
        reply = self.connection.ask("open", **self._opening, **self._wishes(), seeds=[self._seed])
        self.match = reply["matches"][0]
        return self._moment(reply["steps"][0])

    def give(self, answer: int) -> Moment:
        if self.match is None:
            raise EndzeitError("There is no match yet: call reset first.")
        reply = self.connection.ask("step", **self._wishes(), steps=[[self.match, answer]])
        return self._moment(reply["steps"][0])

    def seen_by(self, seat: int) -> Any:
        """The row of a seat that is not asked."""
        pairs = self.connection.ask("observation", match=self.match, seat=seat)["observation"]
        return spaces.row(len(self.readings), pairs)

    def view_of(self, seat: int) -> Dict[str, Any]:
        view: Dict[str, Any] = self.connection.ask("view", match=self.match, seat=seat)["view"]
        return view

    def _moment(self, told: Reply) -> Moment:
        error = error_of(told)
        if error is not None:
            raise error
        answers = tuple(told.get("answers", ()))
        if len(answers) > self.actions:
            raise EndzeitError(
                f"{self.game} lists {len(answers)} answers, the actions end at {self.actions}: make the environment with max_actions={len(answers)} or more."
            )
        rewards = told.get("rewards")
        return Moment(
            seat=told.get("seat"),
            ask=told.get("ask"),
            answers=answers,
            rewards=None if rewards is None else tuple(float(one) for one in rewards),
            outcome=told.get("outcome"),
            row=spaces.row(len(self.readings), told["observation"]),
            view=told["view"],
        )

    def drop(self) -> None:
        if self.match is not None:
            self.connection.ask("drop", match=self.match)
            self.match = None

    def close(self) -> None:
        if self._own:
            self.connection.close()
        elif not self.connection.closed:
            self.drop()
        self.match = None


def facts_of(game: str) -> GameFacts:
    facts = GAMES.get(game)
    if facts is None:
        raise EndzeitError(f'There is no game "{game}". Known: {", ".join(GAMES)}.')
    return facts
