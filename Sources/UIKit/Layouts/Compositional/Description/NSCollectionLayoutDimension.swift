/// A width or a height of something in a compositional layout, before there is room to resolve it
/// in.
///
/// Negative numbers, zero and fractions above one are accepted, as UIKit accepts them. A number
/// that is not finite traps, where UIKit raises `NSInternalInconsistencyException`.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings

    /// A number for the kind, below 8.
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
  /// The number that the dimension was made with: a fraction, or points.
  public nonisolated let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Dimensions made lately, each at the place that its kind and number give: section providers make the same
  /// ones again and again, and a dimension cannot change.
  @exclusivity(unchecked)
  private static var latest = ContiguousArray<NSCollectionLayoutDimension?>(
    repeating: nil, count: 128)

  /// A dimension, which may be one that was made before.
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

  /// A share of the width of the container: of the group or, for the outermost group, the section.
  ///
  /// It may be used for a height too.
  ///
  /// - Precondition: the fraction is finite.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    require(
      fractionalWidth.isFinite,
      "A fractional width of \(fractionalWidth) cannot be resolved; give a finite fraction, such "
        + "as 0.5 for half of the container's width.")
    return shared(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of the container: of the group or, for the outermost group, the section.
  ///
  /// It may be used for a width too.
  ///
  /// - Precondition: the fraction is finite.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    require(
      fractionalHeight.isFinite,
      "A fractional height of \(fractionalHeight) cannot be resolved; give a finite fraction, such "
        + "as 0.5 for half of the container's height.")
    return shared(.fractionalHeight, fractionalHeight)
  }

  /// Exactly so many points.
  ///
  /// - Precondition: the number is finite.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    require(
      absoluteDimension.isFinite,
      "An absolute dimension of \(absoluteDimension) cannot be laid out; give a finite number of "
        + "points.")
    return shared(.absolute, absoluteDimension)
  }

  /// So many points until the real length is known.
  ///
  /// - Precondition: the number is finite.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    require(
      estimatedDimension.isFinite,
      "An estimated dimension of \(estimatedDimension) cannot be laid out; give a finite number of "
        + "points.")
    return shared(.estimated, estimatedDimension)
  }

  /// So many points until the real length is known, and then as many as the largest sibling needs.
  ///
  /// Siblings are the items of one group that have this dimension along the axis. The group's own dimension
  /// along it should be `estimated(_:)`, so that it grows with them. Where the outermost group of a section
  /// has this dimension, all groups of the section are as long as the largest one, and the items in them
  /// that have it grow with their groups.
  ///
  /// Cells count once they have been in sight: one that is scrolled in and turns out larger than all before
  /// makes its siblings larger too.
  ///
  /// - Precondition: the number is finite.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    require(
      estimatedDimension.isFinite,
      "A uniform dimension with an estimate of \(estimatedDimension) cannot be laid out; give a "
        + "finite number of points.")
    return shared(.uniformAcrossSiblings, estimatedDimension)
  }

  /// Whether the dimension is a share of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a share of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is an exact number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate; also true for `uniformAcrossSiblings(estimate:)`.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether the dimension is an estimate that grows to the length of the largest sibling.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// The dimension itself, which cannot change.
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
