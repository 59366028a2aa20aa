/// The control of a row in the editing mode: a symbol on a circle, a point below the top.
@MainActor
final class EditControlView: UIView {
  let button = AccessoryButton(frame: .zero)
  private var controlGeometry: EditControlGeometry?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ geometry: EditControlGeometry) {
    controlGeometry = geometry
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let geometry = controlGeometry else { return }
    let middle = CGPoint(x: geometry.symbol.midX, y: geometry.symbol.midY)
    button.frame = CGRect(
      x: middle.x - geometry.circle / 2, y: middle.y - geometry.circle / 2,
      width: geometry.circle, height: geometry.circle)
  }

  /// The control takes touches in the height of the cell, and 44 points of width (chosen).
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extra = max(0, 44 - bounds.width) / 2
    let top = -frame.minY
    let height = superview?.bounds.height ?? bounds.height
    return point.x >= -extra && point.x < bounds.width + extra && point.y >= top
      && point.y < top + height
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    return button
  }
}

/// The control by which the user moves a row: as high as the row, with the grip in the middle.
@MainActor
final class ReorderControlView: UIView {
  let grip = ReorderGripView(frame: .zero)
  private var controlGeometry: EditControlGeometry?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(grip)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ geometry: EditControlGeometry) {
    controlGeometry = geometry
    setNeedsLayout()
  }

  /// The control takes touches in 44 points of width (chosen).
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extra = max(0, 44 - bounds.width) / 2
    return bounds.insetBy(dx: -extra, dy: 0).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    return grip
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let geometry = controlGeometry else { return }
    grip.frame = CGRect(
      x: 0, y: geometry.gripTop(in: bounds.height), width: geometry.grip.width,
      height: geometry.grip.height)
  }
}
