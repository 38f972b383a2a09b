from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import Any, List

import pytest

import endzeit
from endzeit import (
    GAMES,
    Connection,
    EndzeitError,
    GymEnv,
    Many,
    ProtocolError,
    Refusal,
    aec_env,
    find_command,
)


def test_a_request_has_its_reply_and_a_fault_is_raised_with_its_code(house: Connection) -> None:
    assert [game["id"] for game in house.ask("games")["games"]] == list(GAMES)
    with pytest.raises(ProtocolError) as fault:
        house.ask("question", match=10**9)
    assert fault.value.code == "unknown-match"
    match = house.ask("new", game="zombiaki", seed="p")["match"]
    with pytest.raises(ProtocolError) as fault:
        house.ask("answer", match=match, seat=1, answer={"end": True})
    assert fault.value.refusal == Refusal("human-phase", "only-when-playing")
    house.ask("drop", match=match)


def test_a_fault_in_a_batch_stands_in_its_place(house: Connection) -> None:
    opened, fault, games = house.batch(
        [{"do": "new", "game": "zombiaki"}, {"do": "what"}, {"do": "games"}]
    )
    assert isinstance(opened, dict) and isinstance(games, dict)
    assert isinstance(fault, ProtocolError) and fault.code == "unknown-request"
    assert house.batch([]) == []
    house.ask("drop", match=opened["match"])
    with pytest.raises(ProtocolError) as all_of_it:
        house.batch([{"do": "games"}] * 1025)
    assert all_of_it.value.code == "too-many"


def test_replies_are_kept_for_their_tickets(house: Connection) -> None:
    first = house.send({"id": 1, "do": "games"})
    second = house.send([{"id": 2, "do": "games"}] * 40)
    third = house.send({"id": 3, "do": "games"})
    assert house.receive(third)["id"] == 3
    assert house.receive(first)["id"] == 1
    assert len(house.receive(second)) == 40
    with pytest.raises(EndzeitError, match="ticket"):
        house.receive(first)
    with pytest.raises(EndzeitError, match="ticket"):
        house.receive(third + 1)


def test_the_number_of_players_and_the_games_are_those_of_the_house(house: Connection) -> None:
    for game in house.ask("games")["games"]:
        assert game["seats"]["min"] <= GAMES[game["id"]].players <= game["seats"]["max"]


def test_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ENDZEIT", "a-house 'of mine'")
    assert find_command() == ["a-house", "of mine"]
    with pytest.raises(EndzeitError, match="a-house 'of mine' protocol could not be started"):
        Connection()
    # It is run from a folder that is no checkout, by a package that lies in none.
    monkeypatch.delenv("ENDZEIT")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(endzeit.protocol, "__file__", str(tmp_path / "endzeit" / "protocol.py"))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(EndzeitError, match="was not found.*ENDZEIT"):
        find_command()
    entry = tmp_path / "packages" / "cli" / "bin" / "endzeit.mjs"
    entry.parent.mkdir(parents=True)
    entry.write_text("")
    with pytest.raises(EndzeitError, match="Node"):
        find_command()
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(EndzeitError, match="npm ci in"):
        find_command()
    (tmp_path / "node_modules" / "tsx").mkdir(parents=True)
    assert find_command() == [str(node), str(entry)]


def test_a_house_that_ends_is_told_with_what_it_said() -> None:
    says = "import sys; sys.stderr.write('no room'); sys.exit(3)"
    connection = Connection([sys.executable, "-c", says])
    with pytest.raises(EndzeitError, match="ended with 3[^$]*no room"):
        for _ in range(100):
            connection.ask("games")
    connection.close()
    connection.close()
    with pytest.raises(EndzeitError, match="closed"):
        connection.ask("games")


def test_tables_can_be_closed_after_their_connection() -> None:
    with Connection() as connection:
        ticket = connection.send({"do": "games"})
        tables: List[Any] = [GymEnv("zombiaki", connection=connection), aec_env("zombiaki", connection=connection)]
        for table in tables:
            table.reset(seed=1)
        tables.append(Many("zombiaki", 2, connection=connection))
    connection.receive(ticket)
    for table in tables:
        table.close()
        table.close()
    with pytest.raises(EndzeitError, match="call reset first|closed"):
        tables[0].step(0)


@pytest.mark.parametrize("said", ["welcome", "[1]", "7"])
def test_what_is_no_reply_is_quoted(said: str) -> None:
    with Connection([sys.executable, "-c", f"print('{said}', flush=True); input()"]) as connection:
        with pytest.raises(EndzeitError, match="said what is no reply: .*Set ENDZEIT"):
            connection.ask("games")


def test_a_reply_that_never_came_is_missed_after_the_end_as_well() -> None:
    with Connection([sys.executable, "-c", "input()"]) as connection:
        ticket = connection.send({"do": "games"})
    for _ in range(2):
        with pytest.raises(EndzeitError, match="closed"):
            connection.receive(ticket)


def test_an_error_goes_from_process_to_process_and_a_connection_does_not(house: Connection) -> None:
    error = pickle.loads(pickle.dumps(ProtocolError("refused", "no", Refusal("a", "b"))))
    assert (error.code, error.message, error.refusal) == ("refused", "no", Refusal("a", "b"))
    with pytest.raises(EndzeitError, match="make one in each"):
        pickle.dumps(house)


def test_a_command_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENDZEIT", "node 'x")
    with pytest.raises(EndzeitError, match="ENDZEIT is no command: .* in node 'x"):
        find_command()
    with pytest.raises(EndzeitError, match="command: is empty"):
        Connection([])
