/// A view with text that the user edits.
///
/// The protocol has the user's changes of the text and the selection. Its classes have the calls of
/// delegates.
package protocol EditingView: UIView {
  var content: TextContent { get set }
  /// The selected range, in UTF-16 units.
  var selection: NSRange { get set }
  /// The attributes of text that is typed next, or `nil` to use the attributes of the text.
  var ownTypingAttributes: [NSAttributedString.Key: Any]? { get set }
  /// A Boolean value that indicates whether the next typed characters replace the whole text.
  var clearsOnInsertion: Bool { get set }
  /// The number of the host's latest change.
  var revision: Int { get set }
  /// A Boolean value that indicates whether the text has several lines.
  var keepsLines: Bool { get }
  /// A Boolean value that indicates whether the user can edit the text.
  var acceptsEdits: Bool { get }
  /// The kind of the keyboard for the text.
  var traits: InputTraits { get }

  /// A Boolean value that indicates whether there is any text.
  var hasText: Bool { get }

  /// The offset of the first position: negative with tokens before the text.
  var documentStart: Int { get }
  /// Removes the tokens in a range of the document.
  func removeTokens(in range: NSRange)

  /// The view that a host displays as an input, and that handles its ``HostEvent``s.
  var inputDisplay: UIView { get }

  /// Called after a change of the text by the user or the program.
  func contentDidChange()
  /// Called after another part of the text was selected.
  func selectionDidChange()
  /// Returns whether the user may make a change.
  func allows(_ change: TextChange) -> Bool
  /// Called after the user changed the text.
  func userDidChangeText()
  func deleteBackward()
  /// Handles a press of the Return key.
  ///
  /// - Returns: A Boolean value that indicates whether the view accepts input.
  @discardableResult
  func userDidSubmit() -> Bool
  /// Returns whether a tap at a point does anything.
  func acceptsTap(at point: CGPoint) -> Bool
  /// Handles a tap at a point.
  func userDidTap(at point: CGPoint)
  /// Ends the editing.
  ///
  /// - Parameter isAsking: A Boolean value that indicates whether the delegate may prevent it.
  @discardableResult
  func endEditing(isAsking: Bool) -> Bool

  /// A Boolean value that indicates whether a long press displays an edit menu.
  var acceptsMenus: Bool { get }
  /// Returns the UTF-16 unit nearest to a point.
  func unit(at point: CGPoint) -> Int
  /// Handles a tap of a text that is edited already.
  func userDidTapAgain(at point: CGPoint, count: Int)
  /// Handles the end of a long press.
  func userDidPress(at point: CGPoint)
  /// Displays the edit menu for the selection.
  func presentEditMenu()
  /// Removes the edit menu.
  func dismissEditMenu()
}

/// The changes by the user.
extension EditingView {
  package var inputDisplay: UIView { self }
  package var documentStart: Int { 0 }
  package func removeTokens(in range: NSRange) {}

  /// Handles the events of a host's own control; returns `nil` for other events.
  func handleEditing(_ event: HostEvent) -> Bool? {
    switch event {
    case .edit(let edit):
      revision = edit.number
      return userDidEdit(to: edit.text, selection: edit.selection)
    case .select(let range, let number):
      revision = number
      return userDidSelect(range)
    case .focus(let isFocused, let number):
      revision = number
      return isFocused ? becomeFirstResponder() : resignFirstResponder()
    case .submit: return userDidSubmit()
    case .scroll, .prepareContent, .expectScroll, .restore: return nil
    }
  }

  /// Applies the user's change of the text, if the app allows it. Begins editing if it has not
  /// begun.
  ///
  /// - Returns: A Boolean value that indicates whether the text now has the user's change.
  @discardableResult
  func userDidEdit(to new: String, selection newSelection: NSRange? = nil) -> Bool {
    guard acceptsEdits, becomeFirstResponder() else { return false }
    // In a field of one line, pasted lines are joined.
    let kept = keepsLines ? new : new.joinedLines
    let old = content.string ?? ""
    let caret = newSelection.map { $0.location + $0.length }
    guard var change = TextChange(from: old, to: kept, caret: kept == new ? caret : nil) else {
      // The delete key changes nothing in an empty text, and at the beginning of a text.
      if kept == new, selection == NSRange(location: 0, length: 0), caret ?? 0 == 0 {
        deleteBackward()
      }
      return new == old
    }
    if self.clearsOnInsertion, !change.replacement.isEmpty { change.range = wholeRange }
    clearsOnInsertion = false
    guard allows(change) else { return false }
    // The delegate may have set another text.
    change.range = change.range.clamped(to: length)
    let before = caretBefore(change)
    if change.replacement.isEmpty, content.deletedRange(before) == change.range {
      select(before)
      deleteBackward()
    } else {
      apply(change)
      userDidChangeText()
    }
    guard content.string == new else { return false }
    if let newSelection { setSelection(newSelection) }
    return true
  }

  /// The selection from which the delete key makes a change.
  private func caretBefore(_ change: TextChange) -> NSRange {
    selection == change.range
      ? selection : NSRange(location: change.range.location + change.range.length, length: 0)
  }

  /// Returns the change of a host's control that replaces the selection by a typed text.
  package func insertion(of typed: String) -> HostEdit {
    replacement(of: selection.clamped(to: length), by: typed)
  }

  /// The change of a host's control for the delete key. It has the same text if there is nothing to
  /// delete.
  package var deletion: HostEdit {
    guard let range = content.deletedRange(selection) else {
      return HostEdit(content.string ?? "", number: revision)
    }
    return replacement(of: range, by: "")
  }

  private func replacement(of range: NSRange, by typed: String) -> HostEdit {
    let text = content.string ?? ""
    let caret = range.location + typed.utf16.count
    return HostEdit(
      text.replacingCharacters(in: text.range(ofUnits: range), with: typed),
      selection: NSRange(location: caret, length: 0), number: revision)
  }

  /// Selects a part of the text for the user.
  @discardableResult
  func userDidSelect(_ range: NSRange) -> Bool {
    guard isFirstResponder else { return false }
    clearsOnInsertion = false
    setSelection(range)
    return true
  }

  // MARK: Text

  /// The length of the text, in UTF-16 units.
  var length: Int { (content.string ?? "").utf16.count }
  /// The first and the last position.
  var document: ClosedRange<Int> { documentStart...length }
  var wholeRange: NSRange { NSRange(location: 0, length: length) }
  var endOfText: NSRange { NSRange(location: length, length: 0) }

  /// Changes the text, and moves the caret to the end of the change.
  func apply(_ change: TextChange) {
    dismissEditMenu()
    registerUndo(of: change)
    let typing = ownTypingAttributes
    content.replace(change.range, with: change.replacement, attributes: typing)
    contentDidChange()
    let end = change.range.location + change.replacement.utf16.count
    setSelection(NSRange(location: end, length: 0))
    ownTypingAttributes = typing
  }

  /// Selects a part of the text, and calls ``selectionDidChange()`` if it is another one.
  func setSelection(_ range: NSRange) {
    if select(range) { selectionDidChange() }
  }

  @discardableResult
  private func select(_ range: NSRange) -> Bool {
    let range = range.clamped(to: length)
    guard range != selection else { return false }
    selection = range
    ownTypingAttributes = nil
    noteDrawingChange()
    window?.keyboard.textDidChange()
    return true
  }
}

extension UIWindow {
  /// The view whose text the user edits.
  package var editedView: (any EditingView)? { firstResponder as? any EditingView }
}

extension TextContent {
  /// Returns the characters of a range.
  func text(in range: NSRange) -> String {
    let text = string ?? ""
    return String(text[text.range(ofUnits: range)])
  }

  /// Returns the range that the delete key removes: the selection, or the character before the
  /// caret; `nil` for none.
  func deletedRange(_ selection: NSRange) -> NSRange? {
    let text = string ?? ""
    guard selection.length == 0 else { return selection }
    let caret = text.range(ofUnits: selection).lowerBound
    guard caret > text.startIndex else { return nil }
    return NSRange(text.index(before: caret)..<caret, in: text)
  }
}

extension String {
  /// The text with spaces in place of line terminators.
  var joinedLines: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
