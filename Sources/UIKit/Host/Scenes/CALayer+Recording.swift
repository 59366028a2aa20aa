internal import Scenes

extension CALayer {
  /// Draws the layer and its sublayers in a context.
  func record(in context: CGContext) {
    nonisolated(unsafe) let (layer, context) = (self, context)
    MainActor.assumeIsolated {
      context.drawing {
        $0.translateBy(x: layer.bounds.minX, y: layer.bounds.minY)
        $0.draw(layer.marks(at: .end))
      }
    }
  }

  /// Returns what the layer and its sublayers draw, in points from the upper left corner of the
  /// bounds, after laying them out if necessary. Empty for a hidden layer.
  ///
  /// - Complexity: O(n) in the number of layers.
  @MainActor
  func marks(at moment: DrawingMoment) -> [SceneDrawing.Mark] {
    layoutIfNeeded()
    var pass = SceneBuildingPass(plays: moment == .end)
    pass.add(
      DrawnElement(self), parent: nil, isMirrored: false,
      traits: view?.traitCollection ?? UITraitCollection.current)
    var nodes = pass.nodes
    guard !nodes.isEmpty else { return [] }
    nodes[0].frame = CGRect(origin: .zero, size: bounds.size)
    nodes[0].transform = .identity
    return Scene(size: bounds.size, nodes: nodes).marks
  }
}
