import Foundation

/// An attribute of an item.
struct AttributeReference: Hashable, Sendable {
  let item: ConstraintItem
  let attribute: NSLayoutConstraint.Attribute

  static func == (left: AttributeReference, right: AttributeReference) -> Bool {
    left.item === right.item && left.attribute == right.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(attribute)
  }
}

/// The positions at which the distances of a constraint start.
///
/// The attribute of a side with a start is the end of a distance: the value of the side is that
/// attribute less the start.
final class DistanceStarts: Sendable {
  /// The start of the distance on the left side; `nil` if that side is not a distance.
  let first: AttributeReference?
  /// The start of the distance on the right side; `nil` if that side is not a distance.
  let second: AttributeReference?

  init(first: AttributeReference?, second: AttributeReference?) {
    self.first = first
    self.second = second
  }
}

/// The origin of a constant that the system decides.
enum SystemSpacing: Equatable {
  /// The spacing of a visual format.
  case visualFormat
  /// The spacing between two anchors.
  case anchors
  /// A multiple of the spacing between lines of text, which depends on the fonts.
  case baselines(multiplier: CGFloat)
}

extension NSLayoutConstraint {
  /// The constant for the solver: the stored one, or the current spacing between two baselines.
  var currentConstant: CGFloat {
    guard case .baselines(let multiplier) = storedSpacing else { return storedConstant }
    return multiplier * baselineSpacing
  }

  /// Calls a function with the item of each attribute.
  func forEachItem(_ body: (ConstraintItem) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    guard let starts else { return }
    if let start = starts.first { body(start.item) }
    if let start = starts.second { body(start.item) }
  }

  /// Returns whether a condition holds for one of the attributes.
  func hasAttribute(where condition: (Attribute) -> Bool) -> Bool {
    if condition(storedFirstAttribute) || condition(storedSecondAttribute) { return true }
    guard let starts else { return false }
    return starts.first.map { condition($0.attribute) } ?? false
      || starts.second.map { condition($0.attribute) } ?? false
  }

  /// A Boolean value that indicates whether an attribute depends on the layout direction.
  var isDirectional: Bool { hasAttribute(where: \.isDirectional) }
  /// A Boolean value that indicates whether an attribute is a baseline.
  var mentionsBaseline: Bool { hasAttribute(where: \.isBaseline) }

  /// Returns whether the constraint mentions an attribute of an item along an axis.
  func mentions(_ item: ConstraintItem, along axis: Axis) -> Bool {
    if first === item && storedFirstAttribute.axis == axis { return true }
    if second === item && storedSecondAttribute.axis == axis { return true }
    guard let starts else { return false }
    return [starts.first, starts.second].contains { start in
      guard let start else { return false }
      return start.item === item && start.attribute.axis == axis
    }
  }
}
