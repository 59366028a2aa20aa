internal import Scenes

/// The gesture that displays a context menu: a long press, or a click with the secondary button.
@MainActor
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  private(set) var isSecondaryClick = false
  private var start = CGPoint.zero
  private var hasMoved = false

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.touches.count == touches.count { isSecondaryClick = event.isSecondaryClick }
    super.touchesBegan(touches, with: event)
    if isSecondaryClick, state == .possible { state = .began }
  }

  override func mayBegin() -> Bool {
    guard let interaction else { return false }
    // A knob or a grip under the finger is being dragged.
    if !isSecondaryClick, progress.touches.contains(where: { $0.view?.tracksDrags ?? false }) {
      return false
    }
    start = location(in: nil)
    hasMoved = false
    return interaction.prepare(at: start, isClick: isSecondaryClick)
  }

  override func willSendActions(in state: State) {
    guard let interaction else { return }
    let point = location(in: nil)
    switch state {
    case .began: interaction.openPrepared()
    case .changed:
      if !hasMoved {
        hasMoved =
          abs(point.x - start.x) > MenuMetrics.slop || abs(point.y - start.y) > MenuMetrics.slop
        if hasMoved, interaction.fingerHasMoved(to: point) { return }
      }
      if hasMoved { interaction.fingerMoved(to: point) }
    case .ended: interaction.fingerLifted(at: hasMoved ? point : nil)
    case .cancelled: interaction.fingerLifted(at: nil)
    default: return
    }
  }

  override func reset() {
    super.reset()
    isSecondaryClick = false
    interaction?.gestureEnded()
  }

  override var claimedDrags: SceneDragAxes {
    interaction?.isKnownToHaveMenus ?? false ? [.afterPress, .menuClick] : []
  }
}
