/// The unresolved width or height of an element of a compositional layout.
///
/// Negative numbers, zero, and fractions above one are valid, as in UIKit. A number that is not
/// finite traps, where UIKit raises `NSInternalInconsistencyException`.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings

    /// The number of the kind, below 8.
    var code: Int {
      switch self {
      case .fractionalWidth: 0
      case .fractionalHeight: 1
      case .absolute: 2
      case .estimated: 3
      case .uniformAcrossSiblings: 4
      }
    }
  }

  nonisolated let kind: Kind
  /// The fraction or the number of points of the dimension.
  public nonisolated let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Recently made dimensions, each at the index that its kind and number determine: section
  /// providers create equal dimensions repeatedly, and a dimension is immutable.
  @exclusivity(unchecked)
  private static var latest = ContiguousArray<NSCollectionLayoutDimension?>(
    repeating: nil, count: 128)

  /// Returns a dimension, which may be a shared object.
  private static func shared(_ kind: Kind, _ dimension: CGFloat) -> Self {
    let bits = Double(dimension).bitPattern
    let mixed = (bits ^ bits >> 32 ^ UInt64(kind.code) << 3) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: mixed >> 57)
    if let known = latest[place], known.kind == kind, Double(known.dimension).bitPattern == bits {
      return unsafeDowncast(known, to: Self.self)
    }
    let made = Self(kind, dimension)
    latest[place] = made
    return made
  }

  /// Returns a dimension that is a fraction of the width of the container: the group or, for the
  /// outermost group, the section.
  ///
  /// It may also be used for a height.
  ///
  /// - Precondition: The fraction is finite.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    require(
      fractionalWidth.isFinite,
      "A fractional width of \(fractionalWidth) cannot be resolved; give a finite fraction, such "
        + "as 0.5 for half of the container's width.")
    return shared(.fractionalWidth, fractionalWidth)
  }

  /// Returns a dimension that is a fraction of the height of the container: the group or, for the
  /// outermost group, the section.
  ///
  /// It may also be used for a width.
  ///
  /// - Precondition: The fraction is finite.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    require(
      fractionalHeight.isFinite,
      "A fractional height of \(fractionalHeight) cannot be resolved; give a finite fraction, such "
        + "as 0.5 for half of the container's height.")
    return shared(.fractionalHeight, fractionalHeight)
  }

  /// Returns a dimension of an exact number of points.
  ///
  /// - Precondition: The number is finite.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    require(
      absoluteDimension.isFinite,
      "An absolute dimension of \(absoluteDimension) cannot be laid out; give a finite number of "
        + "points.")
    return shared(.absolute, absoluteDimension)
  }

  /// Returns a dimension with an estimated number of points, used until the actual length is known.
  ///
  /// - Precondition: The number is finite.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    require(
      estimatedDimension.isFinite,
      "An estimated dimension of \(estimatedDimension) cannot be laid out; give a finite number of "
        + "points.")
    return shared(.estimated, estimatedDimension)
  }

  /// Returns a dimension with an estimated number of points, which becomes the length of the
  /// largest sibling once the actual lengths are known.
  ///
  /// Siblings are the items of one group that have this dimension along the axis. The group's own
  /// dimension along that axis should be `estimated(_:)`, so that it grows with them. If the
  /// outermost group of a section has this dimension, all groups of the section have the length of
  /// the largest one, and their items with this dimension grow with their groups.
  ///
  /// A cell takes part once it has been visible: one that scrolls into view and is larger than all
  /// the others also enlarges its siblings.
  ///
  /// - Precondition: The number is finite.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    require(
      estimatedDimension.isFinite,
      "A uniform dimension with an estimate of \(estimatedDimension) cannot be laid out; give a "
        + "finite number of points.")
    return shared(.uniformAcrossSiblings, estimatedDimension)
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is an exact number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the dimension is an estimate; also `true` for
  /// `uniformAcrossSiblings(estimate:)`.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// A Boolean value that indicates whether the dimension is an estimate that grows to the length
  /// of the largest sibling.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Returns the dimension itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(dimension)
    return hasher.finalize()
  }
}
