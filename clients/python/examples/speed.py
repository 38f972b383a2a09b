"""How many answers a second go over the pipe: matches that end are followed by others, each answer is drawn from those listed.

    python3 clients/python/examples/speed.py --game zombiaki --seconds 10
"""

from __future__ import annotations

import argparse
import random
import time

from endzeit import GAMES, Connection, Many


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    options.add_argument("--game", choices=sorted(GAMES), default="zombiaki")
    options.add_argument("--players", type=int)
    options.add_argument("--lanes", type=int, default=512, help="matches side by side, in two halves that take turns")
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--warm", type=float, default=5, help="seconds before the count begins")
    options.add_argument("--observe", choices=["nothing", "numbers", "view", "both"], default="nothing")
    options.add_argument("--count", action="store_true", help="only how many answers there are, not which")
    given = options.parse_args()
    draw = random.Random(1).random
    with Connection() as connection:
        halves = [
            Many(
                given.game,
                given.lanes // 2,
                players=given.players,
                seed=f"half {half}",
                answers=not given.count,
                observe=given.observe,
                connection=connection,
            )
            for half in (0, 1)
        ]
        halves[1].send([int(draw() * lane.count) for lane in halves[1].lanes])
        turn = 0
        answers = matches = 0
        begun = time.perf_counter()
        counting = False
        while True:
            half = halves[turn]
            half.send([int(draw() * lane.count) for lane in half.lanes])
            turn = 1 - turn
            matches += len(halves[turn].receive())
            answers += len(halves[turn].lanes)
            now = time.perf_counter() - begun
            if not counting and now >= given.warm:
                counting, answers, matches, begun = True, 0, 0, time.perf_counter()
            elif counting and now >= given.seconds:
                break
        print(f"{given.game}: {answers / now:,.0f} answers/s, {matches / now:,.0f} matches/s in {now:.1f} s")


if __name__ == "__main__":
    main()
