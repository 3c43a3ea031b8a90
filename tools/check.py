"""Everything CI runs, step by step, for `python3 run.py test`; arguments go to pytest, and then only the tests run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from tools.setup_env import ROOT, RUN, rules_are_compiled
from tools.web_build import SITE, node_tool, packages_are_fresh

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Command = Sequence[str]

PASSED, FAILED, SKIPPED = "passed", "FAILED", "SKIPPED"
COLOURS = {PASSED: "\033[32m", FAILED: "\033[31m", SKIPPED: "\033[33m"}

UNCOMPILED = {"RATSKELLER_PURE": "1", "RATSKELLER_CHECKED": "1", "RATSKELLER_EXPECT": "pure"}
COMPILED = {"RATSKELLER_EXPECT": "compiled"}  # a silent fallback must not pass
# Tests start hundreds of Pythons: without bytecode each would compile all that it imports, for two seconds and more.
NOT_INHERITED = {*UNCOMPILED, "PYTHONDONTWRITEBYTECODE"}
SPREAD = ("-n", "auto", "--maxprocesses=4", "--dist", "worksteal")
# Tests of servers wait for a third of their time: one worker more than there are processors has all of these at work.
ONE_MORE = ("-n", str((os.cpu_count() or 1) + 1))
# What does not depend on how the rules run is tested once, with the compiled ones.
ONCE = (
    *("tables", "server", "client", "agents", "lab", "training", "library", "envs", "cli", "house", "languages"),
    *("conformance/test_leaks.py", "conformance/test_pictures.py"),
)
WITHOUT_PAGES = ("--ignore=tests/browser",)  # a step of their own: browsers need the machine
WITHOUT_HOUSE = (*(f"--ignore=tests/{room}" for room in ONCE), *WITHOUT_PAGES)


@dataclass(frozen=True)
class Step:
    """One thing to check: its commands run in turn until one fails."""

    name: str
    commands: Sequence[Command]
    variables: Mapping[str, str] = field(default_factory=dict)
    # What the closing line says of the step, when that is more than its name; {tests} is filled in from `report`.
    closing: str = ""
    # pytest's own record of a run. A step that has one also writes straight to the terminal.
    report: Path | None = None
    # Whether it only reads what stands in the files: such steps run two at a time.
    only_reads: bool = False
    # Why the step cannot run on this machine; where CI is set that is a failure.
    skipped_because: str = ""


@dataclass(frozen=True)
class Result:
    """How a step went."""

    step: Step
    outcome: str
    seconds: float

    @property
    def closing(self) -> str:
        """The step's part of the closing line."""
        if self.outcome == SKIPPED:
            return f"no {self.step.name} ({self.step.skipped_because})"
        tests = count_tests(self.step.report) if self.step.report else 0
        return (self.step.closing or self.step.name).format(tests=tests)


def main(arguments: list[str]) -> int:
    """Run all steps, or only the tests that the arguments select."""
    RUN.mkdir(exist_ok=True)
    try:
        return run_steps(selected_tests(arguments) if arguments else every_step())
    except KeyboardInterrupt:
        say("\nStopped before the end.")
        return 130


def every_step() -> list[Step]:
    """All that CI runs, in order; a new check is one more entry."""
    measured = [
        *tool("coverage", "run", "-m", "pytest", *SPREAD),
        *(WITHOUT_PAGES if why_not_compiled() else WITHOUT_HOUSE),
    ]
    return [
        Step("format", [tool("ruff", "format", "--check", ".")], only_reads=True),
        Step("lint", [tool("ruff", "check", ".")], only_reads=True),
        Step("types", [tool("mypy")], only_reads=True),
        Step("imports", [[sys.executable, "-m", "tools.check_imports"]], only_reads=True),
        web_step(
            "web format",
            node_tool("prettier/bin/prettier.cjs", "--check", "--ignore-path", "web/.prettierignore", "web"),
        ),
        web_step("web lint", node_tool("eslint/bin/eslint.js", "web")),
        web_step(
            "web types",
            [sys.executable, "-m", "tools.wire_types"],
            node_tool(
                *("svelte-check/bin/svelte-check", "--workspace", "web"),
                *("--tsconfig", "tsconfig.json", "--fail-on-warnings"),
            ),
        ),
        Step("docs", [[sys.executable, "-m", "tools.docs_site"]], only_reads=True, closing="docs with all links"),
        web_step("web unit tests", node_tool("vitest/vitest.mjs", "run", "--root", "web")),
        uncompiled_tests(tool("coverage", "erase"), measured),
        Step(
            "coverage",
            [
                tool("coverage", "combine", "--quiet"),
                tool("coverage", "report", "--fail-under=100", "--skip-covered", "-m"),
            ],
            closing="coverage 100 %",
        ),
        compiled_tests([sys.executable, "-m", "pytest", *SPREAD, *ONE_MORE, *WITHOUT_PAGES]),
        browser_tests(),
    ]


def web_step(name: str, *commands: Command) -> Step:
    """A check of the web pages' sources, by programs that are installed beside them."""
    missing = "" if packages_are_fresh() else "Node.js or its packages are not here: is there a network?"
    return Step(name, commands, only_reads=True, skipped_because=missing)


def selected_tests(arguments: list[str]) -> list[Step]:
    """The tests alone, in one process, so that pytest's -s and --pdb work."""
    pytest = [sys.executable, "-m", "pytest", *arguments]
    return [uncompiled_tests(pytest), compiled_tests(pytest)]


def uncompiled_tests(*commands: Command) -> Step:
    """The tests on the rules as Python, with its inner checks on; the last of the commands is pytest's."""
    report = RUN / "tests-uncompiled.xml"
    *before, pytest = commands
    return Step(
        "tests on the uncompiled rules",
        [*before, [*pytest, f"--junit-xml={report}"]],
        variables=UNCOMPILED,
        closing="{tests} tests on the uncompiled rules",
        report=report,
    )


def compiled_tests(pytest: Command) -> Step:
    """The same tests on the rules as C."""
    report = RUN / "tests-compiled.xml"
    return Step(
        "tests on the compiled rules",
        [[*pytest, f"--junit-xml={report}"]],
        variables=COMPILED,
        closing="{tests} on the compiled rules",
        report=report,
        skipped_because=why_not_compiled(),
    )


def browser_tests() -> Step:
    """The web pages in Chromium, against a real server."""
    report = RUN / "tests-browser.xml"
    missing = "" if (SITE / "index.html").is_file() else "the web pages are not built: is there a network?"
    return Step(
        "tests in the browser",
        [[sys.executable, "-m", "pytest", *SPREAD, "--maxprocesses=2", "tests/browser", f"--junit-xml={report}"]],
        closing="{tests} in the browser",
        report=report,
        skipped_because=missing,
    )


def why_not_compiled() -> str:
    """Why the compiled rules cannot be tested here, if they cannot."""
    if os.environ.get("RATSKELLER_PURE") == "1":
        return "RATSKELLER_PURE=1 is set"
    return "" if rules_are_compiled() else "the rules are not compiled here: is there a C compiler?"


def run_steps(steps: Sequence[Step]) -> int:
    """Run every step whatever becomes of the ones before it, then sum up."""
    results: list[Result] = []
    for only_read, some in groupby(steps, key=lambda step: step.only_reads):
        if only_read:
            with ThreadPoolExecutor(2) as pool:
                results += pool.map(run_step, some)
        else:
            results += map(run_step, some)
    width = max(len(step.name) for step in steps)
    say(f"\n{'step':{width}}  seconds  result")
    for result in results:
        say(f"{result.step.name:{width}}  {result.seconds:7.1f}  {coloured(result.outcome)}")
    say(closing_line(results))
    return int(any(result.outcome == FAILED for result in results))


def run_step(step: Step) -> Result:
    """Announce a step and run it; a quiet one is heard only when it has ended, and of it no more than a failure."""
    if step.skipped_because:
        outcome = FAILED if os.environ.get("CI") == "true" else SKIPPED
        say(f"\n=== {step.name}: {coloured(outcome)}, {step.skipped_because}")
        return Result(step, outcome, 0.0)
    if step.report:
        say(f"\n=== {step.name}")
        step.report.unlink(missing_ok=True)
    started = time.monotonic()
    complaint = next((told for command in step.commands if (told := run_command(command, step)) is not None), None)
    outcome = PASSED if complaint is None else FAILED
    if not step.report:
        say(f"\n=== {step.name}: {coloured(outcome)}\n{complaint or ''}".rstrip())
    return Result(step, outcome, time.monotonic() - started)


def run_command(command: Command, step: Step) -> str | None:
    """Run one command of a step; None if all is well, else what a quiet step said."""
    inherited = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
    output = None if step.report else subprocess.PIPE
    done = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env={**inherited, **step.variables},
        stdout=output,
        stderr=output and subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return (done.stdout or "") if done.returncode else None


def closing_line(results: Sequence[Result]) -> str:
    """The last line: what ran, and whether all is well."""
    failed = [result.step.name for result in results if result.outcome == FAILED]
    tests_first = sorted(results, key=lambda result: result.step.report is None)
    ran = ", ".join(result.closing for result in tests_first if result.outcome != FAILED or result.step.report)
    verdict = f"FAILED: {', '.join(failed)}" if failed else "all passed"
    return f"ratskeller: {ran}: {verdict}" if ran else f"ratskeller: {verdict}"


def count_tests(report: Path) -> int:
    """How many tests a pytest run ran, the skipped ones not counted."""
    try:
        suites = list(ET.parse(report).getroot().iter("testsuite"))
    except (OSError, ET.ParseError):
        return 0
    return sum(int(suite.get("tests", "0")) - int(suite.get("skipped", "0")) for suite in suites)


def tool(name: str, *arguments: str) -> Command:
    """A command of the project's own environment."""
    return [str(Path(sys.executable).with_name(name)), *arguments]


def coloured(outcome: str) -> str:
    """An outcome in its colour, where there are colours."""
    if sys.stdout.isatty() and "NO_COLOR" not in os.environ:
        return f"{COLOURS[outcome]}{outcome}\033[0m"
    return outcome


def say(text: str) -> None:
    """Print at once, so that a step's own output comes after its announcement."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
