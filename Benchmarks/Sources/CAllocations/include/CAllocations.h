#pragma once
#include <stddef.h>

/// The number of allocated bytes that are not freed yet; 0 if allocations are not counted.
size_t allocated_bytes(void);

/// The number of allocations of the calling thread; 0 if allocations are not counted.
size_t allocation_count(void);

/// Keeps freed memory in the process, as in an app with other allocations. Otherwise a measurement
/// of 1,000 views consists in large part of page faults, since the C library returns the memory of
/// a discarded solver to the system.
void keep_freed_memory(void);
