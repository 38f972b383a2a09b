"""What environments have to do: the demands of PettingZoo's and Gymnasium's own checks, for machines that have neither."""

from __future__ import annotations

import random
from typing import Any, Callable, Dict, List, Tuple

from endzeit import AECEnv, GymEnv

PER_AGENT = ("rewards", "terminations", "truncations", "infos")


def same(one: Any, other: Any) -> bool:
    """Whether two values say the same, rows of numbers of whatever kind among them."""
    if isinstance(one, dict):
        return isinstance(other, dict) and one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, str) or not hasattr(one, "__len__"):
        return bool(one == other)
    return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other))


def check_agents(env: AECEnv) -> None:
    """The parts that the interface names, at any moment of a match."""
    assert set(env.agents) <= set(env.possible_agents)
    assert env.num_agents == len(env.agents) and env.max_num_agents == len(env.possible_agents)
    for name in PER_AGENT:
        assert set(getattr(env, name)) == set(env.agents), name
    for agent in env.agents:
        assert isinstance(env.infos[agent], dict)
        assert isinstance(env.terminations[agent], bool) and isinstance(env.truncations[agent], bool)
        assert isinstance(env.rewards[agent], float)
        # The same object each time: learners seed it.
        assert env.observation_space(agent) is env.observation_space(agent)
        assert env.action_space(agent) is env.action_space(agent)


def check_aec(env: AECEnv, matches: int, chance: random.Random) -> None:
    """Plays matches and looks at each moment of them."""
    assert isinstance(env.metadata["name"], str) and isinstance(env.metadata["render_modes"], list)
    assert env.unwrapped is env
    for _ in range(matches):
        env.reset()
        assert env.agents == env.possible_agents
        assert not any(env.terminations.values()) and not any(env.truncations.values())
        total: Dict[str, float] = {agent: 0.0 for agent in env.agents}
        left: List[str] = []
        moments = 0
        for agent in env.agent_iter():
            check_agents(env)
            assert agent == env.agent_selection and agent in env.agents
            seen, reward, terminated, truncated, info = env.last()
            assert seen is not None
            assert env.observation_space(agent).contains(seen), (agent, seen)
            assert same(seen, env.observe(agent))
            assert env.last(observe=False)[0] is None
            assert reward == env._cumulative_rewards[agent]
            total[agent] += reward
            listed = sum(int(one) for one in seen["action_mask"])
            if terminated or truncated:
                assert listed == 0
                refused(lambda: env.step(0), ValueError)
                env.step(None)
                left.append(agent)
                assert agent not in env.agents
                continue
            assert listed == len(info["answers"]) >= 1
            assert isinstance(info["view"], dict)
            moments += 1
            for other in env.agents if moments % 8 == 0 else ():
                glance = env.observe(other)
                assert env.observation_space(other).contains(glance)
                assert other == agent or sum(int(one) for one in glance["action_mask"]) == 0
            refused(lambda: env.step(None), ValueError)
            if listed < env.action_space(agent).n:
                refused(lambda: env.step(listed), ValueError)
            action = chance.randrange(listed)
            assert env.action_space(agent).contains(action)
            env.step(action)
        assert sorted(left) == sorted(env.possible_agents) and env.agents == []
        assert all(0 <= reward <= 1 for reward in total.values())


def refused(what: Callable[[], object], kind: type) -> None:
    try:
        what()
    except kind:
        return
    raise AssertionError(f"{kind} was to be raised.")


def course(env: AECEnv, seed: int, steps: int) -> List[Tuple[Any, ...]]:
    """What a match of this seed looks like when the choices follow from the seed as well."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    told: List[Tuple[Any, ...]] = []
    for agent in env.agent_iter(steps):
        seen, reward, terminated, truncated, info = env.last()
        assert seen is not None
        told.append((agent, seen, reward, terminated, truncated, info))
        env.step(None if terminated else chance.randrange(len(info["answers"])))
    return told


def check_seeds(one: AECEnv, other: AECEnv, steps: int) -> None:
    """The same seed is the same match, in two environments and in one twice; another seed is another."""
    first = course(one, 42, steps)
    assert same(first, course(other, 42, steps))
    other.reset(seed=7)
    assert same(first, course(one, 42, steps))
    assert not same(first, course(one, 43, steps))


def check_gym(env: GymEnv, matches: int) -> None:
    """Gymnasium's demands: what ``reset`` and ``step`` give back, that seeds rule, that any action of the space may be given."""
    for space in (env.observation_space, env.action_space):
        space.seed(3)
        assert space.contains(space.sample())
    seen, info = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert same(seen, again)
    other, _ = env.reset(seed=6)
    assert not same(seen, other)
    following = [env.reset()[0], env.reset()[0]]
    env.reset(seed=6)
    assert same(following, [env.reset()[0], env.reset()[0]])
    for match in range(matches):
        seen, info = env.reset(seed=match, options={})
        ended = False
        while not ended:
            assert env.observation_space.contains(seen) and isinstance(info, dict)
            assert same(seen["action_mask"], info["action_mask"]) and same(seen["action_mask"], env.action_masks())
            assert sum(int(one) for one in seen["action_mask"]) == len(info["answers"]) >= 1
            seen, reward, ended, truncated, info = env.step(env.action_space.sample())
            assert isinstance(reward, float) and isinstance(ended, bool) and truncated is False
            assert 0 <= reward <= 1 and (ended or reward == 0)
        assert env.observation_space.contains(seen) and info["outcome"]["winners"] is not None
