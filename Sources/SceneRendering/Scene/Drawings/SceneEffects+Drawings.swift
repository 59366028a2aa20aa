import UIKit

extension SceneEffects {
  init(_ effects: EffectsDrawing, origin: CGPoint) {
    self.init(
      shadow: effects.shadow.map { SceneShadow($0, origin: origin) },
      backdrop: effects.backdrop.map(SceneDrawing.init),
      transform3D: effects.transform3D?.numbers)
    blur = effects.blur
  }
}

extension SceneShadow {
  fileprivate init(_ shadow: ShadowDrawing, origin: CGPoint) {
    let source: Source =
      switch shadow.source {
      case .box: .box
      case .content: .content
      case .path(let path):
        .path(path.elements.map { SceneDrawing.PathElement($0, origin: origin) })
      }
    self.init(
      source: source, color: SceneColor(shadow.color), offset: shadow.offset,
      radius: shadow.radius)
  }
}

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
