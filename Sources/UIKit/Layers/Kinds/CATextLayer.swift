internal import Scenes

/// A layer that draws a text from the top of its bounds.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/catextlayer
///
///     let badge = CATextLayer()
///     badge.string = "12"
///     badge.font = UIFont.boldSystemFont(ofSize: 0)
///     badge.fontSize = 13
///     badge.alignmentMode = .center
///
/// Text outside of the bounds is cut off. The text is drawn in the resolution of the host for any
/// `contentsScale`.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`. The default is `nil`. Values of other types
  /// draw nothing.
  ///
  /// An attributed text has its own fonts and colors. A part without them has the layer's (chosen).
  open var string: Any? { didSet { textDidChange(from: oldValue, to: string) } }
  /// The font of a `String`: a `UIFont` or the name of a font. The size of a font has no effect,
  /// but ``fontSize``. The default is the name `Helvetica`, also for values of other types.
  open var font: CFTypeRef? = NSString("Helvetica") { didSet { noteDrawingChange() } }
  /// The size of the font of a `String`, in points. The default is 36.
  open var fontSize: CGFloat = 36 { didSet { noteChange(from: oldValue, to: fontSize) } }
  /// The color of a `String`; `nil` draws nothing. The default is opaque white.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { noteChange(from: oldValue, to: foregroundColor) }
  }
  /// A Boolean value that indicates whether lines end at the width of the bounds. The default is
  /// `false`: they end where the text has line breaks.
  open var isWrapped = false { didSet { noteChange(from: oldValue, to: isWrapped) } }
  /// The position at which a text that does not fit is shortened. The default is
  /// `CATextLayerTruncationMode/none`.
  ///
  /// Without ``isWrapped``, a shortened text has one line.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { noteChange(from: oldValue, to: truncationMode) }
  }
  /// The alignment of the lines in the width of the bounds. The default is
  /// `CATextLayerAlignmentMode/natural`. A paragraph style of an attributed text has its own
  /// (chosen).
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { noteChange(from: oldValue, to: alignmentMode) }
  }
  /// A hint for the positions of glyphs between pixels. The default is `false`. Hosts position
  /// glyphs by themselves.
  open var allowsFontSubpixelQuantization = false {
    didSet {
      noteChange(from: oldValue, to: allowsFontSubpixelQuantization)
    }
  }

  /// Reports a new text, unless it is the same string.
  private func textDidChange(from old: Any?, to new: Any?) {
    if let old = old as? String, let new = new as? String, old == new { return }
    noteDrawingChange()
  }

  /// The font of a `String`.
  @MainActor
  private var textFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = (font as? NSString).map { String(describing: $0) }
    return name.flatMap { UIFont(name: $0, size: fontSize) }
      ?? UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
  }

  /// The text with its attributes; `nil` for none.
  @MainActor
  private var attributedText: NSAttributedString? {
    var attributes: [NSAttributedString.Key: Any] = [.font: textFont]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    switch string {
    case let text as NSAttributedString:
      let result = NSMutableAttributedString(string: text.string, attributes: attributes)
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
        result.addAttributes(values, range: range)
      }
      return result
    case let text as String:
      return foregroundColor == nil ? nil : NSAttributedString(string: text, attributes: attributes)
    default: return nil
    }
  }

  @MainActor
  override func backdrop(in traits: UITraitCollection) -> SceneDrawing? {
    let bounds = bounds
    guard let text = attributedText, text.length > 0, bounds.width > 0, bounds.height > 0 else {
      return nil
    }
    var label = LabelText(
      text: text.string, font: textFont, mode: truncationMode.lineBreakMode ?? .byWordWrapping,
      scale: traits.roundingScale)
    label.attributed = AttributedRuns(text, font: textFont)
    let isShortened = truncationMode.lineBreakMode != nil
    let room = CGSize(
      width: isWrapped || isShortened ? bounds.width : .infinity,
      height: isShortened ? bounds.height : .infinity)
    let limit = isShortened && !isWrapped ? 1 : 0
    let fitted = label.fitted(to: room, limit: limit, shrink: nil)
    let height = label.height(of: fitted, width: bounds.width)
    let placed = label.place(
      fitted, in: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height),
      alignment: alignmentMode.alignment(in: traits), baseline: .none,
      paint: TextPaint(
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), resolve: { $0.rgba(in: traits) }))
    return SceneDrawing(recorded: placed.marks(in: traits), in: bounds, fit: .topLeft)
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
    allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
  }
}

/// The position at which a text layer shortens a text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the position.
  public let rawValue: String

  /// Creates a position from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text is not shortened.
  public static let none = Self(rawValue: "none")
  /// The beginning of the line.
  public static let start = Self(rawValue: "start")
  /// The end of the line.
  public static let end = Self(rawValue: "end")
  /// The middle of the line.
  public static let middle = Self(rawValue: "middle")

  /// The mode of lines; `nil` if the text is not shortened.
  fileprivate var lineBreakMode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the alignment.
  public let rawValue: String

  /// Creates an alignment from Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the side at which lines begin in the language.
  public static let natural = Self(rawValue: "natural")
  /// At the left side.
  public static let left = Self(rawValue: "left")
  /// At the right side.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At both sides.
  public static let justified = Self(rawValue: "justified")

  fileprivate func alignment(in traits: UITraitCollection) -> NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: traits.layoutDirection == .rightToLeft ? .right : .left
    }
  }
}
