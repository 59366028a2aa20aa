import Foundation

/// A screen as a flat, ordered list of boxes and text lines, which contains everything that a host
/// draws.
///
/// Nodes are in drawing order, each parent before its children and each sibling before those in
/// front of it. A host performs no layout: every position and width in a scene is final. SVG, the
/// text drawing, and the browser page draw the same scene.
public struct Scene: Sendable, Equatable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// The title of the screen, which may be empty.
  public var title: String
  /// The nodes, back to front. Every node but the first names an earlier one as its parent.
  public var nodes: [SceneNode]
  /// The current time, for the nodes' animations. Zero in a scene without animations.
  public var time: TimeInterval = 0

  /// Creates a scene of nodes.
  public init(size: CGSize, title: String = "", nodes: [SceneNode] = []) {
    self.size = size
    self.title = title
    self.nodes = nodes
  }

  /// Returns the node with an identity.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func node(withID id: Int) -> SceneNode? {
    nodes.first { $0.id == id }
  }
}
