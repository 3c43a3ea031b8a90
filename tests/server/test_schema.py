"""The published schema is true: every request it describes is answered as it says, every other one refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.visitors import Visitor, begin

if TYPE_CHECKING:
    from tests.server.running import Server

EXAMPLES = "25"
PHASES = "examples,coverage,fuzzing,stateful"  # the last follows the links from a game to a table, a seat, a record
SECONDS = 150


def attack(server: Server, folder: Path, *options: str) -> None:
    """Let Schemathesis look for anything, with all its checks."""
    program = Path(sys.executable).with_name("schemathesis")
    command = [str(program), *options[:2], "run", f"{server.address}/api/schema/openapi.json", *options[2:]]
    command += ["--max-examples", EXAMPLES, "--phases", PHASES, "--checks", "all", "--seed", "1"]
    command += ["--no-color", "--generation-database", "none", "--suppress-health-check", "all", "--warnings", "off"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_every_link_leads_to_something(server: Server) -> None:
    paths = httpx.get(f"{server.address}/api/schema/openapi.json", trust_env=False, timeout=60).json()["paths"]
    operations = {each["operationId"]: each for methods in paths.values() for each in methods.values()}
    answers = [answer for each in operations.values() for answer in each["responses"].values()]
    links = [link for answer in answers for link in answer.get("links", {}).values()]
    assert {link["operationId"] for link in links} >= {name for name in operations if "Tables" in name} - {
        "ApiTablesListTables"
    }
    for link in links:
        taken = {parameter["name"] for parameter in operations[link["operationId"]].get("parameters", ())}
        assert set(link.get("parameters", ())) <= taken


def test_every_answer_is_as_published(server: Server, tmp_path: Path) -> None:
    attack(server, tmp_path)


@pytest.mark.anyio
async def test_so_are_the_answers_about_a_table_that_there_is(server: Server, tmp_path: Path) -> None:
    made = await begin(server)
    async with Visitor(server, made.table, made.tokens[0]) as host:
        await host.ask({"type": "close"})
    settings = tmp_path / "schemathesis.toml"
    settings.write_text(f'[parameters]\n"path.table" = "{made.table}"\n', "utf-8")
    attack(server, tmp_path, "--config-file", str(settings), "--include-path-regex", "table}")
