extension UISplitViewController {
  /// The number of columns of an interface, and the manner in which they are set.
  public enum Style: Int, Sendable {
    /// Two view controllers that ``UISplitViewController/viewControllers`` contains.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of an interface.
  public enum Column: Int, Sendable {
    /// The first column from the leading edge on.
    case primary = 0
    /// The column between the primary and the secondary one.
    case supplementary = 1
    /// The column of the details, which takes the remaining width.
    case secondary = 2
    /// The view controller that a collapsed interface displays in place of the columns.
    case compact = 3
  }

  /// The arrangement of the columns that are displayed.
  public enum DisplayMode: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary one: the supplementary one, or without one the primary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// The primary and the supplementary column beside the secondary one.
    case twoBesideSecondary = 4
    /// The primary and the supplementary column over the secondary one.
    case twoOverSecondary = 5
    /// The primary and the supplementary column, which move the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The former name of ``oneBesideSecondary``.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of ``secondaryOnly``.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of ``oneOverSecondary``.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The relation of the other columns to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The system chooses.
    case automatic = 0
    /// The columns are beside each other.
    case tile = 1
    /// The other columns cover a part of the secondary one.
    case overlay = 2
    /// The other columns move the secondary one aside.
    case displace = 3
  }

  /// The edge of an interface at which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The column has no background of its own, and lies beside the next one.
    case none = 0
    /// The column is a sidebar, which floats over the next column in iOS 26.
    case sidebar = 1
  }

  /// The visibility of the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible if ``UISplitViewController/presentsWithGesture`` is `true`.
    case automatic = 0
    /// The button is never visible.
    case never = 1
    /// The button is visible.
    case always = 2
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns other than the secondary one.
  var besideCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// A Boolean value that indicates whether columns cover the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
