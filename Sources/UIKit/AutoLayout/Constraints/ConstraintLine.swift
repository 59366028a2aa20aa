import Foundation

/// The description of a constraint, in the form of UIKit's log.
@MainActor
struct ConstraintLine {
  /// The object whose address identifies the constraint.
  let object: AnyObject
  var className: String
  /// The autoresizing masks of a constraint for a frame that is set by hand.
  var masks: String?
  var identifier: String?
  var body: ConstraintBody
  /// A text between the body and the state.
  var suffix = ""
  var isActive = true

  var text: String {
    var names = LogNames()
    var text = "<\(className):\(address(of: object))"
    if let masks { text += " \(masks)" }
    if let identifier, !identifier.isEmpty { text += " '\(identifier)'" }
    text += " \(body.text(&names))\(suffix)"
    guard isActive || !names.list.isEmpty else { return text + ">" }
    text += "   (\(isActive ? "active" : "inactive")"
    if !names.list.isEmpty { text += ", names: \(names.list.joined(separator: ", ")) " }
    return text + ")>"
  }
}

/// The relation of a constraint, for its description.
@MainActor
struct ConstraintBody {
  /// One side of the relation.
  struct Side {
    let item: ConstraintItem?
    let attribute: NSLayoutConstraint.Attribute
    var start: AttributeReference?
  }

  let first: Side
  var relation = NSLayoutConstraint.Relation.equal
  /// The right side; `nil` for a constant.
  var second: Side?
  var multiplier: CGFloat = 1
  /// The superview of an item whose position is described; the constant is the distance to its
  /// edge.
  var position: ConstraintItem?
  var constant: CGFloat
  var spacing: SystemSpacing?
  var priority = UILayoutPriority.required

  /// Returns the relation as a visual format if there is one for it, otherwise as an equation.
  func text(_ names: inout LogNames) -> String {
    if let position {
      let attribute = first.attribute.axis == .horizontal ? "minX" : "minY"
      let text = "\(names.name(of: first.item)).\(attribute) == \(constant.short)"
      names.explainSuperview(position)
      return text
    }
    return visualFormat(&names) ?? equation(&names)
  }

  // MARK: - Equation

  private func equation(_ names: inout LogNames) -> String {
    var text = "\(name(of: first, &names)) \(relation.sign)"
    if let second {
      text += " "
      if multiplier != 1 { text += "\(multiplier.short)*" }
      text += name(of: second, &names)
      if spacing != nil {
        text += " \(constantText)"
      } else if constant != 0 {
        text += constant > 0 ? " + \(constant.short)" : " - \((-constant).short)"
      }
    } else {
      text += " \(constant.short)"
    }
    return text + (priority == .required ? "" : " @\(CGFloat(priority.rawValue).short)")
  }

  private func name(of side: Side, _ names: inout LogNames) -> String {
    let end = "\(names.name(of: side.item)).\(side.attribute.name)"
    guard let start = side.start else { return end }
    return "(\(end) - \(names.name(of: start.item)).\(start.attribute.name))"
  }

  /// The constant, with the kind of spacing that decided it.
  private var constantText: String {
    switch spacing {
    case nil: constant.short
    case .visualFormat: "NSSpace(\(constant.short))"
    case .anchors, .baselines: "NSLayoutAnchorConstraintSpace(\(constant.short))"
    }
  }

  // MARK: - Visual format

  private func visualFormat(_ names: inout LogNames) -> String? {
    guard let second, multiplier == 1, first.start == nil, second.start == nil,
      let firstEdge = first.attribute.edge, let secondEdge = second.attribute.edge
    else { return nil }
    let axis = first.attribute.axis == .horizontal ? "H:" : "V:"
    let spacing =
      "-(\(relation == .equal ? "" : relation.sign)\(constantText)"
      + "\(priority == .required ? "" : "@\(CGFloat(priority.rawValue).short)"))-"
    let text: String
    switch (firstEdge, secondEdge) {
    case (.near, .near) where contains(second, first):
      text = "|\(spacing)[\(names.name(of: first.item))]"
      second.item.map { names.explainSuperview($0) }
    case (.far, .far) where contains(first, second):
      text = "[\(names.name(of: second.item))]\(spacing)|"
      first.item.map { names.explainSuperview($0) }
    case (.near, .far) where !contains(first, second) && !contains(second, first):
      text = "[\(names.name(of: second.item))]\(spacing)[\(names.name(of: first.item))]"
    default: return nil
    }
    let isPhysical = first.attribute == .left || first.attribute == .right
    return axis + text + (isPhysical ? "(LTR)" : "")
  }

  /// Returns whether the item of a side is the superview of another one's, or the owner of a guide.
  private func contains(_ outer: Side, _ inner: Side) -> Bool {
    guard let view = outer.item?.view, let item = inner.item else { return false }
    return item.guide == nil ? item.view?.superview === view : item.guide?.owningView === view
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate enum Edge { case near, far }

  /// The kind of edge; `nil` for other attributes.
  fileprivate var edge: Edge? {
    switch self {
    case .left, .leading, .top: .near
    case .right, .trailing, .bottom: .far
    default: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The sign of the relation.
  var sign: String { self == .equal ? "==" : self == .lessThanOrEqual ? "<=" : ">=" }
}

extension CGFloat {
  /// The number with at most six significant digits.
  fileprivate var short: String { String(format: "%g", Double(self)) }
}

extension NSLayoutConstraint {
  /// The description of the constraint, as in UIKit's log.
  var layoutDescription: String {
    guard first != nil else {
      return "<\(UIKit.className(of: self)):\(address(of: self)) (no items)>"
    }
    var body = ConstraintBody(
      first: .init(item: first, attribute: storedFirstAttribute, start: starts?.first),
      relation: storedRelation, multiplier: storedMultiplier, constant: currentConstant,
      spacing: storedSpacing, priority: storedPriority)
    if let second {
      body.second = .init(item: second, attribute: storedSecondAttribute, start: starts?.second)
    }
    return ConstraintLine(
      object: self, className: UIKit.className(of: self), identifier: identifier, body: body,
      isActive: isActive
    ).text
  }
}
