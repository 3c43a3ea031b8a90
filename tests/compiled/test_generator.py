"""The generator: what annotations become, and what is refused, with file and line."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from tests.compiled.little_project import HEAD, make_sources, merge, translate
from tools.compile_rules import build
from tools.compile_rules.finish_c import ALWAYS, finish_c, is_finished, name_lines
from tools.compile_rules.merge import Merger, Place
from tools.compile_rules.order import Effects
from tools.compile_rules.pxd import CType
from tools.compile_rules.sources import Refusal, Sources, whole_number

# ---- what is written ---------------------------------------------------------------------------------------------


def test_numbers_and_rows_become_c_fields(tmp_path: Path) -> None:
    lines = translate(
        tmp_path,
        """
        class Table(Fixed):
            whole: int
            flag: bool
            real: float
            steps: Long
            bits: U64
            row: Annotated[Ints, 6]
            reals: Annotated[Floats, 2 * SEATS]
            grid: Annotated[Grid, SEATS, CELLS]
            stream: Rng
            maybe: Rng | None
            names: list[str]
        """,
    )
    assert lines == [
        "@cython.final",
        "cdef class Table(Fixed):",
        "    cdef public int whole",
        "    cdef public bint flag",
        "    cdef public double real",
        "    cdef public long long steps",
        "    cdef public unsigned long long bits",
        "    cdef public int[6] row",
        "    cdef public double[8] reals",
        "    cdef public int[4][10] grid",
        "    cdef public Rng stream",
        "    cdef public Rng maybe",
        "    cdef public list names",
    ]


def test_functions_pass_errors_on_and_private_ones_are_c_alone(tmp_path: Path) -> None:
    lines = translate(
        tmp_path,
        '''
        class Game(State):
            """A game."""

            def legal(self, seat: int) -> int:
                return self._count(seat)

            def _count(self, seat: int) -> int:
                return seat

            def worth(self) -> float:
                return 1.0

            def is_odd(self, number: "Long") -> bool:
                return number % 2 == 1

            def forget(self) -> None:
                pass

            def names(self) -> list[str]:
                return []


        def make(seats: int, rng: Rng) -> Game:
            return Game()


        def _helper(x: float) -> float:
            return x
        ''',
    )
    assert lines == [
        "@cython.final",
        "cdef class Game(State):",  # `legal` is declared for all states already
        "    cpdef double worth(self) except? -77",
        "    cpdef bint is_odd(self, long long number) except? -77",
        "    cpdef forget(self)",
        "    cpdef list names(self)",
        *c_function("Game_legal(self, seat)", "cython.int", "-77", "self=Game, seat=cython.int"),
        *c_function("Game__count(self, seat)", "cython.int", "-77", "self=Game, seat=cython.int"),
        *c_function("Game_worth(self)", "cython.double", "-77", "self=Game"),
        *c_function("Game_is_odd(self, number)", "cython.bint", "-77", "self=Game, number=cython.longlong"),
        "@cython.cfunc",
        "@cython.returns(cython.int)",
        "@cython.exceptval(-1)",
        "@cython.locals(self=Game)",
        "def Game_forget(self):",
        "@cython.cfunc",
        "@cython.returns(list)",
        "@cython.locals(self=Game)",
        "def Game_names(self):",
        "@cython.ccall",
        "@cython.returns(Game)",
        "@cython.locals(seats=cython.int, rng=Rng)",
        "def make(seats, rng):",
        *c_function("_helper(x)", "cython.double", "-77", "x=cython.double"),
    ]


def c_function(head: str, result: str, error: str, kinds: str) -> list[str]:
    """A function with a number for a result, as it is written."""
    returns = [f"@cython.returns({result})", f"@cython.exceptval({error}, check=True)"]
    return ["@cython.cfunc", *returns, f"@cython.locals({kinds})", f"def {head}:"]


def test_a_class_with_results_of_64_bits_is_not_final(tmp_path: Path) -> None:
    """Cython would write its error value twice, and no C compiler takes that."""
    lines = translate(tmp_path, "class Bits(Fixed):\n    def bits(self) -> U64:\n        return 1\n")
    assert lines[:2] == ["cdef class Bits(Fixed):", "    cpdef unsigned long long bits(self) except? 77"]
    assert lines[2:] == c_function("Bits_bits(self)", "cython.ulonglong", "77", "self=Bits")


def test_a_call_goes_straight_to_the_one_function_that_it_can_reach(tmp_path: Path) -> None:
    text = merge(make_sources(tmp_path, HEAD + dedent(CALLS))).source
    assert "return Game__half(self) + State_offer(self, 3) + self.rank(0) + State_awaited(self, seat)" in text
    assert "found = Rng_below(rng, 6) + ln(2.0)" in text
    assert "return Leaf_rank(self, 0)" in text
    # What is used of the kernel is written here too, with all that it needs; what a heir may change is not.
    for name in ("State_offer", "State_awaited", "Rng_below", "Rng_next", "rng__mix"):
        assert text.count(f"def {name}(") == 1, name
    assert "def State_rank(" not in text


CALLS = """
class Game(State):
    def _half(self) -> int:
        return self.seats // 2
    def legal(self, seat: int) -> int:
        return self._half() + self.offer(3) + self.rank(0) + State.awaited(self, seat)
    def roll(self, rng: Rng) -> float:
        found: float = rng.below(6) + ln(2.0)
        return found
class Leaf(Game):
    def rank(self, seat: int) -> int:
        return seat
    def first(self) -> int:
        return self.rank(0)
"""


def test_a_line_that_has_moved_is_translated_again(tmp_path: Path) -> None:
    """Else the errors of the C would name the line where it stood before."""
    text = "def f(x: int) -> int:\n    return x + 1\n"
    one, other = (merge(make_sources(tmp_path / str(lines), HEAD + lines * "# why\n" + text)) for lines in (0, 1))
    assert one.source == other.source
    assert build.make_note({}, [], one.places) != build.make_note({}, [], other.places)
    assert build.make_note({}, [], one.places) == build.make_note({}, [], dict(one.places))


CHAPTER = """
from ratskeller.kernel.state import State
from ratskeller.toy.rules.turns import pass_on

def _half(x: int) -> int:
    return x // 2

class Toy(State):
    def legal(self, seat: int) -> int:
        return pass_on(self, _half(seat))
"""
OTHER_CHAPTER = """
from ratskeller.kernel.state import State

def _half(x: int) -> int:
    return x // 3

def pass_on(state: State, seat: int) -> int:
    return _half(seat)
"""


def test_the_chapters_of_a_game_become_one_extension(tmp_path: Path) -> None:
    sources = make_sources(tmp_path, "")
    folder = tmp_path / "src/ratskeller/toy/rules"
    folder.mkdir(parents=True)
    (folder / "state.py").write_text(CHAPTER, encoding="utf-8")
    (folder / "turns.py").write_text(OTHER_CHAPTER, encoding="utf-8")
    chapters = [Path("ratskeller/toy/rules") / name for name in ("state.py", "turns.py")]
    sources = Sources(sources.root, [*sources.compiled, *chapters])
    whole = "ratskeller.toy.rules.state"
    assert [module.last_name for module in sources.unit(whole).modules] == ["turns", "state"]
    text = merge(sources, whole).source
    assert "return pass_on(self, _half_of_state(seat))" in text
    assert "return _half_of_turns(seat)" in text
    assert "import pass_on" not in text
    # What Python sees of two chapters cannot have one name.
    (folder / "turns.py").write_text(f"{OTHER_CHAPTER}\ndef Toy() -> int:\n    return 1\n", encoding="utf-8")
    again = Sources(sources.root, sources.compiled)
    with pytest.raises(Refusal, match=r"turns.py:\d+: another chapter has a Toy too"):
        merge(again, whole)


def test_an_error_names_the_line_that_was_written_by_hand(tmp_path: Path) -> None:
    source = HEAD + "def f(x: int) -> int:\n    # why\n    total: int = (\n        x + 1\n    )\n    return total\n"
    merged = merge(make_sources(tmp_path, source))
    lines = merged.source.splitlines()
    places = {lines[line - 1].strip(): place.line for line, place in merged.places.items()}
    head = HEAD.count("\n")
    assert places["total = x + 1"] == head + 3
    assert places["return total"] == head + 6
    c = 'static const char* const __pyx_f[] = {\n  "merged.py",\n};\n__PYX_ERR(0, 7, out) __PYX_ERR(0, 9, out)'
    assert name_lines(c, {7: Place(tmp_path / "rules.py", 70)}, tmp_path) == (
        'static const char* const __pyx_f[] = {\n  "merged.py",\n  "rules.py",\n};\n'
        "__PYX_ERR(1, 70, out) __PYX_ERR(0, 9, out)"
    )
    small = "\nstatic CYTHON_INLINE int __pyx_f_offer(int);\nstatic CYTHON_INLINE int __Pyx_other(int);\n"
    assert finish_c("/* Cython */\n" + c + small, {}, tmp_path) == (
        "/* Cython */\n"
        + ALWAYS
        + c
        + "\nstatic RK_INLINE int __pyx_f_offer(int);\nstatic CYTHON_INLINE int __Pyx_other(int);\n"
    )
    assert is_finished(finish_c(c, {}, tmp_path))
    assert not is_finished(c)
    with pytest.raises(ValueError, match="names no files"):
        name_lines("int x;", {}, tmp_path)


def test_locals_are_declared_and_objects_are_left_to_python(tmp_path: Path) -> None:
    lines = translate(
        tmp_path,
        """
        def work(seats: int) -> int:
            total: Long = 0
            row: Annotated[Ints, 3] = [0] * 3
            grid: Annotated[Grid, 2, 3] = [[0] * 3 for _ in range(2)]
            names: list[str] = []
            rng: Rng = Rng(1)
            for seat in range(seats):
                total += row[seat] + grid[0][seat] + rng.below(2) + len(names)
            return total
        """,
    )
    assert lines == [
        "@cython.ccall",
        "@cython.returns(cython.int)",
        "@cython.exceptval(-77, check=True)",
        "@cython.locals(seats=cython.int, total=cython.longlong, row=cython.int[3], grid=cython.int[3][2], rng=Rng)",
        "def work(seats):",
        *lines[5:],
    ]


def test_constants_are_numbers_of_c_when_they_are_used(tmp_path: Path) -> None:
    source = HEAD + "_SHARE: float = 0.5\n_UNUSED: int = 3\n"
    source += "def f(x: int) -> float:\n    return SEATS + WIDE + CHANCE + x if x < BITS else UNSIGNED * _SHARE\n"
    text = merge(make_sources(tmp_path, source)).declarations
    assert re.findall(r"#define (\w+) (.+)\n", text) == [
        ("rk_SEATS", "(4)"),
        ("rk_BITS", "(17)"),
        ("rk_WIDE", "(1099511627776LL)"),
        ("rk_UNSIGNED", "(18446744073709551615ULL)"),
        ("rk_CHANCE", "(-1)"),
        ("rk__SHARE", "(0.5)"),
    ]
    assert re.findall(r'const (.+) (\w+) "rk_\2"\n', text) == [
        ("int", "SEATS"),
        ("int", "BITS"),
        ("long long", "WIDE"),
        ("unsigned long long", "UNSIGNED"),
        ("int", "CHANCE"),
        ("double", "_SHARE"),
    ]


def test_private_variables_are_declared(tmp_path: Path) -> None:
    lines = translate(
        tmp_path,
        """
        _GRID: Annotated[Grid, 2, SEATS] = [[0] * SEATS for _ in range(2)]
        _SHARE: float = 0.5
        """,
    )
    assert lines == ["cdef int[2][4] _GRID"]  # a number is a constant


def test_an_inherited_field_may_be_narrowed(tmp_path: Path) -> None:
    lines = translate(
        tmp_path,
        """
        class Sheet(Content):
            fee: int


        class Game(State):
            content: Sheet
            pot: int

            def pay(self) -> None:
                sheet: Sheet = self.content
                self.pot += sheet.fee
        """,
    )
    assert lines[:-1] == [
        "@cython.final",
        "cdef class Sheet(Content):",
        "    cdef public int fee",
        "@cython.final",
        "cdef class Game(State):",
        "    cdef public int pot",
        "    cpdef pay(self)",
        "@cython.cfunc",
        "@cython.returns(cython.int)",
        "@cython.exceptval(-1)",
        "@cython.locals(self=Game, sheet=Sheet)",
    ]


def test_sizes_of_locals_stand_the_other_way_round() -> None:
    assert CType("int", (2, 3)).declare("grid") == "int[2][3] grid"
    assert CType("int", (2, 3)).as_local() == "cython.int[3][2]"


@pytest.mark.parametrize(
    ("text", "value"),
    [("-3", -3), ("2 * N - 1", 9), ("(1 << N) | 1", 33), ("7 // 2 % 2", 1), ("6 & 3 ^ 1 >> 0", 3)],
)
def test_constant_expressions_are_worked_out(text: str, value: int) -> None:
    import ast

    assert whole_number(ast.parse(text, mode="eval").body, {"N": 5}) == value
    assert eval(text, {"N": 5}) == value  # noqa: S307


# ---- what Python and C do alike is not refused --------------------------------------------------------------------


def test_harmless_things_are_let_through(tmp_path: Path) -> None:
    translate(
        tmp_path,
        """
        class Game(State):
            pot: int
            cards: Annotated[Ints, 6]
            grid: Annotated[Grid, 2, 3]

            def take(self, seat: int) -> int:
                self.pot -= 1
                return self.pot

            def price(self, seat: int) -> int:
                return self.cards[seat] * 2

            def many(self, seat: int) -> int:
                taken: int = self.take(seat)
                self.cards[0], self.cards[1] = self.cards[1], self.cards[0]
                self.cards = [0, 0, 0, 0, 0, 0]
                self.pot = self.take(seat) + self.pot
                self.pot += self.price(seat)
                if self.pot > 0 and self.take(seat) > 0:
                    taken = self.pot if self.take(seat) > self.price(seat) else -1
                if seat in self.cards and self.grid[1][self.take(seat) % 3] > 0:
                    return self.cards[self.take(seat) % 6] + len(self.cards) + max(self.cards)
                for card in self.cards:
                    taken += card
                for place in range(5, -1, -1):
                    taken += self.cards[place] + CHANCE
                return State.awaited(self, seat) + taken

            def last(self) -> list[int]:
                found = [self.cards[i] for i in range(6)]
                found.append(factorial(3))
                return found + list(self.grid[1])
        """,
    )


# ---- refusals -------------------------------------------------------------------------------------------------------

# The line that must be named is marked with #!
REFUSALS = {
    # types
    "untyped argument": ("def f(x) -> int:  #!\n    return x", "annotation is missing"),
    "untyped result": ("def f(x: int):  #!\n    return x", "annotation is missing"),
    "unknown type": ("def f(x: complex) -> int:  #!\n    return 1", "type complex is not translated"),
    "optional number": ("def f(x: int | None) -> int:  #!\n    return 1", "type int | None is not translated"),
    "row as argument": ("def f(x: Annotated[Ints, 3]) -> int:  #!\n    return x[0]", "cannot be an argument"),
    "row as result": ("def f() -> Annotated[Ints, 3]:  #!\n    return [1, 2, 3]", "cannot be returned"),
    "size unknown": ("class A(Fixed):\n    row: Annotated[Ints, MANY]  #!", "sizes are positive whole numbers"),
    "size of zero": ("class A(Fixed):\n    row: Annotated[Ints, SEATS - 4]  #!", "sizes are positive whole numbers"),
    "size not private": ("class A(Fixed):\n    row: Annotated[Ints, _HIDDEN]  #!", "sizes are positive whole numbers"),
    "one size too few": ("class A(Fixed):\n    row: Annotated[Grid, 3]  #!", "Annotated[Grid, n, m]"),
    "no such row": ("class A(Fixed):\n    row: Annotated[Bytes, 3]  #!", "write Annotated[Ints, n]"),
    # states
    "float in a state": ("class A(State):\n    x: float  #!", "a state holds only"),
    "Long in a state": ("class A(State):\n    x: Long  #!", "a state holds only"),
    "floats in a state": ("class A(State):\n    x: Annotated[Floats, 2]  #!", "a state holds only"),
    "object in a state": ("class A(State):\n    x: Rng  #!", "a state holds only"),
    "second level of fields": (
        "class A(State):\n    x: int\nclass B(A):  #!\n    y: int",
        "gets no more of them below",
    ),
    "field twice": ("class A(State):\n    seats: int  #!", "field of the base class already"),
    "field with a value": ("class A(Fixed):\n    x: int = 3  #!", "no value"),
    # the top of the file and of a class
    "public constant": ("LIMIT: int = 3  #!", "invisible to Python"),
    "private Final": ("_LIMIT: Final = 3  #!", "instead of Final"),
    "annotated attribute": ("CHANCE.x: int = 3  #!", "only a plain name"),
    "variable without a value": ("_x: int  #!", "only a plain name with a value"),
    "statement": ("_x = 3  #!", "may stand at the top"),
    "condition": ("if SEATS:  #!\n    def f() -> int:\n        return 1", "may stand at the top"),
    "async function": ("async def f() -> int:  #!\n    return 1", "may stand at the top"),
    "class with decorator": ("@final\nclass A(Fixed):  #!\n    pass", "no decorator"),
    "class with keyword": ("class A(Fixed, metaclass=Meta):  #!\n    pass", "no keyword"),
    "two bases": ("class A(Fixed, Content):  #!\n    pass", "only one base"),
    "base not compiled": ("class A(Exception):  #!\n    pass", "Exception is not a compiled one"),
    "class variable": ("class A(Fixed):\n    x = 3  #!", "only fields and methods"),
    # other modules
    "relative import": ("from .codes import SEATS  #!", "relative imports"),
    "alias": ("from ratskeller.codes import SEATS as N  #!", "under another name"),
    "package": ("from ratskeller import codes  #!", "import names from the module that defines them"),
    "star from a compiled module": ("from ratskeller.kernel.state import *  #!", "name what you import"),
    "variable of a compiled module": ("from ratskeller.kernel.rng import _MASK  #!", "not a class or function"),
    "constant too large": ("def f() -> U64:\n    return HUGE  #!", "does not fit into 64 bits"),
    # functions
    "word of C as a field": ("class A(Fixed):\n    long: Long  #!", "a word of C"),
    "word of C as an argument": ("def f(include: int) -> int:  #!\n    return 1", "a word of C"),
    "word of C as a local": ("def f() -> None:\n    sizeof: int = 1  #!", "a word of C"),
    "word of C as a function": ("def errno() -> None:  #!\n    pass", "a word of C"),
    "decorator": ("@cache\ndef f() -> int:  #!\n    return 1", "decorators"),
    "default": ("def f(x: int = 3) -> int:  #!\n    return x", "without defaults"),
    "keyword only": ("def f(*, x: int) -> int:  #!\n    return x", "plain arguments"),
    "any number": ("def f(*x: int) -> int:  #!\n    return 1", "plain arguments"),
    "special method": (
        "class A(Fixed):\n    def __eq__(self, other: object) -> bool:  #!\n        return True",
        "__init__",
    ),
    "mangled name": ("class A(Fixed):\n    def __f(self) -> int:  #!\n        return 1", "only __init__"),
    "nested function": (
        "def f() -> int:\n    def g() -> int:  #!\n        return 1\n    return g()",
        "inside a function",
    ),
    "lambda": ("def f() -> list[int]:\n    return sorted([1], key=lambda x: x)  #!", "inside a function"),
    "generator": ("def f() -> list[int]:\n    yield 3  #!", "generators"),
    "generator expression": ("def f() -> int:\n    return sum(x for x in range(3))  #!", "generators"),
    "global": ("def f() -> None:\n    global SEATS  #!", "global state"),
    "super": (
        "class A(State):\n    def score(self, seat: int) -> int:\n        return super().score(seat)  #!",
        "super()",
    ),
    "step of a range": (
        "def f(n: int) -> int:\n    for i in range(0, 9, n):  #!\n        return i\n    return 0",
        "step",
    ),
    # locals
    "annotated twice": ("def f() -> None:\n    x: int = 1\n    x: float = 2.0  #!", "annotated twice"),
    "annotated argument": ("def f(x: int) -> None:\n    x: int = 1  #!", "annotated twice"),
    "annotated field": (
        "class A(Fixed):\n    x: int\n    def f(self) -> None:\n        self.x: int = 1  #!",
        "plain name",
    ),
    "untyped local": ("def f() -> None:\n    x = 1  #!", "x needs a type"),
    "untyped pair": ("def f() -> None:\n    x: int = 1\n    x, y = 1, 2  #!", "y needs a type"),
    "untyped walrus": ("def f() -> int:\n    return (x := 1)  #!", "x needs a type"),
    "starred": ("def f(x: list[int]) -> None:\n    [*x] = [1, 2]  #!", "starred"),
    "untyped loop": ("def f(names: list[str]) -> None:\n    for name in names:  #!\n        pass", "name needs a type"),
    # slow or wrong names
    "table of names": ("def f() -> int:\n    return len(TITLES)  #!", "not a whole number known there"),
    "divided by zero": ("def f() -> int:\n    return BROKEN  #!", "not a whole number known there"),
    "library function": ("def f() -> int:\n    return factorial(3)  #!", "is from math, which is not compiled"),
    "library module": ("import math\ndef f() -> float:\n    return math.sqrt(2.0)  #!", "is a Python module"),
    "own uncompiled function": (
        "from ratskeller.codes import helper\ndef f() -> int:\n    return helper()  #!",
        "is from ratskeller.codes, which is not compiled",
    ),
    # members
    "narrowed field": (
        """
        class Sheet(Content):
            fee: int
        class A(State):
            content: Sheet
            def f(self) -> int:
                return self.content.fee  #!
        """,
        "put self.content into an annotated local first",
    ),
    "unknown object": (
        "def f(states: list[State]) -> None:\n    states[0].actions[0] = 1  #!",
        "C does not know that states[0] has actions",
    ),
    "untyped object": ("def f(x: object) -> list[int]:\n    y = x\n    return [y.mover]  #!", "C does not know that y"),
    # indexes and rows
    "negative index": ("def f(x: State) -> int:\n    return x.actions[-1]  #!", "below zero"),
    "negative constant index": ("def f(x: State) -> int:\n    return x.actions[ABSENT]  #!", "below zero"),
    "slice": ("def f(x: State) -> list[int]:\n    return x.actions[1:3]  #!", "slice"),
    "slice of a grid": ("def f(x: State) -> list[int]:\n    return x.events[0][1:3]  #!", "slice"),
    "slice of a local": (
        "def f() -> list[int]:\n    x: Annotated[Ints, 3] = [1, 2, 3]\n    return x[1:]  #!",
        "slice",
    ),
    "row given away": ("def f(x: State) -> list[int]:\n    return x.actions  #!", "shared in Python and copied in C"),
    "row compared": ("def f(x: State, y: State) -> bool:\n    return x.actions == y.actions  #!", "shared in Python"),
    "row tested": ("def f(x: State) -> bool:\n    return not x.actions  #!", "shared in Python"),
    "row of a grid": ("def f(x: State) -> int:\n    return len(x.events[1]) if x.events[0] else 0  #!", "shared"),
    "rows of a grid": (
        "def f(x: State) -> list[int]:\n    return [row[0] for row in x.events]  #!",
        "shared in Python",
    ),
    "row of the module": (
        "_ROW: Annotated[Ints, 2] = [1, 2]\ndef f() -> list[int]:\n    return _ROW  #!",
        "shared in Python and copied in C",
    ),
    "row shared": ("def f(x: State, y: State) -> None:\n    x.actions = y.actions  #!", "shared in Python"),
    "row aliased": ("def f(x: State) -> None:\n    y: Annotated[Ints, 512] = x.actions  #!", "shared in Python"),
    "row without a value": ("def f() -> None:  #!\n    x: Annotated[Ints, 3]", "needs a value"),
    "row of unknown length": (
        "def f() -> None:\n    x: Annotated[Ints, SEATS] = [0] * SEATS  #!",
        "write it as a number",
    ),
    "same row twice": ("def f() -> None:\n    x: Annotated[Grid, 2, 2] = [[0, 0]] * 2  #!", "be the same list"),
    "row from a name": (
        "def f(y: list[int]) -> None:\n    x: Annotated[Ints, 3] = y  #!",
        "fresh list only",
    ),
    # numbers
    "number too large": ("def f() -> None:\n    x: int = 1 << 40  #!", "does not fit into a C int"),
    "constant too wide": ("def f(x: State) -> None:\n    x.mover = WIDE  #!", "does not fit into a C int"),
    "too large for a row": ("def f(x: State) -> None:\n    x.actions[0] = 2147483648  #!", "does not fit into a C int"),
    "power": ("def f(x: int) -> int:\n    return x ** x  #!", "powers"),
    "power of itself": ("def f(x: int) -> None:\n    x **= 2  #!", "powers"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_refused_with_file_and_line(name: str, tmp_path: Path) -> None:
    text, reason = REFUSALS[name]
    with pytest.raises(Refusal) as refusal:
        translate(tmp_path, text)
    place, line, said = re.fullmatch(r"(.+?):(\d+): (.+)", str(refusal.value), re.DOTALL).groups()  # type: ignore[union-attr]
    assert reason in said
    source = (tmp_path / "src/ratskeller/rules.py").read_text(encoding="utf-8").splitlines()
    assert place == str(tmp_path / "src/ratskeller/rules.py")
    assert "#!" in source[int(line) - 1]


# ---- the order of evaluation ---------------------------------------------------------------------------------------

GAME = """
class Game(State):
    pot: int
    cards: Annotated[Ints, 6]

    def _take(self) -> int:
        self.pot -= 1
        self.cards[0] += 1
        return self.pot

    def through(self) -> int:
        return self._take()

    def calm(self, x: int) -> int:
        return x + self.pot

    def test(self, other: Game) -> int:
        x: int = 0
"""
IN_ANOTHER_ORDER = [
    "return self.pot + self._take()",
    "return self.pot * 2 + self._take()",
    "return self.pot + self.through()",
    "return -self.pot + (1 if self._take() > 0 else 2)",
    "return self.pot + min(3, self._take())",
    "return self.cards[1] + self._take()",
    "return self.cards[self.pot] + self._take()",
    "return self.pot < self._take()",
    "return self.calm(self.pot) + self.calm(other.pot + other._take())",
    "self.tell(1, 2, self.pot, self._take(), 0, 0)",
    "self.pot += self._take()",
    "self.cards[2] -= self._take()",
    "self.cards[self._take()] = self.pot",
    "x = self.count + self.legal(0)",
    "x = self.mover + (self.assign(other) or 0)",
    "if x > 0 and self.pot > self._take(): x = 1",
    "while self.pot > self.through(): x = 1",
    "return sum([self.pot + self._take() for i in range(3)])",
]
IN_THE_SAME_ORDER = [
    "return self._take() + self.pot",
    "return self.pot + self.calm(2)",
    "return self.pot if self._take() > 0 else self.cards[0]",
    "if self.pot > 0 and self._take() > 0: x = 1",
    "return self.cards[self._take()]",
    "return self.calm(self.pot) + self._take()",
    "self.tell(1, 2, self._take(), self.pot, 0, 0)",
    "self.pot = self._take()",
    "self.seats += self._take()",
    "return self.mover + self._take()",
    "x += self._take()",
]


@pytest.mark.parametrize("line", IN_ANOTHER_ORDER)
def test_refused_because_c_takes_another_order(line: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"rules.py:\d+: Python reads (\w+) before it calls (\w+), which may change it"):
        translate(tmp_path, f"{GAME}        {line}\n        return x\n")


@pytest.mark.parametrize("line", IN_THE_SAME_ORDER)
def test_let_through_because_the_order_is_the_same(line: str, tmp_path: Path) -> None:
    translate(tmp_path, f"{GAME}        {line}\n        return x\n")


# ---- the real sources ------------------------------------------------------------------------------------------------


def test_every_compiled_module_is_translated() -> None:
    from tests.compiled.little_project import ROOT

    sources = Sources.of_project(ROOT)
    assert len(list(sources.all_compiled())) == len(sources.compiled) >= 6
    effects = Effects.of(sources)
    units = sources.units()
    assert sorted(module.name for unit in units for module in unit.modules) == sorted(
        map(sources.name_of, sources.compiled)
    )
    for unit in units:
        assert unit.name in {module.name for module in unit.modules}
        if unit.name != "ratskeller.kernel.native":
            assert Merger(sources, unit, effects).merge().source.startswith("# Generated by tools/compile_rules")


def test_a_module_is_built_on_the_c_sides_of_all_that_it_reaches() -> None:
    """Else it would not be compiled again when a method more in `native.pxd` moves those that it calls."""
    from tests.compiled.little_project import ROOT

    sources = Sources.of_project(ROOT)
    assert sources.reached_from("ratskeller.kernel.rng") == {"ratskeller.kernel.rng"}
    kernel = {f"ratskeller.kernel.{name}" for name in ("native", "observation", "rng", "state")}
    rules = "ratskeller.games.rats_in_the_walls.rules.state"
    names = ("position", "rounds", "handover", "observe")
    chapters = {f"ratskeller.games.rats_in_the_walls.rules.{name}" for name in names}
    assert sources.reached_from(rules) == {rules, *chapters, *kernel}
    order = [module.name for module in sources.unit(rules).modules]
    assert max(order.index(chapter) for chapter in chapters) < order.index(rules)  # after all that it imports
    sides = [path.name for path in build.c_sides(sources, rules, ROOT / "nowhere")]
    assert sides == ["native.pxd"]
