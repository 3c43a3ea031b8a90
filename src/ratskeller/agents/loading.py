"""Finds what a name such as `python:my_module:MyBot` or `python:./my_bot.py:MyBot` stands for."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    from types import ModuleType

PYTHON = "python:"
LISTED = 10  # of what a module has instead


def load(name: str) -> Any:
    """What makes an agent for every game: a class, or a function."""
    where, colon, what = name.removeprefix(PYTHON).rpartition(":")
    if not colon or not where or not what.isidentifier():
        raise BadSetup(f"{name!r} names no agent; expected python:MODULE:NAME, such as python:./my_bot.py:MyBot.")
    module = _import(where)
    found = getattr(module, what, None)
    if found is None:
        others = [each for each, value in vars(module).items() if _is_candidate(each, value, module)]
        raise BadSetup(
            f"{where} has no {what!r}; it has: {', '.join(others[:LISTED]) or 'nothing that could be meant'}."
        )
    if not callable(found):
        raise BadSetup(f"{what!r} in {where} makes no agent; expected a class, or a function that gives an object.")
    return found


def _import(where: str) -> ModuleType:
    try:
        if where.endswith(".py"):
            return _import_file(Path(where).resolve())
        _look_in(Path.cwd())
        return importlib.import_module(where)
    except ModuleNotFoundError as error:
        raise BadSetup(
            f"{where} cannot be imported: there is no module {error.name!r} here or where Python looks."
        ) from None
    except FileNotFoundError:
        raise BadSetup(f"There is no file {where}.") from None
    except (Exception, SystemExit) as error:  # noqa: BLE001  (a program of somebody else's)
        raise BadSetup(f"{where} cannot be imported: {told(error)}.") from None


def _import_file(file: Path) -> ModuleType:
    """A file once, whoever asks for it and how often; what lies beside it can be imported by it."""
    name = f"{__name__}:{file}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, file)
        if spec is None or spec.loader is None or not file.is_file():
            raise FileNotFoundError(file)
        _look_in(file.parent)
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def _look_in(folder: Path) -> None:
    """At the end of the path: a file random.py where the user stands must not replace the module of that name."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _is_candidate(name: str, value: object, module: ModuleType) -> bool:
    return callable(value) and not name.startswith("_") and getattr(value, "__module__", "") == module.__name__


def told(error: BaseException) -> str:
    """An error of somebody else's program in half a sentence, with the place that it came from."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = f" ({Path(at.tb_frame.f_code.co_filename).name}, line {at.tb_lineno})" if at is not None else ""
    text = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}{f': {text}' if text else ''}{place}"
