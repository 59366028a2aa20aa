#include "UIKitRuntime.h"

__attribute__((weak)) void uikit_register_linked_host(void) {}

__attribute__((weak)) void uikit_register_linked_renderer(void) {}

#if !defined(__APPLE__)
// Swift calls the initializer of a class that is known only at run time if the initializer is
// `required`, and NSObject's is not. Its method descriptor and the lookup in a class are
// public symbols of Foundation and of the runtime: the compiler emits the same call for an
// initializer of a library that may change. A class that does not inherit the initializer has an
// entry that stops the program with a message.
extern const char initializer __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char baseClass __asm__("$s10Foundation8NSObjectCMn");
extern void *swift_lookUpClassMethod(
    const void *type, const void *method, const void *description);

typedef __attribute__((swiftcall)) void *(*Allocator)(
    __attribute__((swift_context)) const void *type);

void *uikit_create_object(const void *type) {
  Allocator allocate = (Allocator)swift_lookUpClassMethod(type, &initializer, &baseClass);
  return allocate(type);
}
#endif
