# The C side of native.py: the same fields in the same order.
cdef class Fixed:
    pass


cdef class Content(Fixed):
    pass


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


cpdef double ln(double x) noexcept
cpdef double exp(double x) noexcept
