/// The standard edit actions on the text.
extension EditingView {
  /// Returns whether the view performs a standard edit action now; `nil` for another action.
  func performsEditAction(_ action: Selector) -> Bool? {
    guard StandardEditActions.contains(action) else { return nil }
    func isAction(_ other: Selector) -> Bool { StandardEditActions.isSame(action, other) }
    let hasSelection = selection.length > 0
    let isHidden = traits.isSecureTextEntry && !keepsLines
    if isAction(StandardEditActions.copy) { return hasSelection && !isHidden }
    if isAction(StandardEditActions.cut) { return hasSelection && !isHidden && acceptsEdits }
    if isAction(StandardEditActions.paste) || isAction(StandardEditActions.pasteAndMatchStyle) {
      return acceptsEdits && UIPasteboard.general.hasStrings
    }
    if isAction(StandardEditActions.select) { return !hasSelection && hasText && !isHidden }
    if isAction(StandardEditActions.selectAll) { return hasText && selection != wholeRange }
    return false
  }

  /// Copies the selected text to the pasteboard.
  func copySelection() {
    guard selection.length > 0 else { return }
    UIPasteboard.general.string = content.text(in: selection)
  }

  /// Moves the selected text to the pasteboard, if the delegate permits the change.
  func cutSelection() {
    guard selection.length > 0 else { return }
    copySelection()
    inputDisplay.handle(.edit(deletion))
  }

  /// Replaces the selection by the text of the pasteboard, if the delegate permits the change.
  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    inputDisplay.handle(.edit(insertion(of: text)))
  }

  /// Removes the selected text, if the delegate permits the change.
  func deleteSelection() {
    guard selection.length > 0 else { return }
    inputDisplay.handle(.edit(deletion))
  }

  /// Selects the word at the caret, or the one before it.
  func selectWord() { setSelection(wordRange(at: selection.location)) }

  /// Returns the range of the word around a UTF-16 unit, or of the one before it; an empty range if
  /// there is none.
  func wordRange(at unit: Int) -> NSRange {
    let text = content.string ?? ""
    let caret = text.range(ofUnits: NSRange(location: unit, length: 0).clamped(to: length))
      .lowerBound
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "'"
    }
    var end = caret
    while end < text.endIndex, isPart(text[end]) { end = text.index(after: end) }
    var start = caret
    if end == caret {
      // Between words, the word before the spaces.
      while start > text.startIndex, !isPart(text[text.index(before: start)]) {
        start = text.index(before: start)
      }
      end = start
    }
    while start > text.startIndex, isPart(text[text.index(before: start)]) {
      start = text.index(before: start)
    }
    return NSRange(start..<end, in: text)
  }
}
