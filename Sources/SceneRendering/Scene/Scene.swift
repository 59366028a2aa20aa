import Foundation

/// A screen as a flat, ordered list of boxes and text lines: all that a host needs to draw it.
///
/// Nodes stand in the order in which they are painted, each parent before its children and each
/// sibling before those in front of it. A host adds no layout: every position and width in a scene
/// is final. SVG, the text drawing and the browser page draw the same scene.
public struct Scene: Sendable, Equatable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// What the screen is called; may be empty.
  public var title: String
  /// The nodes, back to front. Every node but the first names an earlier one as its parent.
  public var nodes: [SceneNode]
  /// The present, in the time of the nodes' animations. Zero in a scene without movement.
  public var time: TimeInterval = 0

  /// A scene of the given nodes.
  public init(size: CGSize, title: String = "", nodes: [SceneNode] = []) {
    self.size = size
    self.title = title
    self.nodes = nodes
  }

  /// The node with the given identity.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func node(withID id: Int) -> SceneNode? {
    nodes.first { $0.id == id }
  }
}
