"""A parser of arguments that says in one sentence what is wrong, what was expected and whom to ask."""

from __future__ import annotations

import argparse
import re
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

# What argparse says, and what we say instead; the groups are filled in. The first that fits is taken.
SENTENCES: tuple[tuple[str, str], ...] = (
    (r"the following arguments are required: (.+), (.+?)", r"\1 and \2 are missing."),
    (r"the following arguments are required: (.+)", r"\1 is missing."),
    (r"unrecognized arguments: (-\S*).*", r"There is no option \1 here."),
    (r"unrecognized arguments: (.+)", r"There is nothing to be done with “\1” here."),
    (r"argument (\S+): expected one argument", r"\1 needs a value."),
    (r"argument (\S+): expected at least one argument", r"\1 needs at least one value."),
    (r"argument (\S+): expected .*", r"\1 has the wrong number of values."),
    (r"argument (\S+): ignored explicit argument (.+)", r"\1 takes no value, but got \2."),
    (r"argument (\S+): not allowed with argument (\S+)", r"\1 does not go with \2."),
    (r"argument (\S+): invalid choice: (.+) \(choose from (.+)\)", r"\1 takes one of \3, not \2."),
    (r"argument (\S+): invalid int value: (.+)", r"\1 takes a whole number, not \2."),
    (r"argument (\S+): invalid float value: (.+)", r"\1 takes a number, not \2."),
    (r"argument (\S+): (.+)", r"\1 \2."),
    (r"(.+[.?!])", r"\1"),
    (r"(.+)", r"\1."),
)


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence on stderr and exit code 2, without a page of usage."""

    def __init__(self, *arguments: object, **settings: object) -> None:
        """Options cannot be shortened: a short form that works today would be ambiguous tomorrow."""
        settings.setdefault("allow_abbrev", False)
        settings.setdefault("formatter_class", HelpFormatter)
        settings["add_help"] = False
        super().__init__(*arguments, **settings)  # type: ignore[arg-type]
        self.add_argument("-h", "--help", action="help", help="this page")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Print help or version; a disk that is full is not passed over in silence, as argparse would."""
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        sentence = as_sentence(message)
        stop = "" if sentence.endswith("?") else "."
        sys.stderr.write(f"{self.prog}: {sentence.removesuffix('.')} (see `{self.prog} --help`){stop}\n")
        raise SystemExit(2)


class HelpFormatter(argparse.HelpFormatter):
    """Help in lines that are comfortable to read."""

    def __init__(self, prog: str) -> None:
        """Leave room for the longest option, and never use more than a hundred columns."""
        super().__init__(prog, max_help_position=28)
        self._width = min(self._width, 100)


def as_sentence(message: str) -> str:
    """A message of argparse as a sentence of ours."""
    message = " ".join(message.split())
    for pattern, sentence in SENTENCES:
        if found := re.fullmatch(pattern, message):
            return found.expand(sentence)
    return message
