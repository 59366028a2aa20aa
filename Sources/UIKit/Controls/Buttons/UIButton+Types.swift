extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a style: its title is white.
    case custom = 0
    /// A button in the tint color.
    case system = 1
  }

  /// A closure that changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
