internal import Scenes

/// A snapshot of a view and its subviews at one moment.
///
/// The snapshot consists of views with the drawings of the original ones. It keeps its colors when
/// the traits change, and has no input fields.
final class ContentSnapshot: UIView {
  /// The lines of the view.
  private var text: SceneText?
  /// The shapes of the view, in place of lines.
  private var shapes: SceneDrawing?
  private var effects: SceneEffects?
  private var isContentMirrored = false

  /// Creates a snapshot of a view's bounds, for display over them.
  ///
  /// - Complexity: O(n) in the number of views.
  init(of view: UIView) {
    super.init(frame: .zero)
    copyLook(of: view)
    let shown = view.presentation
    frame = shown.bounds
    bounds = shown.bounds
  }

  /// Creates a snapshot of a subview.
  private init(child view: UIView, _ shown: LayerPresentation) {
    super.init(frame: .zero)
    copyLook(of: view)
    geometry = shown.geometry
    alpha = shown.alpha
  }

  required init?(coder: NSCoder) { nil }

  override var mirrorsContent: Bool { isContentMirrored }

  private func copyLook(of view: UIView) {
    let drawing = view.drawing(at: .present)
    backgroundColor = drawing.fill.map { UIColor($0) }
    isContentMirrored = view.mirrorsContent
    clipsToBounds = drawing.clipsChildren
    layer.cornerRadius = drawing.cornerRadius
    layer.maskedCorners = view.layer.maskedCorners
    layer.cornerCurve = drawing.hasContinuousCorners ? .continuous : .circular
    layer.borderWidth = drawing.border?.width ?? 0
    layer.borderColor = drawing.border.map { UIColor($0.color).cgColor }
    text = drawing.text
    shapes = drawing.drawing
    effects = drawing.effects
    for element in view.layer.elementsBackToFront + view.dissolvingSnapshots.map(DrawnElement.view)
    {
      switch element {
      case .view(let child):
        guard let picture = ContentSnapshot.picture(of: child) else { continue }
        subviewList.insert(picture, at: subviewList.count)
        picture.parentView = self
      case .layer(let sublayer):
        let copy = sublayer.copiedTree()
        copy.zPosition = 0
        layer.addSublayer(copy)
      }
    }
    switch view.layer.maskElement {
    case .view(let other): layer.mask = ContentSnapshot.picture(of: other)?.layer
    case .layer(let other): layer.mask = other.copiedTree()
    case nil: break
    }
  }

  /// Returns a snapshot of a view inside of another one; `nil` if it is invisible.
  private static func picture(of child: UIView) -> ContentSnapshot? {
    guard !child.isHidden else { return nil }
    let shown = child.presentation
    return shown.alpha > 0 ? ContentSnapshot(child: child, shown) : nil
  }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    node.text = text
    node.drawing = shapes
    node.effects = effects
    return node
  }
}

extension UIView {
  /// The snapshots of earlier content that fade out over the current content, back to front. They
  /// cover the whole view, and are not subviews of it.
  var dissolvingSnapshots: [ContentSnapshot] { dissolving ?? [] }

  /// Adds a snapshot in front of everything in the view.
  func addDissolving(_ snapshot: ContentSnapshot) {
    snapshot.parentView = self
    snapshot.setWindow(windowLink)
    dissolving = dissolvingSnapshots + [snapshot]
  }

  func removeDissolving(_ snapshot: ContentSnapshot) {
    dissolving?.removeAll { $0 === snapshot }
    if dissolving?.isEmpty ?? false { dissolving = nil }
    snapshot.setWindow(nil)
    snapshot.parentView = nil
  }
}
