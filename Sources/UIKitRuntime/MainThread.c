#if !defined(__APPLE__)
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>

#include "UIKitRuntime.h"

_Thread_local bool uikit_first_thread_mark;

// The runtime asks this hook whether the current code runs on an actor, where it could not answer
// itself. Without the hook, Dispatch stops the program for the main actor, without a message.
typedef struct {
  void *identity;
  uintptr_t implementation;
} Executor;
typedef __attribute__((swiftcall)) void (*Check)(Executor executor);
extern __attribute__((swiftcall)) void (*swift_task_checkIsolated_hook)(
    Executor executor, Check original);
extern __attribute__((swiftcall)) Executor swift_task_getMainExecutor(void);

/// Stops the program with a message if the current code does not run on the main queue. UIKit
/// defines it.
extern __attribute__((weak)) void uikit_require_main_queue(void);

static __attribute__((swiftcall)) void check_isolation(Executor executor, Check original) {
  if (uikit_require_main_queue && executor.identity == swift_task_getMainExecutor().identity) {
    uikit_require_main_queue();
  }
  original(executor);
}

/// Runs on the first thread, before the program's main function.
__attribute__((constructor)) static void prepare_main_thread(void) {
  uikit_first_thread_mark = true;
  swift_task_checkIsolated_hook = check_isolation;
}
#endif
