/// The width and height of an element of a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The stored properties of a size.
  ///
  /// One structure is destroyed with fewer changes of reference counts than the same properties of
  /// an object.
  private struct Dimensions: Sendable {
    let width: NSCollectionLayoutDimension
    let height: NSCollectionLayoutDimension
  }

  private nonisolated let dimensions: Dimensions

  /// The values of both dimensions, for the description of an item.
  struct Words: Sendable {
    /// The numbers of the kinds, three bits each.
    let kinds: Int
    let width: CGFloat
    let height: CGFloat
  }

  nonisolated let words: Words

  /// The dimension of the width.
  public nonisolated var widthDimension: NSCollectionLayoutDimension { dimensions.width }
  /// The dimension of the height.
  public nonisolated var heightDimension: NSCollectionLayoutDimension { dimensions.height }

  /// Creates a size from its two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    dimensions = Dimensions(width: width, height: height)
    words = Words(
      kinds: width.kind.code | height.kind.code << 3, width: width.dimension,
      height: height.dimension)
    super.init()
  }

  /// Recently made sizes, each at the index that its dimensions determine: groups that divide
  /// their length among equal items create equal sizes repeatedly, and a size is immutable.
  @exclusivity(unchecked)
  private static var latest = ContiguousArray<NSCollectionLayoutSize?>(repeating: nil, count: 16)

  /// Returns a size, which may be a shared object.
  static func shared(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    let names = (ObjectIdentifier(width), ObjectIdentifier(height))
    let mixed =
      (UInt64(UInt(bitPattern: names.0)) &* 3 &+ UInt64(UInt(bitPattern: names.1)))
      &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: mixed >> 60)
    if let known = latest[place], known.dimensions.width === width,
      known.dimensions.height === height
    {
      return known
    }
    let made = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    latest[place] = made
    return made
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
