extension UITableViewCell {
  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The arrangements of a cell's labels and image.
  public enum CellStyle: Int, Sendable {
    /// A title that fills the cell, after an optional image.
    case `default`
    /// A title, and a value at the trailing edge.
    case value1
    /// A title at the end of a narrow column, in the tint color, and a value after it. Cells of
    /// this style have no image.
    case value2
    /// A title, and smaller text below it, after an optional image.
    case subtitle
  }

  /// The appearances of selected and highlighted cells.
  public enum SelectionStyle: Int, Sendable {
    /// Selection does not change the background.
    case none
    /// As ``default``, since iOS 7.
    case blue
    /// As ``default``, since iOS 7.
    case gray
    /// A gray background.
    case `default`
  }

  /// The appearances of the lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line below each cell.
    case singleLine
    /// As ``singleLine``, since iOS 7.
    case singleLineEtched
  }

  /// The controls of cells in the editing mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// A red button with a minus sign.
    case delete
    /// A green button with a plus sign.
    case insert
  }

  /// The standard views at the trailing edge of cells.
  public enum AccessoryType: Int, Sendable {
    /// No view.
    case none
    /// An arrow that shows that a tap of the cell leads to other content.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The controls that a cell displays in the editing mode.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The cell displays the control of the editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell displays the button that confirms the deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The stages of the drag of a cell.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is lifted before the drag begins.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The appearances of cells that have the focus.
  public enum FocusStyle: Int, Sendable {
    /// The appearance of the system.
    case `default`
    /// No appearance of the system: the cell itself displays the focus.
    case custom
  }
}
