import HashTreeCollections

/// A list of handles in the order in which they were marked, whose storage is shared between
/// copies.
@usableFromInline
struct MarkList: Sendable {
  /// The serial number of each mark.
  private var serials: TreeDictionary<Handle, Int> = [:]
  private var next = 0

  @usableFromInline init() {}

  @usableFromInline var isEmpty: Bool { serials.isEmpty }

  /// The marked handles in the order in which they were marked.
  ///
  /// - Complexity: O(marks · log marks).
  @usableFromInline var handles: [Handle] {
    serials.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Marks a handle, unless it is already marked.
  ///
  /// - Complexity: O(log marks).
  @usableFromInline mutating func insert(_ handle: Handle) {
    guard serials[handle] == nil else { return }
    serials[handle] = next
    next += 1
  }

  /// - Complexity: O(log marks).
  @usableFromInline mutating func remove(_ handle: Handle) {
    if !serials.isEmpty { serials[handle] = nil }
  }
}
