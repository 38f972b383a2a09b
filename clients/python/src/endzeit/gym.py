"""A game with Gymnasium's interface: one seat, the others are played by bots."""

from __future__ import annotations

from operator import index
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

from . import spaces
from .games import GAMES
from .protocol import Connection, EndzeitError
from .table import Moment, Table, facts_of

_Base: Any = object if spaces.gymnasium is None else spaces.gymnasium.Env


class GymEnv(_Base):  # type: ignore[misc, unused-ignore]
    """One seat of a match against bots: ``bots`` is the name of one for all the others, or a list with a name for each seat.

    Observation, action and reward are those of ``AECEnv``. As every action of the space may be given here, one beyond the list is counted
    round from its beginning; ``info["action_mask"]`` and ``action_masks()`` say how long the list is.
    """

    metadata: Dict[str, Any] = {"render_modes": []}
    render_mode: Optional[str] = None
    spec: Any = None

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Union[str, Sequence[Optional[str]]] = "random",
        players: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        content: Optional[Dict[str, Any]] = None,
        max_actions: Optional[int] = None,
        connection: Optional[Connection] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        count = facts_of(game).players if players is None else players
        if not 0 <= seat < count:
            raise EndzeitError(f"seat: must be from 0 to {count - 1}, not {seat}.")
        named: List[Optional[str]] = [bots] * count if isinstance(bots, str) else list(bots)
        if len(named) != count:
            raise EndzeitError(f"bots: must be a name, or a list of {count}, one for each seat.")
        named[seat] = None
        if any(name is None for at, name in enumerate(named) if at != seat):
            raise EndzeitError("bots: each seat but that of the program needs one.")
        self.seat = seat
        self._table = Table(game, players, options, content, named, max_actions, connection)
        self.observation_space: Any = self._table.observation_space()
        self.action_space: Any = spaces.discrete(self._table.actions)
        self._moment: Optional[Moment] = None

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        """Opens a match and lets the bots play until the seat is asked."""
        if _Base is not object:
            super().reset(seed=seed)
        moment = self._table.begin(seed)
        # A match that the bots end before the seat is asked once is none to learn from.
        while moment.rewards is not None:
            moment = self._table.begin(None)
        return self._told(moment)

    def step(self, action: int) -> Tuple[Dict[str, Any], float, bool, bool, Dict[str, Any]]:
        """Gives an answer and lets the bots play until the seat is asked again, or the match is over."""
        if self._moment is None or self._moment.rewards is not None:
            raise EndzeitError("There is no match under way: call reset first.")
        try:
            place = index(action)
        except TypeError:
            raise ValueError(f"Seat {self.seat} was asked for an action, a whole number, not {action}.") from None
        moment = self._table.give(place % len(self._moment.answers))
        seen, info = self._told(moment)
        reward = 0.0 if moment.rewards is None else moment.rewards[self.seat]
        return seen, reward, moment.rewards is not None, False, info

    def _told(self, moment: Moment) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        self._moment = moment
        mask = self.action_masks()
        info: Dict[str, Any] = {"action_mask": mask, "answers": moment.answers, "ask": moment.ask, "view": moment.view}
        if moment.outcome is not None:
            info["outcome"] = moment.outcome
        return {"observation": moment.row, "action_mask": mask}, info

    def action_masks(self) -> Any:
        """By each action whether it may be taken now."""
        return spaces.mask(self._table.actions, 0 if self._moment is None else len(self._moment.answers))

    def render(self) -> None:
        """There is nothing to be seen: a match is told by its views."""

    def close(self) -> None:
        self._table.close()


def register() -> None:
    """Makes the games known to Gymnasium, as ``endzeit/zombiaki-v0`` and so on. It calls this itself where it is installed."""
    if spaces.gymnasium is None:
        raise EndzeitError("Gymnasium is not installed.")
    for game in GAMES:
        name = f"endzeit/{game}-v0"
        if name not in spaces.gymnasium.registry:
            spaces.gymnasium.register(id=name, entry_point="endzeit.gym:GymEnv", kwargs={"game": game})
