/// The beginning and the end of the editing, and the clear button.
extension UITextField: EditingView {
  package var keepsLines: Bool { false }
  package var acceptsEdits: Bool { isEnabled }

  package func acceptsTap(at point: CGPoint) -> Bool { isEnabled }

  package func userDidTap(at point: CGPoint) {
    if let button = sides.clear, button.superview === self,
      button.point(inside: convert(point, to: button), with: nil)
    {
      userDidClear()
    } else if !wasFocusedInTouch {
      becomeFirstResponder()
    }
  }

  package func selectionDidChange() {
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  @discardableResult
  package func endEditing(isAsking: Bool) -> Bool {
    guard !isAsking || shouldEndEditing(), let window = responderWindow else { return false }
    return window.keyboard.coalesce(in: window) {
      guard super.resignFirstResponder() else { return false }
      ownTypingAttributes = nil
      setNeedsLayoutOfSides()
      userDidEndEditing()
      return true
    }
  }

  func editingDidBegin() {
    setSelection(endOfText)
    setNeedsLayoutOfSides()
    userDidBeginEditing()
    guard isEditing, clearsOnBeginEditing else { return }
    clear()
  }

  /// Removes the text, if the delegate permits it.
  private func clear() {
    guard hasContent, delegate?.textFieldShouldClear(self) ?? true else { return }
    removeContent()
    userDidChangeText()
  }

  /// Handles a tap on the clear button, which does not end the editing.
  func userDidClear() {
    guard isEnabled else { return }
    if !isEditing, !becomeFirstResponder() { return }
    clear()
  }

  /// Handles a press of the Return key.
  ///
  /// - Returns: A Boolean value that indicates whether the field accepts input.
  @discardableResult
  package func userDidSubmit() -> Bool {
    guard becomeFirstResponder() else { return false }
    guard hasText || !enablesReturnKeyAutomatically else { return true }
    userDidReturn()
    return true
  }

  func textWasSet() {
    contentDidChange()
    setSelection(endOfText)
  }
}
