/// A width and a height of something in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  public nonisolated let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public nonisolated let heightDimension: NSCollectionLayoutDimension

  /// A size from its two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension.isEqual(other.widthDimension)
      && heightDimension.isEqual(other.heightDimension)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(widthDimension.hash)
    hasher.combine(heightDimension.hash)
    return hasher.finalize()
  }
}
