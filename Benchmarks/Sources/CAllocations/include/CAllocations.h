#pragma once
#include <stddef.h>

/// The number of allocated bytes that are not freed yet; 0 if allocations are not counted.
size_t allocated_bytes(void);

/// The number of allocations since the program began; 0 if allocations are not counted.
size_t allocation_count(void);
