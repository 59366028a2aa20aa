internal import Scenes

/// The drawing of a text field.
extension UITextField {
  /// The number of UTF-16 units of a text that are measured and drawn by hosts without a control of
  /// their own. One line has no room for more.
  static let longestDrawnText = 4096

  /// The text as it is displayed, cut to a length that no line has room for.
  var shownText: String {
    let text = content.string ?? ""
    let units = text.utf16
    let isLong =
      units.index(units.startIndex, offsetBy: Self.longestDrawnText, limitedBy: units.endIndex)
      .map { $0 < units.endIndex } ?? false
    let shown =
      isLong
      ? String(text[text.range(ofUnits: NSRange(location: 0, length: Self.longestDrawnText))])
      : text
    return isSecureTextEntry ? String(repeating: "•", count: shown.count) : shown
  }

  /// The text, for its lines.
  var textLines: LabelText {
    var runs: AttributedRuns?
    if let styled = content.styled, !isSecureTextEntry {
      let range = NSRange(location: 0, length: min(styled.length, Self.longestDrawnText))
      runs = AttributedRuns(styled.attributedSubstring(from: range), font: content.font)
    }
    return lines(shownText, runs)
  }

  private var shownPlaceholder: String { showsPlaceholder ? placeholder ?? "" : "" }

  /// The placeholder, for its lines.
  var placeholderLines: LabelText {
    lines(
      shownPlaceholder,
      showsPlaceholder
        ? placeholderContent.styled.map { AttributedRuns($0, font: content.font) } : nil)
  }

  private func lines(_ text: String, _ runs: AttributedRuns?) -> LabelText {
    LabelText(
      text: text, font: content.font, mode: .byTruncatingTail,
      scale: traitCollection.roundingScale, attributed: runs)
  }

  /// Adds the text, and the input in its place, to the drawing of the field.
  func drawInput(in node: inout SceneNode) {
    let traits = traitCollection
    let hasText = hasText
    let area =
      hasText
      ? (isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
      : placeholderRect(forBounds: bounds)
    let text = hasText ? textLines : placeholderLines
    let shrink =
      adjustsFontSizeToFitWidth
      ? LabelText.Shrink(smallest: minimumFontSize / max(content.font.pointSize, 1)) : nil
    let fitted = text.fitted(to: area.size, limit: 1, shrink: shrink)
    let color = (hasText ? content.color : placeholderContent.color)
    let placed = text.place(
      fitted, in: alignedArea(area), alignment: lineAlignment, baseline: .alignCenters,
      paint: TextPaint(color: color.rgba(in: traits)) { $0.rgba(in: traits) })
    var input = SceneInput(
      text: content.string ?? "", placeholder: shownPlaceholder, font: SceneFont(fitted.font),
      color: content.color.sceneColor(in: traits),
      placeholderColor: placeholderContent.color.sceneColor(in: traits), isFocused: isEditing)
    input.area = alignedArea(area).offsetBy(dx: -node.contentOrigin.x, dy: -node.contentOrigin.y)
    input.caretColor = tintColor.sceneColor(in: traits)
    input.alignment = lineAlignment.inputAlignment
    input.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    input.selection = Range(selection)
    input.revision = revision
    input.access = isEnabled ? .editing : .none
    input.isSecure = isSecureTextEntry
    input.keyboard = self.traits.keyboard(isSearch: isSearch)
    node.show(placed)
    node.input = input
  }

  /// Returns the part of an area with the height of a line, by the alignment of the contents.
  private func alignedArea(_ area: CGRect) -> CGRect {
    let height = min(content.font.lineHeight, area.height)
    return switch contentVerticalAlignment {
    case .top: CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    case .bottom: CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    default: area
    }
  }

  private var lineAlignment: NSTextAlignment {
    switch content.alignment {
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    case let alignment: alignment
    }
  }

  /// Draws the border, unless the layer has its own.
  func drawBorder(in node: inout SceneNode) {
    guard borderStyle != .none, node.border == nil else { return }
    let traits = traitCollection
    let pixel = 1 / traits.roundingScale
    switch borderStyle {
    case .none: return
    case .line:
      node.border = SceneBorder(width: pixel, color: UIColor.label.sceneColor(in: traits))
    case .bezel:
      node.border = SceneBorder(width: 1, color: UIColor.systemGray.sceneColor(in: traits))
    case .roundedRect:
      node.border = SceneBorder(width: pixel, color: UIColor.systemGray3.sceneColor(in: traits))
      if node.fill == nil { node.fill = UIColor.systemBackground.sceneColor(in: traits) }
      if node.cornerRadius == 0 { node.cornerRadius = 5 }
    }
  }
}

extension NSTextAlignment {
  /// The alignment of an input: `left`, `center` or `right`.
  var inputAlignment: String {
    switch self {
    case .center: "center"
    case .right: "right"
    default: "left"
    }
  }
}
