"""The tree of errors in the docstring of errors.py is the tree of classes."""

from __future__ import annotations

import inspect

from ratskeller.kernel import errors


def drawn_tree() -> dict[str, str | None]:
    """Every name in the drawing, with the name it hangs from."""
    assert errors.__doc__ is not None
    tree: dict[str, str | None] = {}
    branch: list[tuple[int, str]] = []  # depth and name, from the root down to the last line
    for line in errors.__doc__.splitlines():
        text = line.lstrip(" │├└─")
        name = text.split(" ")[0]
        if not text or not (name == "RatskellerError" or "── " in line):
            continue
        depth = len(line) - len(text)
        while branch and branch[-1][0] >= depth:
            branch.pop()
        tree[name] = branch[-1][1] if branch else None
        branch.append((depth, name))
    return tree


def classes() -> dict[str, type[Exception]]:
    """Every class that the module defines."""
    return {
        name: kind
        for name, kind in inspect.getmembers(errors, inspect.isclass)
        if kind.__module__ == errors.__name__ and issubclass(kind, Exception)
    }


def test_the_drawing_lists_exactly_the_classes() -> None:
    assert set(drawn_tree()) == set(classes())


def test_the_drawing_shows_what_hangs_from_what() -> None:
    for name, parent in drawn_tree().items():
        assert classes()[name].__bases__ == ((classes()[parent],) if parent else (Exception,))


def test_every_error_explains_itself() -> None:
    assert all(kind.__doc__ for kind in classes().values())


def test_a_refusal_carries_its_clause() -> None:
    error = errors.Refused("Not now.", "R9")
    assert (str(error), error.clause) == ("Not now.", "R9")


def test_an_altered_record_carries_its_step() -> None:
    error = errors.Altered("Step 3 is wrong.", 3, "6c.2")
    assert (str(error), error.step, error.clause) == ("Step 3 is wrong.", 3, "6c.2")
