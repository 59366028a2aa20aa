public import Scenes

extension Scene {
  /// Creates the scene of a window at the current time of its animations, after laying it out if
  /// necessary.
  @MainActor
  public init(of window: UIWindow, title: String? = nil) {
    self.init(of: window as UIView, title: title ?? window.rootViewController?.title)
  }

  /// Creates the scene of a view at the current time of its animations, after laying it out if
  /// necessary. The view's own bounds are the screen.
  ///
  /// - Complexity: O(n) in the number of views.
  @MainActor
  public init(of view: UIView, title: String? = nil) {
    self.init(of: view, title: title ?? "", plays: false)
  }

  /// Creates the scene of a window after all animations, with these animations, for a host that
  /// plays them. A `SceneBuilder` creates the same scene faster, if it created one before.
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
