from __future__ import annotations

import inspect
import math
import re
from pathlib import Path

import endzeit
from endzeit import spaces


def test_everything_that_is_offered_is_typed() -> None:
    assert (Path(endzeit.__file__).parent / "py.typed").is_file()
    functions = 0
    for name in endzeit.__all__:
        thing = getattr(endzeit, name)
        members = [member for _, member in inspect.getmembers(thing, inspect.isfunction)] if inspect.isclass(thing) else [thing]
        for member in members:
            if not inspect.isfunction(member) or not member.__module__.startswith("endzeit"):
                continue
            functions += 1
            signature = inspect.signature(member)
            assert signature.return_annotation is not inspect.Signature.empty, member
            for parameter in signature.parameters.values():
                assert parameter.name == "self" or parameter.annotation is not inspect.Parameter.empty, member
    assert functions > 30


def test_the_version_is_that_of_the_package() -> None:
    project = (Path(__file__).parent.parent / "pyproject.toml").read_text()
    assert re.search(r'^version = "(.*)"$', project, re.M)[1] == endzeit.__version__  # type: ignore[index]


def test_its_own_spaces_do_like_those_of_gymnasium() -> None:
    number = spaces.Discrete(5)
    number.seed(1)
    drawn = [number.sample() for _ in range(50)]
    number.seed(1)
    assert drawn == [number.sample() for _ in range(50)] and set(drawn) == set(range(5))
    assert number.sample([0, 0, 1, 0, 0]) == 2
    assert 4 in number and 5 not in number and -1 not in number and "4" not in number
    assert number == spaces.Discrete(5) and number != spaces.Discrete(6)
    box = spaces.Box([0, -math.inf], [1, math.inf])
    assert box.sample() in box and [0.5, 1e9] in box and [2, 0] not in box and [0] not in box and 7 not in box
    assert box == spaces.Box([0, -math.inf], [1, math.inf]) and box != spaces.Box([0, 0], [1, 1])
    both = spaces.DictSpace({"a": number, "b": box})
    both.seed(2)
    assert both.sample() in both and {"a": 1} not in both and both["a"] is number
    assert both == spaces.DictSpace({"a": spaces.Discrete(5), "b": spaces.Box([0, -math.inf], [1, math.inf])})
    assert list(spaces.row(4, [1, 7.0, 3, -1.0])) == [0, 7, 0, -1]
    assert list(spaces.mask(4, 2)) == [1, 1, 0, 0]
