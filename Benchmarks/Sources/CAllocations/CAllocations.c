// Counts the program's allocations by interposing the C library's own functions. Only on Linux
// with glibc, whose functions have a second name for calling them, and not with a sanitizer, which
// interposes them itself. The tests define `ALLOCATION_COUNT_ONLY`: they read no bytes, whose sum
// all threads write.
#include "CAllocations.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

static atomic_size_t bytes;
// Other threads of a test run allocate at the same time.
static _Thread_local size_t count;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void add_bytes(void *memory) {
#ifndef ALLOCATION_COUNT_ONLY
  atomic_fetch_add_explicit(&bytes, malloc_usable_size(memory), memory_order_relaxed);
#endif
}

static void *took(void *memory) {
  if (memory) {
    add_bytes(memory);
    count += 1;
  }
  return memory;
}

static void gives(void *memory) {
#ifndef ALLOCATION_COUNT_ONLY
  if (memory) {
    atomic_fetch_sub_explicit(&bytes, malloc_usable_size(memory), memory_order_relaxed);
  }
#endif
}

void *malloc(size_t size) { return took(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return took(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  gives(memory);
  void *moved = __libc_realloc(memory, size);
  if (!moved && memory && size) {
    add_bytes(memory);
    return NULL;
  }
  return took(moved);
}

void *memalign(size_t alignment, size_t size) { return took(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *memory = block;
  return 0;
}

#ifndef ALLOCATION_COUNT_ONLY
void free(void *memory) {
  gives(memory);
  __libc_free(memory);
}
#endif

size_t allocated_bytes(void) { return atomic_load_explicit(&bytes, memory_order_relaxed); }

size_t allocation_count(void) { return count; }

void keep_freed_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}
#else
size_t allocated_bytes(void) { return 0; }

size_t allocation_count(void) { return 0; }

void keep_freed_memory(void) {}
#endif
