/// The facts about a row that its cell is laid out from.
///
/// The table view sets the context of each cell that it displays. A cell that is in no table view
/// has the standard context.
struct TableRowContext: Equatable {
  /// The style of the table view, and whether the row is the first and the last one of its section:
  /// `plain`, `grouped` or `insetGrouped` with `first` and `last`; empty outside of table views.
  var placement = ListPlacement.none
  /// The width of the table view, in points; `nil` for the width of the cell. The margins depend on
  /// it, also in a card that is narrower.
  var tableWidth: CGFloat?
  /// The margin in place of that for the width, in points, as with the readable width; `nil` for
  /// the standard one.
  var sideMargin: CGFloat?
  /// A Boolean value that indicates whether the section index takes its width from the row.
  var showsIndex = false
  /// A Boolean value that indicates whether content lies within the safe area at the sides.
  var insetsContentToSafeArea = true

  // MARK: Editing

  /// A Boolean value that indicates whether the row can be edited.
  var isEditable = true
  /// The control of the row in the editing mode.
  var editingStyle = UITableViewCell.EditingStyle.none
  /// A Boolean value that indicates whether a circle takes the place of the control, because
  /// several rows can be selected while editing.
  var selectsWhileEditing = false
  /// A Boolean value that indicates whether the row can be moved in the editing mode; `nil` for the
  /// value of ``UITableViewCell/showsReorderControl``.
  var isMovable: Bool?
  /// A Boolean value that indicates whether the content of a row without a control also moves in
  /// the editing mode, or `nil` to use the value of ``UITableViewCell/shouldIndentWhileEditing``.
  var indentsWhileEditing: Bool?

  // MARK: Selection

  /// A Boolean value that indicates whether several rows can be selected at present.
  var selectsMultiple = false
  /// A Boolean value that indicates whether the row below is selected or highlighted. Its separator
  /// and this row's are hidden.
  var isAboveSelection = false

  // MARK: Separators

  var separators = Separators()

  /// The separators of a table view.
  struct Separators: Equatable {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color = UIColor.separator
    var effect: UIVisualEffect?
    /// The insets of the table view's separators, in points; `nil` for automatic ones. Only the
    /// left and the right inset count. They exchange in right-to-left interfaces.
    var insets: UIEdgeInsets?
    /// A Boolean value that indicates whether insets are added to the automatic ones.
    var addsToAutomaticInsets = false
    /// A Boolean value that indicates whether the first row of a plain table view has a separator
    /// at its top, as under a bar.
    var showsFirstTop = false
  }
}

/// The facts about a header or footer that it is laid out from. The table view sets them.
struct TableSectionViewContext: Equatable {
  /// The style of the table view, and `header` or `footer`; empty outside of table views.
  var placement = ListPlacement.none
  /// The width of the table view, in points; `nil` for the width of the view.
  var tableWidth: CGFloat?
  /// The margin in place of that for the width, in points, as with the readable width; `nil` for
  /// the standard one.
  var sideMargin: CGFloat?
  /// The distance of cards from the sides of the table view, in points; `nil` for the margin.
  var cardInset: CGFloat?
  /// The distance above the line of a header in a grouped table view, in points, measured from the
  /// last row or the top. It is part of the header's height.
  var gap: CGFloat = 0
  /// A Boolean value that indicates whether content lies within the safe area at the sides.
  var insetsContentToSafeArea = true
  /// A Boolean value that indicates whether the view is pinned to an edge of the visible bounds.
  var isPinned = false

  /// A Boolean value that indicates whether the view is a footer.
  var isFooter: Bool { placement.contains(.footer) }
}
