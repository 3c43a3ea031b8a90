"""A PostgreSQL of the tests' own, in a temporary folder. Its fsync stays on: durability is what is tested."""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import shutil
import socket
import subprocess
import sys
import tempfile
from functools import cached_property
from pathlib import Path

SETTINGS = {
    "fsync": "on",
    "synchronous_commit": "on",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "warning",
}


def find_user() -> str | None:
    """Whom to become, because root may not run PostgreSQL; nobody else if we are not root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


class Cluster:
    """A server with all its data, which can be stopped and started."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = find_user()
        # Short, because the path of a socket may have a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="rk-pg-"))
        self.data = self.folder / "data"
        self.port = free_port()

    @cached_property
    def identity(self) -> tuple[int, int] | None:
        """The user and group of the server."""
        if not self.user:
            return None
        found = pwd.getpwnam(self.user)
        return found.pw_uid, found.pw_gid

    def create(self) -> None:
        """Make the data folder."""
        if self.identity:
            os.chown(self.folder, *self.identity)
        self.run("initdb", "--auth=trust", "--username=ratskeller", "--encoding=UTF8", "--locale=C", "--no-sync")
        lines = [f"{name} = '{value}'" for name, value in SETTINGS.items()]
        lines += [f"port = {self.port}", f"unix_socket_directories = '{self.folder}'"]
        file = self.data / "postgresql.conf"
        before = file.read_text(encoding="utf-8")
        if sys.platform == "linux" and "recovery_init_sync_method" in before:
            # After a crash, sync the file system in one go and not file by file, which takes seconds.
            lines.append("recovery_init_sync_method = 'syncfs'")
        file.write_text(before + "\n".join(lines) + "\n", encoding="utf-8")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self.run("pg_ctl", "-w", "-t", "200", "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop the server; `immediate` is as good as pulling the plug."""
        self.run("pg_ctl", "-w", "-t", "200", "-m", mode, "stop")

    def remove(self) -> None:
        """Stop and leave nothing behind."""
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs on the data folder."""
        who = {"user": self.identity[0], "group": self.identity[1], "extra_groups": []} if self.identity else {}
        done = subprocess.run(
            [str(self.programs / program), "-D", str(self.data), *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=240,
            **who,  # type: ignore[call-overload]
        )
        log = self.folder / "log"
        told = log.read_text(encoding="utf-8", errors="replace")[-2000:] if done.returncode and log.exists() else ""
        assert done.returncode == 0, f"{program} {' '.join(arguments)}:\n{done.stdout}\n{told}"
        return str(done.stdout)

    def address(self, database: str = "postgres", password: str = "") -> str:
        """How to reach a database."""
        secret = f":{password}" if password else ""
        return f"postgresql://ratskeller{secret}@127.0.0.1:{self.port}/{database}"

    def socket_address(self, database: str) -> str:
        """The same through the socket in the file system."""
        return f"postgresql://ratskeller@/{database}?host={self.folder}&port={self.port}"


def free_port() -> int:
    """A port that nobody listens on, and that no system gives to others: it stays free until it is taken by name."""
    while True:
        port = random.randrange(15_000, 32_000)  # below what systems choose from
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
