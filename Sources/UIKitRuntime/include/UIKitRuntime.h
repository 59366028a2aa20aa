#pragma once

/// Registers the host that the program is linked with, if there is one.
///
/// This definition is weak and does nothing. A module that displays applications defines the
/// function again, and the linker prefers that definition.
void uikit_register_linked_host(void);

#if !defined(__APPLE__)
/// Creates an object by the initializer without parameters that its class has or inherits.
///
/// @param type The metadata of a class that inherits from `NSObject`.
/// @return The object, which the caller owns.
void *_Nonnull uikit_create_object(const void *_Nonnull type);
#endif
