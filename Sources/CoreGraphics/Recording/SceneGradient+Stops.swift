package import Scenes

extension SceneGradient.Stop {
  /// Returns the location of a color at equal distances to its neighbors.
  package static func evenLocation(_ index: Int, of count: Int) -> CGFloat {
    count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
  }
}

extension [SceneGradient.Stop] {
  /// Returns the color at a location.
  package func color(at location: CGFloat) -> SceneColor? {
    guard let first, let last else { return nil }
    guard location >= first.location else { return first.color }
    guard let next = firstIndex(where: { $0.location > location }), next > 0 else {
      return last.color
    }
    let (a, b) = (self[next - 1], self[next])
    let share = (location - a.location) / (b.location - a.location)
    func between(_ component: KeyPath<SceneColor, Double>) -> Double {
      Double(
        CGFloat.between(
          CGFloat(a.color[keyPath: component]), CGFloat(b.color[keyPath: component]), share))
    }
    return SceneColor(
      red: between(\.red), green: between(\.green), blue: between(\.blue),
      alpha: between(\.alpha))
  }
}
