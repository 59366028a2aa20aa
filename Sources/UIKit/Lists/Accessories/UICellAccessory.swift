/// A view at the leading or trailing edge of a list cell, beside its content.
///
///     cell.accessories = [.disclosureIndicator(), .delete(actionHandler: { remove(item) })]
///
/// The system decides the side and the order of all accessories but custom views.
public struct UICellAccessory {
  /// A closure that is called when the user taps an accessory.
  public typealias ActionHandler = () -> Void
  /// A closure that is called when the user has chosen another element of a menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The mode of the cell in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// In both modes.
    case always
    /// In the editing mode only.
    case whenEditing
    /// Outside the editing mode only.
    case whenNotEditing
  }

  /// The width that an accessory is given, in whose middle it lies.
  public enum LayoutDimension: Sendable {
    /// The width of the accessory itself.
    case actual
    /// A width of the system, which aligns the accessories of several cells.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    /// An arrow to content of the item.
    case disclosureIndicator
    /// An arrow that shows whether the item of an outline is expanded.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A grip by which the item is moved.
    case reorder
    /// A circle that shows whether the item is selected.
    case multiselect
    /// A text.
    case label
    /// A button that displays the selection of a menu.
    case popUpMenu
    /// A view of the app.
    case customView(UIView)
    /// A button for details of the item.
    case detail
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType

  let displayed: DisplayedState
  let options: AccessoryOptions

  init(_ type: AccessoryType, displayed: DisplayedState, _ options: AccessoryOptions) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
  }

  /// Returns whether the accessory is displayed in a mode of its cell.
  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

/// The options of all kinds of accessories.
struct AccessoryOptions {
  var isHidden = false
  var width = UICellAccessory.LayoutDimension.standard
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var actionHandler: UICellAccessory.ActionHandler?
  var showsVerticalSeparator = true
  var outlineStyle = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var menu: UIMenu?
  var selectionHandler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  var text = ""
  var font: UIFont?
  var adjustsFont = true
  var placement: UICellAccessory.Placement?
  var maintainsFixedSize = false
}
