/// The grip of an item, by which the user moves it.
@MainActor
final class ReorderGripView: UIView {
  private let symbol = AccessoryImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(symbol)
    let recognizer = ReorderGestureRecognizer(target: nil, action: nil)
    recognizer.minimumPressDuration = 0
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  func show(color: UIColor) {
    symbol.show("line.3.horizontal", weight: .regular, size: 20, color: color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = bounds
  }

  /// The grip takes touches in the height of the cell, and 44 points of width (chosen).
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extra = max(0, 44 - bounds.width) / 2
    let height = superview?.bounds.height ?? bounds.height
    return point.x >= -extra && point.x < bounds.width + extra
      && abs(point.y - bounds.midY) <= max(height, bounds.height) / 2
  }
}

/// The drag of a grip, which moves the item along the list from the first touch on.
@MainActor
final class ReorderGestureRecognizer: UILongPressGestureRecognizer {
  /// The view that shows the cell, and the vertical distance from the finger to the center of the
  /// item, while it is moved.
  private var movement: (view: any RecyclingView, center: CGPoint, grip: CGFloat)?

  /// The cell that the grip is in, and the view that shows it.
  private var displayedCell: (cell: any ElementCell, view: any RecyclingView)? {
    var cell: (any ElementCell)?
    var ancestor = attachedView?.superview
    while let view = ancestor {
      if let cell, let view = view as? any RecyclingView { return (cell, view) }
      if cell == nil { cell = view as? any ElementCell }
      ancestor = view.superview
    }
    return nil
  }

  override func mayBegin() -> Bool {
    guard let (cell, view) = displayedCell, let key = cell.displayedElement, key.isCell,
      view.elements[key]?.view === cell, view.reordering.begin(key.indexPath, in: view),
      let center = view.reordering.position
    else { return false }
    movement = (view, center, center.y - location(in: view).y)
    return true
  }

  override func willSendActions(in state: State) {
    guard let (view, center, grip) = movement else { return }
    switch state {
    case .changed:
      let position = CGPoint(x: center.x, y: location(in: view).y + grip)
      view.reordering.move(to: position, in: view)
    case .ended:
      movement = nil
      view.reordering.end(in: view)
    default: return
    }
  }

  override func reset() {
    super.reset()
    // The gesture was cancelled, or not allowed to begin after all.
    if let view = movement?.view { view.reordering.cancel(in: view) }
    movement = nil
  }
}
