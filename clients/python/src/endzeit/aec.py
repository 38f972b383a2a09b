"""A game with PettingZoo's interface for agents that take turns (AEC)."""

from __future__ import annotations

from operator import index
from typing import Any, Dict, Iterator, List, Optional, Tuple

from . import spaces
from .protocol import Connection, EndzeitError
from .table import Moment, Table

_Base: Any = object
try:
    from pettingzoo import AECEnv as _Base  # type: ignore[no-redef, import-not-found, import-untyped, unused-ignore]
except ImportError:
    pass


class AECEnv(_Base):  # type: ignore[misc, unused-ignore]
    """All seats of a match are agents, ``"player_0"`` and so on.

    An observation is ``{"observation": row, "action_mask": mask}``; an action is the place of an answer in the list of all that the agent
    may give now, which stand in ``infos[agent]["answers"]``. Its raw view is ``infos[agent]["view"]``. The reward comes at the end: what the outcome
    is worth to the agent, 0 to 1.
    """

    render_mode: Optional[str] = None

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        content: Optional[Dict[str, Any]] = None,
        max_actions: Optional[int] = None,
        connection: Optional[Connection] = None,
    ) -> None:
        super().__init__()
        self._table = Table(game, players, options, content, None, max_actions, connection)
        self.metadata: Dict[str, Any] = {"name": f"endzeit_{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.possible_agents: List[str] = [f"player_{seat}" for seat in range(self._table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: List[str] = []
        self.agent_selection: str = self.possible_agents[0]
        space = self._table.observation_space()
        self.observation_spaces: Dict[str, Any] = {agent: space for agent in self.possible_agents}
        self.action_spaces: Dict[str, Any] = {
            agent: spaces.discrete(self._table.actions) for agent in self.possible_agents
        }
        self.rewards: Dict[str, float] = {}
        self._cumulative_rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}
        self._moment: Optional[Moment] = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "AECEnv":
        return self

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Opens a match. The same seed opens the same match; without one the next of a row of seeds is taken."""
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._turn(self._table.begin(seed))

    def step(self, action: Optional[int]) -> None:
        """Gives the answer of the agent that is selected. Once the match is over each agent takes its leave with ``None``."""
        if self._moment is None or not self.agents:
            raise EndzeitError("There is no match under way: call reset first.")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            self._leave(agent)
            return
        try:
            place = index(action)  # type: ignore[arg-type]
        except TypeError:
            place = -1
        if not 0 <= place < len(self._moment.answers):
            raise ValueError(
                f"{agent} was asked for an action from 0 to {len(self._moment.answers) - 1}, not {action}."
            )
        moment = self._table.give(place)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._turn(moment)

    def _turn(self, moment: Moment) -> None:
        before = self.agent_selection
        self._moment = moment
        if moment.rewards is None:
            self.agent_selection = self.possible_agents[moment.seat or 0]
            self.infos[self.agent_selection] = {"view": moment.view, "answers": moment.answers, "ask": moment.ask}
            return
        for agent, seat in self._seats.items():
            self.rewards[agent] = moment.rewards[seat]
            self._cumulative_rewards[agent] += moment.rewards[seat]
            self.terminations[agent] = True
            view = moment.view if agent == before else self._table.view_of(seat)
            self.infos[agent] = {"view": view, "answers": (), "ask": None, "outcome": moment.outcome}
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str) -> None:
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            told.pop(agent)
        self.agents.remove(agent)
        self.rewards = {other: 0.0 for other in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent sees now, whether it is asked or not."""
        moment = self._moment
        if moment is None:
            raise EndzeitError("There is no match yet: call reset first.")
        seat = self._seats[agent]
        asked = moment.seat == seat
        return {
            "observation": moment.row if asked else self._table.seen_by(seat),
            "action_mask": spaces.mask(self._table.actions, len(moment.answers) if asked else 0),
        }

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """Of the agent that is selected: what it sees, its reward since it last acted, whether it is done, and its info."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are asked, until all are done."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> None:
        """There is nothing to be seen: a match is told by its views."""

    def close(self) -> None:
        self._table.close()

    def __str__(self) -> str:
        return str(self.metadata["name"])


def aec_env(game: str, **settings: Any) -> AECEnv:
    """The environment of a game, as PettingZoo's modules have their ``env``."""
    return AECEnv(game, **settings)
