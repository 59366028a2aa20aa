// What the compiler's stack protector asks of a C library. wasi-libc has none in its core archive.
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x595e9fbd;

__attribute__((noreturn)) void __stack_chk_fail(void) { __builtin_trap(); }
