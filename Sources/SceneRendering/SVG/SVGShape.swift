import Foundation

/// The elements that draw boxes.
enum SVGShape {
  /// A box with rounded corners: the element's name and the attributes that give its outline.
  static func box(_ rect: CGRect, radius: CGFloat, corners: SceneCorners) -> String {
    guard radius > 0, corners != .all else { return rectangle(rect, radius: radius) }
    return "path d=\"\(path(rect, radius: radius, corners: corners))\""
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
