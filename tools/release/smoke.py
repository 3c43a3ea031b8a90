"""What must work where nothing is but the wheel: the README's lines of Python, and a house that opens."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import urllib.request
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from tools.setup_env import BIN, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SECONDS = 120
OPEN = re.compile(r"Ratskeller is open at (http://127\.0\.0\.1:\d+)\n")


def readme_lines() -> str:
    """The lines of Python on the front page."""
    found = re.search(
        r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    if not found:
        raise ValueError("README.md has no lines of Python")
    return found[1]


def variables() -> dict[str, str]:
    """The shell's variables without those that lead to a checkout, or say how rules run."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("RATSKELLER_", "PYTHON"))}


def run_readme(environment: Path) -> str:
    """What they print in an environment; nothing from where one stands or from the shell can help them."""
    python = environment / BIN / "python"
    done = subprocess.run(
        [python, "-I", "-c", readme_lines()],
        cwd=environment,
        env=variables(),
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=SECONDS,
    )
    if done.returncode:
        raise RuntimeError(f"the README's lines of Python fail:\n{done.stderr}")
    return done.stdout


@contextmanager
def open_house(environment: Path) -> Iterator[str]:
    """The address of `ratskeller play`; afterwards it is closed, and must close without fuss."""
    house = subprocess.Popen(
        [environment / BIN / "ratskeller", "play", "--no-browser", "--port", "0"],
        cwd=environment,
        env={**variables(), "XDG_DATA_HOME": str(environment / "data")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    with house:
        too_long = Timer(SECONDS, house.kill)
        too_long.start()
        try:
            said, found = "", None
            while house.stdout and not found and (line := house.stdout.readline()):
                said, found = said + line, OPEN.fullmatch(line)
            if not found:
                raise RuntimeError(f"`ratskeller play` does not open: {said}")
            yield found[1]
            house.send_signal(signal.SIGINT)
            if house.wait(SECONDS):
                raise RuntimeError(f"`ratskeller play` ends with exit code {house.returncode}")
        finally:
            too_long.cancel()
            house.kill()


def fetch(address: str) -> str:
    """What a house answers; nothing lies between us and it."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(address, timeout=SECONDS) as answer:
        return str(answer.read().decode())


def how_rules_run(address: str) -> str:
    """`compiled` or `pure`, as a house tells it."""
    return str(json.loads(fetch(f"{address}/health"))["build"])
