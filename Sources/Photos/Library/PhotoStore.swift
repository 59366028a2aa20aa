import Foundation

/// The contents of the library, its access and its observers. It may be used from any thread.
final class PhotoStore: @unchecked Sendable {
  static let shared = PhotoStore()

  private struct Observer {
    weak var object: (any PHPhotoLibraryChangeObserver)?
  }

  private let lock = NSLock()
  private var source: PhotoSource
  private var access: PhotoAccess
  private var storedStatus: PHAuthorizationStatus
  private var contents: PhotoState?
  private var observers: [Observer] = []
  /// The queue of change blocks.
  private let changes = DispatchQueue(label: "Photos.changes")

  private init() {
    source = .chosen
    access = .chosen
    storedStatus = access.initialStatus
  }

  /// Replaces the source. Access is as before a first request, and there are no observers.
  func restart(_ source: PhotoSource, access: PhotoAccess) {
    lock.withLock {
      self.source = source
      self.access = access
      storedStatus = access.initialStatus
      contents = nil
      observers = []
    }
  }

  // MARK: Access

  var status: PHAuthorizationStatus { lock.withLock { storedStatus } }

  /// Requests access: the response arrives on the main queue.
  func requestAccess(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { [self] in
      let (isNew, status) = lock.withLock {
        let isNew = storedStatus == .notDetermined
        if isNew { storedStatus = access == .denied ? .denied : .authorized }
        return (isNew, storedStatus)
      }
      let observers = currentObservers
      handler(status)
      // Fetch results from before are empty.
      if isNew, status == .authorized { notify(observers, from: PhotoState(), to: loaded()) }
    }
  }

  // MARK: Contents

  /// The photos that the app may see: none until access is given.
  var visibleState: PhotoState {
    guard status == .authorized else { return PhotoState() }
    return loaded()
  }

  /// The photos for the picker of the system, which needs no access of the app.
  var stateForPicking: PhotoState { loaded() }

  private func loaded() -> PhotoState {
    lock.withLock {
      if let contents { return contents }
      let state = source.state
      contents = state
      return state
    }
  }

  /// Returns the current values of a photo.
  func record(_ identifier: String) -> PhotoRecord? { visibleState.assets[identifier] }

  /// Performs changes on the queue of changes, and notifies the observers on the main queue.
  ///
  /// - Parameters:
  ///   - change: A closure that returns the state after the changes.
  ///   - completion: A closure called on the main queue with the error, or `nil`.
  func perform(
    _ change: @escaping @Sendable (PhotoState) throws -> PhotoState,
    completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    changes.async { [self] in
      let error = performNow(change)
      DispatchQueue.main.async { completion(error) }
    }
  }

  /// Performs changes, and returns after them.
  func performAndWait(
    _ change: @escaping @Sendable (PhotoState) throws -> PhotoState
  ) throws {
    let error = changes.sync { performNow(change) }
    if let error { throw error }
  }

  private func performNow(
    _ change: (PhotoState) throws -> PhotoState
  ) -> (any Error)? {
    guard status == .authorized else { return PHPhotosError(.accessUserDenied) }
    let before = loaded()
    do {
      let after = try change(before)
      lock.withLock { contents = after }
      let observers = Observers(objects: currentObservers)
      DispatchQueue.main.async { [self] in notify(observers.objects, from: before, to: after) }
      return nil
    } catch {
      return error
    }
  }

  // MARK: Observers

  func add(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock {
      observers.removeAll { $0.object == nil || $0.object === observer }
      observers.append(Observer(object: observer))
    }
  }

  func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  /// The observers at the time of a change. One that is added later does not receive it.
  private var currentObservers: [any PHPhotoLibraryChangeObserver] {
    lock.withLock { observers.compactMap(\.object) }
  }

  private func notify(
    _ observers: [any PHPhotoLibraryChangeObserver], from before: PhotoState, to after: PhotoState
  ) {
    let change = PHChange(before: before, after: after)
    for observer in observers { observer.photoLibraryDidChange(change) }
  }

  /// Observers that pass from one queue to another.
  private struct Observers: @unchecked Sendable {
    let objects: [any PHPhotoLibraryChangeObserver]
  }
}
