"""A living room: two machines of their own in a network of their own, each a network namespace with its own browser.

The house is in one of them, a phone in the other, and a cable lies between. The house's machine is also in a network
that the phone knows nothing of, as many machines are. Nothing of this can be reached from outside, or reaches out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from tools.other_programs import find_chromium, find_ip
from tools.web_browser import FLAGS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

HOUSE, PHONE, ELSEWHERE = "10.77.18.1", "10.77.18.2", "172.31.77.1"
HOUSE_6, PHONE_6 = "fd77:18::1", "fd77:18::2"


class Machine:
    """A network namespace in which programs run."""

    def __init__(self, name: str) -> None:
        self.name = name

    def ip(self, *words: str) -> None:
        """Change its network."""
        ip(*words, at=self.name)

    def inside(self, *command: str) -> list[str]:
        """A command, as it runs on this machine."""
        return [find_ip() or "ip", "netns", "exec", self.name, *command]

    @contextmanager
    def browser(self, folder: Path, like: Browser) -> Iterator[Browser]:
        """A browser on this machine."""
        program = folder / f"{self.name}-browser"
        program.write_text(f'#!/bin/sh\nexec {" ".join(self.inside(find_chromium() or ""))} "$@"\n', "utf-8")
        program.chmod(0o755)
        running = like.browser_type.launch(executable_path=program, args=FLAGS)
        yield running
        running.close()


def why_not() -> str:
    """Why no living room can be made here; nothing if one can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "Networks of their own can only be made by root on Linux."
    if not find_ip():
        return "There is no `ip` (on Debian or Ubuntu: apt install iproute2)."
    try:
        with machine(f"ratskeller-{os.getpid()}-try"):
            return ""
    except subprocess.CalledProcessError as error:
        return f"This system lets nobody make a network: {error.stderr.decode(errors='replace').strip()}"


@contextmanager
def living_room() -> Iterator[tuple[Machine, Machine]]:
    """The machine of the house, and the phone."""
    with ExitStack() as tidy:
        house, phone = (tidy.enter_context(machine(f"ratskeller-{os.getpid()}-{who}")) for who in ("house", "phone"))
        cable = ("type", "veth", "peer", "name", "wlan0", "netns", phone.name)
        house.ip("link", "add", "wlan0", *cable)
        house.ip("link", "add", "docker0", "type", "veth", "peer", "name", "veth0")
        house.ip("addr", "add", f"{ELSEWHERE}/24", "dev", "docker0")
        for each, address, six in ((house, HOUSE, HOUSE_6), (phone, PHONE, PHONE_6)):
            each.ip("addr", "add", f"{address}/24", "dev", "wlan0")
            each.ip("addr", "add", f"{six}/64", "dev", "wlan0", "nodad")
        for end in ("docker0", "veth0"):
            house.ip("link", "set", end, "up")
        for each in (house, phone):
            each.ip("link", "set", "wlan0", "up")
        yield house, phone


@contextmanager
def machine(name: str) -> Iterator[Machine]:
    """A namespace that is gone afterwards, and its cables with it."""
    ip("netns", "add", name)
    try:
        made = Machine(name)
        made.ip("link", "set", "lo", "up")
        yield made
    finally:
        ip("netns", "del", name)


def ip(*words: str, at: str = "") -> None:
    """Change a network."""
    within = ("-n", at) if at else ()
    subprocess.run([find_ip() or "ip", *within, *words], check=True, capture_output=True)
