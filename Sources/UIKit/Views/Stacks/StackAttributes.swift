/// The attributes along and across the axis of a stack view.
struct StackAttributes {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  /// Edges by the layout direction.
  static let directional = StackAttributes(
    start: .leading, end: .trailing, center: .centerX, length: .width)
  /// Edges from left to right.
  static let leftToRight = StackAttributes(
    start: .left, end: .right, center: .centerX, length: .width)
  /// Edges from right to left: a greater distance from the start is a smaller coordinate.
  static let rightToLeft = StackAttributes(
    start: .right, end: .left, center: .centerX, length: .width)
  /// Edges from top to bottom.
  static let vertical = StackAttributes(
    start: .top, end: .bottom, center: .centerY, length: .height)
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the margins for an attribute of the bounds; other attributes are unchanged.
  var ofMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
