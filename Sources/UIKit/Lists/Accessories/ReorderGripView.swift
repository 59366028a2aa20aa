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
  /// The collection view, and the vertical distance from the finger to the center of the item,
  /// while it is moved.
  private var movement: (collectionView: UICollectionView, center: CGPoint, grip: CGFloat)?

  override func mayBegin() -> Bool {
    guard let cell = attachedView?.superview as? UICollectionViewCell,
      let collectionView = cell.displayingCollectionView,
      let indexPath = collectionView.indexPath(for: cell),
      collectionView.beginInteractiveMovementForItem(at: indexPath),
      let center = collectionView.reordering.position
    else { return false }
    movement = (collectionView, center, center.y - location(in: collectionView).y)
    return true
  }

  override func willSendActions(in state: State) {
    guard let (collectionView, center, grip) = movement else { return }
    switch state {
    case .changed:
      collectionView.updateInteractiveMovementTargetPosition(
        CGPoint(x: center.x, y: location(in: collectionView).y + grip))
    case .ended:
      movement = nil
      collectionView.endInteractiveMovement()
    default: return
    }
  }

  override func reset() {
    super.reset()
    // The gesture was cancelled, or not allowed to begin after all.
    movement?.collectionView.cancelInteractiveMovement()
    movement = nil
  }
}
