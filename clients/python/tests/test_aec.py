from __future__ import annotations

import random
from typing import Any

import pytest
from checks import check_aec, check_gym, check_seeds, course, same

from endzeit import GAMES, Connection, EndzeitError, GymEnv, aec_env


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_of_agents_does_what_it_has_to(house: Connection, game: str) -> None:
    env = aec_env(game, connection=house)
    check_aec(env, 1, random.Random(game))
    check_seeds(env, aec_env(game, connection=house), 30)
    env.close()


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_of_one_seat_does_what_it_has_to(house: Connection, game: str) -> None:
    env = GymEnv(game, seat=GAMES[game].players - 1, connection=house)
    check_gym(env, 2)
    env.close()


def test_an_agent_sees_what_its_seat_may_see_and_no_more(house: Connection) -> None:
    env = aec_env("zombiaki", connection=house)
    env.reset(seed=1)
    view = env.infos["player_0"]["view"]
    assert view["hand"][1] == [-1] * len(view["hand"][1])
    assert min(view["hand"][0]) >= 0
    names = [reading["name"] for reading in env._table.readings]
    seen = env.observe("player_0")["observation"]
    assert seen[names.index("eyes[0]")] == 1 and seen[names.index("eyes[1]")] == 0
    assert seen[names.index("hand[0].length")] == len(view["hand"][0])
    assert seen[names.index(f"hand[0]={view['hand'][0][0]}")] == view["hand"][0].count(view["hand"][0][0])
    assert sum(seen[at] for at, name in enumerate(names) if name.startswith("hand[1]=")) == 0
    env.close()


def test_the_match_is_that_of_the_seed(house: Connection) -> None:
    env = aec_env("zombiaki", connection=house, options={"openHands": True})
    env.reset(seed=12)
    mine = house.ask("new", game="zombiaki", seed=12, options={"openHands": True})["match"]
    for _ in range(20):
        agent = env.agent_selection
        answer = env.infos[agent]["answers"][-1]
        env.step(len(env.infos[agent]["answers"]) - 1)
        house.ask("answer", match=mine, seat=int(agent[-1]), answer=answer)
    assert house.ask("state", match=env._table.match)["hash"] == house.ask("state", match=mine)["hash"]
    house.ask("drop", match=mine)
    env.close()


def test_bots_play_the_other_seats(house: Connection) -> None:
    env = GymEnv("armageddon", seat=1, bots=["greedy", None, "random"], connection=house)
    _, info = env.reset(seed=2)
    for _ in range(5):
        assert info["view"]["outcome"] is None
        _, _, _, _, info = env.step(0)
    env.close()
    for bots in (["random"], [None, None, "random"], ["random", None, None]):
        with pytest.raises(EndzeitError, match="bots"):
            GymEnv("armageddon", seat=1, bots=bots, connection=house)
    with pytest.raises(EndzeitError, match="seat"):
        GymEnv("armageddon", seat=3, connection=house)
    with pytest.raises(EndzeitError, match="no game"):
        aec_env("chess", connection=house)


def test_a_list_that_is_too_long_says_so(house: Connection) -> None:
    env = aec_env("zombiaki", max_actions=2, connection=house)
    with pytest.raises(EndzeitError, match="max_actions"):
        course(env, 1, 50)
    env.close()


def test_nothing_is_done_before_a_reset(house: Connection) -> None:
    env = aec_env("zombiaki", connection=house)
    with pytest.raises(EndzeitError, match="reset"):
        env.step(0)
    with pytest.raises(EndzeitError, match="reset"):
        env.observe("player_0")
    seat = GymEnv("zombiaki", connection=house)
    with pytest.raises(EndzeitError, match="reset"):
        seat.step(0)
    # A row without a seed is another each time.
    env.reset()
    other = aec_env("zombiaki", connection=house)
    other.reset()
    assert env._table._seed != other._table._seed
    assert not same(course(env, 1, 5), course(other, 2, 5))


@pytest.mark.parametrize("action", [0.5, float("nan"), "0", None, -1, 4])
def test_an_action_that_is_none_changes_nothing(house: Connection, action: Any) -> None:
    env = aec_env("zombiaki", connection=house)
    env.reset(seed=1)
    before = env.last()[4]["answers"]
    with pytest.raises(ValueError, match="was asked for an action from 0 to 3, not"):
        env.step(action)
    assert env.last()[4]["answers"] == before and len(before) == 4
    env.close()


@pytest.mark.parametrize("action", [0.5, float("nan"), "0", None])
def test_an_action_of_one_seat_is_a_whole_number(house: Connection, action: Any) -> None:
    env = GymEnv("zombiaki", connection=house)
    _, info = env.reset(seed=1)
    with pytest.raises(ValueError, match="was asked for an action, a whole number, not"):
        env.step(action)
    assert len(env.action_masks()) > len(info["answers"]) and sum(env.action_masks()) == len(info["answers"])
    env.close()
