from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from types import ModuleType
from typing import Any, Dict, List

import pytest

from endzeit import GAMES, Connection, EndzeitError, Many, ProtocolError


def played(house: Connection, game: str, lanes: int, until: int, **wishes: Any) -> List[Any]:
    """Plays until so many matches are over; each lane draws by its seed, however many there are beside it."""
    chances: Dict[str, random.Random] = {}
    over: List[Any] = []
    with Many(game, lanes, seed="s", connection=house, **wishes) as table:
        while len(over) < until:
            choices = [chances.setdefault(lane.seed, random.Random(lane.seed)).randrange(lane.count) for lane in table.lanes]
            over += table.step(choices)
    return over


@pytest.mark.parametrize("game", ["zombiaki", "dawn-of-the-zeds"])
def test_a_match_is_the_same_however_many_are_beside_it(house: Connection, game: str) -> None:
    alone = {match.seed: match.outcome for match in played(house, game, 1, 4)}
    among = {match.seed: match.outcome for match in played(house, game, 9, 20, answers=False)}
    assert len(alone) == 4 and alone.keys() <= among.keys()
    assert all(among[seed] == outcome for seed, outcome in alone.items())


def test_lanes_know_their_answers_by_number(house: Connection) -> None:
    with Many("zombiaki", 5, seed="n", observe="both", connection=house) as table:
        for _ in range(30):
            for lane in table.lanes:
                told = house.ask("question", match=lane.match, seat=lane.seat)
                assert [table.answers[number] for number in lane.numbers] == told["answers"]
                assert told["question"]["ask"] == lane.ask
                assert lane.view == house.ask("view", match=lane.match, seat=lane.seat)["view"]
                row = house.ask("observation", match=lane.match, seat=lane.seat)["observation"]
                assert lane.observation == row
            table.step([0] * 5)


def test_a_second_conversation_of_lanes_knows_them_as_well(house: Connection) -> None:
    for _ in range(2):
        with Many("zombiaki", 3, seed="twice", connection=house) as table:
            for lane in table.lanes:
                assert all("discard" in table.answers[number] or "play" in table.answers[number] for number in lane.numbers)


def test_two_tables_take_turns(house: Connection) -> None:
    tables = [Many("zombiaki", 8, seed=f"t{n}", answers=False, connection=house) for n in (0, 1)]
    over = 0
    chance = random.Random(1)
    tables[1].send([0] * 8)
    for turn in range(200):
        tables[turn % 2].send([chance.randrange(lane.count) for lane in tables[turn % 2].lanes])
        over += len(tables[1 - turn % 2].receive())
    tables[1].receive()
    for table in tables:
        table.close()
    assert over > 0


def test_a_fault_in_one_lane_is_raised_and_the_others_move_on(house: Connection) -> None:
    with Many("zombiaki", 3, seed="f", connection=house) as table:
        house.ask("drop", match=table.lanes[1].match)
        before = [lane.numbers for lane in table.lanes]
        with pytest.raises(ProtocolError, match="unknown-match"):
            table.step([0, 0, 0])
        moved = [lane.numbers != was for lane, was in zip(table.lanes, before)]
        assert moved == [True, False, True]


def test_what_cannot_be_sent_is_said_before_anything_moves(house: Connection) -> None:
    for lanes in (-1, 0, 1025):
        with pytest.raises(EndzeitError, match=f"lanes: must be from 1 to 1024, not {lanes}"):
            Many("zombiaki", lanes, connection=house)
    with Many("zombiaki", 2, seed="bad", connection=house) as table:
        before = [lane.numbers for lane in table.lanes]
        for choice in (99, -1):
            with pytest.raises(EndzeitError, match=f"Lane 1 was asked for a choice from 0 to 3, not {choice}"):
                table.step([0, choice])
        assert [lane.numbers for lane in table.lanes] == before
        with pytest.raises(EndzeitError, match="call send first"):
            table.receive()
        table.send([0, 0])
        with pytest.raises(EndzeitError, match="still to be received"):
            table.send([0, 0])
        table.receive()


class Short:
    """A house whose matches end with the first answer. It takes as much in a line as the real one."""

    closed = False

    def __init__(self) -> None:
        self.answers: Dict[int, Any] = {}
        self.open = 0

    def batch(self, requests: List[Dict[str, Any]]) -> List[Any]:
        assert len(requests) <= 1024
        return [self._one(request) for request in requests]

    def _one(self, request: Dict[str, Any]) -> Dict[str, Any]:
        count = len(request.get("seeds", ()))
        self.open += count if request["do"] == "open" else -1
        return {"matches": list(range(count)), "steps": [{"seat": 0, "ask": "", "count": 1}] * count}

    def send(self, request: Dict[str, Any]) -> int:
        return len(request["steps"])

    def receive(self, ticket: int) -> Dict[str, Any]:
        return {"steps": [{"outcome": {}, "rewards": [1, 0]}] * ticket}


def test_all_lanes_may_end_with_one_step() -> None:
    house: Any = Short()
    with Many("zombiaki", 1024, answers=False, connection=house) as table:
        assert len(table.step([0] * 1024)) == 1024
        assert len(table.lanes) == 1024 == house.open
    assert house.open == 0


def test_nothing_is_left_behind(house: Connection) -> None:
    last = house.ask("new", game="zombiaki")["match"]
    for game in GAMES:
        Many(game, 2, seed="left", connection=house).close()
    for match in range(last + 1, last + 11):
        with pytest.raises(ProtocolError, match="unknown-match"):
            house.ask("question", match=match)
    house.ask("drop", match=last)


def example(name: str) -> ModuleType:
    path = Path(__file__).parent.parent / "examples" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns_to_end_a_phase_last(house: Connection) -> None:
    learner = example("zombiaki_learner")
    assert learner.wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    one = learner.Learner(1, 0.2, random.Random(1))
    with Many("zombiaki", learner.LANES, bots=["random", None], seed="learn", connection=house) as table:
        while one.matches < 250:
            one.learn(table.step(one.choose(table.lanes)))
        answers = dict(table.answers)
    ends = [weight for (ask, number), weight in one.weights.items() if ask == "play" and "end" in house.answers[number]]
    assert len(ends) == 1 and ends[0] < 0
