/// The previews of the items of a drag, above the views of a window.
@MainActor
final class DragOverlayView: UIView {
  /// The scale of a lifted preview (chosen).
  private static let liftScale: CGFloat = 1.05
  /// The distance between the previews of two items under the finger, in points (chosen).
  private static let stackDistance: CGFloat = 6
  /// The duration of the movements of previews, in seconds (chosen).
  static let duration: TimeInterval = 0.25

  /// A preview, and the distance from the finger to its center.
  private struct Piece {
    let item: UIDragItem
    var picture: MenuPreviewView
    var offset: CGPoint
  }

  private var pieces: [Piece] = []
  private var finger = CGPoint.zero

  init(in window: UIWindow) {
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Lifts the preview of an item from its position. Further items gather under the finger.
  func lift(_ item: UIDragItem, _ preview: UITargetedPreview, at finger: CGPoint) {
    self.finger = finger
    let picture = MenuPreviewView(preview)
    let frame = preview.frameInWindow ?? CGRect(origin: finger, size: picture.size)
    picture.frame = convert(frame, from: nil)
    insertSubview(picture, at: 0)
    var offset = CGPoint(x: frame.midX - finger.x, y: frame.midY - finger.y)
    if let first = pieces.first {
      let distance = Self.stackDistance * CGFloat(pieces.count)
      offset = CGPoint(x: first.offset.x + distance, y: first.offset.y + distance)
    }
    pieces.append(Piece(item: item, picture: picture, offset: offset))
    UIView.animate(withDuration: Self.duration) {
      picture.transform = CGAffineTransform(scaleX: Self.liftScale, y: Self.liftScale)
    }
  }

  /// Replaces the lifted previews by the previews for the drag, and gathers them.
  func beginDrag() {
    for index in pieces.indices {
      guard let provider = pieces[index].item.previewProvider else { continue }
      let old = pieces[index].picture
      old.removeFromSuperview()
      guard let preview = provider() else { continue }
      let picture = MenuPreviewView(
        UITargetedPreview(
          view: preview.view, parameters: preview.parameters,
          target: UIPreviewTarget(container: self, center: old.center)))
      picture.center = old.center
      picture.transform = old.transform
      insertSubview(picture, at: 0)
      pieces[index].picture = picture
      pieces[index].offset = .zero
    }
    UIView.animate(withDuration: Self.duration) { self.arrange() }
  }

  /// Moves the previews to a location of the finger in the window.
  func move(to finger: CGPoint) {
    self.finger = finger
    arrange()
  }

  private func arrange() {
    for piece in pieces {
      piece.picture.center = convert(
        CGPoint(x: finger.x + piece.offset.x, y: finger.y + piece.offset.y), from: nil)
    }
  }

  /// Returns a preview of an item where it is shown.
  func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let piece = pieces.first(where: { $0.item === item }) else { return nil }
    return UITargetedDragPreview(
      view: piece.picture, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: self, center: piece.picture.center))
  }

  /// Moves the preview of an item to a location, or fades it if there is none.
  ///
  /// - Parameters:
  ///   - preview: The preview at the location.
  ///   - completion: A closure that is called once the preview is gone.
  func land(
    _ item: UIDragItem, at preview: UITargetedPreview?, with animator: DragAnimator,
    completion: @escaping () -> Void
  ) {
    let picture = pieces.first { $0.item === item }?.picture
    let frame = preview?.frameInWindow
    UIView.animate(withDuration: Self.duration) {
      picture?.transform = preview?.target.transform ?? .identity
      if let frame, let picture {
        let box = self.convert(frame, from: nil)
        picture.center = CGPoint(x: box.midX, y: box.midY)
      } else {
        picture?.alpha = 0
      }
      animator.animate()
    } completion: { _ in
      picture?.removeFromSuperview()
      animator.complete()
      completion()
    }
  }
}
