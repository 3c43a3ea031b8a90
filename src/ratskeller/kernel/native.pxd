# The C side of native.py: the same fields in the same order.
cdef class Fixed:
    pass


cdef class Content(Fixed):
    pass


cdef class Numbers(Fixed):
    cdef public int count
    cdef public int[2048] numbers


cdef class Block(Fixed):
    cdef public Content content
    cdef public int count
    cdef public int[512] actions
    cdef public int[512] weights
    cdef public bint telling
    cdef public int told
    cdef public int[64][6] events
    cdef public int seats
    cdef public int mover
    cdef public int ending

    cpdef copy(self)
    cpdef void assign(self, Block other) except *
    cpdef list as_row(self)
    cpdef void recall(self, list row) except *
    cpdef unsigned long long digest(self) except? 77


cdef class Memory:
    cdef Py_buffer buffer
    cdef char kind
    cdef readonly Py_ssize_t size

    cpdef int write(self, Py_ssize_t at, Numbers numbers) except -1
    cpdef int mark(self, Py_ssize_t at, int size, Block block) except -1
    cpdef int put(self, Py_ssize_t at, double number) except -1
    cpdef int take(self, Py_ssize_t at) except? -77
    cdef int _check(self, char kind, Py_ssize_t at, Py_ssize_t size) except -1


cpdef double ln(double x) noexcept
cpdef double exp(double x) noexcept
