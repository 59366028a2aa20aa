import Foundation

/// The placement of a node in the window.
package struct ScenePlacement {
  /// The transform from the node's own coordinates, whose origin is the corner of its box, to the
  /// window.
  package var transform: SceneTransform
  /// The box in the window; the bounding box of a rotated one.
  package var box: CGRect
  /// The clipping rectangle of the node in the window.
  package var clip: CGRect
  /// The product of the opacities from the root to the node.
  package var opacity: CGFloat
}

extension Scene {
  /// Returns the placement of every node in the window, in the order of ``nodes``.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package func placements() -> [ScenePlacement] {
    var indexOfID: [Int: Int] = [:]
    var result: [ScenePlacement] = []
    result.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let parentIndex = node.parent.flatMap { indexOfID[$0] }
      let outer = parentIndex.map { result[$0] }
      let parent = parentIndex.map { nodes[$0] }
      let place = node.placeInParent(contentOrigin: parent?.contentOrigin ?? .zero)
      let transform = place.followed(by: outer?.transform ?? .identity)
      let box = transform.boundingBox(of: CGRect(origin: .zero, size: node.frame.size))
      var clip = outer?.clip ?? CGRect(origin: .zero, size: size)
      if let outer, let parent, parent.clipsChildren {
        clip = clip.intersection(outer.box)
      }
      if let mask = node.effects?.mask {
        clip = clip.intersection(transform.boundingBox(of: mask.paintedRect))
      }
      result.append(
        ScenePlacement(
          transform: transform, box: box, clip: clip,
          opacity: (outer?.opacity ?? 1) * node.opacity))
      indexOfID[node.id] = index
    }
    return result
  }

  /// Returns the frame of a node in the window's coordinates; the bounding box of a rotated one.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func windowFrame(ofNodeWithID id: Int) -> CGRect? {
    nodes.firstIndex { $0.id == id }.map { placements()[$0].box }
  }
}

extension SceneNode {
  /// Returns the transform from the node's own coordinates to the parent's box.
  package func placeInParent(contentOrigin: CGPoint) -> SceneTransform {
    let center = CGPoint(x: frame.width / 2, y: frame.height / 2)
    let turned = transform == .identity ? transform : transform.around(center)
    return turned.followed(
      by: SceneTransform(tx: frame.minX - contentOrigin.x, ty: frame.minY - contentOrigin.y))
  }
}
