#pragma once

#include <stdbool.h>

/// Registers the host that the program is linked with, if there is one.
///
/// This definition is weak and does nothing. A module that displays applications defines the
/// function again, and the linker prefers that definition.
void uikit_register_linked_host(void);

/// Registers the renderer of drawings that the program is linked with, if there is one.
///
/// As with the host, this definition is weak: the module that draws pixels defines it again.
void uikit_register_linked_renderer(void);

#if !defined(__APPLE__)
/// Creates an object by the initializer without parameters that its class has or inherits.
///
/// @param type The metadata of a class that inherits from `NSObject`.
/// @return The object, which the caller owns.
void *_Nonnull uikit_create_object(const void *_Nonnull type);

/// Whether the current thread is the one that the program began on. For `uikit_is_first_thread`.
extern _Thread_local bool uikit_first_thread_mark;

/// Returns whether the current thread is the one that the program began on.
static inline bool uikit_is_first_thread(void) { return uikit_first_thread_mark; }

/// Stores the return addresses of the calls that the current code runs in, the innermost first.
///
/// @param addresses Memory for the addresses.
/// @param capacity The greatest number of addresses to store.
/// @return The number of stored addresses.
int uikit_call_addresses(const void *_Nullable *_Nonnull addresses, int capacity);

/// Returns the mangled name of the function that contains an address, or null if neither the
/// dynamic symbols nor the symbol table of its file has the function.
const char *_Nullable uikit_function_name(const void *_Nonnull address);

/// Returns the name of a symbol in the notation of Swift, or null if the symbol is not Swift's. The
/// caller frees the name.
char *_Nullable uikit_demangled_name(const char *_Nonnull symbol);
#endif
