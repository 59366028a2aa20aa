#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of a command line (part of the compiler's runtime library).
int LLVMFuzzerRunDriver(
    int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
    int (*_Nonnull test)(const uint8_t *_Nullable data, size_t size));
