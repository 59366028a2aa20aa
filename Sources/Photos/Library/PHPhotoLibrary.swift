import Foundation

/// The user's photos and the access to them.
///
/// The photos are the files in the folder of the environment variable `TESSERA_PHOTOS`, or computed
/// landscapes. The files are never changed: changes of the app exist in the process only.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  private override init() {}

  /// Returns the library of the process.
  open class func shared() -> PHPhotoLibrary { library }

  /// Replaces the source of photos, for tests. There are no observers afterwards.
  ///
  /// - Parameter access: The user's decision about the access of the app.
  @_spi(Testing) public static func use(_ source: PhotoSource, access: PhotoAccess = .authorized) {
    PhotoStore.shared.restart(source, access: access)
  }

  // MARK: Access

  /// Returns the state of the app's access.
  open class func authorizationStatus() -> PHAuthorizationStatus { PhotoStore.shared.status }

  /// Returns the state of the app's access of a level.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PhotoStore.shared.status
  }

  /// Requests access.
  ///
  /// There is no question on the screen: the environment variable `TESSERA_PHOTOS_ACCESS` contains
  /// the user's decision: `authorized` (the default) and `denied` for the response to a request,
  /// `granted` for access that was given before the app started.
  ///
  /// - Parameter handler: A closure called on the main queue. iOS may call it on any queue.
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    PhotoStore.shared.requestAccess(handler)
  }

  /// Requests a level of access: see ``requestAuthorization(_:)``.
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    PhotoStore.shared.requestAccess(handler)
  }

  /// Requests a level of access, and returns the state after it.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { continuation in
      PhotoStore.shared.requestAccess { continuation.resume(returning: $0) }
    }
  }

  // MARK: Observers

  /// Adds an observer of changes. The library does not keep it alive.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {
    PhotoStore.shared.add(observer)
  }

  /// Removes an observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    PhotoStore.shared.remove(observer)
  }

  // MARK: Changes

  /// Performs changes of the library.
  ///
  /// - Parameters:
  ///   - changeBlock: A closure called on a background queue, which makes change requests.
  ///   - completionHandler: A closure called on the main queue after the changes.
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    PhotoStore.shared.perform {
      try PhotoChanges.collect(in: $0, changeBlock)
    } completion: {
      completionHandler?($0 == nil, $0)
    }
  }

  /// Performs changes of the library, and returns after them.
  @preconcurrency
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Performs changes of the library, and waits for them. Do not call the method in a change block.
  @preconcurrency
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    try PhotoStore.shared.performAndWait { try PhotoChanges.collect(in: $0, changeBlock) }
  }
}
