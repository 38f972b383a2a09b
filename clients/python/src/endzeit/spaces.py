"""The spaces that actions and observations come from: Gymnasium's where it is installed, else ones that do alike."""

from __future__ import annotations

import math
import random
from array import array
from typing import Any, Dict, List, Optional, Sequence

gymnasium: Any
numpy: Any
try:
    import gymnasium
    import numpy
except ImportError:
    gymnasium = None
    numpy = None


class Space:
    """What the three below have in common."""

    def __init__(self) -> None:
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        self._random = random.Random(seed)

    def contains(self, x: Any) -> bool:
        raise NotImplementedError

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)


class Discrete(Space):
    """Whole numbers from 0 to ``n`` - 1."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        if mask is None:
            return self._random.randrange(self.n)
        allowed = [at for at, one in enumerate(mask) if one]
        return self._random.choice(allowed) if allowed else 0

    def contains(self, x: Any) -> bool:
        return isinstance(x, int) and 0 <= x < self.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box(Space):
    """Rows of numbers, each within its own limits."""

    def __init__(self, low: Sequence[float], high: Sequence[float]) -> None:
        super().__init__()
        self.low = array("d", low)
        self.high = array("d", high)
        self.shape = (len(self.low),)

    def sample(self) -> "array[float]":
        def one(low: float, high: float) -> float:
            return self._random.uniform(low if math.isfinite(low) else -1e3, high if math.isfinite(high) else 1e3)

        return array("d", map(one, self.low, self.high))

    def contains(self, x: Any) -> bool:
        if not hasattr(x, "__len__") or len(x) != len(self.low):
            return False
        return all(low <= value <= high for low, value, high in zip(self.low, x, self.high))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and other.low == self.low and other.high == self.high

    def __repr__(self) -> str:
        return f"Box({len(self.low)})"


class DictSpace(Space):
    """Objects with a space for each key."""

    def __init__(self, spaces: Dict[str, Any]) -> None:
        super().__init__()
        self.spaces = spaces

    def seed(self, seed: Optional[int] = None) -> None:
        for space in self.spaces.values():
            space.seed(seed)

    def sample(self) -> Dict[str, Any]:
        return {key: space.sample() for key, space in self.spaces.items()}

    def contains(self, x: Any) -> bool:
        return (
            isinstance(x, dict)
            and x.keys() == self.spaces.keys()
            and all(space.contains(x[key]) for key, space in self.spaces.items())
        )

    def __getitem__(self, key: str) -> Any:
        return self.spaces[key]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DictSpace) and other.spaces == self.spaces

    def __repr__(self) -> str:
        return f"DictSpace({self.spaces})"


def discrete(n: int) -> Any:
    return Discrete(n) if gymnasium is None else gymnasium.spaces.Discrete(n)


def observations(low: List[float], high: List[float], actions: int) -> Any:
    """What is seen: the row of numbers, and by each action whether it may be taken now."""
    if gymnasium is None:
        mask = Box([0] * actions, [1] * actions)
        return DictSpace({"observation": Box(low, high), "action_mask": mask})
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(
                numpy.array(low, dtype=numpy.float32), numpy.array(high, dtype=numpy.float32), dtype=numpy.float32
            ),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), dtype=numpy.int8),
        }
    )


def row(length: int, pairs: Sequence[float]) -> Any:
    """A row of numbers out of the places and values that the protocol tells."""
    made: Any = array("d", bytes(8 * length)) if numpy is None else numpy.zeros(length, dtype=numpy.float32)
    if numpy is None:
        for at in range(0, len(pairs), 2):
            made[pairs[at]] = pairs[at + 1]
    else:
        made[pairs[0::2]] = pairs[1::2]
    return made


def mask(length: int, count: int) -> Any:
    """1 for each of the first ``count`` actions: the others stand for no answer."""
    if numpy is None:
        return array("b", b"\x01" * count + bytes(length - count))
    made = numpy.zeros(length, dtype=numpy.int8)
    made[:count] = 1
    return made
