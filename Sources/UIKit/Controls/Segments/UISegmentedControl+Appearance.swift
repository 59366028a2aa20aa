/// The views of a segmented control other than its segments.
@MainActor
final class SegmentParts {
  /// The background of all segments.
  let track = UIView()
  /// The background of the selected segment.
  let thumb = UIView()
  var dividers: [UIImageView] = []

  init() {
    for view in [track, thumb] { view.isUserInteractionEnabled = false }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
  }
}

extension UISegmentedControl {
  private static let font = UIFont.systemFont(ofSize: 13)
  private static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// The color of the selected segment: white, or a gray in dark environments.
  private static let thumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2.resolvedColor(with: traits) : .white
  }

  /// The segment that is displayed as selected; ``noSegment`` for none.
  var shownSelection: Int {
    if isMomentary { return touch.pressed ?? Self.noSegment }
    return touch.isDraggingSelection ? touch.pressed ?? storedSelection : storedSelection
  }

  /// Returns the state of a segment.
  func state(of index: Int) -> State {
    var state = State.normal
    if index == shownSelection { state.insert(.selected) }
    if touch.pressed == index, !touch.isDraggingSelection { state.insert(.highlighted) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  /// Returns the attributes of a title in a state.
  private func titleAttributes(in state: State) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: state.contains(.selected) ? Self.selectedFont : Self.font,
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
    ]
    for state in [State.normal, state] {
      guard let own = appearance.titleAttributes[state] else { continue }
      result.merge(own) { $1 }
    }
    return result
  }

  /// Returns the part of the row that a segment is, for the position of its content.
  private func kind(of index: Int) -> Segment {
    guard segments.count > 1 else { return .alone }
    if index == (isRightToLeft ? segments.count - 1 : 0) { return .left }
    return index == (isRightToLeft ? 0 : segments.count - 1) ? .right : .center
  }

  /// Gives all views their contents and colors.
  func updateSegments() {
    let usesImages = appearance.hasBackgroundImages
    parts.track.isHidden = usesImages
    parts.track.backgroundColor = .tertiarySystemFill
    parts.thumb.isHidden = usesImages || shownSelection == Self.noSegment
    parts.thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
    parts.thumb.alpha = isEnabled ? 1 : 0.5
    for (index, segment) in segments.enumerated() { show(segment, at: index) }
    for (index, divider) in parts.dividers.enumerated() { show(divider, after: index) }
    noteDrawingChange()
    setNeedsLayout()
  }

  private func show(_ segment: ControlSegment, at index: Int) {
    let state = state(of: index)
    let isPressed = state.contains(.highlighted) && !state.contains(.selected)
    let view = segment.view
    view.show(
      segment, attributes: titleAttributes(in: state),
      background: appearance.backgroundImages[.default]?[state],
      opacity: isPressed ? 0.4 : 1, position: appearance.contentPosition(of: kind(of: index)))
    view.isAccessibilityElement = true
    view.accessibilityLabel = segment.title ?? segment.image?.accessibilityLabel
    var traits: UIAccessibilityTraits = .button
    if state.contains(.selected) { traits.insert(.selected) }
    if state.contains(.disabled) { traits.insert(.notEnabled) }
    view.accessibilityTraits = traits
  }

  /// Displays an image between two segments, or a line unless one of them is selected.
  private func show(_ divider: UIImageView, after index: Int) {
    let (before, after) = (state(of: index), state(of: index + 1))
    let boundary =
      isRightToLeft
      ? SegmentBoundary(left: after, right: before) : SegmentBoundary(left: before, right: after)
    let image = appearance.dividerImage(boundary)
    divider.image = image
    divider.backgroundColor = image == nil ? .separator : nil
    let isBesideSelection = before.union(after).contains(.selected)
    divider.alpha = image == nil && (isBesideSelection || appearance.hasBackgroundImages) ? 0 : 1
  }
}
