extension UITextField {
  /// The borders of text fields.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thicker, gray line.
    case bezel = 2
    /// A rounded rectangle with a background.
    case roundedRect = 3
  }

  /// The times at which a view in a text field is displayed.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the user edits.
    case whileEditing = 1
    /// While the user does not edit.
    case unlessEditing = 2
    /// At all times.
    case always = 3

    /// Returns whether a view is displayed.
    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reasons for which editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is accepted.
    case committed = 0
  }

  /// Posted after the user began editing. The object is the text field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user changed the text. The object is the text field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after the user stopped editing. The object is the text field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
