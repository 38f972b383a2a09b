from __future__ import annotations

from typing import Iterator

import pytest

from endzeit import Connection


@pytest.fixture(scope="session")
def house() -> Iterator[Connection]:
    """One conversation for all tests: to start the house takes longer than most of them."""
    with Connection() as connection:
        yield connection
