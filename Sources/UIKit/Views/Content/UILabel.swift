/// Text that the user reads but does not edit.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Makes a label at a place in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Views are not read from archives here: this makes a label of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text; nil, the default, for none.
  open var text: String? {
    didSet { if text != oldValue { contentChanged() } }
  }

  /// The font. Default: the system's at 17 points. Setting nil brings the default back.
  open var font: UIFont! {
    get { storedFont }
    set {
      let new = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      if new != storedFont {
        storedFont = new
        contentChanged()
      }
    }
  }
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The colour of the text. Default `label`. Setting nil brings the default back.
  open var textColor: UIColor! {
    get { storedColor }
    set { storedColor = newValue ?? .label }
  }
  private var storedColor = UIColor.label { didSet { noteDrawingChange() } }

  /// The colour of the text while ``isHighlighted``; nil, the default, for ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { noteDrawingChange() } }
  /// Whether the text has its highlighted colour. Default false.
  open var isHighlighted = false { didSet { noteDrawingChange() } }
  /// Whether the label is in use; the text of one that is not is dimmed. Default true.
  ///
  /// Dimmed text has 44 % of its opacity. UIKit's own shade is not recorded; only that it is fainter.
  open var isEnabled = true { didSet { noteDrawingChange() } }

  /// Which side the lines are aligned to. Default `natural`.
  open var textAlignment = NSTextAlignment.natural { didSet { noteDrawingChange() } }
  /// What happens to text that is wider than the label. Default `byTruncatingTail`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }
  /// The largest number of lines; 0 for any number. Default 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }
  /// Whether the font is made smaller until one line of text fits the width, down to
  /// ``minimumScaleFactor``. Default false.
  open var adjustsFontSizeToFitWidth = false { didSet { noteDrawingChange() } }
  /// The smallest share of the font's size that ``adjustsFontSizeToFitWidth`` may go down to; 0, the
  /// default, for any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { noteDrawingChange() } }
  /// Where the baseline lies when the font was made smaller. Default `alignBaselines`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { noteDrawingChange() }
  }
  /// The width that ``intrinsicContentSize`` of several lines is for, in points; 0, the default, for
  /// the text's own.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the font follows the user's text size, if it is one of a text style. Default false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  private func contentChanged() {
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

  /// The rectangle that the text takes at the top left of `bounds`, in at most so many lines (0: any
  /// number), no larger than `bounds`.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = labelText.size(for: bounds.size.width, lines: numberOfLines)
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: min(size.width, bounds.size.width),
      height: min(size.height, bounds.size.height))
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the label is an element. The default is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The words that stand for the label. The default is ``text``.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  /// The characteristics of the label. The default is static text.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Drawing

  package override func drawing(at moment: DrawingMoment) -> ViewDrawing {
    var drawing = super.drawing(at: moment)
    drawing.content = .text(laidOutText)
    // Hosts know the text as the content.
    if drawing.accessibility.label == text { drawing.accessibility.label = nil }
    return drawing
  }

  /// The lines, as all hosts draw them.
  package var laidOutText: PlacedText {
    let text = labelText
    let broken = text.fitted(to: bounds.size, limit: numberOfLines, shrink: shrink)
    return text.place(
      broken, in: bounds, alignment: resolvedAlignment, baseline: baselineAdjustment,
      color: drawnColor)
  }

  private var shrink: LabelText.Shrink? {
    adjustsFontSizeToFitWidth ? LabelText.Shrink(smallest: minimumScaleFactor) : nil
  }

  private var labelText: LabelText {
    LabelText(
      text: text ?? "", font: storedFont, mode: lineBreakMode,
      scale: traitCollection.roundingScale, measurer: TextMeasuring.current)
  }

  private var resolvedAlignment: NSTextAlignment {
    guard textAlignment == .natural || textAlignment == .justified else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private var drawnColor: RGBA {
    let color = isHighlighted ? highlightedTextColor ?? storedColor : storedColor
    var components = color.rgba(in: traitCollection)
    if !isEnabled { components.alpha *= 0.44 }
    return components
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      followTextSize()
    }
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory, let style = storedFont.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
}
