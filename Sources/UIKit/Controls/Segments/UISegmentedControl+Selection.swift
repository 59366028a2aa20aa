/// The touch in a segmented control.
struct SegmentTouch {
  /// The touched segment; `nil` for none.
  var pressed: Int?
  /// A Boolean value that indicates whether the touch began in the selected segment, which then
  /// follows it.
  var isDraggingSelection = false
}

/// The changes of the selection.
extension UISegmentedControl {
  /// Selects a segment, without actions.
  func select(_ index: Int, animated: Bool) {
    let hadSelection = storedSelection != Self.noSegment
    storedSelection = index
    showSelection(animated: animated && hadSelection)
  }

  private func showSelection(animated: Bool) {
    guard animated else {
      updateSegments()
      return placeThumb()
    }
    UIView.animate(withDuration: Self.movementDuration) {
      self.updateSegments()
      self.layoutIfNeeded()
    }
  }

  /// Returns the segment at a position if the user can select it.
  private func selectable(at x: CGFloat) -> Int? {
    segment(nearest: x).flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  // MARK: Touches

  func beginTouch(at place: CGPoint) {
    let index = selectable(at: place.x)
    touch = SegmentTouch(
      pressed: index,
      isDraggingSelection: index != nil && index == storedSelection && !isMomentary)
    showSelection(animated: false)
  }

  /// Moves the touch: the selected segment follows it along x, and another touch is in the segment
  /// below it.
  func moveTouch(to place: CGPoint) {
    let before = touch.pressed
    if touch.isDraggingSelection {
      touch.pressed = selectable(at: place.x) ?? before
    } else {
      touch.pressed = isTouchInside ? selectable(at: place.x) : nil
    }
    if touch.pressed != before { showSelection(animated: touch.isDraggingSelection) }
  }

  func endTouch(with event: UIEvent?) {
    let last = touch
    touch = SegmentTouch()
    let isChosen = last.isDraggingSelection || isTouchInside
    guard isChosen, let index = last.pressed else { return showSelection(animated: false) }
    // The selected segment is at the position of the touch already.
    choose(index, animated: !last.isDraggingSelection, with: event)
  }

  func cancelTouch() {
    let wasDragged = touch.isDraggingSelection
    touch = SegmentTouch()
    showSelection(animated: wasDragged)
  }

  /// Selects a segment for the user, and sends the actions if the selection changes.
  func choose(_ index: Int, animated: Bool, with event: UIEvent?) {
    guard index != storedSelection || isMomentary else { return showSelection(animated: false) }
    if isMomentary {
      storedSelection = index
    } else {
      select(index, animated: animated)
    }
    if let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { select(Self.noSegment, animated: false) }
  }

  // MARK: Keys

  /// Selects the next segment that can be selected in the direction of a key.
  ///
  /// In a momentary control, arrows move to a segment, and the key that activates chooses it.
  func moveSelection(by key: ControlKey) -> Bool {
    switch key {
    case .up, .down: return false
    case .activate:
      guard isMomentary, let index = touch.pressed else { return false }
      touch = SegmentTouch()
      choose(index, animated: false, with: nil)
    case .forward, .back:
      let start = isMomentary ? touch.pressed ?? Self.noSegment : storedSelection
      let all = segments.indices.filter { segments[$0].isEnabled }
      let next = key == .forward ? all.first { $0 > start } : all.last { $0 < start }
      guard let next else { return true }
      if isMomentary {
        touch.pressed = next
        showSelection(animated: false)
      } else {
        choose(next, animated: true, with: nil)
      }
    }
    return true
  }
}
