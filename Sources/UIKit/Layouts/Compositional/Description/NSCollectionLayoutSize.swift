/// The width and height of an element of a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The dimension of the width.
  public nonisolated let widthDimension: NSCollectionLayoutDimension
  /// The dimension of the height.
  public nonisolated let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from its two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the size itself, which is immutable.
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
