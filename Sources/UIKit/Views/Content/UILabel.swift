internal import Scenes

/// A view that displays text that the user reads but does not edit.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Creates a label with a frame, in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeLabel(from: coder)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text. The default is `nil`.
  ///
  /// Setting it replaces ``attributedText`` by the text without attributes.
  open var text: String? {
    get { content.string }
    set { if content.setText(newValue) { contentChanged() } }
  }

  /// The text with attributes. The default is `nil`.
  ///
  /// Characters without a font or a color have the label's. Setting the text also sets ``font``,
  /// ``textColor``, ``textAlignment`` and ``lineBreakMode`` to the attributes of its first
  /// character; setting one of these afterwards applies it to the whole text. The lines of a
  /// paragraph style with the default line break mode are not truncated with an ellipsis: set
  /// ``lineBreakMode`` after the text. If ``text`` was set, this is the text with the label's
  /// values as attributes.
  ///
  /// [Apple documentation](https://developer.apple.com/documentation/uikit/uilabel/attributedtext)
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set {
      guard let newValue else {
        text = nil
        return
      }
      content.setAttributed(newValue)
      contentChanged()
    }
  }
  private var content = TextContent()
  /// The lowered attributed text, until the next change.
  private var attributedRuns: AttributedRuns?

  /// The font. The default, which setting `nil` restores, is the system font at 17 points.
  ///
  /// Setting it applies the font to the whole ``attributedText``.
  open var font: UIFont! {
    get { content.font }
    set { if content.setFont(newValue ?? TextContent.usualFont) { contentChanged() } }
  }

  /// The color of the text. The default, which setting `nil` restores, is `label`.
  ///
  /// Setting it applies the color to the whole ``attributedText``.
  open var textColor: UIColor! {
    get { content.color }
    set {
      content.setColor(newValue ?? .label)
      attributedRuns = nil
      noteDrawingChange()
    }
  }

  /// The color of the text while ``isHighlighted``; `nil`, the default, for ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether the text has its highlighted color. The default is
  /// `false`.
  open var isHighlighted = false { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether the label is enabled; the text of a disabled label is
  /// dimmed. The default is `true`.
  ///
  /// Dimmed text has 44 % of its opacity. UIKit's own value is not recorded, only that the text is
  /// fainter.
  open var isEnabled = true { didSet { noteDrawingChange() } }
  /// The color of the text's shadow; `nil`, the default, for no shadow.
  open var shadowColor: UIColor? { didSet { noteDrawingChange() } }
  /// The offset of the text's shadow, in points. The default is one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteDrawingChange() } }

  /// The alignment of the lines. The default is `natural`.
  ///
  /// Setting it changes the paragraph styles of the whole ``attributedText``.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.setAlignment(newValue)
      attributedRuns = nil
      noteDrawingChange()
    }
  }
  /// The treatment of text that is wider than the label. The default is `byTruncatingTail`.
  ///
  /// Setting it changes the paragraph styles of the whole ``attributedText``.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { if content.setLineBreakMode(newValue) { contentChanged() } }
  }
  /// The preferences between line break opportunities. The default is `standard`: Korean words are
  /// kept together, and no line has the last word of several lines alone.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { contentChanged() } }
  }
  /// The maximum number of lines; 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }
  /// A Boolean value that indicates whether the font size is reduced until one line of text fits
  /// the width, to no less than ``minimumScaleFactor``. The default is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { noteDrawingChange() } }
  /// The minimum scale of the font size with ``adjustsFontSizeToFitWidth``; 0, the default, for no
  /// limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether the characters of one line of text are moved closer
  /// together before the line is truncated. The default is `false`.
  ///
  /// The characters are tightened if the text is at most 5 % wider than the label, after a
  /// reduction of the font size. UIKit's limit is not documented; this is AppKit's default.
  open var allowsDefaultTighteningForTruncation = false { didSet { noteDrawingChange() } }
  /// The position of the baseline when the font size is reduced. The default is `alignBaselines`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { noteDrawingChange() }
  }
  /// The maximum width of several lines in ``intrinsicContentSize``, in points; 0, the default, for
  /// the width of the text.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether a font with a text style adapts to the preferred
  /// content size category. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  private func contentChanged() {
    attributedRuns = nil
    noteDrawingChange()
    invalidateIntrinsicContentSize()
  }

  // MARK: Sizes

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width =
      numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    return labelText.size(for: width, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    let width =
      numberOfLines == 1 || preferredMaxLayoutWidth <= 0
      ? .greatestFiniteMagnitude : preferredMaxLayoutWidth
    return labelText.size(for: width, lines: numberOfLines)
  }

  override var alwaysHasContentSize: Bool { true }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// Returns the intrinsic size, or the size of the text wrapped at a width. Wrapped text is one
  /// point higher than the result of ``sizeThatFits(_:)``, as recorded for UIKit
  /// (`conformance/views/constraints.jsonl`, `se26-wrapping-label-15-3-lines`).
  override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
    // A label without width, such as a hidden one in a row, has the height of unwrapped text.
    guard let width, width > 0 else { return intrinsicContentSize }
    var size = labelText.size(for: width, lines: numberOfLines)
    if size.height > labelText.singleLineHeight {
      size.height += 1
    }
    return size
  }

  /// Returns the position of a baseline: the first baseline lies one ascender, rounded to a pixel,
  /// below the top of the text, and further ones follow at the distance of lines. The text is
  /// centered in a higher label, and its baselines with it.
  override func baselinePosition(
    isFirst: Bool, wrappedAt width: CGFloat?
  ) -> BaselinePosition? {
    let scale = traitCollection.roundingScale
    let (line, step) = (content.font.lineHeight, content.font.lineHeight + content.font.leading)
    var height = line
    if numberOfLines != 1 {
      let width = width ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
      height = max(labelText.size(for: width, lines: numberOfLines).height, line)
    }
    height = PixelRounding.up(height, scale: scale)
    let wrapWidth = numberOfLines == 1 ? .infinity : width ?? .infinity
    if let distance = labelText.attributedBaseline(
      isFirst: isFirst, width: wrapWidth, limit: numberOfLines)
    {
      height = labelText.size(for: wrapWidth, lines: numberOfLines).height
      let baseline = PixelRounding.snapped(isFirst ? distance : height - distance, scale: scale)
      return BaselinePosition(share: 0.5, offset: Double(baseline - height / 2))
    }
    let count = max(((height - line) / step).rounded(.down), 0)
    let ascent = isFirst ? content.font.ascender : count * step + content.font.ascender
    let baseline = PixelRounding.snapped(ascent, scale: scale)
    return BaselinePosition(share: 0.5, offset: Double(baseline - height / 2))
  }

  /// Returns the rectangle of the text at the top left of `bounds`, with at most a number of lines
  /// (0 for no limit), no larger than `bounds`.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = labelText.size(for: bounds.size.width, lines: numberOfLines)
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: min(size.width, bounds.size.width),
      height: min(size.height, bounds.size.height))
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityLabel: String? { text }

  override var standardAccessibilityTraits: UIAccessibilityTraits { .staticText }

  // MARK: Drawing

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    let text = laidOutText
    if text.pictures.isEmpty {
      node.show(text)
    } else {
      node.drawing = SceneDrawing(
        recorded: text.marks(in: traitCollection), in: bounds, fit: .topLeft, isClipped: false)
    }
    return node
  }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    // Hosts have the text as the content, unless it is drawn with pictures.
    if accessibility.label == text, !drawsPictures { accessibility.label = nil }
  }

  /// A Boolean value that indicates whether the lines contain images of attachments.
  private var drawsPictures: Bool {
    content.styled != nil && text?.unicodeScalars.contains("\u{FFFC}") == true
      && !laidOutText.pictures.isEmpty
  }

  /// The laid out lines, as all hosts draw them.
  var laidOutText: PlacedText {
    let text = labelText
    let broken = text.fitted(to: bounds.size, limit: numberOfLines, shrink: shrink)
    return text.place(
      broken, in: bounds, alignment: resolvedAlignment, baseline: baselineAdjustment, paint: paint)
  }

  private var shrink: LabelText.Shrink? {
    adjustsFontSizeToFitWidth ? LabelText.Shrink(smallest: minimumScaleFactor) : nil
  }

  private var labelText: LabelText {
    LabelText(
      text: content.plain ?? "", font: content.font, mode: lineBreakMode,
      scale: traitCollection.roundingScale, measurer: TextMeasuring.current,
      isTightening: allowsDefaultTighteningForTruncation, strategy: lineBreakStrategy,
      attributed: loweredText)
  }

  /// The text with attributes as runs; `nil` for a text in one font. Justified text has runs.
  private var loweredText: AttributedRuns? {
    guard content.styled != nil || textAlignment == .justified else { return nil }
    if let attributedRuns { return attributedRuns }
    guard let text = attributedText else { return nil }
    let runs = AttributedRuns(text, font: content.font)
    attributedRuns = runs
    return runs
  }

  private var resolvedAlignment: NSTextAlignment {
    guard textAlignment == .natural || textAlignment == .justified else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private var paint: TextPaint {
    let traits = traitCollection
    let isEnabled = isEnabled
    func dimmed(_ color: UIColor) -> RGBA {
      var components = color.rgba(in: traits)
      if !isEnabled { components.alpha *= 0.44 }
      return components
    }
    let shadow = shadowColor.map {
      PlacedText.Shadow(offset: shadowOffset, blur: 0, color: dimmed($0))
    }
    let highlighted = highlightedTextColor.flatMap { isHighlighted ? $0 : nil }
    return TextPaint(
      color: dimmed(highlighted ?? content.color), coversRuns: highlighted != nil, shadow: shadow,
      resolve: dimmed)
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      followTextSize()
    }
    // Sizes are whole pixels.
    if old.roundingScale != traitCollection.roundingScale { invalidateIntrinsicContentSize() }
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    if content.followTextSize(traitCollection) { contentChanged() }
  }
}
