internal import Scenes

extension SceneMask {
  /// The identity of the first node of a mask, which covers ``rect``.
  private static let rootID = -1

  /// Creates the mask of a node from a view or a layer that is in no other one.
  ///
  /// - Complexity: O(n) in the number of views and layers in the mask.
  @MainActor
  init(_ element: DrawnElement, of node: SceneNode, in traits: UITraitCollection) {
    var pass = SceneBuildingPass(plays: false)
    pass.add(element, parent: Self.rootID, isMirrored: false, traits: traits)
    let box = CGRect(origin: node.contentOrigin, size: node.frame.size)
    var root = SceneNode(
      id: Self.rootID, frame: CGRect(origin: .zero, size: box.size),
      contentOrigin: node.contentOrigin)
    let parts = Scene(size: box.size, nodes: [root] + pass.nodes).placements()
    // The box is enough for masks inside of it; larger ones may show more of the node.
    var rect = CGRect(origin: .zero, size: box.size)
    for (part, place) in zip(pass.nodes, parts.dropFirst()) {
      let drawn = part.drawnBounds
      if !drawn.isNull { rect = rect.union(place.transform.boundingBox(of: drawn)) }
    }
    root.frame.size = rect.size
    root.contentOrigin = CGPoint(x: box.minX + rect.minX, y: box.minY + rect.minY)
    self.init(rect: rect, nodes: [root] + pass.nodes)
  }
}
