/// The lines of a text storage in text containers.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/nslayoutmanager
///
/// Each UTF-16 unit of the text is one glyph here, so that indices of glyphs and characters are the
/// same. Rectangles are in the coordinates of a container. The lines are those that a text view
/// draws.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text; `nil` before the layout manager was added to one. It is not retained.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { invalidate() } }
  /// The containers, in the order in which the text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that is told about layout, which is not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  private var layouts: [ContainerLines]?
  private var styles: [ContainerLines.Style] = []

  /// Creates a layout manager without a text and containers.
  public override init() { super.init() }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    require(
      index >= 0 && index <= textContainers.count,
      "A text container was inserted at \(index) in a layout manager with \(textContainers.count) "
        + "containers; pass an index from 0 to \(textContainers.count).")
    container.layoutManager = self
    textContainers.insert(container, at: index)
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    require(
      textContainers.indices.contains(index),
      "The text container \(index) was removed from a layout manager with \(textContainers.count) "
        + "containers; pass a smaller index.")
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Called after the size or another property of a container has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Layout

  /// Called by the storage after changes.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) {
    invalidate()
    for container in textContainers { container.textView?.storageDidChange(textStorage) }
  }

  /// Discards the lines of a range. The whole text is laid out again when lines are read.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = wholeRange
    invalidate()
  }

  /// Draws a range of the text again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.textView?.contentView.noteDrawingChange() }
  }

  /// Draws a range of the text again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  /// Lays out the text of a container.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }

  /// Lays out a range of the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }

  /// Lays out a range of the text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }

  private func invalidate() {
    guard layouts != nil else { return }
    layouts = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  var wholeRange: NSRange { NSRange(location: 0, length: textStorage?.length ?? 0) }

  /// The lines of all containers. Containers whose settings have changed are laid out again.
  var laidOut: [ContainerLines] {
    let current = textContainers.map(\.lineStyle)
    if let layouts, styles == current { return layouts }
    styles = current
    guard let textStorage else {
      layouts = []
      return []
    }
    var result: [ContainerLines] = []
    var start = 0
    for style in current where result.isEmpty || start < textStorage.length {
      let lines = ContainerLines(textStorage, from: start, style: style)
      result.append(lines)
      start = NSMaxRange(lines.range)
    }
    layouts = result
    for (index, _) in result.enumerated() {
      let isEnd = index == result.count - 1 && start >= textStorage.length
      delegate?.layoutManager(
        self, didCompleteLayoutFor: textContainers[index], atEnd: isEnd)
    }
    return result
  }

  /// Returns the lines of a container; `nil` for one without text, or of another layout manager.
  func lines(in container: NSTextContainer) -> ContainerLines? {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
    let all = laidOut
    return index < all.count ? all[index] : nil
  }

  // MARK: Glyphs and characters

  /// The number of UTF-16 units of the text.
  open var numberOfGlyphs: Int { wholeRange.length }

  /// Returns whether there is a glyph with an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// Returns the index of the character of a glyph, which is the same.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the index of the glyph of a character, which is the same.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of whole characters in a range.
  ///
  /// - Parameter actualCharRange: Receives the range with whole characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = composed(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// Returns the characters of a range of glyphs.
  ///
  /// - Parameter actualGlyphRange: Receives the range with whole characters.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = composed(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// Returns the range of whole characters around a range, within the text.
  private func composed(_ range: NSRange) -> NSRange {
    let range = range.clamped(to: numberOfGlyphs)
    guard range.length > 0, let text = textStorage?.string else { return range }
    return (text as NSString).rangeOfComposedCharacterSequences(for: range)
  }

  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    lines(in: container)?.range ?? NSRange(location: numberOfGlyphs, length: 0)
  }

  /// Returns the container of a glyph; `nil` if the containers have no room for it.
  ///
  /// - Parameter effectiveGlyphRange: Receives the glyphs in the container.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    for (container, lines) in zip(textContainers, laidOut)
    where NSLocationInRange(glyphIndex, lines.range) {
      effectiveGlyphRange?.pointee = lines.range
      return container
    }
    return nil
  }
}

/// The methods that a layout manager calls. All are optional.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Called after lines became invalid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called after a container was filled.
  ///
  /// - Parameter layoutFinishedFlag: Whether the whole text is laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// The default does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// The default does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
