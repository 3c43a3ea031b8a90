"""Finds Debian's Chromium, or another that is here. Playwright drives it; its own browser is never downloaded."""

# The standard library only: the set-up asks it before anything is installed.
from __future__ import annotations

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-sandbox",  # as root there is no other way, and it sees our own pages only
]


def find_chromium() -> str | None:
    """The program, or nothing."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)
