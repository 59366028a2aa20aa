extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes that are comparable with each other.
  enum Family {
    case horizontalEdge, directionalEdge, horizontalCenter, verticalEdge, size, none
  }

  /// The attribute of the alignment rectangle for an attribute of the margins.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var family: Family {
    switch withinMargins ?? self {
    case .left, .right: .horizontalEdge
    case .leading, .trailing: .directionalEdge
    case .centerX: .horizontalCenter
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .verticalEdge
    case .width, .height: .size
    default: .none
    }
  }

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
  var isDirectional: Bool { family == .directionalEdge }

  /// Returns whether a constraint may relate the attribute to another one.
  func isComparable(with other: NSLayoutConstraint.Attribute) -> Bool {
    switch (family, other.family) {
    case (.none, _), (_, .none): false
    case (.horizontalCenter, .horizontalEdge), (.horizontalCenter, .directionalEdge),
      (.horizontalEdge, .horizontalCenter), (.directionalEdge, .horizontalCenter):
      true
    case (let first, let second): first == second
    }
  }

  /// The name of the attribute in sentences.
  var name: String { String(describing: self) }
}

extension NSLayoutConstraint {
  /// Returns the state of an item that an app passed.
  static func itemForConstraints(_ item: Any, position: String) -> ConstraintItem {
    switch item {
    case let view as UIView: return view.itemForConstraints
    case let guide as UILayoutGuide: return guide.itemForConstraints
    default:
      fatalError(
        "\(constraintInitializer) was called with a \(position) item of type \(type(of: item)); give "
          + "a UIView or a UILayoutGuide.")
    }
  }

  /// Stops the program if the attributes cannot be related or a number is not finite.
  func checkAttributes(
    second: ConstraintItem?, _ secondAttribute: Attribute, _ call: StaticString
  ) {
    let families = (
      starts?.first == nil ? firstAttribute.family : .size,
      starts?.second == nil ? secondAttribute.family : .size
    )
    /// The two sides in a sentence.
    var names: String {
      sideName(first, firstAttribute, starts?.first)
        + (second.map { " and \(sideName($0, secondAttribute, starts?.second))" } ?? "")
    }
    require(
      firstAttribute != .notAnAttribute,
      "\(call) was called for \(first.itemName) without a first attribute; give one, such as .width."
    )
    require(
      storedConstant.isFinite && storedMultiplier.isFinite,
      "\(call) was called for \(names) with the multiplier \(storedMultiplier) and the constant "
        + "\(storedConstant); give finite numbers.")
    if second == nil || secondAttribute == .notAnAttribute {
      require(
        second == nil && secondAttribute == .notAnAttribute || families.0 == .size,
        "\(call) was called for \(names) with one half of a second item; give both an item and an "
          + "attribute, or neither.")
      require(
        families.0 == .size,
        "\(call) was called for the position \(names) without a second item, but a position cannot "
          + "equal a constant; relate it to a second item, such as the superview.")
      return
    }
    require(
      families.0 == .size && families.1 == .size
        || families.0 != .size && families.1 != .size
          && firstAttribute.isComparable(with: secondAttribute),
      "\(call) cannot relate \(names); "
        + (families.0 == .size || families.1 == .size
          ? "relate a size to a size, and a position to a position."
          : "relate attributes of one axis, and do not mix left and right with leading and "
            + "trailing."))
    require(
      storedMultiplier != 0 || families.0 == .size,
      "\(call) was called for the positions \(names) with the multiplier 0, but a position cannot "
        + "equal a constant; give another multiplier.")
  }

  private func sideName(
    _ item: ConstraintItem?, _ attribute: Attribute, _ start: AttributeReference?
  ) -> String {
    let name = "\(item.itemName).\(attribute.name)"
    guard let start else { return name }
    return "the distance from \(start.item.itemName).\(start.attribute.name) to \(name)"
  }

  /// The sides of the constraint, for sentences about it.
  var nameInSentences: String {
    let name = "the constraint\(identifier.map { " '\($0)'" } ?? "") on "
    return name + sideName(first, storedFirstAttribute, starts?.first)
      + (second.map { " and \(sideName($0, storedSecondAttribute, starts?.second))" } ?? "")
  }

  /// Stops the program if the constraint cannot have a priority.
  func checkPriority(_ new: UILayoutPriority) {
    require(
      new.rawValue > 0 && new.rawValue <= 1000,
      "The priority of \(nameInSentences) cannot be \(new.rawValue); give a number greater than 0 "
        + "and at most 1000.")
    require(
      !isActive || (new == .required) == (storedPriority == .required) || isAwaitingFirstLayout,
      "The priority of \(nameInSentences) cannot change from \(storedPriority.rawValue) to "
        + "\(new.rawValue) while it is active, because one of them is required; deactivate the "
        + "constraint first.")
  }

  /// A Boolean value that indicates whether no layout has used the active constraint yet. UIKit
  /// adds constraints to its solver later as well, when their views are in a window.
  private var isAwaitingFirstLayout: Bool {
    guard let installation, installation.solverID == nil else { return false }
    return installation.region?.isBroken(self) != true
  }
}

/// The name of the initializer in messages.
let constraintInitializer: StaticString =
  "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
