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

  package var acceptsMenus: Bool { isEnabled }

  package func unit(at point: CGPoint) -> Int {
    let text = String(shownText)
    var nearest = (unit: 0, distance: CGFloat.infinity)
    var unit = 0
    // The last measured position is the end of the visible text.
    for index in text.indices.prefix(Self.longestMeasuredText) + [text.endIndex] {
      let distance = abs(caretX(before: text[..<index]) - point.x)
      if distance < nearest.distance { nearest = (unit, distance) }
      if index < text.endIndex { unit += String(text[index]).utf16.count }
    }
    return min(nearest.unit, length)
  }

  /// The number of characters at the beginning that are compared with the location of a touch.
  private static let longestMeasuredText = 200

  /// Returns the rectangle of a range, or of the caret for an empty one.
  func rect(of range: NSRange) -> CGRect {
    let text = shownText
    func x(_ unit: Int) -> CGFloat {
      let place = NSRange(location: unit, length: 0).clamped(to: text.utf16.count)
      return caretX(before: text[..<text.range(ofUnits: place).lowerBound])
    }
    let (start, end) = (x(range.location), x(range.location + range.length))
    let area = editingRect(forBounds: bounds)
    let (left, right) = (max(min(start, end), area.minX), min(max(start, end), area.maxX))
    let height = min(content.font.lineHeight, area.height)
    return CGRect(
      x: min(left, area.maxX), y: area.midY - height / 2, width: max(right - left, 2),
      height: height)
  }

  /// Returns the x-coordinate of the caret after a part of the text.
  private func caretX(before part: Substring) -> CGFloat {
    let area = editingRect(forBounds: bounds)
    func width(_ text: String) -> CGFloat {
      LabelText(
        text: text, font: content.font, mode: .byTruncatingTail,
        scale: traitCollection.roundingScale
      ).size(for: .greatestFiniteMagnitude, lines: 1).width
    }
    let distance = width(String(part))
    let whole = width(shownText)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch textAlignment {
    case .center: area.midX - whole / 2 + distance
    case .right: area.maxX - whole + distance
    case .left: area.minX + distance
    default: isRightToLeft ? area.maxX - whole + distance : area.minX + distance
    }
  }

  package func selectionDidChange() {
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  @discardableResult
  package func endEditing(isAsking: Bool) -> Bool {
    guard !isAsking || shouldEndEditing(), let window = responderWindow else { return false }
    dismissEditMenu()
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
    forgetUndoneChanges()
    contentDidChange()
    setSelection(endOfText)
  }
}
