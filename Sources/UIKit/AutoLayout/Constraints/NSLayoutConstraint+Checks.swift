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
        "The \(position) item of a constraint is of type \(type(of: item)); give a UIView or a "
          + "UILayoutGuide.")
    }
  }

  /// Stops the program if the attributes cannot be related or a number is not finite.
  func checkAttributes(second: ConstraintItem?, _ secondAttribute: Attribute) {
    let names =
      "\(first.itemName).\(firstAttribute.name)"
      + (second.map { " and \($0.itemName).\(secondAttribute.name)" } ?? "")
    require(
      firstAttribute != .notAnAttribute,
      "A constraint on \(first.itemName) has no first attribute; give one, such as .width.")
    require(
      storedConstant.isFinite && storedMultiplier.isFinite,
      "The constraint on \(names) has the multiplier \(storedMultiplier) and the constant "
        + "\(storedConstant); give finite numbers.")
    if second == nil || secondAttribute == .notAnAttribute {
      require(
        second == nil && secondAttribute == .notAnAttribute || firstAttribute.family == .size,
        "The constraint on \(names) has only one half of a second item; give both an item and an "
          + "attribute, or neither.")
      require(
        firstAttribute.family == .size,
        "The position \(names) cannot equal a constant; relate it to a second item, such as the "
          + "superview.")
      return
    }
    require(
      firstAttribute.isComparable(with: secondAttribute),
      "A constraint cannot relate \(names); "
        + (firstAttribute.family == .size || secondAttribute.family == .size
          ? "relate a size to a size, and a position to a position."
          : "relate attributes of one axis, and do not mix left and right with leading and "
            + "trailing."))
  }

  /// Stops the program if the constraint cannot have a priority.
  func checkPriority(_ new: UILayoutPriority) {
    require(
      new.rawValue > 0 && new.rawValue <= 1000,
      "The priority of \(self) cannot be \(new.rawValue); give a number greater than 0 and at most "
        + "1000.")
    require(
      !isActive || (new == .required) == (storedPriority == .required),
      "The priority of the active constraint \(self) cannot change from \(storedPriority.rawValue) "
        + "to \(new.rawValue), because one of them is required; deactivate the constraint first.")
  }
}

extension ConstraintItem? {
  /// The name of an item in sentences.
  @MainActor var itemName: String { self?.itemName ?? "an item that no longer exists" }
}

extension ConstraintItem {
  /// The name of the item in sentences.
  var itemName: String {
    if let view { return "\(type(of: view)) #\(view.sceneID)" }
    if let guide {
      return guide.identifier.isEmpty
        ? "\(type(of: guide))" : "\(type(of: guide)) '\(guide.identifier)'"
    }
    return "an item that no longer exists"
  }
}
