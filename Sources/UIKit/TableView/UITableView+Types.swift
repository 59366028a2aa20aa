extension UITableView {
  /// The arrangement of sections, which does not change.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge. The headers and footers of sections stay in sight.
    case plain = 0
    /// Sections apart from each other. Headers and footers scroll with the rows.
    case grouped
    /// Sections as cards with round corners, inset from the edges.
    case insetGrouped
  }

  /// The position of a row in the visible part, after a scroll.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the whole row is visible.
    case none = 0
    /// The top.
    case top
    /// The vertical center.
    case middle
    /// The bottom.
    case bottom
  }

  /// The animation of rows and sections that are inserted, deleted or reloaded.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Rows come from the right, or leave to the right.
    case right
    /// Rows come from the left, or leave to the left.
    case left
    /// Rows come from above, or leave upward.
    case top
    /// Rows come from below, or leave downward.
    case bottom
    /// Rows appear and disappear at once.
    case none
    /// Rows stay centered in the space that opens or closes for them.
    case middle
    /// The table view chooses the animation.
    case automatic = 100
  }

  /// The origin of a separator's inset.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the table view chooses.
    case fromAutomaticInsets
  }

  /// The changes in a visible cell, header or footer that have it measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// Calls of ``UIView/invalidateIntrinsicContentSize()`` on a cell or its content view.
    case enabled
    /// The changes of ``enabled``, and invalidations of the intrinsic size of any view inside.
    case enabledIncludingConstraints
  }

  /// The value of a height that the table view chooses, -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The title of an index strip that shows a magnifying glass.
  public nonisolated static let indexSearch = "{search}"

  /// The notification after the selected row has changed by a touch. Its object is the table view.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
