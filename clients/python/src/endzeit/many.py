"""Many matches side by side, a line of the protocol for a step in all of them."""

from __future__ import annotations

from operator import index
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Tuple

from .protocol import Connection, EndzeitError, Reply, error_of
from .table import facts_of


#: As many matches as a line of the protocol may hold.
MOST_LANES = 1024


class Lane:
    """One of the matches. ``seat`` is asked ``ask``, and there are ``count`` answers; what else is there depends on what was asked for."""

    __slots__ = ("match", "seed", "seat", "ask", "count", "numbers", "observation", "view")

    def __init__(self, match: int, seed: str) -> None:
        self.match = match
        self.seed = seed
        self.seat = 0
        self.ask = ""
        self.count = 0
        #: The answers by number: ``Many.answers[number]`` is the answer.
        self.numbers: List[int] = []
        #: The numbers that are not 0, as pairs of place and value; with ``observe="numbers"`` or ``"both"``.
        self.observation: List[float] = []
        #: With ``observe="view"`` or ``"both"``.
        self.view: Optional[Dict[str, Any]] = None

    def _hear(self, told: Reply) -> None:
        self.seat = told["seat"]
        self.ask = told["ask"]
        numbers = told.get("numbers")
        if numbers is None:
            self.count = told["count"]
        else:
            self.numbers = numbers
            self.count = len(numbers)
        self.observation = told.get("observation", [])
        self.view = told.get("view")


class Ended(NamedTuple):
    """A match that is over. ``lane`` is its place; another match has begun there."""

    lane: int
    seed: str
    rewards: Tuple[float, ...]
    outcome: Dict[str, Any]


class Many:
    """``lanes`` matches of a game. One that is over makes room for the next, whose seed is ``"<seed>/<number of the match>"``.

    ``answers`` says whether answers are told, by number, or only how many there are; ``observe`` is ``"nothing"``, ``"numbers"``, ``"view"`` or
    ``"both"``; ``bots`` names by each seat the bot that plays it, or None.
    """

    def __init__(
        self,
        game: str,
        lanes: int,
        players: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        content: Optional[Dict[str, Any]] = None,
        bots: Optional[Sequence[Optional[str]]] = None,
        seed: str = "1",
        answers: bool = True,
        observe: str = "nothing",
        connection: Optional[Connection] = None,
    ) -> None:
        if not 1 <= index(lanes) <= MOST_LANES:
            raise EndzeitError(f"lanes: must be from 1 to {MOST_LANES}, not {lanes}.")
        self.game = game
        self.players = facts_of(game).players if players is None else players
        self._opening: Dict[str, Any] = {"game": game, "players": self.players, "options": options, "content": content}
        if options is None:
            del self._opening["options"]
        self._wishes: Dict[str, Any] = {
            "list": "numbers" if answers else "count",
            "observe": observe,
            "bots": None if bots is None else list(bots),
            "seed": seed,
        }
        self._seed = seed
        self._opened = 0
        self._ticket = 0
        self._waiting = False
        self._own = connection is None
        self.connection = Connection() if connection is None else connection
        self.lanes: List[Lane] = []
        try:
            self.lanes = self._begin(lanes, [])[0]
        except BaseException:
            self.close()
            raise

    def _begin(self, count: int, done: Sequence[Lane]) -> Tuple[List[Lane], List[Tuple[str, Reply]]]:
        """So many new matches, and those that bots have ended before anybody was asked, if any; ``done`` are let go."""
        lanes: List[Lane] = []
        over: List[Tuple[str, Reply]] = []
        drop = [lane.match for lane in done]
        while len(lanes) < count:
            seeds = [f"{self._seed}/{self._opened + n + 1}" for n in range(count - len(lanes))]
            self._opened += len(seeds)
            requests: List[Dict[str, Any]] = [{"do": "drop", "match": match} for match in drop]
            if len(requests) == MOST_LANES:
                # With one more the line would hold too many.
                self.connection.batch(requests)
                requests = []
            requests.append({"do": "open", **self._opening, **self._wishes, "seeds": seeds})
            opened = self.connection.batch(requests)[-1]
            if isinstance(opened, Exception):
                raise opened
            drop = []
            for match, seed, told in zip(opened["matches"], seeds, opened["steps"]):
                if "outcome" in told:
                    over.append((seed, told))
                    drop.append(match)
                    continue
                lane = Lane(match, seed)
                lane._hear(told)
                lanes.append(lane)
        return lanes, over

    @property
    def answers(self) -> Dict[int, Dict[str, Any]]:
        """The answers by their numbers."""
        return self.connection.answers

    def send(self, choices: Sequence[int]) -> None:
        """Sends the place of an answer for each lane, without waiting: ``receive`` waits."""
        if len(choices) != len(self.lanes):
            raise EndzeitError(f"There are {len(self.lanes)} lanes, not {len(choices)}.")
        if self._waiting:
            raise EndzeitError("What was sent before is still to be received.")
        steps: List[List[int]] = []
        for at, (lane, choice) in enumerate(zip(self.lanes, choices)):
            place = index(choice)
            if not 0 <= place < lane.count:
                raise EndzeitError(f"Lane {at} was asked for a choice from 0 to {lane.count - 1}, not {choice}.")
            steps.append([lane.match, place])
        self._ticket = self.connection.send({"do": "step", **self._wishes, "steps": steps})
        self._waiting = True

    def receive(self) -> List[Ended]:
        """What has come of it: the lanes have moved on, and these matches are over."""
        if not self._waiting:
            raise EndzeitError("Nothing was sent: call send first.")
        self._waiting = False
        reply = self.connection.receive(self._ticket)
        error = error_of(reply)
        if error is not None:
            raise error
        ended: List[Ended] = []
        fault: Optional[EndzeitError] = None
        for at, (lane, told) in enumerate(zip(self.lanes, reply["steps"])):
            if "seat" in told:
                lane._hear(told)
            elif "outcome" in told:
                ended.append(Ended(at, lane.seed, tuple(told["rewards"]), told["outcome"]))
            else:
                fault = error_of(told)
        if ended:
            fresh, _ = self._begin(len(ended), [self.lanes[one.lane] for one in ended])
            for one, lane in zip(ended, fresh):
                self.lanes[one.lane] = lane
        # The other lanes have moved on all the same.
        if fault is not None:
            raise fault
        return ended

    def step(self, choices: Sequence[int]) -> List[Ended]:
        """Gives the answers at these places of their lists, one for each lane."""
        self.send(choices)
        return self.receive()

    def close(self) -> None:
        if self._own:
            self.connection.close()
        elif self.lanes and not self.connection.closed:
            self.connection.batch([{"do": "drop", "match": lane.match} for lane in self.lanes])
        self.lanes = []

    def __enter__(self) -> "Many":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
