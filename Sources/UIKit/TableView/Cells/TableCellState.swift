/// The internal state of a table cell, besides its configurations.
@MainActor
struct TableCellState {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isConfirmingDeletion = false
  var dragState = UITableViewCell.DragState.none
  /// The separator insets of the app, or `nil` to use the insets of the table view.
  var separatorInsets: UIEdgeInsets?
  /// A Boolean value that indicates whether the app has set the background color.
  var hasOwnColor = false
  /// A Boolean value that indicates whether the cell is a static one of a storyboard.
  var isStatic = false
  /// The standard background of a selected cell; `nil` before it was one.
  var selectionView: UIView?
  /// A Boolean value that indicates whether the cell has rounded its corners for a card.
  var hasCardCorners = false
  var margins = StandardMargins()
  var contentMargins = StandardMargins()
  /// The width that was taken from the content at the last measurement.
  var measuredExcess: CGFloat?

  /// A Boolean value that indicates whether the cell is selected or highlighted.
  var isActive: Bool { isSelected || isHighlighted }
}

/// The labels and the image of a table cell, which are made when they are first read.
@MainActor
struct ClassicCellParts {
  var text: TableCellLabel?
  var detail: TableCellLabel?
  var image: UIImageView?
}

/// A label of a table cell, a header or a footer, with a standard font until the app sets another.
@MainActor
final class TableCellLabel: UILabel {
  override var callsDrawingMethods: Bool { false }

  private var standardFont: UIFont?
  private var standardColor: UIColor?

  /// Gives the label a font and a color, where the app has set none.
  func showStandard(_ font: UIFont, _ color: UIColor) {
    if standardFont == nil || self.font == standardFont {
      if self.font != font { self.font = font }
      standardFont = font
    }
    if standardColor == nil || textColor == standardColor {
      if textColor != color { textColor = color }
      standardColor = color
    }
  }

  /// A Boolean value that indicates whether there is text to display.
  var hasText: Bool { !(text ?? "").isEmpty || (attributedText?.length ?? 0) > 0 }
}
