import UIKit

/// The columns of a waterfall whose items have known heights.
@MainActor
public struct WaterfallSection {
  /// The number of columns; at least one.
  public var columnCount = 2
  /// The spacing between columns, in points.
  public var columnSpacing: CGFloat = 0
  /// The spacing between the items of a column, in points.
  public var itemSpacing: CGFloat = 0
  /// The insets around the columns.
  public var insets = NSDirectionalEdgeInsets.zero
  /// The reference for the insets at the sides.
  public var insetsReference = UIContentInsetsReference.automatic
  /// A Boolean value that indicates whether items take the columns in turn. Otherwise, an item goes
  /// to the shortest column.
  public var takesColumnsInTurn = false
  /// The number of items. Lanes do not need it.
  public var itemCount = 0
  /// A closure that returns the height of an item in a column of a width.
  public var height: (_ item: Int, _ width: CGFloat) -> CGFloat

  /// Creates a section of two columns without spacing.
  public init(height: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat) {
    self.height = height
  }

  /// Returns the width of a column.
  public func columnWidth(in environment: any NSCollectionLayoutEnvironment) -> CGFloat {
    let width =
      environment.container.effectiveContentSize.width - insets.leading - insets.trailing
    let columns = (width - CGFloat(columnCount - 1) * columnSpacing) / CGFloat(columnCount)
    let scale = max(1, environment.traitCollection.displayScale)
    return max(0, (columns * scale + 1e-6).rounded(.down) / scale)
  }
}
