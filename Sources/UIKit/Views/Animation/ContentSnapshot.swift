/// A picture of what a view and all in it showed at a moment.
///
/// It is made of boxes and lines of text like what it is a picture of, so that hosts draw it in the same
/// way. It keeps its colours whatever the traits become.
package final class ContentSnapshot: UIView {
  /// The lines of a label, in the coordinates of this view.
  package private(set) var text: PlacedText?
  private var isContentMirrored = false

  /// A picture of a view's bounds, to lie over them.
  ///
  /// - Complexity: O(n) in the number of views.
  init(of view: UIView) {
    super.init(frame: .zero)
    let shown = view.presentation
    copyLook(of: view, shown)
    frame = shown.bounds
    bounds = shown.bounds
  }

  /// A picture of one of the views in it.
  private init(child view: UIView, _ shown: ViewPresentation) {
    super.init(frame: .zero)
    copyLook(of: view, shown)
    geometry = shown.geometry
    alpha = shown.alpha
  }

  required init?(coder: NSCoder) { nil }

  package override var mirrorsContent: Bool { isContentMirrored }

  private func copyLook(of view: UIView, _ shown: ViewPresentation) {
    backgroundColor = shown.backgroundColor?.resolvedColor(with: view.traitCollection)
    isContentMirrored = view.mirrorsContent
    clipsToBounds = view.clipsToBounds
    layer.cornerRadius = shown.cornerRadius
    layer.maskedCorners = view.layer.maskedCorners
    layer.borderWidth = view.layer.borderWidth
    layer.borderColor = view.layer.borderColor
    text = (view as? UILabel)?.laidOutText ?? (view as? ContentSnapshot)?.text
    for child in view.childrenBackToFront + view.dissolvingSnapshots where !child.isHidden {
      let shown = child.presentation
      if shown.alpha > 0 {
        let picture = ContentSnapshot(child: child, shown)
        subviewList.insert(picture, at: subviewList.count)
        picture.parentView = self
      }
    }
  }
}

extension UIView {
  /// The pictures of what the view showed that dissolve into what it shows, back to front. They lie over
  /// everything in it, and are no subviews of it.
  package var dissolvingSnapshots: [ContentSnapshot] { dissolving ?? [] }

  /// Lays a picture over everything in the view.
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
