// The functions that the compiler's stack protector requires of a C library. The core archive of
// wasi-libc has none.
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x595e9fbd;

__attribute__((noreturn)) void __stack_chk_fail(void) { __builtin_trap(); }
