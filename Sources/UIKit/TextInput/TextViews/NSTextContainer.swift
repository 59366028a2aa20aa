/// The region in which the lines of a text are placed: a rectangle.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Called after a value has changed.
  var changed: () -> Void = {}

  /// The size of the region, in points. A text view sets the width while ``widthTracksTextView`` is
  /// `true`; a length of zero or less is unlimited.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      layoutManager?.textContainerChangedGeometry(self)
      if !widthTracksTextView { changed() }
    }
  }
  /// The distance of the lines from both sides of the region, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { noteChange() } }
  }
  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { noteChange() } }
  }
  /// The treatment of text that exceeds the last line. The default is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { noteChange() } }
  }
  /// A Boolean value that indicates whether the region is as wide as its text view, without the
  /// insets. The default is `false`, and `true` for the region that a text view makes.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { noteChange() } }
  }
  /// A Boolean value that indicates whether the region is as high as its text view, without the
  /// insets, so that lines below it are not laid out by the layout manager. The default is `false`.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { noteChange() } }
  }
  /// The layout manager of the region; `nil` for none. It is not retained.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The text view that displays the region; `nil` for none.
  open internal(set) weak var textView: UITextView?
  /// A Boolean value that indicates whether the region is a rectangle: `true`.
  open var isSimpleRectangularTextContainer: Bool { true }

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

  private func noteChange() {
    changed()
    layoutManager?.textContainerChangedGeometry(self)
  }

  /// The settings of the lines in the region.
  var lineStyle: ContainerLines.Style {
    textView?.sizeTextContainer()
    return ContainerLines.Style(
      size: size, padding: lineFragmentPadding, limit: maximumNumberOfLines, mode: lineBreakMode,
      font: textView?.content.font ?? StringMeasurement.usualFont,
      alignment: textView?.lineAlignment ?? .left)
  }
}
