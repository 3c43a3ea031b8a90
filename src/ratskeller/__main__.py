"""`python -m ratskeller …` is the same as `ratskeller …`."""

from __future__ import annotations

import sys

from ratskeller.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
