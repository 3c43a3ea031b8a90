"""The record of a running game on disk: every line is there before anybody is told of it."""

from __future__ import annotations

import os
import secrets
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ratskeller.cli.files import file_error, read_text
from ratskeller.kernel.branches import first_roll
from ratskeller.kernel.errors import Altered, BadRecord, RatskellerError
from ratskeller.kernel.numbers import DEALER
from ratskeller.kernel.record import Record, read_record, write_line
from ratskeller.kernel.replay import replay, walk
from ratskeller.kernel.rng import Rng

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.record import EndLine, Header, StepLine

BINARY = getattr(os, "O_BINARY", 0)  # on Windows, where a line break would become two signs


class RecordFile:
    """A record that grows line by line. Only one program at a time may write it."""

    def __init__(self, path: Path, flags: int) -> None:
        """Open the file and keep everybody else out."""
        self.path = path
        self._file = os.open(path, flags | os.O_APPEND | BINARY, 0o600)
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(self._file)
                raise RatskellerError(f"The game in {path} is being played in another window.") from None
            except OSError:
                pass  # a file system without locks

    def append(self, line: Header | StepLine | EndLine) -> None:
        """Write a line, and wait until the disk has it."""
        left = write_line(line).encode()
        try:
            while left:
                left = left[os.write(self._file, left) :]
            os.fsync(self._file)
        except OSError as error:
            error.filename = str(self.path)
            raise RatskellerError(f"{file_error(error)} What is in it can be resumed later.") from error

    def cut_to(self, size: int) -> bool:
        """Drop what comes after so many bytes; False if nothing does."""
        if os.fstat(self._file).st_size <= size:
            return False
        os.ftruncate(self._file, size)
        os.fsync(self._file)
        return True

    def close(self) -> None:
        """Let others have the file."""
        os.close(self._file)


def create_record(path: Path, header: Header) -> RecordFile:
    """A new record with its first line."""
    try:
        made = RecordFile(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY)
    except FileExistsError:
        raise RatskellerError(f"{path} is there already; give another name, or go on with it by --resume.") from None
    made.append(header)
    _sync_folder(path.parent)
    return made


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":
        opened = os.open(folder, os.O_RDONLY)
        os.fsync(opened)
        os.close(opened)


def reopen_record(path: Path) -> tuple[RecordFile, Record, int]:
    """A record to go on with: the file, what it says, and the bytes of it that are whole lines."""
    file = RecordFile(path, os.O_RDWR)
    try:
        text = read_text(path)
        whole = text[: text.rfind("\n") + 1]
        return file, read_record(whole), len(whole.encode())
    except BaseException:
        file.close()
        raise


def take_up(game: Game, record: Record) -> tuple[Match, int, Rng]:
    """The game where its record stops, its seed (a new one if it has none), and the dealer at the same point."""
    if record.header.dice is not None:
        raise BadRecord("This game is rolled with the dice of its table; it can go on only there.")
    match = replay(game, record)
    has_seed = record.header.seed is not None
    seed = int(record.header.seed, 16) if record.header.seed is not None else secrets.randbits(64)
    dealer = make_dealer(seed)
    for passed, line in zip(walk(game, record), record.steps, strict=False):
        if line.n < first_roll(record.header):
            continue
        if has_seed and passed.state.is_chance() and game.write_outcome(passed.state.draw(dealer)) != line.do:
            message = f"Step {line.n} (“{line.do}”) is not what the record's seed gives; the game cannot go on."
            raise Altered(message, line.n)
    return match, seed, dealer


def make_dealer(seed: int) -> Rng:
    """The stream that decides the dice and the cards of a game."""
    return Rng(seed).split(DEALER)


def new_path(game_name: str) -> Path:
    """A file of its own for a new game, in the user's data folder."""
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game_name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, count = folder / f"{stem}.jsonl", 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}.jsonl"
    return path


def data_folder() -> Path:
    """Where this system keeps what programs have to remember."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "ratskeller"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "ratskeller"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ratskeller"
    return Path.home() / ".local" / "share" / "ratskeller"
