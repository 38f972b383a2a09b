"""What the interfaces need to know of a game before it is asked."""

from __future__ import annotations

from typing import Dict, NamedTuple


class GameFacts(NamedTuple):
    """``players`` is how many sit down where nothing is said; ``actions`` has room for the longest list of answers, and more."""

    players: int
    actions: int


GAMES: Dict[str, GameFacts] = {
    "zombiaki": GameFacts(players=2, actions=96),
    "walking-dead": GameFacts(players=2, actions=128),
    "armageddon": GameFacts(players=3, actions=2048),
    "dawn-of-the-zeds": GameFacts(players=1, actions=512),
    "winter-der-toten": GameFacts(players=3, actions=384),
}
