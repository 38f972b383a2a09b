"""The protocol: one line of JSON for each request, one for each reply (docs/protocol.md)."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType
from typing import IO, Any, Dict, List, NamedTuple, Optional, Sequence, Tuple, Type, Union

Json = Any
Request = Dict[str, Any]
Reply = Dict[str, Any]

_ENTRY = Path("packages", "cli", "bin", "endzeit.mjs")


class EndzeitError(Exception):
    """Endzeit could not be found, started or spoken to."""


class Refusal(NamedTuple):
    """Why the rules refuse an answer: the anchor of the rule, and the reason."""

    rule: str
    reason: str


class ProtocolError(EndzeitError):
    """A request failed; nothing has changed. ``code`` is for programs, the message for people."""

    def __init__(self, code: str, message: str, refusal: Optional[Refusal] = None) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.refusal = refusal

    def __reduce__(self) -> Tuple[Any, ...]:
        # What goes from one process to another is made anew by its parts.
        return (type(self), (self.code, self.message, self.refusal))


def error_of(told: Reply) -> Optional[ProtocolError]:
    """The error that a reply, or an entry of one, tells of."""
    error = told.get("error")
    if error is None:
        return None
    refusal = error.get("refusal")
    return ProtocolError(error["code"], error["message"], Refusal(**refusal) if refusal is not None else None)


def find_command() -> List[str]:
    """How to start ``endzeit``: ``ENDZEIT`` in the environment, a checkout around this file or the working folder, or the path."""
    named = os.environ.get("ENDZEIT", "").strip()
    if named != "":
        try:
            return shlex.split(named)
        except ValueError as error:
            raise EndzeitError(f"ENDZEIT is no command: {error} in {named}.") from error
    for start in (Path(__file__).resolve(), Path.cwd().resolve() / "here"):
        for folder in start.parents:
            if (folder / _ENTRY).is_file():
                return _in_checkout(folder)
    command = shutil.which("endzeit")
    if command is not None:
        return [command]
    raise EndzeitError(
        "Endzeit was not found. Start your program inside its checkout, or set ENDZEIT to the command, "
        'such as ENDZEIT="node /path/to/checkout/packages/cli/bin/endzeit.mjs".'
    )


def _in_checkout(folder: Path) -> List[str]:
    node = shutil.which("node")
    if node is None:
        raise EndzeitError("Endzeit needs Node 20.19 or newer: there is no node on the path.")
    if not (folder / "node_modules" / "tsx").is_dir():
        raise EndzeitError(f"Endzeit's packages are not installed yet: run npm ci in {folder}.")
    return [node, str(folder / _ENTRY)]


class Connection:
    """A process of ``endzeit protocol``, and the conversation with it. One thread may speak to it at a time.

    ``command`` starts it instead of what ``find_command`` finds.
    """

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        named = find_command() if command is None else list(command)
        if not named:
            raise EndzeitError('command: is empty. It starts with a program, such as ["npx", "endzeit"].')
        self._command = [*named, "protocol"]
        self._complaints: IO[bytes] = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints
            )
        except OSError as error:
            self._complaints.close()
            raise EndzeitError(f"{shlex.join(self._command)} could not be started: {error}") from error
        #: The answers that were told by number, by their numbers: they hold for the whole conversation.
        self.answers: Dict[int, Json] = {}
        self._sent = 0
        self._arrived = 0
        #: Replies that came while one of a later line was asked for, by ticket.
        self._kept: Dict[int, Json] = {}
        # Lines are read beside: a long line may be written while a long reply is still on its way.
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __reduce__(self) -> Tuple[Any, ...]:
        raise EndzeitError("A connection cannot be copied or sent to another process: make one in each.")

    def _read(self) -> None:
        stdout = self._process.stdout
        assert stdout is not None
        for line in stdout:
            self._lines.put(line)
        self._lines.put(b"")

    def send(self, line: Union[Request, Sequence[Request]]) -> int:
        """Sends a request, or several as one line, without waiting. The ticket that it gives back is for ``receive``."""
        stdin = self._process.stdin
        if stdin is None or stdin.closed:
            raise EndzeitError("The connection is closed.")
        try:
            stdin.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            stdin.flush()
        except (BrokenPipeError, OSError) as error:
            raise self._ended() from error
        self._sent += 1
        return self._sent

    def receive(self, ticket: int) -> Json:
        """The reply to the line of this ticket: an object, or a list for a batch. Errors in it are not raised."""
        if not (ticket in self._kept or self._arrived < ticket <= self._sent):
            raise EndzeitError(f"No reply is waited for by the ticket {ticket}.")
        while ticket not in self._kept:
            line = self._lines.get()
            if line == b"":
                raise self._ended()
            self._arrived += 1
            replies = self._kept[self._arrived] = self._heard(line)
            for reply in replies if isinstance(replies, list) else (replies,):
                for number, answer in reply.get("spelled", ()):
                    self.answers[number] = answer
        return self._kept.pop(ticket)

    def _heard(self, line: bytes) -> Json:
        try:
            replies = json.loads(line)
        except ValueError:
            replies = None
        if isinstance(replies, dict) or (isinstance(replies, list) and all(isinstance(one, dict) for one in replies)):
            return replies
        said = line[:200].decode(errors="replace").strip()
        raise EndzeitError(
            f"{shlex.join(self._command)} said what is no reply: {said}. Set ENDZEIT to a command that writes nothing else."
        )

    def ask(self, do: str, **fields: Any) -> Reply:
        """One request and its reply. Raises ``ProtocolError`` when it fails."""
        reply: Reply = self.receive(self.send({"do": do, **fields}))
        error = error_of(reply)
        if error is not None:
            raise error
        return reply

    def batch(self, requests: Sequence[Request]) -> List[Union[Reply, ProtocolError]]:
        """Several requests as one line; in the place of each that failed stands its error."""
        if len(requests) == 0:
            return []
        replies = self.receive(self.send(list(requests)))
        if isinstance(replies, dict):
            raise error_of(replies) or EndzeitError("The reply to a batch is a list.")
        return [error_of(reply) or reply for reply in replies]

    def _ended(self) -> EndzeitError:
        self._lines.put(b"")
        if self._complaints.closed:
            return EndzeitError("The connection is closed.")
        self._wait()
        code = self._process.returncode
        self._complaints.seek(0)
        said = self._complaints.read().decode(errors="replace").strip()[-2000:]
        return EndzeitError(f"{shlex.join(self._command)} ended with {code}." + (f"\n{said}" if said else ""))

    def _wait(self) -> None:
        """Whoever has hung up has to go."""
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def closed(self) -> bool:
        """Whether nobody can be spoken to any more."""
        return self._complaints.closed or self._process.poll() is not None

    def close(self) -> None:
        """Ends the process and waits for it."""
        if self._complaints.closed:
            return
        if self._process.stdin is not None:
            try:
                self._process.stdin.close()
            except OSError:
                pass
        self._wait()
        self._reader.join()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._complaints.close()

    def __enter__(self) -> "Connection":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()
