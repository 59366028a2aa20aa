import Foundation

/// The changes of one change block, in order.
final class PhotoChanges: @unchecked Sendable {
  /// The changes of the block that runs on this thread; `nil` outside of blocks.
  @TaskLocal static var current: PhotoChanges?

  private var steps: [() throws -> Void] = []
  /// The state with the changes so far.
  var state: PhotoState

  private init(_ state: PhotoState) { self.state = state }

  /// Runs a change block, and returns the state after its changes.
  ///
  /// - Throws: ``PHPhotosError`` if a change cannot be made. Nothing is changed then.
  static func collect(in state: PhotoState, _ block: () -> Void) throws -> PhotoState {
    let changes = PhotoChanges(state)
    $current.withValue(changes) { block() }
    for step in changes.steps { try step() }
    return changes.state
  }

  /// Adds a change, which is made at the end of the block.
  static func add(_ step: @escaping (PhotoChanges) throws -> Void) {
    guard let current else {
      fatalError(
        "This method can only be called from inside of -[PHPhotoLibrary performChanges:] or "
          + "-[PHPhotoLibrary performChangesAndWait:].")
    }
    current.steps.append { [unowned current] in try step(current) }
  }
}
