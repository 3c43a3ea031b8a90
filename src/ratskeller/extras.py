"""What is installed only for those who use it: the packages of the server, the client, the lab and the training."""

from __future__ import annotations

import re
from importlib import metadata

from ratskeller.kernel.errors import RatskellerError

# As pyproject.toml says it, without what only some systems need.
NEEDED_BY = re.compile(r"""(?P<package>[\w.-]+).*; extra == ["'](?P<extra>\w+)["']""")


class PackagesMissing(RatskellerError, ImportError):
    """A part of Ratskeller is used whose packages are not installed."""


def require(extra: str, *also: str) -> None:
    """Say in one sentence what is missing, before a module deep inside says it in many lines.

    `also`: packages of the extra that only some systems have.
    """
    needed = (NEEDED_BY.fullmatch(line) for line in _requirements("ratskeller") or ())
    packages = {each["package"] for each in needed if each and each["extra"] == extra}
    if any(_requirements(package) is None for package in packages.union(also)):
        raise PackagesMissing(f"The {extra}'s packages are not installed; `pip install 'ratskeller[{extra}]'` does it.")


def _requirements(package: str) -> list[str] | None:
    """What a package needs, or nothing if it is not installed."""
    try:
        return metadata.requires(package) or []
    except metadata.PackageNotFoundError:
        return None
