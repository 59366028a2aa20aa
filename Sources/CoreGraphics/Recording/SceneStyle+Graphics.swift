package import Scenes

extension SceneColor {
  package init(_ color: RGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}

extension SceneTransform {
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension SceneDrawing.Stroke {
  /// Sets the dashes. A pattern with a negative length, or without any length, is a solid line.
  package mutating func setDashes(_ lengths: [CGFloat], phase: CGFloat) {
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) > 0 else { return }
    (dashes, dashPhase) = (lengths, phase)
  }
}

extension SceneDrawing.Stroke.Cap {
  package init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }
}

extension SceneDrawing.Stroke.Join {
  package init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}
