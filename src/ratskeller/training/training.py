"""What a module that trains a game is given: a seed, a folder to go on from, and somewhere to put the results."""

from __future__ import annotations

import time
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.learned import FOLDER, Learned, Making, write_learned

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ratskeller.kernel.game import Game

ROOM = "ratskeller.training"
SPENT = "processor-seconds"
ABOUT = "training"


class Progress(Protocol):
    """Somebody who shows how far it is."""

    def show(self, done: int, total: int, what: str) -> None:
        """So much of so much is done of something."""


class Training:
    """One training of one game. Every `train(training)` of this package's modules gets one."""

    def __init__(self, game: Game, seed: int, folder: Path, out: Path, progress: Progress, command: str) -> None:
        """`folder` keeps what is half done, `out` gets the finished files, `command` is what made them."""
        self.game = game
        self.seed = seed
        self.progress = progress
        self._folder = folder
        self._out = out
        self._command = command
        self._begun = time.process_time()
        self.finished: list[Path] = []
        (out / FOLDER).mkdir(parents=True, exist_ok=True)  # now: what cannot be written should not be learnt first
        about = {"game": game.name, "rules_version": game.rules_version, "seed": seed}
        if self.kept(ABOUT) not in (None, about):
            raise BadSetup(f"{folder} holds another training; take another folder.")
        self._write(self._folder / f"{ABOUT}.json", msgspec.json.encode(about))
        self._spent = float(self.kept(SPENT) or 0.0)

    def kept(self, name: str) -> Any:
        """What was kept under a name, by this run or by one that was broken off; None if there is nothing."""
        path = self._folder / f"{name}.json"
        try:
            return msgspec.json.decode(path.read_bytes()) if path.exists() else None
        except (msgspec.DecodeError, ValueError):
            raise BadSetup(f"{path} cannot be read; delete it, or take another folder.") from None

    def keep(self, name: str, value: Any) -> None:
        """Keep something so that a run that is broken off can go on from it."""
        self._write(self._folder / f"{name}.json", msgspec.json.encode(value))
        if name != SPENT:
            self.keep(SPENT, self.processor_seconds)

    @property
    def processor_seconds(self) -> float:
        """All that this training has cost so far, runs that were broken off included."""
        return self._spent + time.process_time() - self._begun

    def finish(self, name: str, title: str, numbers: dict[str, list[float]], *, games: int, strength: str) -> None:
        """Write a data file of the game."""
        making = Making(
            command=self._command,
            seed=self.seed,
            rules_version=self.game.rules_version,
            games=games,
            processor_seconds=round(self.processor_seconds, 1),
            strength=strength,
        )
        text = write_learned(Learned(title=title, making=making, numbers=numbers))
        path = self._out / FOLDER / f"{name}.toml"
        self._write(path, text.encode())
        self.finished.append(path)

    @staticmethod
    def _write(path: Path, content: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".half")
        half.write_bytes(content)
        half.replace(path)


def find_training(game: Game) -> Callable[[Training], None]:
    """How a game is trained: the function `train` of the module with its name."""
    name = f"{ROOM}.{game.name}"
    if find_spec(name) is None:
        raise BadSetup(f"{game.title} has nothing to learn: there is no module {name}.")
    train: Callable[[Training], None] = import_module(name).train
    return train
