extension UINavigationItem {
  /// The displays of a title in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The size of the title of the previous screen; large for the first screen.
    case automatic = 0
    /// A large title below the items.
    case always
    /// A title between the items.
    case never
    /// A title between the items.
    case inline
  }

  /// The titles that a back button may have.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the screen before.
    case `default` = 0
    /// A general word.
    case generic
    /// None. Assistive technology reads the title of the screen before.
    case minimal
  }

  /// The title of the back button of the next screen, for assistive technology.
  var titleOfBackButton: String {
    if backButtonDisplayMode == .generic { return Self.genericBackTitle }
    let title =
      backBarButtonItem?.accessibilityLabel ?? backButtonTitle ?? self.title
      ?? Self.genericBackTitle
    return title.isEmpty ? Self.genericBackTitle : title
  }

  /// The title beside the chevron of the next screen's back button before iOS 26, and a shorter one
  /// for a narrow bar; `nil` for a chevron alone.
  var visibleTitleOfBackButton: (String, short: String)? {
    switch backButtonDisplayMode {
    case .minimal: nil
    case .generic: (Self.genericBackTitle, "")
    default:
      (
        backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.genericBackTitle,
        Self.genericBackTitle
      )
    }
  }

  private static let genericBackTitle = "Back"
}
