import UIKit

extension Scene {
  /// What a window shows at the present of its animations, laid out first where it needs to be.
  @MainActor
  public init(of window: UIWindow, title: String? = nil) {
    self.init(of: window as UIView, title: title ?? window.rootViewController?.title)
  }

  /// What a view shows at the present of its animations, laid out first where it needs to be. The view's
  /// own bounds are the screen.
  ///
  /// - Complexity: O(n) in the number of views.
  @MainActor
  public init(of view: UIView, title: String? = nil) {
    self.init(of: view, title: title ?? "", plays: false)
  }

  /// What a window will show when its animations are over, with these animations: for a host that
  /// plays them. A ``SceneBuilder`` makes the same scene faster, if it made one before.
  @MainActor
  public init(playing window: UIWindow) {
    self = SceneBuilder().scene(playing: window)
  }

  @MainActor
  private init(of view: UIView, title: String, plays: Bool) {
    view.layoutIfNeeded()
    var pass = SceneBuildingPass(plays: plays)
    pass.add(view, parent: nil)
    self.init(size: view.bounds.size, title: title, nodes: pass.rootedNodes(of: view))
  }
}

extension SceneNode {
  /// What a view by itself shows at present.
  @MainActor
  init(_ view: UIView, parent: Int?) {
    self.init(view, parent: parent, as: view.presentation)
  }

  /// What a view by itself will show when it has stopped moving, and how it gets there.
  @MainActor
  init(playing view: UIView, parent: Int?) {
    self.init(view, parent: parent, as: view.destinationPresentation)
    animations = SceneAnimation.all(of: view)
  }

  @MainActor
  private init(_ view: UIView, parent: Int?, as shown: ViewPresentation) {
    let layer = view.layer
    let contentOrigin = view.originAsShown(shown.bounds)
    let isPlacedMirrored = view.enclosingView?.mirrorsContent ?? false
    let shown = isPlacedMirrored ? shown.reflected() : shown
    self.init(
      id: view.sceneID, parent: parent, frame: shown.untransformedFrame,
      contentOrigin: contentOrigin, transform: SceneTransform(shown.transform),
      fill: shown.backgroundColor.map { SceneColor($0, in: view.traitCollection) },
      border: SceneBorder(layer), cornerRadius: shown.cornerRadius,
      roundedCorners: SceneCorners(layer.maskedCorners), opacity: shown.alpha,
      clipsChildren: view.clipsToBounds, text: SceneText(view),
      input: (view as? TextField).map(SceneInput.init),
      scroll: (view as? UIScrollView).map { SceneScroll($0, offset: contentOrigin) },
      element: (view as? UICollectionReusableView).flatMap { SceneElement($0) },
      accessibility: SceneAccessibility(view), staysInPlace: view is IndexTitleBar,
      tracksTouches: view is TouchTrackingView)
  }
}
