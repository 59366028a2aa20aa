/// One section of a flow: items that fill lines one after the other, between a header and a footer.
///
/// A line runs across the scroll axis; lines follow each other along it.
public struct LayoutFlowSection: Hashable, Sendable {
  /// How many items the section has, and how large they are.
  public enum Items: Hashable, Sendable {
    /// So many items of one size.
    case uniform(LayoutSize, count: Int)
    /// One item of each size.
    case sizes([LayoutSize])
  }

  /// The items and their sizes, or the estimates of them.
  public var items: Items
  /// Whether the sizes are estimates, which last until an item is measured. Estimates of one size for
  /// all then give way to the average of what was measured; estimates of their own do not.
  public var isEstimated: Bool
  /// Room around the lines, between header and footer.
  public var insets: LayoutInsets
  /// Room between every two lines, exactly.
  public var lineSpacing: Double
  /// Room between every two items of a line, at least.
  public var interitemSpacing: Double
  /// The length of the header along the scroll axis; none where it is not positive.
  public var headerLength: Double
  /// The length of the footer along the scroll axis; none where it is not positive.
  public var footerLength: Double

  /// A section; without insets, spacing, header and footer where nothing is said.
  public init(
    items: Items, isEstimated: Bool = false, insets: LayoutInsets = LayoutInsets(),
    lineSpacing: Double = 0, interitemSpacing: Double = 0, headerLength: Double = 0,
    footerLength: Double = 0
  ) {
    self.items = items
    self.isEstimated = isEstimated
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerLength = headerLength
    self.footerLength = footerLength
  }

  /// How many items the section has.
  public var itemCount: Int {
    switch items {
    case .uniform(_, let count): return count
    case .sizes(let sizes): return sizes.count
    }
  }

  /// Whether every number in the section is finite.
  var isFinite: Bool {
    guard insets.isFinite, lineSpacing.isFinite, interitemSpacing.isFinite, headerLength.isFinite,
      footerLength.isFinite
    else { return false }
    switch items {
    case .uniform(let size, _): return size.isFinite
    case .sizes(let sizes): return sizes.allSatisfy { $0.isFinite }
    }
  }
}
