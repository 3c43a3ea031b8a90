"""`python -m tools.compile_rules [--fast]`: exit 0 when built, 3 without a C compiler, 1 when it does not compile."""

from __future__ import annotations

import argparse
import os
import sys

from Cython.Compiler.Errors import CompileError
from setuptools.errors import BaseError, CCompilerError

from tools.compile_rules.build import build_in_place
from tools.compile_rules.compilers import NoCompiler
from tools.compile_rules.sources import Refusal


def main() -> int:
    """Build the compiled rules beside their sources."""
    parser = argparse.ArgumentParser(prog="python -m tools.compile_rules", description=__doc__)
    parser.add_argument("--fast", action="store_true", help="without the guards against overflow and bad indexes")
    arguments = parser.parse_args()
    fast = arguments.fast or os.environ.get("RATSKELLER_FAST") == "1"
    try:
        build_in_place(fast=fast)
    except NoCompiler:
        print("no C compiler found", file=sys.stderr)
        return 3
    except (Refusal, CompileError, BaseError, CCompilerError) as reason:
        print(reason, file=sys.stderr)  # Cython has said more already
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
