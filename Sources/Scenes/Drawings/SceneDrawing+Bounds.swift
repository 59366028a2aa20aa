import Foundation

extension SceneDrawing.Shape {
  /// The smallest rectangle around the shape and the control points of its curves; null for none.
  package var bounds: CGRect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): return rect
    case .path(let elements):
      return CGRect(around: elements.lazy.flatMap(\.points))
    }
  }
}

extension SceneDrawing.PathElement {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }
}
