"""Agents as programs for tests: a good one, and many that do something wrong."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

FRAME = """
import json, os, sys, time
from pathlib import Path
here = Path(__file__).parent
asked = 0
def say(answer):
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "welcome":
        welcome = message
        {on_welcome}
    else:
        asked += 1
        legal = message["legal"]
        {on_question}
"""
READY = 'say({"ready": True})'
FIRST = 'say({"action": legal[0]})'


def write(folder: Path, *, on_welcome: str = READY, on_question: str = FIRST, name: str = "agent") -> str:
    """Write a program, and say by which name it enters."""
    file = folder / f"{name}.py"
    file.write_text(FRAME.replace("{on_welcome}", on_welcome).replace("{on_question}", on_question), encoding="utf-8")
    return f"process:{sys.executable} {file}"
