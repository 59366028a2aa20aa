// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// The type is one of the C library, and the functions are compiled into their callers: packages
// that use the lock where a module `os` can be imported do not link it, as on Apple's platforms.

/// A lock that waits: the C library's mutex.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock that waits: the C library's mutex.
public typealias os_unfair_lock_s = pthread_mutex_t
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock, and takes it.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Releases the lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

/// Takes the lock unless another thread has it; returns whether it did.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}
