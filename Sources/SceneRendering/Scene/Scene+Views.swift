import UIKit

extension Scene {
  /// What a window shows, laid out first where it needs to be.
  @MainActor
  public init(of window: UIWindow, title: String? = nil) {
    self.init(of: window as UIView, title: title ?? window.rootViewController?.title)
  }

  /// What a view shows, laid out first where it needs to be. The view's own bounds are the screen.
  ///
  /// - Complexity: O(n) in the number of views.
  @MainActor
  public init(of view: UIView, title: String? = nil) {
    view.layoutIfNeeded()
    var pass = SceneBuildingPass()
    pass.add(view, parent: nil)
    if !pass.nodes.isEmpty {
      pass.nodes[0].frame = CGRect(origin: .zero, size: view.bounds.size)
      pass.nodes[0].transform = .identity
    }
    self.init(size: view.bounds.size, title: title ?? "", nodes: pass.nodes)
  }
}

/// One walk through a tree of views.
@MainActor
private struct SceneBuildingPass {
  var nodes: [SceneNode] = []

  mutating func add(_ view: UIView, parent: Int?) {
    guard !view.isHidden, view.alpha > 0 else { return }
    nodes.append(SceneNode(view, parent: parent))
    for child in view.childrenBackToFront { add(child, parent: view.sceneID) }
  }
}

extension SceneNode {
  /// What a view by itself shows.
  @MainActor
  fileprivate init(_ view: UIView, parent: Int?) {
    let layer = view.layer
    self.init(
      id: view.sceneID, parent: parent, frame: Self.untransformedFrame(of: view),
      contentOrigin: view.bounds.origin, transform: SceneTransform(view.transform),
      fill: view.backgroundColor.map { SceneColor($0, in: view.traitCollection) },
      border: SceneBorder(layer), cornerRadius: layer.cornerRadius,
      roundedCorners: SceneCorners(layer.maskedCorners), opacity: view.alpha,
      clipsChildren: view.clipsToBounds, text: (view as? UILabel).map(SceneText.init),
      input: (view as? TextField).map(SceneInput.init),
      scroll: (view as? UIScrollView).map(SceneScroll.init),
      element: (view as? UICollectionReusableView).flatMap { SceneElement($0) },
      accessibility: SceneAccessibility(view))
  }

  @MainActor
  private static func untransformedFrame(of view: UIView) -> CGRect {
    guard !view.transform.isIdentity else { return view.frame }
    let size = view.bounds.size
    return CGRect(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
