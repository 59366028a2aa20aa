import Foundation

/// The elements and path data that draw boxes and shapes.
package enum SVGShape {
  /// Returns the name and the outline attributes of the element for a box with rounded corners.
  static func box(
    _ rect: CGRect, radius: CGFloat, corners: SceneCorners, isContinuous: Bool = false
  ) -> String {
    guard radius > 0, corners != .all || isContinuous else {
      return rectangle(rect, radius: radius)
    }
    let outline =
      isContinuous
      ? SceneDrawing.Shape.continuousOutline(rect, radius: radius, corners: corners)
        .map(data(of:)).joined()
      : path(rect, radius: radius, corners: corners)
    return "path d=\"\(outline)\""
  }

  /// Returns the path data of a shape.
  package static func data(of shape: SceneDrawing.Shape) -> String {
    switch shape {
    case .rectangle(let rect): path(rect, radius: 0, corners: [])
    case .roundedRectangle(let rect, let radius):
      path(rect, radius: max(0, min(radius, rect.width / 2, rect.height / 2)), corners: .all)
    case .ellipse(let rect): ellipse(in: rect)
    case .path(let elements): elements.map(data(of:)).joined()
    }
  }

  private static func data(of element: SceneDrawing.PathElement) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(NumberText.rounded($0.x)) \(NumberText.rounded($0.y))" }
        .joined(separator: " ")
    }
    switch element {
    case .move(let point): return "M" + text(point)
    case .line(let point): return "L" + text(point)
    case .curve(let end, let control1, let control2): return "C" + text(control1, control2, end)
    case .close: return "Z"
    }
  }

  private static func ellipse(in rect: CGRect) -> String {
    let radii = "\(NumberText.rounded(rect.width / 2)) \(NumberText.rounded(rect.height / 2))"
    let y = NumberText.rounded(rect.midY)
    let (left, right) = (NumberText.rounded(rect.minX), NumberText.rounded(rect.maxX))
    return "M\(left) \(y)A\(radii) 0 0 1 \(right) \(y)A\(radii) 0 0 1 \(left) \(y)Z"
  }

  private static func rectangle(_ rect: CGRect, radius: CGFloat) -> String {
    var result = "rect"
    if rect.minX != 0 { result += " x=\"\(NumberText.rounded(rect.minX))\"" }
    if rect.minY != 0 { result += " y=\"\(NumberText.rounded(rect.minY))\"" }
    result += " width=\"\(NumberText.rounded(rect.width))\""
    result += " height=\"\(NumberText.rounded(rect.height))\""
    if radius > 0 { result += " rx=\"\(NumberText.rounded(radius))\"" }
    return result
  }

  /// The outline clockwise from the upper left, with a quarter circle at each rounded corner.
  private static func path(_ rect: CGRect, radius: CGFloat, corners: SceneCorners) -> String {
    func rounding(_ corner: SceneCorners) -> CGFloat { corners.contains(corner) ? radius : 0 }
    func arc(_ radius: CGFloat, _ dx: CGFloat, _ dy: CGFloat) -> String {
      guard radius > 0 else { return "" }
      let numbers = [radius, radius, 0, 0, 1, dx * radius, dy * radius]
      return "a" + numbers.map(NumberText.rounded).joined(separator: " ")
    }
    let topLeft = rounding(.topLeft)
    let topRight = rounding(.topRight)
    let bottomRight = rounding(.bottomRight)
    let bottomLeft = rounding(.bottomLeft)
    let start = "\(NumberText.rounded(rect.minX + topLeft)) \(NumberText.rounded(rect.minY))"
    return "M\(start)H\(NumberText.rounded(rect.maxX - topRight))\(arc(topRight, 1, 1))"
      + "V\(NumberText.rounded(rect.maxY - bottomRight))\(arc(bottomRight, -1, 1))"
      + "H\(NumberText.rounded(rect.minX + bottomLeft))\(arc(bottomLeft, -1, -1))"
      + "V\(NumberText.rounded(rect.minY + topLeft))\(arc(topLeft, 1, -1))Z"
  }
}
