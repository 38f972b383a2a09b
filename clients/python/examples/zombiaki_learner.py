"""A small learner for Zombiaki: it plays against random and learns from who has won. Pure Python.

    python3 clients/python/examples/zombiaki_learner.py --seconds 40 --matches 2000

For each side there is one weight for each answer at each question, and an answer is drawn by its weight (softmax). When a match is over, the weights
of what was answered go up or down with the outcome (REINFORCE with the mean outcome as its baseline). Then the side plays ``--matches``
matches with seeds that it has not seen, and always takes the answer with the greatest weight.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Dict, List, Optional, Tuple

from endzeit import Connection, Ended, Lane, Many

SIDES = ("zombies", "humans")
LANES = 128

# By question and answer; an answer has the same number for a whole connection.
Weights = Dict[Tuple[str, int], float]
# What was listed, how likely each was, and which was drawn.
Step = Tuple[List[Tuple[str, int]], List[float], int]


def wilson(wins: float, n: int) -> Tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.959964
    share = wins / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


class Learner:
    def __init__(self, side: int, rate: float, chance: random.Random) -> None:
        self.side = side
        self.weights: Weights = {}
        self._rate = rate
        self._chance = chance
        self._mean = 0.5
        self._paths: List[List[Step]] = [[] for _ in range(LANES)]
        self.matches = 0

    def choose(self, lanes: List[Lane]) -> List[int]:
        get = self.weights.get
        choices: List[int] = []
        for lane, path in zip(lanes, self._paths):
            if lane.count == 1:
                choices.append(0)
                continue
            ask = lane.ask
            keys = [(ask, number) for number in lane.numbers]
            powers = [math.exp(get(key, 0.0)) for key in keys]
            total = sum(powers)
            likely = [power / total for power in powers]
            chosen = self._chance.choices(range(len(keys)), powers)[0]
            path.append((keys, likely, chosen))
            choices.append(chosen)
        return choices

    def learn(self, ended: List[Ended]) -> None:
        weights = self.weights
        for match in ended:
            better = match.rewards[self.side] - self._mean
            self._mean += (match.rewards[self.side] - self._mean) * 0.01
            for keys, likely, chosen in self._paths[match.lane]:
                for at, (key, share) in enumerate(zip(keys, likely)):
                    weights[key] = weights.get(key, 0.0) + self._rate * better * ((at == chosen) - share)
            self._paths[match.lane] = []
            self.matches += 1

    def best(self, lane: Lane) -> int:
        return max(range(lane.count), key=lambda at: self.weights.get((lane.ask, lane.numbers[at]), 0.0))


def against_random(side: int) -> List[Optional[str]]:
    bots: List[Optional[str]] = ["random", "random"]
    bots[side] = None
    return bots


def train(connection: Connection, seconds: float, rate: float, seed: str) -> List[Learner]:
    chance = random.Random(seed)
    learners = [Learner(side, rate, chance) for side in (0, 1)]
    tables = [
        Many("zombiaki", LANES, bots=against_random(side), seed=f"{seed} learns {SIDES[side]}", connection=connection)
        for side in (0, 1)
    ]
    end = time.monotonic() + seconds
    # While one side thinks, the matches of the other go on.
    tables[1].send(learners[1].choose(tables[1].lanes))
    turn = 0
    while time.monotonic() < end:
        tables[turn].send(learners[turn].choose(tables[turn].lanes))
        turn = 1 - turn
        learners[turn].learn(tables[turn].receive())
    tables[1 - turn].receive()
    for table in tables:
        table.close()
    return learners


def play(connection: Connection, learner: Optional[Learner], side: int, matches: int, seed: str) -> float:
    """How many of so many matches a side wins against random; without a learner it is random too."""
    bots = against_random(side) if learner is not None else [None, None]
    chance = random.Random(seed)
    wins = 0.0
    # The first matches of a row of seeds, all of them: those that end first are not those that are won most.
    wanted = {f"{seed}/{n + 1}" for n in range(matches)}
    with Many("zombiaki", min(256, matches), bots=bots, seed=seed, connection=connection) as table:
        while wanted:
            choices = [
                learner.best(lane) if learner is not None else chance.randrange(lane.count) for lane in table.lanes
            ]
            for match in table.step(choices):
                if match.seed in wanted:
                    wanted.discard(match.seed)
                    wins += match.rewards[side]
    return wins


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    options.add_argument("--seconds", type=float, default=40, help="how long to learn")
    options.add_argument("--matches", type=int, default=1000, help="how many matches each side is judged by")
    options.add_argument("--rate", type=float, default=0.2)
    options.add_argument("--seed", default="1")
    given = options.parse_args()
    with Connection() as connection:
        learners = train(connection, given.seconds, given.rate, given.seed)
        for side in (0, 1):
            for name, learner in (("random", None), ("learned", learners[side])):
                wins = play(connection, learner, side, given.matches, f"{given.seed} judges {SIDES[side]}")
                low, high = wilson(wins, given.matches)
                after = "" if learner is None else f" after {learner.matches} matches"
                print(
                    f"{SIDES[side]}, {name}{after}: {100 * wins / given.matches:.1f} % of {given.matches} matches "
                    f"against random (95 %: {100 * low:.1f} to {100 * high:.1f})",
                    flush=True,
                )


if __name__ == "__main__":
    main()
