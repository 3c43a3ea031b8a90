"""`python -m tools.compile_rules [--fast]`: exit 0 when built, 3 when there is no C compiler, 1 on a refusal."""

from __future__ import annotations

import argparse
import os
import sys

from tools.compile_rules.build import NoCompiler, build_in_place
from tools.compile_rules.sources import Refusal


def main() -> int:
    """Build the compiled rules beside their sources."""
    parser = argparse.ArgumentParser(prog="python -m tools.compile_rules", description=__doc__)
    parser.add_argument("--fast", action="store_true", help="C division, errors inside C functions are not passed on")
    arguments = parser.parse_args()
    fast = arguments.fast or os.environ.get("RATSKELLER_FAST") == "1"
    try:
        build_in_place(fast=fast)
    except NoCompiler:
        print("no C compiler found", file=sys.stderr)
        return 3
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
