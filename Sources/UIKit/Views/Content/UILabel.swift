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
      // An attributed text has fonts and colors of its own.
      noteAssigned(.font)
      noteAssigned(.textColor)
      content.setAttributed(newValue)
      contentChanged()
    }
  }
  /// The text with the font, the color and the paragraph style.
  var content = TextContent()
  /// The lowered attributed text, until the next change.
  var attributedRuns: AttributedRuns?

  /// The font. The default, which setting `nil` restores, is the system font at 17 points.
  ///
  /// Setting it applies the font to the whole ``attributedText``.
  open var font: UIFont! {
    get { content.font }
    set {
      noteAssigned(.font)
      if content.setFont(newValue ?? TextContent.usualFont) { contentChanged() }
    }
  }

  /// The color of the text. The default, which setting `nil` restores, is `label`.
  ///
  /// Setting it applies the color to the whole ``attributedText``.
  open var textColor: UIColor! {
    get { content.color }
    set {
      noteAssigned(.textColor)
      content.setColor(newValue ?? .label)
      attributedRuns = nil
      textDrawingChanged()
    }
  }

  /// The color of the text while ``isHighlighted``; `nil`, the default, for ``textColor``.
  open var highlightedTextColor: UIColor? {
    didSet {
      noteAssigned(.highlightedTextColor)
      textDrawingChanged()
    }
  }
  /// A Boolean value that indicates whether the text has its highlighted color. The default is
  /// `false`.
  open var isHighlighted = false { didSet { textDrawingChanged() } }
  /// A Boolean value that indicates whether the label is enabled; the text of a disabled label is
  /// dimmed. The default is `true`.
  ///
  /// Dimmed text has 44 % of its opacity. UIKit's own value is not recorded, only that the text is
  /// fainter.
  open var isEnabled = true { didSet { textDrawingChanged() } }
  /// The color of the text's shadow; `nil`, the default, for no shadow.
  open var shadowColor: UIColor? {
    didSet {
      noteAssigned(.shadowColor)
      textDrawingChanged()
    }
  }
  /// The offset of the text's shadow, in points. The default is one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      noteAssigned(.shadowOffset)
      textDrawingChanged()
    }
  }

  /// The alignment of the lines. The default is `natural`.
  ///
  /// Setting it changes the paragraph styles of the whole ``attributedText``.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      noteAssigned(.textAlignment)
      content.setAlignment(newValue)
      attributedRuns = nil
      textDrawingChanged()
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
  open var adjustsFontSizeToFitWidth = false { didSet { textDrawingChanged() } }
  /// The minimum scale of the font size with ``adjustsFontSizeToFitWidth``; 0, the default, for no
  /// limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textDrawingChanged() } }
  /// A Boolean value that indicates whether the characters of one line of text are moved closer
  /// together before the line is truncated. The default is `false`.
  ///
  /// The characters are tightened if the text is at most 5 % wider than the label, after a
  /// reduction of the font size. UIKit's limit is not documented; this is AppKit's default.
  open var allowsDefaultTighteningForTruncation = false { didSet { textDrawingChanged() } }
  /// The position of the baseline when the font size is reduced. The default is `alignBaselines`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { textDrawingChanged() }
  }
  /// The maximum width of several lines in ``intrinsicContentSize``, in points; 0, the default, for
  /// the width of the text.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether a font with a text style adapts to the preferred
  /// content size category. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      noteAssigned(.adjustsFontForContentSizeCategory)
      followTextSize()
    }
  }

  private func contentChanged() {
    attributedRuns = nil
    textDrawingChanged()
    invalidateIntrinsicContentSize()
  }

  // MARK: Sizes

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(inWidth: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    let width = wrapWidth ?? preferredMaxLayoutWidth
    return textSize(inWidth: numberOfLines == 1 || width <= 0 ? nil : width)
  }

  /// The width at which Auto Layout asks for ``intrinsicContentSize``; `nil` if it does not.
  private var wrapWidth: CGFloat?

  /// Returns the size of the text, wrapped at a width if there is one. Overrides of
  /// ``textRect(forBounds:limitedToNumberOfLines:)`` have a say in it.
  private func textSize(inWidth width: CGFloat?) -> CGSize {
    let width = width ?? .greatestFiniteMagnitude
    guard callsDrawingMethods else { return labelText.size(for: width, lines: numberOfLines) }
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  override var alwaysHasContentSize: Bool { true }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  /// Returns the intrinsic size, or the size of the text wrapped at a width. Wrapped text is one
  /// point higher than the result of ``sizeThatFits(_:)``, as recorded for UIKit
  /// (`conformance/views/constraints.jsonl`, `se26-wrapping-label-15-3-lines`).
  override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
    // A label without width, such as a hidden one in a row, has the height of unwrapped text.
    guard let width, width > 0 else { return intrinsicContentSize }
    // Overrides add their margins to the size at this width.
    wrapWidth = width
    var size = intrinsicContentSize
    wrapWidth = nil
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

  /// Draws the text, by ``drawText(in:)`` in the bounds.
  ///
  /// Other drawing of an override is behind or in front of the text, in the order of its calls.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a rectangle, in the label's coordinates. The label calls it with its bounds;
  /// an override that passes a smaller rectangle on has margins.
  ///
  /// The lines are centered vertically in the rectangle, and truncated if they do not fit. If a
  /// label draws nothing else, hosts receive text; otherwise the text is a part of the drawing.
  ///
  /// [Apple documentation](https://developer.apple.com/documentation/uikit/uilabel/drawtext(in:))
  open func drawText(in rect: CGRect) {
    guard callsDrawingMethods, let context = GraphicsStack.current else { return }
    switch drawnText {
    case .none where !drawsTextAsMarks && context.isUntouched:
      drawnText = .place(rect)
      return
    case .place(let first): draw(laidOutText(in: first), in: context)
    case .none, .marks: break
    }
    drawnText = .marks
    draw(laidOutText(in: rect), in: context)
  }

  private func draw(_ text: PlacedText, in context: CGContext) {
    context.draw(text.marks(in: traitCollection))
  }

  /// The position of the text in the last drawing.
  private enum DrawnText {
    /// The text was not drawn.
    case none
    /// The text is in a rectangle, with nothing drawn before it.
    case place(CGRect)
    /// The text is a part of the drawing.
    case marks
  }

  private var drawnText = DrawnText.none
  /// A Boolean value that indicates whether other drawing is in front of the text, which is a part
  /// of the drawing for that reason.
  private var drawsTextAsMarks = false

  /// A Boolean value that indicates whether the methods that draw and measure the text can be
  /// overridden, and are called.
  var callsDrawingMethods: Bool { Swift.type(of: self) != UILabel.self }

  override func contentWillBeDrawn() { drawnText = .none }

  /// Displays the label again. Labels whose class overrides methods draw their text again.
  private func textDrawingChanged() {
    if callsDrawingMethods { forgetDrawnContent() } else { noteDrawingChange() }
  }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    var place = bounds
    if callsDrawingMethods {
      guard case .place(let rect) = drawnText else { return node }
      place = rect
      if node.drawing != nil {
        drawsTextAsMarks = true
        lastDrawn = nil
        return drawing(at: moment)
      }
    }
    let text = laidOutText(in: place)
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
    if accessibility.label == text, isShownAsText { accessibility.label = nil }
  }

  /// A Boolean value that indicates whether hosts receive the text, and not a drawing with it.
  private var isShownAsText: Bool {
    if callsDrawingMethods {
      guard case .place = drawnText else { return false }
    }
    return !drawsPictures
  }

  /// A Boolean value that indicates whether the lines contain images of attachments.
  private var drawsPictures: Bool {
    content.styled != nil && text?.unicodeScalars.contains("\u{FFFC}") == true
      && !laidOutText.pictures.isEmpty
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

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.font, \UILabel.font),
      .init(.textColor, \UILabel.textColor),
      .init(.highlightedTextColor, \UILabel.highlightedTextColor),
      .init(.shadowColor, \UILabel.shadowColor),
      .init(.shadowOffset, \UILabel.shadowOffset),
      .init(.textAlignment, \UILabel.textAlignment),
      .init(.adjustsFontForContentSizeCategory, \UILabel.adjustsFontForContentSizeCategory),
    ]
  }

  // MARK: Members that apps override in extensions

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
}
