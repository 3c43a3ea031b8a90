"""What is committed: whole files, small ones, and nothing that names where it was fetched from."""

from __future__ import annotations

import json
import re
import subprocess

import pytest

from tools.setup_env import ROOT

CONFLICT = re.compile(rb"^(?:<{7} |>{7} |={7}$)", re.MULTILINE)
PICTURE_MAX = 400_000  # bytes
FILE_MAX = 300_000


@pytest.fixture(scope="module")
def committed() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("this is not a checkout")
    return [name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()]


def test_no_merge_was_left_half_done(committed: list[str]) -> None:
    assert [name for name in committed if CONFLICT.search((ROOT / name).read_bytes())] == []


def test_nothing_large_is_committed(committed: list[str]) -> None:
    sizes = {name: (ROOT / name).stat().st_size for name in committed}
    assert {n: s for n, s in sizes.items() if s > (PICTURE_MAX if n.endswith((".png", ".jpg")) else FILE_MAX)} == {}


def test_the_pages_lock_file_names_every_platform_and_no_address() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    # npm leaves out what its registry did not have that day; a clean install then fails for everybody.
    wanted = {
        f"node_modules/{optional}"
        for name, package in packages.items()
        for optional in package.get("optionalDependencies", {})
        if name
    }
    assert {name for name in wanted if name not in packages} == set()
