import UIKit

/// Makes the scenes of a window one after the other, and takes over what has not changed in between.
///
/// The scenes are equal to those of ``Scene/init(playing:)``.
@MainActor
package final class SceneBuilder {
  private var nodes: [SceneNode] = []
  private var ends: [Int] = []
  /// The window of the nodes, and the stamp of the latest changes that they show; nil if they cannot be
  /// used again.
  private var last: (window: Int, stamp: Int)?

  /// How many scenes were made.
  package private(set) var sceneCount = 0
  /// How many views were read for the last scene. All others were taken over.
  package private(set) var readCount = 0

  /// A builder that has made no scene.
  package init() {}

  /// Whether a window, laid out, would give the same scene as the last time.
  ///
  /// - Complexity: O(1), once the window is laid out.
  package func isCurrent(_ window: UIWindow) -> Bool {
    window.layoutIfNeeded()
    guard let last else { return false }
    return last.window == window.sceneID && window.drawingStamp <= last.stamp
      && !window.animationClock.isBusy
  }

  /// What a window will show when its animations are over, with these animations.
  ///
  /// - Complexity: O(n) in the number of views; those that have not changed are only copied.
  package func scene(playing window: UIWindow) -> Scene {
    window.layoutIfNeeded()
    let stamp = DrawingStamp.advance()
    // What moves changes without being set.
    let isMoving = window.animationClock.isBusy
    var earlier: EarlierNodes?
    if let last, last.window == window.sceneID, !isMoving {
      earlier = EarlierNodes(nodes: nodes, ends: ends, stamp: last.stamp)
    }
    var pass = SceneBuildingPass(plays: true, earlier: earlier)
    pass.add(window, parent: nil)
    nodes = pass.rootedNodes(of: window)
    ends = pass.ends
    last = isMoving ? nil : (window.sceneID, stamp)
    sceneCount += 1
    readCount = pass.readCount
    var scene = Scene(
      size: window.bounds.size, title: window.rootViewController?.title ?? "", nodes: nodes)
    scene.time = window.animationClock.now
    return scene
  }
}
