"""Tests of run.py and of what sets it up, in a small project with a fake uv, and of how tools/check.py sums up."""

from __future__ import annotations

import ast
import fcntl
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ratskeller.cli.main import SUMMARIES
from tools import check, other_programs, setup_env

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]

# It writes down how it was called, makes what the real one would make, and fails or hangs when told to.
FAKE_UV = """\
import os, pathlib, sys, time
home = pathlib.Path(__file__).parent
command = " ".join(sys.argv[1:])
if command == "--version":
    sys.exit(print("uv 0.13.7 (fake)"))
with open(home / "calls", "a") as calls:
    calls.write("uv " + command + "\\n")
if command.startswith("pip sync") or "pyproject.toml" in command:
    if (home / "hang").exists():
        (home / "hanging").touch()
        time.sleep(60)
    needed = os.environ.get("UV_SYSTEM_CERTS") == "1" and "certificate"
    if (home / "failure").exists() and (home / "failure").read_text() != needed:
        sys.exit((home / "failure").read_text())
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    for name in ["rich", *(sys.argv[i + 1] for i, word in enumerate(sys.argv) if word == "--extra")]:
        package = pathlib.Path(f".venv/lib/{version}/site-packages/{name}-1.dist-info")
        package.mkdir(parents=True, exist_ok=True)
if command.startswith("venv --clear"):
    import shutil
    shutil.rmtree(".venv", ignore_errors=True)
    python = pathlib.Path(".venv/bin/python")
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\\nPYTHONPATH="${{0%/.venv/*}}/src" exec {sys.executable} -S "$@"\\n')
    python.chmod(0o755)
"""
COMPILE_RULES = """\
import json, pathlib, shutil, sys
home = pathlib.Path(shutil.which("uv")).parent
with open(home / "calls", "a") as calls:
    calls.write("compile\\n")
if not shutil.which("cc"):
    sys.exit(3)
source = pathlib.Path("src/ratskeller/kernel/state.py")
if "BROKEN" in source.read_text():
    sys.exit("state.py:1: that cannot be compiled")
source.with_suffix(".so").touch()
built = {"ratskeller.kernel.state": {"source": "", "file": str(source.with_suffix(".so"))}}
pathlib.Path("src/ratskeller/compiled.json").write_text(json.dumps({"modules": built}))
"""
RATSKELLER = """\
import json, os, random, sys
print(json.dumps({"arguments": sys.argv[1:], "cwd": os.getcwd(), "stdin": sys.stdin.read(), "random": random.__file__}))
sys.exit(7 if "seven" in sys.argv else 0)
"""
ENVIRONMENT_CALLS = ["uv venv", "uv pip install", "uv pip install"]


class Project:
    """A small copy of the project, on a machine that has nothing but a fake uv and a fake C compiler."""

    def __init__(self, place: Path) -> None:
        self.root = place / "project"
        self.machine = place / "machine"
        self.elsewhere = place / "elsewhere"

    def create(self) -> None:
        """Write everything that is there before the first start."""
        self.elsewhere.mkdir(parents=True)
        for name in ("run.py", "tools/__init__.py", "tools/setup_env.py", "tools/other_programs.py"):
            self.write(name, (ROOT / name).read_text(encoding="utf-8"))
        self.write("tools/compile_rules/__main__.py", COMPILE_RULES)
        self.write("tools/check.py", RATSKELLER)
        self.write("src/ratskeller/__init__.py", "")
        self.write("src/ratskeller/__main__.py", RATSKELLER)
        self.write("src/ratskeller/kernel/state.py", "state = 1\n")
        for side in ("py", "pyx", "pxd"):
            self.write(f"src/ratskeller/kernel/native.{side}", "native = 1\n")
        self.write(
            "pyproject.toml",
            '[tool.ratskeller]\ncompiled = ["kernel/state.py", "kernel/native.pyx", "games/*/rules/*.py"]\n',
        )
        self.write("requirements.lock", "rich==1\n")
        write_program(self.machine / "uv", FAKE_UV)
        write_program(self.machine / "cc", "")

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def start(self, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, str(self.root / "run.py"), *arguments],
            cwd=self.elsewhere,
            env={"PATH": str(self.machine), "HOME": str(self.elsewhere), **variables},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        process = self.start(*arguments, **variables)
        out, err = process.communicate(stdin, timeout=60)
        assert "Traceback" not in err
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def calls(self) -> list[str]:
        """What was called since the last time this was asked."""
        file = self.machine / "calls"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return lines

    def short_calls(self) -> list[str]:
        """The same without the options."""
        return [line.partition(" -")[0] for line in self.calls()]


def write_program(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    # Isolated and without site-packages, because it is quicker.
    file.write_text(f"#!{sys.executable} -IS\n{text}", encoding="utf-8")
    file.chmod(0o755)


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.02)


@pytest.fixture
def fresh(tmp_path: Path) -> Project:
    """A project that was never started."""
    project = Project(tmp_path)
    project.create()
    return project


@pytest.fixture(scope="session")
def started_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a project is that has been set up; tests get copies, which is quicker than a set-up each."""
    place = tmp_path_factory.mktemp("started_once")
    project = Project(place)
    project.create()
    assert project.run("games").returncode == 0
    project.calls()
    return place


@pytest.fixture
def ready(started_once: Path, tmp_path: Path) -> Project:
    """A project that is set up."""
    shutil.copytree(started_once, tmp_path, dirs_exist_ok=True)
    return Project(tmp_path)


# --- the starter ------------------------------------------------------------------------------------------------------


def test_an_old_python_is_told_in_one_sentence_what_is_needed() -> None:
    text = (ROOT / "run.py").read_text(encoding="ascii")
    ast.parse(text, feature_version=(3, 6))
    pretend = f"import runpy, sys; sys.version_info = (3, 6, 15); runpy.run_path({str(ROOT / 'run.py')!r})"
    done = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Ratskeller needs Python 3.11 or newer; this is Python 3.6.\n"


def test_the_starter_needs_only_the_standard_library() -> None:
    for name in ("run.py", "tools/setup_env.py", "tools/other_programs.py"):
        for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert {each.partition(".")[0] for each in names} <= sys.stdlib_module_names | {"tools"}


def test_a_first_start_sets_everything_up_and_leaves_stdout_to_the_command(fresh: Project) -> None:
    done = fresh.run("games", "--json")
    assert json.loads(done.stdout)["arguments"] == ["games", "--json"]
    labels = [line.partition(" … ")[0] for line in done.stderr.splitlines()]
    assert labels == [
        "[1/4] making the environment",
        "[2/4] installing the locked packages",
        "[3/4] installing ratskeller into it",
        "[4/4] compiling the rules",
    ]
    calls = fresh.calls()
    assert [call.partition(" -")[0] for call in calls] == [*ENVIRONMENT_CALLS, "compile"]
    assert "--require-hashes" in calls[1]
    assert "--constraint requirements.lock" in calls[1]


def test_a_second_start_is_silent_and_starts_no_other_process(ready: Project) -> None:
    watch = (
        "import runpy, sys\n"
        "sys.addaudithook(lambda event, _: event in {'subprocess.Popen', 'os.fork'} and sys.stderr.write(event))\n"
        f"sys.path.insert(0, {str(ready.root)!r})\n"
        f"sys.argv = ['run.py', 'games']\n"
        f"runpy.run_path({str(ready.root / 'run.py')!r})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", watch],
        env={"PATH": str(ready.machine)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["arguments"] == ["games"]
    assert done.stderr == ""
    assert ready.calls() == []


def test_command_exit_code_stdin_and_directory_are_passed_on(ready: Project) -> None:
    done = ready.run("play", "seven", "a b", stdin="hello")
    assert done.returncode == 7
    seen = json.loads(done.stdout)
    assert seen["arguments"] == ["play", "seven", "a b"]
    assert seen["stdin"] == "hello"
    assert seen["cwd"] == str(ready.elsewhere)


def test_a_file_where_the_user_stands_replaces_no_module(ready: Project) -> None:
    (ready.elsewhere / "random.py").write_text("raise SystemExit('the wrong random')\n", encoding="utf-8")
    assert json.loads(ready.run("games").stdout)["random"] != str(ready.elsewhere / "random.py")


def test_the_test_command_runs_in_the_project(ready: Project) -> None:
    seen = json.loads(ready.run("test", "-k", "rats").stdout)
    assert seen["arguments"] == ["-k", "rats"]
    assert seen["cwd"] == str(ready.root)


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_help_names_the_starters_own_commands_and_asks_ratskeller_for_the_rest(
    ready: Project, arguments: list[str]
) -> None:
    *own, last = ready.run(*arguments).stdout.splitlines()
    assert any("run.py test" in line for line in own)
    assert json.loads(last)["arguments"] == ["--help"]


@pytest.mark.parametrize(("name", "module"), [("docs", "docs_site"), ("release", "release")])
def test_commands_of_the_project_itself_run_in_the_project(ready: Project, name: str, module: str) -> None:
    ready.write(f"tools/{module}/__main__.py", RATSKELLER)
    seen = json.loads(ready.run(name, "--trial").stdout)
    assert seen["arguments"] == ["--trial"]
    assert seen["cwd"] == str(ready.root)


def test_where_the_compiler_of_windows_appears_compiling_is_tried_again(ready: Project, tmp_path: Path) -> None:
    installer = tmp_path / "programs" / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    variables = {"PROGRAMFILES": str(tmp_path / "programs")}
    (ready.machine / "cc").unlink()
    ready.run("games", **variables)
    ready.run("games", **variables)
    ready.calls()
    assert ready.run("games", **variables).returncode == 0
    assert ready.calls() == []
    write_program(installer, "")
    ready.run("games", **variables)
    assert ready.calls() == ["compile"]


def test_build_sets_up_and_starts_nothing(fresh: Project) -> None:
    built = fresh.run("build")
    assert (built.returncode, built.stdout) == (0, "")
    assert built.stderr.endswith("Everything is set up.\n")


def test_lock_refreshes_the_lock_file_only(fresh: Project) -> None:
    assert fresh.run("lock", "--upgrade").returncode == 0
    (call,) = fresh.calls()
    assert call.startswith("uv pip compile pyproject.toml")
    assert call.endswith("-o requirements.lock --upgrade")
    refused = fresh.run("lock", "--downgrade")
    assert (refused.returncode, refused.stderr) == (1, "`lock` takes no argument but --upgrade.\n")


# --- what is installed for whom ---------------------------------------------------------------------------------------


def installed_for(project: Project, *arguments: str) -> list[str]:
    """How packages are installed for a command, and what besides the plain ones."""
    project.run(*arguments)
    calls = [call for call in project.calls() if call.startswith("uv pip") and " -e " not in call]
    return [" ".join(call.split()[2:3] + re.findall(r"--extra (\w+)", call)) for call in calls]


def test_a_command_installs_what_it_needs_and_keeps_what_others_needed(fresh: Project) -> None:
    assert installed_for(fresh, "games") == ["install"]
    assert installed_for(fresh, "play", "--terminal") == []
    assert installed_for(fresh, "play", "--help") == []
    assert installed_for(fresh, "simulate", "rats") == ["install lab"]
    assert installed_for(fresh, "study", "rats") == []
    assert installed_for(fresh, "play") == ["install lab server"]
    assert installed_for(fresh, "bench", "server") == ["install client lab server"]
    assert installed_for(fresh, "test") == ["sync"]
    for command in ("games", "play", "build", "test"):
        assert installed_for(fresh, command) == []
    (fresh.root / "requirements.lock").write_text("rich==2\n", encoding="utf-8")
    assert installed_for(fresh, "games") == ["sync"]


def test_packages_that_cannot_be_fetched_take_nothing_away(ready: Project) -> None:
    (ready.machine / "failure").write_text("dns error", encoding="utf-8")
    assert ready.run("simulate", "rats").returncode == 1
    ready.calls()
    assert ready.run("games").returncode == 0
    assert ready.calls() == []


def test_every_extra_has_a_command_or_is_told_to_programs_and_every_command_is_ours() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = set(re.findall(r"ratskeller\[(\w+)\]", (ROOT / "docs" / "library.md").read_text(encoding="utf-8")))
    assert set().union(told, *setup_env.EXTRAS.values()) == set(project["optional-dependencies"])
    assert {command.partition(" ")[0] for command in setup_env.EXTRAS} <= set(SUMMARIES)


# --- what makes it work again -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml", "setup.py"])
def test_a_changed_input_renews_the_environment_alone(ready: Project, name: str) -> None:
    file = ready.root / name
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    ready.write(name, before + "# changed\n")
    ready.run("games")
    assert ready.short_calls() == ENVIRONMENT_CALLS
    ready.run("games")
    assert ready.calls() == []


@pytest.mark.parametrize("gone", [".venv", ".venv/bin/python", ".venv/lib", ".run/environment.stamp"])
def test_a_broken_environment_is_made_again(ready: Project, gone: str) -> None:
    path = ready.root / gone
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()
    assert ready.run("games").returncode == 0
    assert ready.short_calls() == ENVIRONMENT_CALLS


def test_only_what_is_compiled_makes_the_rules_stale(ready: Project) -> None:
    ready.write("src/ratskeller/kernel/other.py", "other = 1\n")
    ready.run("games")
    assert ready.calls() == []
    sides = [f"src/ratskeller/kernel/native.{side}" for side in ("py", "pyx", "pxd")]
    for name in (
        "src/ratskeller/kernel/state.py",
        "src/ratskeller/games/rats/rules/codes.py",
        "tools/compile_rules/pxd.py",
        *sides,
    ):
        ready.write(name, "changed = 1\n")
        ready.run("games")
        assert ready.calls() == ["compile"]
    ready.run("games", RATSKELLER_FAST="1")
    assert ready.calls() == ["compile"]


@pytest.mark.parametrize("name", ["state.so", "../compiled.json"])
def test_lost_built_files_are_built_again(ready: Project, name: str) -> None:
    (ready.root / "src/ratskeller/kernel" / name).unlink()
    ready.run("games")
    assert ready.calls() == ["compile"]


def test_without_a_compiler_it_is_said_once(fresh: Project) -> None:
    (fresh.machine / "cc").unlink()
    first = fresh.run("games")
    assert first.returncode == 0
    assert first.stderr.count("There is no C compiler, so the uncompiled rules are used") == 1
    second = fresh.run("games")
    assert (second.returncode, second.stderr) == (0, "")
    write_program(fresh.machine / "cc", "")
    fresh.calls()
    assert "C compiler" not in fresh.run("games").stderr
    assert fresh.calls() == ["compile"]


def test_the_uncompiled_rules_can_be_asked_for(fresh: Project) -> None:
    assert "compil" not in fresh.run("games", RATSKELLER_PURE="1").stderr
    assert fresh.short_calls() == ENVIRONMENT_CALLS


# --- when it goes wrong -----------------------------------------------------------------------------------------------


def test_rules_that_cannot_be_compiled_are_shown_every_time(ready: Project) -> None:
    before = (ready.root / "src/ratskeller/kernel/state.py").read_text(encoding="utf-8")
    ready.write("src/ratskeller/kernel/state.py", "BROKEN")
    for _ in range(2):
        done = ready.run("games")
        assert (done.returncode, done.stdout) == (1, "")
        assert "state.py:1: that cannot be compiled" in done.stderr
    ready.calls()
    ready.write("src/ratskeller/kernel/state.py", before)
    assert ready.run("games").returncode == 0
    # A failed attempt may have overwritten what an earlier one had built.
    assert ready.calls() == ["compile"]


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("error: Failed to fetch: dns error", "The package registry could not be reached"),
        ("error: No space left on device (os error 28)", "The disk is full"),
        ("error: Hash mismatch for rich", "uv failed with exit code 1"),
    ],
)
def test_a_failing_install_is_one_sentence_and_the_last_lines(fresh: Project, output: str, sentence: str) -> None:
    failure = fresh.machine / "failure"
    failure.write_text(output, encoding="utf-8")
    done = fresh.run("games")
    assert (done.returncode, done.stdout) == (1, "")
    *_, told, last = done.stderr.splitlines()
    assert told.startswith(sentence)
    assert last.strip() == output
    failure.unlink()
    assert fresh.run("games").returncode == 0


def test_the_machines_certificates_are_used_when_uvs_own_do_not_do(fresh: Project) -> None:
    (fresh.machine / "failure").write_text("certificate", encoding="utf-8")
    assert fresh.run("games").returncode == 0
    assert fresh.short_calls() == ["uv venv", "uv pip install", "uv pip install", "uv pip install", "compile"]


def test_a_place_that_cannot_be_written_to_is_one_sentence(fresh: Project) -> None:
    (fresh.root / ".run").touch()
    done = fresh.run("games")
    assert done.returncode == 1
    assert done.stderr.startswith(f"Ratskeller cannot be set up or started in {fresh.root}: ")
    assert done.stderr.count("\n") == 1


def test_an_unreadable_pyproject_is_one_sentence(ready: Project) -> None:
    ready.write("pyproject.toml", "[tool")
    done = ready.run("games")
    assert done.returncode == 1
    assert done.stderr.startswith("pyproject.toml is not valid TOML: ")


def test_an_interrupted_set_up_says_so_and_is_taken_up_again(fresh: Project) -> None:
    (fresh.machine / "hang").touch()
    process = fresh.start("games")
    wait_for((fresh.machine / "hanging").exists)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.endswith("Stopped; run the same command again to go on.\n")
    assert "Traceback" not in err
    (fresh.machine / "hang").unlink()
    assert fresh.run("games").returncode == 0


def test_two_starts_at_once_set_up_once(fresh: Project) -> None:
    processes = [fresh.start("games") for _ in range(2)]
    for process in processes:
        process.communicate(timeout=60)
    assert [process.returncode for process in processes] == [0, 0]
    assert fresh.short_calls() == [*ENVIRONMENT_CALLS, "compile"]


def test_a_second_start_waits_for_the_first_and_says_so(fresh: Project) -> None:
    (fresh.root / ".run").mkdir()
    with (fresh.root / ".run" / "setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        process = fresh.start("games")
        assert process.stderr is not None
        assert process.stderr.readline() == "Another run.py is setting things up; waiting for it …\n"
        assert fresh.calls() == []
    process.communicate(timeout=60)
    assert process.returncode == 0
    assert fresh.short_calls() == [*ENVIRONMENT_CALLS, "compile"]


# --- fetching uv ------------------------------------------------------------------------------------------------------

# Told by files beside it which of pip and venv it has; the Python of a new environment has both.
FAKE_PYTHON = """\
import pathlib, shutil, sys
home = pathlib.Path(__file__).parent
module, *rest = sys.argv[2:]
if (home / ("no " + module)).exists():
    sys.exit("No module named " + module)
if module == "venv":
    pathlib.Path(rest[-1], "bin").mkdir(parents=True)
    shutil.copy(__file__, pathlib.Path(rest[-1], "bin", "python"))
if module == "pip" and rest[0] == "install":
    bin = pathlib.Path(rest[rest.index("--target") + 1], "bin")
    bin.mkdir(parents=True)
    (bin / "uv").write_text("#!" + sys.executable + "\\nprint('" + rest[-1].replace("==", " ") + "')")
    (bin / "uv").chmod(0o755)
"""


@pytest.fixture
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose Python is fake, on which uv is still to be fetched; the answer is where programs are."""
    machine, run = tmp_path / "machine", tmp_path / "run"
    run.mkdir()
    write_program(machine / "python", FAKE_PYTHON)
    monkeypatch.setenv("PATH", str(machine))
    for name, path in {
        "PYTHON": machine / "python",
        "UV_HOME": run / "uv",
        "BOOTSTRAP": run / "bootstrap",
        "LOG": run / "setup.log",
    }.items():
        monkeypatch.setattr(setup_env, name, path)
    return machine


@pytest.mark.parametrize("missing", [[], ["pip"]])
def test_uv_is_fetched_with_pip_or_with_that_of_a_new_environment(bare_machine: Path, missing: list[str]) -> None:
    for module in missing:
        (bare_machine / f"no {module}").touch()
    assert setup_env.find_uv() is None
    setup_env.fetch_uv()
    assert setup_env.find_uv() == str(setup_env.UV_HOME / "bin" / "uv")


def test_with_neither_pip_nor_venv_it_is_said_what_to_install(bare_machine: Path) -> None:
    for module in ("pip", "venv"):
        (bare_machine / f"no {module}").touch()
    with pytest.raises(setup_env.SetupError, match="apt install python3-venv"):
        setup_env.fetch_uv()


@pytest.mark.parametrize(("version", "good"), [("0.7.99", False), ("0.8.0", True), ("1.0.0", True), ("what", False)])
def test_the_machines_uv_is_used_when_it_is_recent_enough(bare_machine: Path, version: str, *, good: bool) -> None:
    write_program(bare_machine / "uv", f"print('uv {version}')\n")
    assert (setup_env.find_uv() is not None) == good


# --- finding PostgreSQL -----------------------------------------------------------------------------------------------

# Told by files beside it what it knows; PostgreSQL appears beside it, too.
FAKE_APT = """\
import pathlib, sys
home = pathlib.Path(__file__).parent
with open(home / "calls", "a") as calls:
    calls.write(sys.argv[1] + " " + sys.argv[-1] + "\\n")
if sys.argv[1] == "update":
    (home / "knows").write_text((home / "learns").read_text())
elif sys.argv[-1] in (home / "knows").read_text().split():
    for name in ("initdb", "pg_ctl"):
        program = home / "postgres" / "15" / "bin" / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.touch()
else:
    sys.exit("Unable to locate package")
"""
BOTH = ["install postgresql-15", "install postgresql"]
NO_POSTGRES = "There is no PostgreSQL, so what needs it is not tested"


@pytest.fixture
def without_postgres(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without PostgreSQL, on which we are root."""
    monkeypatch.setattr(other_programs, "DEBIAN_POSTGRES", bare_machine / "postgres")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    write_program(bare_machine / "apt-get", FAKE_APT)
    for name in ("knows", "learns"):
        (bare_machine / name).touch()
    return bare_machine


@pytest.mark.parametrize(
    ("knows", "learns", "calls"),
    [
        ("postgresql-15", "", ["install postgresql-15"]),
        ("postgresql", "", BOTH),
        ("", "postgresql", [*BOTH, "update update", *BOTH]),
    ],
)
def test_postgresql_is_installed_for_the_tests(
    without_postgres: Path, knows: str, learns: str, calls: list[str]
) -> None:
    (without_postgres / "knows").write_text(knows, encoding="utf-8")
    (without_postgres / "learns").write_text(learns, encoding="utf-8")
    assert other_programs.find_postgres() is None
    assert other_programs.install_postgres() is None
    assert other_programs.find_postgres() == without_postgres / "postgres" / "15" / "bin"
    called = (without_postgres / "calls").read_text(encoding="utf-8").splitlines()
    assert called == calls


def test_only_the_test_command_wants_postgresql(without_postgres: Path) -> None:
    label = "looking for a PostgreSQL to test with"
    assert label in [step.label for step in setup_env.pending(set(), tests=True)]
    assert label not in [step.label for step in setup_env.pending(set())]
    write_program(without_postgres / "postgres" / "9" / "bin" / "initdb", "")
    assert label in [step.label for step in setup_env.pending(set(), tests=True)]
    for version in ("9", "16", "15"):
        for name in ("initdb", "pg_ctl"):
            write_program(without_postgres / "postgres" / version / "bin" / name, "")
    assert label not in [step.label for step in setup_env.pending(set(), tests=True)]
    assert other_programs.find_postgres() == without_postgres / "postgres" / "16" / "bin"


def test_only_the_test_command_wants_a_browser(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    label = "looking for a Chromium to test with"
    assert label in [step.label for step in setup_env.pending(set(), tests=True)]
    assert label not in [step.label for step in setup_env.pending(set())]
    monkeypatch.setattr(other_programs, "BROWSERS", (Path(sys.executable).name,))
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    assert other_programs.find_chromium() is not None
    assert label not in [step.label for step in setup_env.pending(set(), tests=True)]


def test_only_the_test_command_wants_a_network(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    label = "looking for a network to test with"
    monkeypatch.setattr(sys, "platform", "linux")
    assert label in [step.label for step in setup_env.pending(set(), tests=True)]
    assert label not in [step.label for step in setup_env.pending(set())]
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert (other_programs.install_ip() or "").startswith("There is no `ip`")
    write_program(bare_machine / "ip", "")
    assert other_programs.find_ip() == str(bare_machine / "ip")
    assert label not in [step.label for step in setup_env.pending(set(), tests=True)]


def test_without_a_way_to_postgresql_that_is_said(without_postgres: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (other_programs.install_postgres() or "").startswith(NO_POSTGRES)
    assert len((without_postgres / "calls").read_text(encoding="utf-8").splitlines()) == 5
    (without_postgres / "calls").unlink()
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert (other_programs.install_postgres() or "").startswith(NO_POSTGRES)
    (without_postgres / "apt-get").unlink()
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert (other_programs.install_postgres() or "").startswith(NO_POSTGRES)
    assert not (without_postgres / "calls").exists()


# --- checking ---------------------------------------------------------------------------------------------------------


def python_step(name: str, code: str, **more: object) -> check.Step:
    return check.Step(name, [[sys.executable, "-c", code]], **more)  # type: ignore[arg-type]


def fake_tests(name: str, count: int, tmp_path: Path, code: int = 0) -> check.Step:
    report = tmp_path / f"{count}.xml"
    xml = f'<testsuites><testsuite tests="{count + 1}" skipped="1"/></testsuites>'
    text = f"open({str(report)!r}, 'w').write({xml!r}); print('{count} passed in 0.1s'); raise SystemExit({code})"
    return python_step(name, text, report=report, closing="{tests} on " + name)


def test_the_last_line_says_what_ran(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    steps = [python_step("lint", "print('all fine')"), fake_tests("C", 412, tmp_path)]
    assert check.run_steps(steps) == 0
    out = capfd.readouterr().out
    assert out.splitlines()[-1] == "ratskeller: 412 on C, lint: all passed"
    assert "412 passed in 0.1s" in out
    assert "all fine" not in out


def test_a_failure_is_shown_and_stops_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    steps = [
        python_step("lint", "print('line 3 is bad'); raise SystemExit(1)"),
        python_step("types", "pass"),
        fake_tests("C", 5, tmp_path, code=1),
    ]
    assert check.run_steps(steps) == 1
    out = capfd.readouterr().out
    assert "line 3 is bad" in out
    assert out.splitlines()[-1] == "ratskeller: 5 on C, types: FAILED: lint, C"


def test_steps_that_only_read_run_beside_each_other(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Each of the two waits for a sign of the other; the third waits for nobody, and begins when both have ended."""
    meet = (
        "from pathlib import Path; import time; Path({0!r}).touch()\nwhile not Path({1!r}).exists(): time.sleep(0.01)"
    )
    here, there = str(tmp_path / "here"), str(tmp_path / "there")
    steps = [
        python_step("one", f"{meet.format(here, there)}\nraise SystemExit('one is bad')", only_reads=True),
        python_step("other", meet.format(there, here), only_reads=True),
        fake_tests("C", 5, tmp_path),
    ]
    assert check.run_steps(steps) == 1
    out = capfd.readouterr().out
    assert "=== one: FAILED\none is bad\n" in out
    assert max(out.index("=== one"), out.index("=== other: passed")) < out.index("=== C")
    assert out.splitlines()[-1] == "ratskeller: 5 on C, other: FAILED: one"


def test_a_skipped_step_is_loud_but_no_failure(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    steps = [
        python_step("browser", "raise SystemExit(1)", skipped_because="there is none"),
        python_step("lint", "pass"),
    ]
    assert check.run_steps(steps) == 0
    out = capfd.readouterr().out
    assert "=== browser: SKIPPED, there is none" in out
    assert out.splitlines()[-1] == "ratskeller: no browser (there is none), lint: all passed"


def test_where_ci_is_set_nothing_may_be_skipped(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    assert check.run_steps([python_step("browser", "pass", skipped_because="there is none")]) == 1
    out = capfd.readouterr().out
    assert "=== browser: FAILED, there is none" in out
    assert out.splitlines()[-1] == "ratskeller: FAILED: browser"


def test_a_step_stops_at_its_first_failing_command(capfd: pytest.CaptureFixture[str]) -> None:
    fail, go_on = ([sys.executable, "-c", code] for code in ("raise SystemExit('one')", "print('other')"))
    assert check.run_steps([check.Step("two", [fail, go_on])]) == 1
    out = capfd.readouterr().out
    assert "one" in out
    assert "other" not in out


def test_the_rules_flavour_is_the_steps_and_not_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATSKELLER_PURE", "1")
    wanted = "import os; raise SystemExit(os.environ.get('RATSKELLER_PURE', '') != {!r})"
    assert check.run_steps([python_step("compiled", wanted.format(""))]) == 0
    assert check.run_steps([python_step("pure", wanted.format("1"), variables=check.UNCOMPILED)]) == 0


def test_the_many_pythons_of_the_tests_keep_their_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert check.run_steps([python_step("tests", "import sys; raise SystemExit(sys.dont_write_bytecode)")]) == 0


def test_arguments_select_tests_only() -> None:
    steps = check.selected_tests(["-k", "rats"])
    assert [step.name for step in steps] == ["tests on the uncompiled rules", "tests on the compiled rules"]
    assert all("-k" in step.commands[-1] for step in steps)
    assert "coverage" in {step.name for step in check.every_step()}


def test_an_uncompiled_build_skips_the_compiled_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RATSKELLER_PURE", raising=False)
    monkeypatch.setattr(check, "rules_are_compiled", lambda: False)
    assert "not compiled" in check.compiled_tests(["pytest"]).skipped_because


def test_the_starter_understands_the_compilers_own_list() -> None:
    manifest = ROOT / "src" / "ratskeller" / "compiled.json"
    if not manifest.exists():
        pytest.skip("the rules are not compiled here")
    assert setup_env.rules_are_compiled()


# --- CI ---------------------------------------------------------------------------------------------------------------


def test_ci_runs_the_test_command_of_the_readme() -> None:
    ci = ROOT / ".ci" / "run"
    assert os.access(ci, os.X_OK)
    commands = [line for line in ci.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert commands[-1] == "exec python3 run.py test"
    assert "python3 run.py test" in (ROOT / "README.md").read_text(encoding="utf-8")
