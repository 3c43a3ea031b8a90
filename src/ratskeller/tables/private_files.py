"""Files of the house that nobody else on the machine may read: the key, the tables."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

OTHERS = 0o077
log = logging.getLogger(__name__)


def keep_private(path: Path) -> None:
    """Take a file or folder from everybody but its owner, where an older version or a copy has let others in."""
    mode = path.stat().st_mode
    if os.name != "posix" or not mode & OTHERS:
        return
    try:
        path.chmod(mode & 0o7777 & ~OTHERS)
    except OSError as error:  # a disk that is read-only, or a file that somebody has lent to us
        told = "%s can be read by others on this machine, and that cannot be changed from here: %s"
        log.warning(told, path, error.strerror)
