extension UIPageViewController {
  /// The direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From the leading to the trailing edge.
    case horizontal = 0
    /// From the top to the bottom.
    case vertical = 1
  }

  /// The movement of pages.
  public enum TransitionStyle: Int, Sendable {
    /// Pages are turned. Hosts draw no bent pages: they slide, as with ``scroll``.
    case pageCurl = 0
    /// Pages slide.
    case scroll = 1
  }

  /// The position of the spine about which pages are turned.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine: pages slide.
    case none = 0
    /// At the left or upper edge; one page is displayed.
    case min = 1
    /// In the middle; two pages are displayed.
    case mid = 2
    /// At the right or lower edge; one page is displayed.
    case max = 3
  }

  /// A setting of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the setting.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position of the spine as a number, the raw value of a ``SpineLocation``, for the style
    /// `pageCurl`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between two pages as a number, in points, for the style `scroll`.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
