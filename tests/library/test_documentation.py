"""docs/library.md: a section for every public name, a row for all that can be asked, and examples that are true."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys

import pytest

import ratskeller as rk
from ratskeller.kernel.layout import Part
from tools.setup_env import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^### `(\w+)`\n(.*?)(?=^##|\Z)", PAGE, flags=re.MULTILINE | re.DOTALL))
ATTRIBUTES = {  # what instances have that classes do not show
    "Environment": {"name", "seats", "options", "packs", "seed", "deals"},
    "Batch": {"name", "count", "seats", "seed", "observations", "masks", "movers", "ends", "rewards"},
    "Layout": {"parts", *Part._fields},
}


def test_every_public_name_has_a_section_and_no_other_has_one() -> None:
    assert set(SECTIONS) == set(rk.__all__)


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_all_that_can_be_asked_is_told(name: str) -> None:
    told = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", SECTIONS[name]))
    public = {each for each in dir(getattr(rk, name)) if not each.startswith("_")} | ATTRIBUTES[name]
    assert public <= told


def test_what_instances_have_is_listed() -> None:
    env, batch = rk.make("rathulhu", seed=1), rk.make_batch("rathulhu", 1, seed=1)
    assert {name for name in vars(env) if not name.startswith("_")} == ATTRIBUTES["Environment"]
    assert {name for name in vars(batch) if not name.startswith("_")} == ATTRIBUTES["Batch"]


def test_the_examples_are_true() -> None:
    blocks = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL))
    assert blocks.count(">>>") > 20
    test = doctest.DocTestParser().get_doctest(blocks, {}, "docs/library.md", None, 0)
    told: list[str] = []
    assert doctest.DocTestRunner().run(test, out=told.append).failed == 0, "".join(told)


def test_public_names_are_listed_and_others_are_none() -> None:
    assert set(rk.__all__) <= set(dir(rk))
    with pytest.raises(AttributeError, match="no attribute 'maek'"):
        rk.maek  # noqa: B018


def test_importing_it_takes_neither_the_games_nor_numpy_along() -> None:
    program = "import sys, ratskeller; print({'numpy', 'ratskeller.kernel', 'msgspec'} & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "set()\n"


def test_one_game_needs_no_numpy() -> None:
    program = "import sys, ratskeller as rk; rk.make('rathulhu', seed=1).observe(); print('numpy' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"
