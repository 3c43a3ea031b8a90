"""Sets up the environment and the compiled rules when they are missing or stale, then hands over to the command."""

# The standard library only: this runs before anything is installed.
from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ratskeller"
RUN = ROOT / ".run"
UV_HOME = RUN / "uv"
BOOTSTRAP = RUN / "bootstrap"
LOG = RUN / "setup.log"
ENVIRONMENT_STAMP = RUN / "environment.stamp"
RULES_STAMP = RUN / "rules.stamp"
VENV = ROOT / ".venv"

ON_WINDOWS = os.name == "nt"
BIN = "Scripts" if ON_WINDOWS else "bin"
VENV_PYTHON = VENV / BIN / "python"
# The Python below any environment: `python3`, `python3.11` and `.venv/bin/python` must not rebuild for one another.
PYTHON = Path(getattr(sys, "_base_executable", sys.executable)).resolve()

UV_VERSION = "0.13.7"
UV_OLDEST = (0, 8)
NO_COMPILER = 3
OWN = {"test": "tools.check", "docs": "tools.docs_site", "release": "tools.release"}  # commands of the project itself
WITH_PAGES = (["play"], ["serve"], ["test"], ["build"], ["release"])  # commands that show the web pages, or make them
NEEDS_NO_SERVER = {"--terminal", "-h", "--help"}
# The extras of pyproject.toml that a command needs; the others do with the plain package.
EXTRAS = {
    "play": {"server"},
    "serve": {"server"},
    "bench server": {"server", "client"},
    "arena": {"lab"},
    "dataset": {"lab"},
    "simulate": {"lab"},
    "study": {"lab"},
    "train": {"training"},
}
EVERYTHING = "everything"  # all extras, and the tools of those who change the program

HELP = """\
python3 run.py test [PYTEST ARGUMENTS]   everything CI runs, or only the tests that the arguments select
python3 run.py build                     sets everything up and compiles the rules, nothing more
python3 run.py docs                      makes pages of docs/ and the rules, which the house shows at /docs
python3 run.py release [--trial]         makes a wheel and an sdist and checks them; sends nothing
python3 run.py lock [--upgrade]          refreshes requirements.lock
python3 run.py COMMAND ...               any command of ratskeller, as follows
"""

# What a failing installer's output gives away, most telling first.
CAUSES = (
    (r"no space left on device|disk quota exceeded", "The disk is full"),
    (r"read-only file system|permission denied", f"{ROOT} cannot be written to"),
    (r"certificate", "The package registry's certificate was not accepted"),
    (
        r"connect|resol(ve|ution)|dns|fetch|timed out|sending request|network|no matching distribution",
        "The package registry could not be reached (is the network there? a mirror is named to uv by UV_DEFAULT_INDEX)",
    ),
)


class SetupError(Exception):
    """A foreseeable error; its text is what the user reads."""


class Step(NamedTuple):
    """One line of progress: what is being done, and the doing, which may answer with a notice."""

    label: str
    action: Callable[[], str | None]


def main(arguments: list[str]) -> int:
    """Set up what the command needs, then become it; a number is answered only when that failed."""
    try:
        if arguments[:1] == ["lock"]:
            return refresh_lock(arguments[1:])
        shows_pages = arguments[:1] in WITH_PAGES and not NEEDS_NO_SERVER & set(arguments)
        set_up(extras_for(arguments), tests=arguments[:1] == ["test"], pages=shows_pages)
        if arguments == ["build"]:
            say("Everything is set up.")
            return 0
        if arguments and arguments[0] in OWN:
            os.chdir(ROOT)
            return hand_over("-m", OWN[arguments[0]], *arguments[1:])
        if not arguments or arguments[0] in {"-h", "--help"}:
            sys.stdout.write(HELP + "\n")
            arguments = ["--help"]
        # -P: a file random.py where the user stands must not replace the module of that name.
        return hand_over("-P", "-m", "ratskeller", *arguments)
    except SetupError as error:
        say(str(error))
    except tomllib.TOMLDecodeError as error:
        say(f"pyproject.toml is not valid TOML: {error}.")
    except OSError as error:
        say(f"Ratskeller cannot be set up or started in {ROOT}: {error.strerror} ({error.filename}).")
    return 1


def hand_over(*arguments: str) -> int:
    """Become the environment's Python, so that exit code, streams and signals are the command's own."""
    sys.stdout.flush()
    command = [str(VENV_PYTHON), *arguments]
    if not ON_WINDOWS:
        os.execv(command[0], command)
    return subprocess.call(command)


# --- what is to be done -----------------------------------------------------------------------------------------------


def extras_for(arguments: list[str]) -> set[str]:
    """What a command needs besides the plain package."""
    if arguments and arguments[0] in {"build", *OWN}:
        return {EVERYTHING}
    if NEEDS_NO_SERVER & set(arguments):
        return set()
    if arguments[:1] == ["bench"] and "--batch" in arguments:
        return {"arrays"}
    return EXTRAS.get(" ".join(arguments[:2]), EXTRAS.get(" ".join(arguments[:1]), set()))


def set_up(extras: set[str], *, tests: bool = False, pages: bool = False) -> None:
    """Do what is pending, one process at a time."""
    if not pending(extras, tests=tests, pages=pages):
        return
    with setup_lock():
        # Asked again because another run.py may have done it while this one waited.
        do(pending(extras, tests=tests, pages=pages))


def pending(extras: set[str], *, tests: bool = False, pages: bool = False) -> list[Step]:
    """Whatever has to be done before a command can run; empty nearly always."""
    steps = []
    key, _, noted = read(ENVIRONMENT_STAMP).partition(" ")
    installed = set(noted.split())  # what was needed once will be needed again
    is_stale = key != environment_key()
    if is_stale or not (extras <= installed or EVERYTHING in installed):
        if not find_uv():
            steps.append(Step("fetching uv", fetch_uv))
        if is_stale:
            steps.append(Step("making the environment", make_venv))
        steps.append(Step("installing the locked packages", lambda: install_packages(extras | installed)))
        steps.append(Step("installing ratskeller into it", lambda: install_project(extras | installed)))
    if os.environ.get("RATSKELLER_PURE") != "1" and not rules_are_fresh():
        steps.append(Step("compiling the rules", compile_rules))
    if tests:
        from tools import other_programs  # it needs this module

        steps += other_programs.pending_steps()
    if pages and (ROOT / "web" / "package.json").is_file():
        from tools import web_build  # it needs this module

        steps += web_build.pending_steps()
    return steps


def do(steps: Sequence[Step]) -> None:
    """Run the steps with a line of progress each, on stderr: stdout belongs to the command."""
    for number, (label, action) in enumerate(steps, 1):
        say(f"[{number}/{len(steps)}] {label} … ", end="")
        started = time.monotonic()
        try:
            notice = action()
        except BaseException:
            say("")
            raise
        say(f" {time.monotonic() - started:.1f} s")
        if notice:
            say(notice)


def refresh_lock(arguments: list[str]) -> int:
    """Write requirements.lock anew from pyproject.toml."""
    if arguments not in ([], ["--upgrade"]):
        raise SetupError("`lock` takes no argument but --upgrade.")
    step = Step("locking the requirements", lambda: lock_requirements(*arguments))
    with setup_lock():
        do([step] if find_uv() else [Step("fetching uv", fetch_uv), step])
    return 0


# --- fingerprints -----------------------------------------------------------------------------------------------------


def digest(files: Iterable[Path], *facts: object) -> str:
    """One number for the names and contents of the files that exist, and the facts."""
    total = hashlib.sha256(repr(facts).encode())
    for file in sorted(file for file in files if file.is_file()):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"\n{file.relative_to(ROOT).as_posix()} {content}".encode())
    return total.hexdigest()


def environment_key() -> str:
    """What the environment is made from, and what is in it: a package taken out by hand is put back."""
    site = VENV / ("Lib" if ON_WINDOWS else f"lib/python{sys.version_info[0]}.{sys.version_info[1]}") / "site-packages"
    installed = sorted(entry.name for entry in site.glob("*.dist-info"))
    works = shutil.which(str(VENV_PYTHON)) is not None
    inputs = (ROOT / name for name in ("requirements.lock", "pyproject.toml", "setup.py"))
    return digest(inputs, sys.version, str(PYTHON), works, installed)


def rules_key() -> str:
    """Everything that decides how the compiled rules come out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = [*project["tool"]["ratskeller"]["compiled"], "kernel/numbers.py"]
    files = {file for pattern in patterns for file in PACKAGE.glob(pattern)}
    # Beside C written by hand lie its declarations and its uncompiled twin, which the manifest vouches for too.
    files |= {file.with_suffix(side) for file in files if file.suffix == ".pyx" for side in (".pxd", ".py")}
    files.update((ROOT / "tools" / "compile_rules").glob("*.py"))
    compiler = os.environ.get("CC") or next(filter(shutil.which, ("cc", "gcc", "clang")), find_visual_studio())
    has_headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return digest(files, sys.version, compiler, has_headers, os.environ.get("RATSKELLER_FAST"))


def find_visual_studio() -> str:
    """The installer of Windows' own compiler, which lies on no path: where it is new, compiling is tried again."""
    place = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    installer = Path(place, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    return str(installer) if place and installer.is_file() else ""


def rules_are_fresh() -> bool:
    """Whether the last compilation, or the finding that there is no compiler, still holds."""
    key, _, outcome = read(RULES_STAMP).partition(" ")
    return key == rules_key() and (outcome == "uncompiled" or rules_are_compiled())


def rules_are_compiled() -> bool:
    """Whether every file the last compilation made is still there."""
    try:
        modules = json.loads((PACKAGE / "compiled.json").read_text(encoding="utf-8"))["modules"]
        return bool(modules) and all((ROOT / module["file"]).is_file() for module in modules.values())
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return False


# --- the steps --------------------------------------------------------------------------------------------------------


def find_uv() -> str | None:
    """A uv that is recent enough: the machine's own, or the one fetched before."""
    for place in (None, str(UV_HOME / "bin")):
        uv = shutil.which("uv", path=place)
        answer = ask(uv, "--version") if uv else None
        numbers = re.search(r"(\d+)\.(\d+)", answer or "")
        if uv and numbers and (int(numbers[1]), int(numbers[2])) >= UV_OLDEST:
            return uv
    return None


def fetch_uv() -> None:
    """Install uv with pip beside the project: no environment is needed and none is touched."""
    python = str(PYTHON)
    if ask(python, "-m", "pip", "--version") is None:
        if run(python, "-m", "venv", "--clear", str(BOOTSTRAP))[0]:
            raise SetupError(
                "Python has neither pip nor venv here: install one of them (on Debian or Ubuntu: "
                "apt install python3-venv) or uv itself, then run the same command again."
            )
        python = str(BOOTSTRAP / BIN / "python")
    # pip does not replace what is in a target directory.
    shutil.rmtree(UV_HOME, ignore_errors=True)
    # Many people tell pip to refuse work outside an environment, or to install for the user; neither is meant for this.
    code, output = run(
        *(python, "-m", "pip", "install", "--quiet", "--no-user", "--no-deps", "--only-binary=:all:"),
        *("--disable-pip-version-check", "--target", str(UV_HOME), f"uv=={UV_VERSION}"),
        PIP_REQUIRE_VIRTUALENV="0",
    )
    expect_success("pip", code, output)


def make_venv() -> None:
    """Begin with an empty environment; from here on it counts as stale until it is complete."""
    ENVIRONMENT_STAMP.unlink(missing_ok=True)
    run_uv("venv", "--clear", "--python", str(PYTHON), str(VENV))


def install_packages(extras: set[str]) -> None:
    """Install what is needed, exactly as requirements.lock names it, by hash."""
    if EVERYTHING in extras:
        run_uv("pip", "sync", "--require-hashes", "--python", str(VENV_PYTHON), "requirements.lock")
        return
    chosen = [word for extra in sorted(extras) for word in ("--extra", extra)]
    run_uv(
        *("pip", "install", "--require-hashes", "--python", str(VENV_PYTHON), "--constraint", "requirements.lock"),
        *("--group", "build", "--requirement", "pyproject.toml", *chosen),
    )


def install_project(extras: set[str]) -> None:
    """Install the project as an editable package, which leaves compiling to its own step."""
    run_uv(
        *("pip", "install", "--no-deps", "--no-build-isolation", "--python", str(VENV_PYTHON), "-e", "."),
        RATSKELLER_NO_COMPILE="1",
    )
    ENVIRONMENT_STAMP.write_text(" ".join([environment_key(), *sorted(extras)]), encoding="utf-8")


def compile_rules() -> str | None:
    """Compile the rules, or find that this machine has no compiler, which is only slower."""
    RULES_STAMP.unlink(missing_ok=True)
    key = rules_key()
    code, output = run(str(VENV_PYTHON), "-m", "tools.compile_rules")
    if code not in {0, NO_COMPILER}:
        raise SetupError(
            f"The rules could not be compiled (with RATSKELLER_PURE=1 they run uncompiled, but slower):\n{output}"
        )
    RULES_STAMP.write_text(f"{key} {'uncompiled' if code else 'compiled'}", encoding="utf-8")
    if code == NO_COMPILER:
        return (
            "There is no C compiler, so the uncompiled rules are used: all works, but bots and simulations are much "
            "slower.\nInstall one to change that (on Debian or Ubuntu: apt install gcc python3-dev; on macOS: "
            "xcode-select --install; on Windows: the Visual Studio Build Tools)."
        )
    return None


def lock_requirements(*arguments: str) -> None:
    """Resolve for every platform and every extra at once, so that one file serves everybody."""
    run_uv(
        *("pip", "compile", "pyproject.toml", "--all-extras", "--group", "dev", "--universal", "--generate-hashes"),
        *("--no-header", "--python-version", "3.11", "-o", "requirements.lock", *arguments),
    )


# --- running, waiting, telling ----------------------------------------------------------------------------------------


def run_uv(*arguments: str, **variables: str) -> None:
    """Run uv; with the machine's certificates when its own do not do, as behind a company's proxy."""
    command = [find_uv() or "uv", *arguments]
    code, output = run(*command, **variables)
    if code and "certificate" in output.lower():
        # The older and the newer name of one setting.
        code, output = run(*command, **variables, UV_NATIVE_TLS="1", UV_SYSTEM_CERTS="1")
    expect_success("uv", code, output)


def expect_success(tool: str, code: int, output: str) -> None:
    """Turn an installer's failure into a sentence and its last lines."""
    if code:
        found = (cause for pattern, cause in CAUSES if re.search(pattern, output, re.IGNORECASE))
        cause = next(found, f"{tool} failed with exit code {code}")
        last_lines = "\n".join("  " + line for line in output.splitlines()[-6:])
        raise SetupError(f"{cause}, so the set-up is not complete; run the same command again later.\n{last_lines}")


def run(*command: str, **variables: str) -> tuple[int, str]:
    """Run a command in the project, with a dot now and then as a sign of life; answer with exit code and output."""
    with LOG.open("wb") as log:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | variables,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        while True:
            try:
                code = process.wait(timeout=2)
                break
            except subprocess.TimeoutExpired:
                say(".", end="")
    except BaseException:
        process.kill()
        process.wait()
        raise
    return code, LOG.read_text(encoding="utf-8", errors="replace").strip()


def ask(*command: str) -> str | None:
    """What a command prints, or nothing when it fails."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None


@contextmanager
def setup_lock() -> Iterator[None]:
    """Keep a second run.py out of the set-up; the system lets go of the lock even when this process is killed."""
    RUN.mkdir(exist_ok=True)
    with (RUN / "setup.lock").open("w") as file:
        if not try_lock(file.fileno()):
            say("Another run.py is setting things up; waiting for it …")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        yield


def try_lock(file: int) -> bool:
    """Take the lock unless somebody has it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def read(file: Path) -> str:
    """The text of a stamp, empty when there is none."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return ""


def say(text: str, end: str = "\n") -> None:
    """Tell the user; on stderr, because stdout belongs to the command."""
    sys.stderr.write(text + end)
    sys.stderr.flush()
