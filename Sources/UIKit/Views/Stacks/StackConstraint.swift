/// The identifiers of a stack view's constraints, as in UIKit's messages.
enum StackIdentifier: String {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case alignment = "UISV-alignment"
  case hiding = "UISV-hiding"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
}

/// The description of a constraint that a stack view needs.
@MainActor
struct StackConstraint {
  let identifier: StackIdentifier
  let first: ConstraintItem
  let firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: ConstraintItem?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  /// A Boolean value that indicates whether the order of this constraint among others decides
  /// between them.
  var isOrdered = false

  /// The properties that cannot change while a constraint is active.
  var key: StackConstraintKey {
    StackConstraintKey(
      identifier: identifier, first: ObjectIdentifier(first), firstAttribute: firstAttribute,
      relation: relation, second: second.map(ObjectIdentifier.init),
      secondAttribute: secondAttribute, multiplier: multiplier,
      isRequired: priority == .required, isOrdered: isOrdered)
  }

  /// Creates the constraint, which is inactive.
  func make() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier.rawValue
    constraint.priority = priority
    constraint.isKeptInConflicts = identifier == .hiding
    return constraint
  }
}

/// The properties of a constraint that cannot change while it is active.
struct StackConstraintKey: Hashable {
  let identifier: StackIdentifier
  let first: ObjectIdentifier
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: ObjectIdentifier?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let isRequired: Bool
  let isOrdered: Bool
}
