"""When the web pages are built, and what is said when they cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools import setup_env, web_build

if TYPE_CHECKING:
    from pathlib import Path


class Machine:
    """A project with a little web folder, on a machine whose npm and Vite do what a test says."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.calls: list[str] = []
        self.answer: tuple[int, str] = (0, "")
        places = {"WEB": "web", "SITE": "site", "MODULES": "web/node_modules", "LOCK": "web/package-lock.json"}
        places |= {"PACKAGES_STAMP": "packages.stamp", "SITE_STAMP": "site.stamp"}
        for name, place in places.items():
            monkeypatch.setattr(web_build, name, root / place)
        monkeypatch.setattr(setup_env, "ROOT", root)
        monkeypatch.setattr(web_build, "find_node", lambda: root / "node")
        monkeypatch.setattr(web_build, "find_npm", lambda _node: root / "npm-cli.js")
        monkeypatch.setattr(setup_env, "run", self.run)
        self.write("web/package-lock.json", "{}")
        self.write("web/src/main.ts", "1")

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def run(self, *command: str, **_variables: str) -> tuple[int, str]:
        kind = "npm ci" if "ci" in command else "build"
        self.calls.append(kind)
        if self.answer[0] == 0:
            self.write("web/node_modules/thing/index.js" if kind == "npm ci" else "site/index.html", kind)
        return self.answer

    def set_up(self) -> list[str | None]:
        self.calls.clear()
        return [step.action() for step in web_build.pending_steps()]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_all_is_done_once(machine: Machine) -> None:
    machine.set_up()
    assert machine.calls == ["npm ci", "build"]
    machine.set_up()
    assert machine.calls == []


def test_types_that_are_written_anew_do_not_build_the_pages_anew(machine: Machine) -> None:
    machine.set_up()
    machine.write("web/src/wire/types.ts", "export type Seat = number")
    machine.set_up()
    assert machine.calls == []


def test_a_changed_source_is_built_and_nothing_is_installed(machine: Machine) -> None:
    machine.set_up()
    machine.write("web/src/main.ts", "2")
    machine.set_up()
    assert machine.calls == ["build"]


@pytest.mark.parametrize("name", ["web/fixtures/rathulhu.json", "web/tests/a.test.ts", "web/shots/a.png"])
def test_what_is_no_source_is_not_built(machine: Machine, name: str) -> None:
    machine.set_up()
    machine.write(name, "new")
    assert web_build.pending_steps() == []


def test_a_changed_lock_file_is_installed(machine: Machine) -> None:
    machine.set_up()
    machine.write("web/package-lock.json", '{"new": true}')
    machine.set_up()
    assert machine.calls == ["npm ci", "build"]


def test_a_site_that_somebody_deleted_is_built_again(machine: Machine) -> None:
    machine.set_up()
    (machine.root / "site" / "index.html").unlink()
    machine.set_up()
    assert machine.calls == ["build"]


def test_without_a_network_one_sentence_is_said_and_the_rest_goes_on(machine: Machine) -> None:
    machine.answer = (1, "npm error code EAI_AGAIN\nnpm error request failed")
    said = machine.set_up()
    assert machine.calls == ["npm ci"]
    assert said == [f"The package registry of Node.js could not be reached. {web_build.WITHOUT}", None]
    machine.answer = (0, "")
    machine.set_up()
    assert machine.calls == ["npm ci", "build"]


def test_sources_that_cannot_be_built_are_a_fault(machine: Machine) -> None:
    machine.set_up()
    machine.write("web/src/main.ts", "broken")
    machine.answer = (1, "main.ts:1: what is this?")
    with pytest.raises(setup_env.SetupError, match="what is this"):
        machine.set_up()


def test_only_commands_with_pages_build_them() -> None:
    assert ["serve"] in setup_env.WITH_PAGES
    assert ["games"] not in setup_env.WITH_PAGES


def test_the_machines_own_authorities_are_trusted_unless_somebody_has_chosen(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = machine.root / "ca.crt"
    bundle.write_text("", "utf-8")
    monkeypatch.setenv("SSL_CERT_FILE", str(bundle))
    monkeypatch.delenv("NODE_EXTRA_CA_CERTS", raising=False)
    assert web_build.trusted() == {"NODE_EXTRA_CA_CERTS": str(bundle)}
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "theirs.crt")
    assert web_build.trusted() == {}
    monkeypatch.delenv("NODE_EXTRA_CA_CERTS")
    monkeypatch.setenv("SSL_CERT_FILE", str(machine.root / "missing"))
    monkeypatch.setattr(web_build, "CERTIFICATES", ())
    assert web_build.trusted() == {}
