"""The programs of others that tests use, PostgreSQL, Chromium and `ip`: where they are, and installing them.

setup_env.py asks `pending_steps` before the test command.
"""

# The standard library only: this runs before anything is installed.
from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tools import setup_env
from tools.setup_env import Step

if TYPE_CHECKING:
    from collections.abc import Callable

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
DEBIAN_POSTGRES = Path("/usr/lib/postgresql")  # Debian keeps its programs off the PATH


def pending_steps() -> list[Step]:
    """What has to be looked for before the tests; empty nearly always."""
    steps = []
    if not find_postgres():
        steps.append(Step("looking for a PostgreSQL to test with", install_postgres))
    if not find_chromium():
        steps.append(Step("looking for a Chromium to test with", install_chromium))
    if sys.platform == "linux" and not find_ip():
        steps.append(Step("looking for a network to test with", install_ip))
    return steps


def find_postgres() -> Path | None:
    """The folder with PostgreSQL's programs, the newest if there are several."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(DEBIAN_POSTGRES.glob("*/bin"), key=lambda folder: folder.parent.name.zfill(9), reverse=True)
    return next((folder for folder in folders if all((folder / name).exists() for name in ("initdb", "pg_ctl"))), None)


def install_postgres() -> str | None:
    """Install PostgreSQL where that needs no question; tests can do without it, and say so."""
    if install_with_apt(find_postgres, ["postgresql-15"], ["postgresql"]):
        return None
    return (
        "There is no PostgreSQL, so what needs it is not tested (on Debian or Ubuntu: apt install postgresql; "
        "on macOS: brew install postgresql)."
    )


def find_chromium() -> str | None:
    """The browser that pages are tested in: Debian's Chromium, or a relative of it."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def install_chromium() -> str | None:
    """Install Chromium and fonts for it where that needs no question; the pages are not tested without it."""
    if install_with_apt(find_chromium, ["chromium", "fonts-dejavu-core"]):
        return None
    return "There is no Chromium, so the web pages are not tested (on Debian or Ubuntu: apt install chromium)."


def find_ip() -> str | None:
    """The program that makes networks of one's own, in which a phone comes to a house by its real address."""
    return shutil.which("ip")


def install_ip() -> str | None:
    """Install it where that needs no question; nobody comes from another network in the tests without it."""
    if install_with_apt(find_ip, ["iproute2"]):
        return None
    return "There is no `ip`, so nobody comes over a network (on Debian or Ubuntu: apt install iproute2)."


def install_with_apt(find: Callable[[], object], *choices: list[str]) -> bool:
    """Try to install one of some lists of packages, first as the machine knows them and then after an update."""
    apt = shutil.which("apt-get")
    if not apt or sys.platform == "win32" or os.geteuid() != 0:
        return False
    install = (apt, "install", "--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=60")
    commands = [(*install, *packages) for packages in choices]
    for command in [*commands, (apt, "update"), *commands]:
        # In runlevel 1 Debian does not start a service that it installs; the tests start a server of their own.
        setup_env.run(*command, DEBIAN_FRONTEND="noninteractive", RUNLEVEL="1")
        if find():
            return True
    return False
