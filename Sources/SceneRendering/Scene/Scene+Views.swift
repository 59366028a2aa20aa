import UIKit

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
  /// plays them. A ``SceneBuilder`` creates the same scene faster, if it created one before.
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
  /// Creates a node from the drawing of a view.
  @MainActor
  init(_ view: UIView, parent: Int?, at moment: DrawingMoment) {
    let drawing = view.drawing(at: moment)
    self.init(drawing, id: view.sceneID, parent: parent)
    if moment == .end { animations = SceneAnimation.all(of: view, scroll: drawing.scroll) }
  }

  init(_ drawing: ViewDrawing, id: Int, parent: Int?) {
    self.init(
      id: id, parent: parent, frame: drawing.frame, contentOrigin: drawing.contentOrigin,
      transform: SceneTransform(drawing.transform), fill: drawing.fill.map(SceneColor.init),
      border: drawing.border.map(SceneBorder.init), cornerRadius: drawing.corners.radius,
      roundedCorners: SceneCorners(drawing.corners.rounded),
      hasContinuousCorners: drawing.corners.isContinuous, opacity: drawing.opacity,
      clipsChildren: drawing.clipsContent,
      scroll: drawing.scroll.map { SceneScroll($0, offset: drawing.contentOrigin) },
      element: drawing.element.map(SceneElement.init),
      accessibility: SceneAccessibility(drawing.accessibility),
      staysInPlace: drawing.staysInPlace, claimedDrags: SceneDragAxes(drawing.claimedDrags),
      tracksHover: drawing.tracksHover)
    setContent(drawing.content)
    if let effects = drawing.effects { self.effects = SceneEffects(effects, origin: contentOrigin) }
  }

  /// Sets the content that the view draws itself.
  private mutating func setContent(_ content: DrawnContent) {
    switch content {
    case .none: break
    case .text(let text): self.text = SceneText(text, origin: contentOrigin)
    case .input(let input):
      text = SceneText(input.text, origin: contentOrigin)
      self.input = SceneInput(input, origin: contentOrigin)
    case .recording(let recording): drawing = SceneDrawing(recording)
    }
  }
}

extension SceneDragAxes {
  init(_ axes: DragAxes) {
    self = []
    if axes.contains(.horizontal) { insert(.horizontal) }
    if axes.contains(.vertical) { insert(.vertical) }
    if axes.contains(.afterPress) { insert(.afterPress) }
    if axes.contains(.wheel) { insert(.wheel) }
    if axes.contains(.menuClick) { insert(.menuClick) }
  }
}
