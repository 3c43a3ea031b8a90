"""The one starter: `python3 run.py COMMAND ...` sets up whatever is missing or stale, then passes the command on."""

# Old syntax only, and no `from __future__ import annotations`: an old Python must get as far as the sentence below.
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Ratskeller needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

try:
    from tools.setup_env import main

    sys.exit(main(sys.argv[1:]))
except KeyboardInterrupt:
    sys.stderr.write("\nStopped; run the same command again to go on.\n")
    sys.exit(130)
