/// The undoing of changes of the text.
extension EditingView {
  /// Registers the opposite of a change with the undo manager of the responder chain. The changes
  /// of one turn are undone together; UIKit undoes characters that were typed one after the other
  /// together. A text that comes back has the attributes of the text around it.
  func registerUndo(of change: TextChange) {
    guard let undoManager else { return }
    let range = change.range.clamped(to: length)
    let opposite = TextChange(
      range: NSRange(location: range.location, length: change.replacement.utf16.count),
      replacement: content.text(in: range))
    undoManager.registerUndo(withTarget: self) { $0.undo(by: opposite) }
    undoManager.setActionName("Typing")
  }

  /// Applies a change unless the program has made the text too short for it. The change registers
  /// its own opposite.
  private func undo(by change: TextChange) {
    guard change.range.location + change.range.length <= length else { return }
    apply(change)
    userDidChangeText()
  }

  /// Removes the registered changes after the program set another text.
  func forgetUndoneChanges() {
    window?.storedUndoManager?.removeAllActions(withTarget: self)
  }
}
