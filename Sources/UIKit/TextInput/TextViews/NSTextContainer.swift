/// The region in which the lines of a text view are placed.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Called after a value has changed.
  var changed: () -> Void = {}

  /// The size of the region, in points. A text view sets it; a length of zero or less is unlimited.
  open var size: CGSize
  /// The distance of the lines from both sides of the region, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }
  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// The treatment of text that exceeds the last line. The default is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }

  /// Creates a region with a size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a region of unlimited size.
  public override init() {
    size = .zero
    super.init()
  }
}
