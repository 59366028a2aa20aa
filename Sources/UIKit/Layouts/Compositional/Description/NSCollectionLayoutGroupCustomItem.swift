/// A closure that returns the items of one custom group, given the group's environment.
public typealias NSCollectionLayoutGroupCustomItemProvider = (NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The frame and stacking order of one item in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The item's frame, in points, relative to the group's outer corner. It may extend beyond the
  /// group (conformance case `charon-060`). In a right-to-left interface the group is mirrored.
  public nonisolated let frame: CGRect

  /// The stacking order of the item: a view with a higher value is in front. The default is zero.
  public nonisolated let zIndex: Int

  /// Creates a custom item with a frame and a stacking order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Creates a custom item with a frame and a `zIndex` of zero.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Returns the item itself, which is immutable.
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
