import CollectionLayout
package import Scenes

/// Builds consecutive scenes of a window, and reuses the unchanged nodes.
///
/// The scenes equal the results of ``Scene/init(playing:)``.
@MainActor
package final class SceneBuilder {
  private var nodes: [SceneNode] = []
  private var ends: [Int] = []
  /// The window of the nodes, and the stamp of the latest changes in them; `nil` if they cannot be
  /// reused.
  private var last: (window: Int, stamp: Int)?

  /// The number of scenes built.
  package private(set) var sceneCount = 0
  /// The number of views read for the last scene. The nodes of all others were reused.
  package private(set) var readCount = 0

  /// Creates a builder.
  package init() {}

  /// Returns whether the scene of a window, once laid out, is the same as the last one.
  ///
  /// - Complexity: O(1), once the window is laid out.
  package func isCurrent(_ window: UIWindow) -> Bool {
    window.layoutIfNeeded()
    guard let last else { return false }
    return last.window == window.sceneID && window.drawingStamp <= last.stamp
      && !window.animationClock.changesEveryFrame
  }

  /// Returns the scene of a window after all animations, with these animations.
  ///
  /// - Complexity: O(n) in the number of views; those that have not changed are only copied.
  package func scene(playing window: UIWindow) -> Scene {
    window.layoutIfNeeded()
    let stamp = DrawingStamp.advance()
    // Animated values change without being set.
    let isMoving = window.animationClock.changesEveryFrame
    var earlier: EarlierNodes?
    if let last, last.window == window.sceneID, !isMoving {
      earlier = EarlierNodes(nodes: nodes, ends: ends, stamp: last.stamp)
    }
    var pass = SceneBuildingPass(plays: true, earlier: earlier)
    pass.add(window, parent: nil)
    nodes = pass.rootedNodes(of: window)
    if earlier != nil {
      checkInvariant(step: 0, visiting: 0, brokenReuse(in: window))
    }
    ends = pass.ends
    last = isMoving || pass.hasCopiedViews ? nil : (window.sceneID, stamp)
    sceneCount += 1
    readCount = pass.readCount
    var scene = Scene(
      size: window.bounds.size, title: window.rootViewController?.title ?? "", nodes: nodes)
    scene.time = window.animationClock.now
    return scene
  }
}

extension SceneBuilder {
  /// The reused node that differs from a new drawing of its view, in words; `nil` if none does, or
  /// if repeated calls are not checked.
  ///
  /// - Complexity: O(views).
  private func brokenReuse(in window: UIWindow) -> String? {
    guard RepeatedCalls.areChecked else { return nil }
    var pass = SceneBuildingPass(plays: true)
    pass.add(window, parent: nil)
    let fresh = pass.rootedNodes(of: window)
    guard fresh.count == nodes.count else {
      return "a scene with reused nodes has \(nodes.count) nodes, and a new one \(fresh.count)"
    }
    guard let index = nodes.indices.first(where: { nodes[$0] != fresh[$0] }) else { return nil }
    return "the node \(nodes[index]) is reused, and a new drawing is \(fresh[index])"
  }
}
