extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a style: its title is white.
    case custom = 0
    /// A button in the tint color.
    case system = 1
    /// A system button that shows details of an item: the letter i in a circle.
    case detailDisclosure = 2
    /// A system button that shows information, on a light ground: as `detailDisclosure`.
    case infoLight = 3
    /// A system button that shows information, on a dark ground: as `detailDisclosure`.
    case infoDark = 4
    /// A system button that adds a contact: a plus sign in a circle.
    case contactAdd = 5
    /// A button that closes a view: a cross on a gray circle.
    case close = 7

    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }

    /// A Boolean value that indicates whether the contents have the tint color, and are dimmed
    /// while the button is pressed.
    var isSystem: Bool { self != .custom }

    /// The symbol that buttons of the type display.
    var symbol: (name: String, size: CGFloat, label: String)? {
      // The sizes are chosen; UIKit's are not recorded.
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: ("info.circle", 20, "More Info")
      case .contactAdd: ("plus.circle", 20, "Add")
      case .close: ("xmark.circle.fill", 28, "Close")
      }
    }
  }

  /// The meanings of buttons.
  public enum Role: Int, Sendable {
    /// No special meaning.
    case normal
    /// The action that the user most likely chooses.
    case primary
    /// An action that cancels.
    case cancel
    /// An action that removes data. A ``UIButton/configuration`` of such a button has the system's
    /// red in place of the tint color.
    case destructive
  }

  /// The color in place of the tint color of a configuration.
  var configurationTint: UIColor { role == .destructive ? .systemRed : tintColor }

  /// A closure that changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
