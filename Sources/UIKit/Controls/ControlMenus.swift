/// The menu of a control, and the touch that has opened it.
@MainActor
final class ControlMenus {
  let interaction: UIContextMenuInteraction
  private weak var control: UIControl?
  private weak var touch: UITouch?
  private var start = CGPoint.zero
  private var hasMoved = false

  init(_ control: UIControl) {
    self.control = control
    interaction = UIContextMenuInteraction(delegate: control)
    interaction.control = control
  }

  /// Opens the menu for a touch that came down.
  ///
  /// - Returns: `false` if the control has no menu, or an empty one.
  func open(for touch: UITouch) -> Bool {
    start = touch.location(in: nil)
    hasMoved = false
    guard interaction.openAtTouch(at: start) else { return false }
    self.touch = touch
    return true
  }

  /// Opens the menu for the keyboard or assistive technology.
  func openByKeyboard() -> Bool {
    guard let control else { return false }
    return interaction.openByKeyboard(at: control.accessibilityActivationPoint)
  }

  /// Highlights the element under the finger that has opened the menu.
  func touchesMoved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    let point = touch.location(in: nil)
    if abs(point.x - start.x) > MenuMetrics.slop || abs(point.y - start.y) > MenuMetrics.slop {
      hasMoved = true
    }
    if hasMoved { interaction.fingerMoved(to: point) }
  }

  /// Performs the element under the finger, if it has moved there.
  func touchesEnded(_ touches: Set<UITouch>, isCancelled: Bool) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    interaction.fingerLifted(at: hasMoved && !isCancelled ? touch.location(in: nil) : nil)
  }
}

extension UIControl: MenuControl {
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    if point == CGPoint(x: bounds.midX, y: bounds.maxY) { return convert(bounds, to: nil) }
    return CGRect(origin: convert(point, to: nil), size: .zero)
  }
}
