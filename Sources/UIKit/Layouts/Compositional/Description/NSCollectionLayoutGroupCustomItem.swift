/// Says where the items of one custom group lie, given the room that the group has.
public typealias NSCollectionLayoutGroupCustomItemProvider = (NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The place of one item of data in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The item's frame, in points, from the group's outer corner. It may stick out of the group
  /// (conformance case `charon-060`). In a right-to-left interface the group is mirrored.
  public nonisolated let frame: CGRect

  /// The order in depth: of two views that overlap, the one with the higher number is in front.
  /// Zero by default.
  public nonisolated let zIndex: Int

  /// A place at a depth.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// A place at depth zero.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// The place itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(zIndex)
    return hasher.finalize()
  }
}
