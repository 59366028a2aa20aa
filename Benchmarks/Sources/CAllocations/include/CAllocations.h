#pragma once
#include <stddef.h>

/// The bytes that the allocator has handed out and not got back; 0 where it is not counted.
size_t allocated_bytes(void);

/// How often memory was asked for since the program began; 0 where it is not counted.
size_t allocation_count(void);
