"""A run that asks for other rules than those that are there fails at once, and says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ratskeller import BUILD

ROOT = Path(__file__).resolve().parents[2]
OTHER = {"compiled": "pure", "pure": "compiled"}


@pytest.mark.parametrize(("expected", "passes"), [(BUILD.kind, True), (OTHER[BUILD.kind], False)])
def test_a_silent_fallback_cannot_pass(expected: str, passes: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "tests/kernel/test_errors.py"],
        cwd=ROOT,
        env={**os.environ, "RATSKELLER_EXPECT": expected},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) is passes, done.stdout + done.stderr
    if passes:
        assert f"ratskeller: {BUILD.kind} rules" in done.stdout
    else:
        assert f"RATSKELLER_EXPECT={expected}, but the rules that run are {BUILD.kind}" in done.stderr
