/// The description of the lanes of a section: items that follow each other in parallel lanes, as in
/// a waterfall.
///
/// Every item is placed at the end of a lane, or of several neighboring lanes. Lanes run along the
/// axis along which the groups of other sections follow each other, and share the length across it
/// equally.
///
/// ```swift
/// let lanes = LayoutLanes(count: .adaptive(minimum: 160), length: .estimated(200), laneSpacing: 8)
/// description.append(LayoutSection(lanes: lanes), itemCount: 1000)
/// ```
public struct LayoutLanes: Hashable, Sendable {
  /// The number of lanes.
  public enum Count: Hashable, Sendable {
    /// A number of lanes from 1 to ``LayoutLanes/largestCount``.
    case fixed(Int)
    /// The largest number of lanes, at least one, that are not narrower than a length in points.
    case adaptive(minimum: Double)
  }

  /// The length of the items along their lanes.
  public enum Length: Hashable, Sendable {
    /// An estimate in points, which a measured length replaces.
    case estimated(Double)
    /// A length in points.
    case absolute(Double)
    /// The quotient of the width and the height of an item. The length is rounded down to a pixel.
    case aspectRatio(Double)

    /// The number in the description: points, or a quotient.
    public var value: Double {
      switch self {
      case .estimated(let value), .absolute(let value), .aspectRatio(let value): return value
      }
    }
  }

  /// The choice of the lane for an item that has none.
  public enum Placement: UInt8, Hashable, Sendable {
    /// The lane that ends first.
    case shortest
    /// The lane behind the lanes of the item before; the first one behind the last.
    case inOrder
  }

  /// The largest number of lanes.
  public static let largestCount = 64
  /// The span in ``spans`` of an item in all lanes.
  public static let fullSpan: UInt8 = 0

  /// The number of lanes.
  public var count: Count
  /// The length of the items along the lanes.
  public var length: Length
  /// The spacing between neighboring lanes, in points. Zero or more.
  public var laneSpacing: Double
  /// The spacing between consecutive items of a lane, in points. Zero or more.
  public var itemSpacing: Double
  /// The number of lanes of each item; ``fullSpan`` for all lanes. Items behind the end of the
  /// array have one lane. A span of more lanes than there are is a span of all.
  public var spans: [UInt8]
  /// The values of ``length`` of single items, in the same unit. Items behind the end of the array,
  /// and those with NaN, have the value in ``length``.
  public var lengths: [Double]
  /// The choice of lanes.
  public var placement: Placement
  /// The distance in points up to which the ends of lanes count as equal. Of the lanes with equal
  /// ends, an item goes to the first one. Zero or more.
  public var tolerance: Double
  /// The length across all lanes, where an estimate counts as points. `nil` for the length of the
  /// container without the insets of the section. In an orthogonal section, it determines the
  /// length of the section.
  public var breadth: LayoutDimension?
  /// The badges and other views that are attached to each item.
  public var supplementaryItems: [LayoutSupplementaryItem]

  /// Creates the description of lanes.
  public init(
    count: Count, length: Length, laneSpacing: Double = 0, itemSpacing: Double = 0,
    spans: [UInt8] = [], lengths: [Double] = [], placement: Placement = .shortest,
    tolerance: Double = 0, breadth: LayoutDimension? = nil,
    supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    self.count = count
    self.length = length
    self.laneSpacing = laneSpacing
    self.itemSpacing = itemSpacing
    self.spans = spans
    self.lengths = lengths
    self.placement = placement
    self.tolerance = tolerance
    self.breadth = breadth
    self.supplementaryItems = supplementaryItems
  }
}

extension LayoutSection {
  /// Creates the description of a section of lanes.
  public init(
    lanes: LayoutLanes, contentInsets: LayoutInsets = LayoutInsets(),
    referenceInsets: LayoutInsets = LayoutInsets(), isOrthogonal: Bool = false,
    boundaryItems: [LayoutBoundaryItem] = [], boundaryItemsFollowContentInsets: Bool = true,
    boundaryReferenceInsets: LayoutInsets = LayoutInsets(),
    decorationItems: [LayoutDecorationItem] = []
  ) {
    self.init(
      group: LayoutGroup(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))),
      contentInsets: contentInsets, referenceInsets: referenceInsets, isOrthogonal: isOrthogonal,
      boundaryItems: boundaryItems,
      boundaryItemsFollowContentInsets: boundaryItemsFollowContentInsets,
      boundaryReferenceInsets: boundaryReferenceInsets, decorationItems: decorationItems)
    self.lanes = lanes
  }

  /// Returns the group that the section repeats.
  ///
  /// A section of lanes repeats a group that is as broad as all lanes: it determines the length
  /// across the lanes, and the axes along which items are measured.
  ///
  /// - Parameter axis: The axis along which groups follow each other.
  func repeatedGroup(along axis: LayoutAxis) -> LayoutGroup {
    guard let lanes else { return group }
    var length = LayoutDimension.absolute(0)
    if case .estimated(let estimate) = lanes.length { length = .estimated(estimate) }
    if case .absolute(let points) = lanes.length { length = .absolute(points) }
    let whole: LayoutDimension = axis == .vertical ? .fractionalWidth(1) : .fractionalHeight(1)
    var breadth = lanes.breadth ?? whole
    if breadth.isEstimated { breadth = .absolute(breadth.value) }
    return axis == .vertical
      ? LayoutGroup(LayoutItem(width: breadth, height: length))
      : LayoutGroup(LayoutItem(width: length, height: breadth))
  }
}

extension LayoutLanes {
  /// The part of a message about the first number of the description that lanes cannot have; `nil`
  /// if all are valid.
  package var invalidPart: String? {
    switch count {
    case .fixed(let count):
      if count < 1 || count > Self.largestCount {
        return "\(count) lanes; give it from 1 to \(Self.largestCount)"
      }
    case .adaptive(let minimum):
      if !(minimum > 0) || !minimum.isFinite {
        return "lanes of at least \(text(minimum)) points; give it a positive finite minimum"
      }
    }
    if !(length.value >= 0) || !length.value.isFinite {
      return "items with a length of \(text(length.value)); give it a finite number of zero or more"
    }
    if case .aspectRatio(0) = length {
      return "items with an aspect ratio of 0; give it a positive one"
    }
    for (name, value) in [
      ("a spacing between lanes", laneSpacing), ("a spacing between items", itemSpacing),
      ("a tolerance", tolerance),
    ] where !(value >= 0) || !value.isFinite {
      return "\(name) of \(text(value)); give it a finite number of zero or more"
    }
    for (item, value) in lengths.enumerated() where !value.isNaN {
      var isValid = value >= 0 && value.isFinite
      if case .aspectRatio = length, value == 0 { isValid = false }
      if !isValid {
        return "a length of \(text(value)) for item \(item); give it a finite positive one"
      }
    }
    return nil
  }

  /// Returns a number as text. Embedded Swift writes fractions with a multiplication that is not
  /// part of every platform.
  private func text(_ value: Double) -> String {
    #if hasFeature(Embedded)
      Int(exactly: value.rounded()).map { "\($0)" } ?? "such a number"
    #else
      "\(value)"
    #endif
  }

  /// A Boolean value that indicates whether every number is finite.
  var isFinite: Bool {
    (breadth?.value.isFinite ?? true) && supplementaryItems.allSatisfy { $0.isFinite }
  }
}
