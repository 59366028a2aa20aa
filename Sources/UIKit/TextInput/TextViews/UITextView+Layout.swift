internal import Scenes

/// The lines of a text view.
extension UITextView: EditingView {
  /// Posted after the user began editing. The object is the text view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user changed the text. The object is the text view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after the user stopped editing. The object is the text view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The maximum length of a text for which a host displays its own control, in UTF-16 units.
  static let longestInput = 200_000

  // MARK: Editing

  package var keepsLines: Bool { true }
  package var acceptsEdits: Bool { isEditable && isSelectable }

  package func acceptsTap(at point: CGPoint) -> Bool {
    isSelectable && (isEditable || link(at: point) != nil)
  }

  package func userDidTap(at point: CGPoint) {
    guard isSelectable else { return }
    if isEditable {
      if !wasFocusedInTouch { becomeFirstResponder() }
    } else if let link = link(at: point) {
      _ = delegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
    }
  }

  package var acceptsMenus: Bool { isSelectable }

  package func unit(at point: CGPoint) -> Int {
    layoutText()
    return blocks?.unit(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)) ?? length
  }

  /// Returns the rectangle of a range: its first line, or else the caret.
  func rect(of range: NSRange) -> CGRect {
    let range = range.clamped(to: length)
    let (start, end) = (
      caretRect(at: range.location), caretRect(at: range.location + range.length)
    )
    let rect = start.union(end)
    return rect.intersection(bounds).isEmpty ? start : rect.intersection(bounds)
  }

  package func contentDidChange() { linesDidChange() }

  package func selectionDidChange() {
    contentView.noteDrawingChange()
    delegate?.textViewDidChangeSelection(self)
  }

  @discardableResult
  package func endEditing(isAsking: Bool) -> Bool {
    let wasEditing = isEditing
    dismissEditMenu()
    guard !isAsking || !wasEditing || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    ownTypingAttributes = nil
    contentView.noteDrawingChange()
    guard wasEditing else { return true }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  package var inputDisplay: UIView { contentView }

  package func userDidSubmit() -> Bool {
    let edit = insertion(of: "\n")
    return userDidEdit(to: edit.text, selection: edit.selection)
  }

  func accessDidChange() {
    contentView.noteDrawingChange()
    if isFirstResponder, !acceptsEdits { endEditing(isAsking: false) }
  }

  func textWasSet() {
    forgetUndoneChanges()
    linesDidChange()
    setSelection(endOfText)
  }

  func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    if content.followTextSize(traitCollection) { linesDidChange() }
  }

  // MARK: Lines

  /// Invalidates the lines.
  ///
  /// - Parameter isNewText: A Boolean value that indicates whether the text or its style changed,
  ///   and with it the intrinsic size.
  func linesDidChange(isNewText: Bool = true) {
    needsLines = true
    setNeedsLayout()
    contentView.noteDrawingChange()
    if isNewText, !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Returns the width of the region of the lines for a width of the view.
  private func containerWidth(in width: CGFloat) -> CGFloat {
    let own = textContainer.size.width
    guard textContainer.widthTracksTextView || own <= 0 else { return own }
    return max(width - textContainerInset.left - textContainerInset.right, 0)
  }

  /// Gives the region of the lines the size that follows the view.
  func sizeTextContainer() {
    var size = textContainer.size
    if textContainer.widthTracksTextView { size.width = containerWidth(in: bounds.width) }
    if textContainer.heightTracksTextView {
      size.height = max(bounds.height - textContainerInset.top - textContainerInset.bottom, 0)
    }
    if textContainer.size != size { textContainer.size = size }
  }

  /// Returns the lines for a width of the view.
  private func lines(in width: CGFloat, reusing old: TextBlocks? = nil) -> TextBlocks {
    let room = containerWidth(in: width) - 2 * textContainer.lineFragmentPadding
    let limit = textContainer.maximumNumberOfLines
    let style = TextBlocks.Style(
      font: content.font, width: max(room, 0), alignment: lineAlignment,
      scale: traitCollection.roundingScale,
      mode: limit > 0 ? textContainer.lineBreakMode : .byWordWrapping, limit: limit)
    return TextBlocks(
      content.string ?? "", styled: styledText, style: style, reusing: old)
  }

  /// The text with attributes, including the attributes of links, or `nil` for a text in one style.
  private var styledText: NSAttributedString? {
    guard let styled = content.styled ?? (textAlignment == .justified ? content.attributed : nil)
    else { return nil }
    let whole = NSRange(location: 0, length: styled.length)
    var links: [NSRange] = []
    styled.enumerateAttribute(.link, in: whole) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty else { return styled }
    let text = NSMutableAttributedString(attributedString: styled)
    for range in links {
      text.removeAttribute(.link, range: range)
      if let attributes = linkTextAttributes { text.addAttributes(attributes, range: range) }
    }
    return text
  }

  var lineAlignment: NSTextAlignment {
    switch content.alignment {
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    case let alignment: alignment
    }
  }

  /// Computes the lines if they have changed, and gives the content its size.
  func layoutText() {
    if needsLines {
      needsLines = false
      blocks = lines(in: bounds.width, reusing: blocks)
      sizeTextContainer()
    }
    _ = blocks?.prepare(bounds.minY - bounds.height...bounds.maxY + bounds.height)
    let inset = textContainerInset
    let height = PixelRounding.up(
      (blocks?.height ?? 0) + inset.top + inset.bottom, scale: traitCollection.roundingScale)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
    let frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// Returns the size of the text with its insets, wrapped to a width.
  ///
  /// - Parameter isPadded: A Boolean value that indicates whether the width includes the distances
  ///   of the lines from the sides, without which the text wraps.
  func sizeOfText(in width: CGFloat, isPadded: Bool = true) -> CGSize {
    let scale = traitCollection.roundingScale
    let inset = textContainerInset
    let lines = lines(in: width)
    let padding = isPadded ? 2 * textContainer.lineFragmentPadding : 0
    return CGSize(
      width: min(
        PixelRounding.up(lines.widest + inset.left + inset.right + padding, scale: scale), width),
      height: PixelRounding.up(lines.height, scale: scale) + inset.top + inset.bottom)
  }

  /// The upper left corner of the lines.
  private var origin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// Returns the rectangle of the caret before a UTF-16 unit.
  func caretRect(at unit: Int) -> CGRect {
    layoutText()
    return (blocks?.caret(at: unit) ?? .zero).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Scrolls to the caret.
  func showCaret() {
    guard isScrollEnabled, window != nil else { return }
    let caret = caretRect(at: selection.location + selection.length)
    scrollRectToVisible(caret.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
  }

  /// Returns the link at a point of the content; `nil` if there is none.
  func link(at point: CGPoint) -> (url: URL, range: NSRange)? {
    guard let styled = content.styled else { return nil }
    layoutText()
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard let unit = blocks?.unit(at: place), unit < styled.length else { return nil }
    var range = NSRange(location: 0, length: 0)
    let value = styled.attribute(.link, at: unit, effectiveRange: &range)
    let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    return url.map { ($0, range) }
  }

  // MARK: Drawing

  /// Adds the lines in a part of the content, and the input in their place, to a drawing.
  func drawContent(in node: inout SceneNode, part: ClosedRange<CGFloat>) {
    layoutText()
    _ = blocks?.prepare(part)
    guard let blocks else {
      node.drawing = nil
      return
    }
    let traits = traitCollection
    let color = content.color.rgba(in: traits)
    let text = blocks.placed(
      part.lowerBound - origin.y...part.upperBound - origin.y, at: origin,
      paint: TextPaint(color: color) { $0.rgba(in: traits) })
    node.show(text)
    guard isSelectable, length <= Self.longestInput else { return }
    // A browser divides the leading between the top and the bottom of a line.
    let area = CGRect(
      x: origin.x, y: origin.y - content.font.leading / 2, width: blocks.style.width,
      height: max(contentView.bounds.height - origin.y, content.font.lineHeight))
    var input = SceneInput(
      text: content.string ?? "", placeholder: "", font: SceneFont(content.font),
      color: SceneColor(color), placeholderColor: SceneColor(color), isFocused: isFirstResponder)
    input.area = area.offsetBy(dx: -node.contentOrigin.x, dy: -node.contentOrigin.y)
    input.caretColor = tintColor.sceneColor(in: traits)
    input.alignment = lineAlignment.inputAlignment
    input.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    input.selection = Range(selection)
    input.revision = revision
    input.lineDistance = content.font.lineHeight + content.font.leading
    input.access = isEditable ? .editing : .selecting
    input.keyboard = self.traits.keyboard()
    node.input = input
  }
}
