/// The description of a section in a flow layout: items that fill lines between a header and a
/// footer.
///
/// A line runs across the scroll axis; lines follow each other along it.
public struct LayoutFlowSection: Hashable, Sendable {
  /// The number of items and their sizes.
  public enum Items: Hashable, Sendable {
    /// A number of items of one size.
    case uniform(LayoutSize, count: Int)
    /// An item of each size.
    case sizes([LayoutSize])
  }

  /// The items with their sizes or estimates.
  public var items: Items
  /// A Boolean value that indicates whether sizes are estimates until items are measured. The
  /// average of the measured sizes replaces an estimate that all items share, but not estimates of
  /// single items.
  public var isEstimated: Bool
  /// The distances around the lines, between header and footer.
  public var insets: LayoutInsets
  /// The spacing between consecutive lines.
  public var lineSpacing: Double
  /// The minimum spacing between items of a line.
  public var interitemSpacing: Double
  /// The length of the header along the scroll axis. There is no header unless it is positive.
  public var headerLength: Double
  /// The length of the footer along the scroll axis. There is no footer unless it is positive.
  public var footerLength: Double

  /// Creates the description of a section.
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

  /// The number of items.
  public var itemCount: Int {
    switch items {
    case .uniform(_, let count): return count
    case .sizes(let sizes): return sizes.count
    }
  }

  /// A Boolean value that indicates whether every number in the section is finite.
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
