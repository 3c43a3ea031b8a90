# The memory of a state, compiled: see native.py, which does the same with attributes and lists.
#
# Every field of a state is a C int, so the position is one run of ints from `seats` to the end of the object,
# and copying it is one memcpy. The scratch fields before `seats` make an odd number of ints, so the run starts
# four bytes past a multiple of eight; C pads the end of the object to a multiple of eight, and fresh memory is
# zero, so the pad is a zero word, which native.py adds too.

from cpython.array cimport array
from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_FORMAT, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.object cimport PyTypeObject
from libc.math cimport exp as c_exp
from libc.math cimport log
from libc.string cimport memcpy, memset

__all__ = ["Block", "Content", "Fixed", "Memory", "Numbers", "exp", "ln"]


cpdef double ln(double x) noexcept:
    return log(x)


cpdef double exp(double x) noexcept:
    return c_exp(x)


cdef inline Py_ssize_t _number_count(Block block) except -1:
    cdef type kind = type(block)
    if (<PyTypeObject*> kind).tp_dictoffset != 0:
        raise TypeError(f"{kind.__name__} is an uncompiled class on top of compiled ones; its fields would be lost")
    cdef Py_ssize_t size = (<PyTypeObject*> kind).tp_basicsize
    return (size - (<char*> &block.seats - <char*> <void*> block)) // <Py_ssize_t> sizeof(int)


cdef class Fixed:
    """An object of numbers and fixed rows of numbers, all zero at first, as C memory is."""


cdef class Content(Fixed):
    """What stays the same during a game and is shared by all copies of its state: tables made from packs."""


cdef class Numbers(Fixed):
    """A list of whole numbers with room for so many."""


cdef class Block(Fixed):
    """A row of whole numbers with names: the base of every state."""

    cpdef copy(self):
        """An equal and independent state; the content is shared."""
        cdef Block made = type(self).__new__(type(self))
        made.assign(self)
        return made

    cpdef void assign(self, Block other) except *:
        """Become equal to `other`, a state of the same game."""
        if type(self) is not type(other):
            raise TypeError(f"cannot assign a {type(other).__name__} to a {type(self).__name__}")
        self.content = other.content
        memcpy(&self.seats, &other.seats, _number_count(self) * sizeof(int))

    cpdef list as_row(self):
        """The position as plain numbers, in the order of declaration."""
        cdef int* first = &self.seats
        cdef Py_ssize_t i
        return [first[i] for i in range(_number_count(self))]

    cpdef void recall(self, list row) except *:
        """Become the position that `row` described, in a state of the same game; the content stays."""
        cdef Py_ssize_t size = _number_count(self)
        if len(row) != size:
            raise ValueError(f"a position of {type(self).__name__} has {size} numbers, not {len(row)}")
        cdef array kept = array("i", row)  # which refuses what no C int holds, before anything has changed
        memcpy(&self.seats, kept.data.as_ints, size * sizeof(int))

    cpdef unsigned long long digest(self) except? 77:
        """A 64-bit fingerprint of the position: FNV-1a over its numbers."""
        cdef int* first = &self.seats
        cdef unsigned long long mixed = 0xCBF29CE484222325ULL
        cdef Py_ssize_t i
        for i in range(_number_count(self)):
            mixed = (mixed ^ <unsigned int> first[i]) * 0x100000001B3ULL
        return mixed


cdef class Memory:
    """An array of somebody else's that the rules write into: of ints (`i`), truth values (`?`) or doubles (`d`)."""

    def __cinit__(self, owner, str kind):
        PyObject_GetBuffer(owner, &self.buffer, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | PyBUF_WRITABLE)
        found = self.buffer.format.decode()
        if kind not in ("i", "?", "d") or found != kind:
            raise TypeError(f"expected numbers of the kind {kind!r}, not {found!r}")
        self.kind = ord(kind)
        self.size = self.buffer.len // self.buffer.itemsize

    def __dealloc__(self):
        PyBuffer_Release(&self.buffer)

    cpdef int write(self, Py_ssize_t at, Numbers numbers) except -1:
        """Copy a list of numbers to a place."""
        self._check(b"i", at, numbers.count)
        memcpy(<int*> self.buffer.buf + at, &numbers.numbers[0], numbers.count * sizeof(int))
        return 0

    cpdef int mark(self, Py_ssize_t at, int size, Block block) except -1:
        """From a place on, so many truth values: whether each number is among those that a state offered last."""
        cdef char* first = <char*> self.buffer.buf + at
        cdef int i
        self._check(b"?", at, size)
        memset(first, 0, size)
        for i in range(block.count):
            if not 0 <= block.actions[i] < size:
                raise IndexError("more than there is room for")
            first[block.actions[i]] = 1
        return 0

    cpdef int put(self, Py_ssize_t at, double number) except -1:
        """Set one number."""
        self._check(self.kind, at, 1)
        if self.kind == b"d":
            (<double*> self.buffer.buf)[at] = number
        elif self.kind == b"i":
            (<int*> self.buffer.buf)[at] = <int> number
        else:
            (<char*> self.buffer.buf)[at] = number != 0
        return 0

    cpdef int take(self, Py_ssize_t at) except? -77:
        """One int."""
        self._check(b"i", at, 1)
        return (<int*> self.buffer.buf)[at]

    cdef int _check(self, char kind, Py_ssize_t at, Py_ssize_t size) except -1:
        if self.kind != kind:
            raise TypeError("numbers of another kind")
        if at < 0 or at + size > self.size:
            raise IndexError("more than there is room for")
        return 0
