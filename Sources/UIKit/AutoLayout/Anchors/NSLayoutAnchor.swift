/// An attribute of a view or a layout guide, for the creation of constraints.
///
/// The type of an anchor keeps constraints to one axis. Use the subclasses ``NSLayoutXAxisAnchor``,
/// ``NSLayoutYAxisAnchor``, and ``NSLayoutDimension``.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let itemState: ConstraintItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    itemState = item
    self.attribute = attribute
    super.init()
  }

  /// The view or layout guide of the anchor; `nil` after its end.
  open var item: AnyObject? { itemState.object }
  /// The name of the anchor: that of its attribute.
  open var name: String { attribute.name }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      itemState, attribute, relation, anchor.itemState, anchor.attribute,
      multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint that this anchor equals another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }
  /// Returns an inactive constraint that this anchor is at least another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor) }
  /// Returns an inactive constraint that this anchor is at most another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor) }
  /// Returns an inactive constraint that this anchor equals another one plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: c) }
  /// Returns an inactive constraint that this anchor is at least another one plus a constant, in
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }
  /// Returns an inactive constraint that this anchor is at most another one plus a constant, in
  /// points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }

  /// The constraints that decide the position or the size of the anchor's item along the anchor's
  /// axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    itemState.constraintsAffectingLayout(for: attribute.axis)
  }
  /// A Boolean value that indicates whether constraints leave the position or the size of the
  /// anchor's item open.
  open var hasAmbiguousLayout: Bool { itemState.hasAmbiguousLayout }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute.
  var axis: NSLayoutConstraint.Axis {
    switch withinMargins ?? self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    default: .vertical
    }
  }
}

/// A horizontal position of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a dimension of the distance from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    fatalError("anchorWithOffset(to:) is not available.")
  }
}

/// A vertical position of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint that this size equals a constant, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, toConstant: c)
  }
  /// Returns an inactive constraint that this size is at least a constant, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c)
  }
  /// Returns an inactive constraint that this size is at most a constant, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c)
  }
  /// Returns an inactive constraint that this size equals a multiple of another one.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.equal, anchor, multiplier: m) }
  /// Returns an inactive constraint that this size is at least a multiple of another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor, multiplier: m) }
  /// Returns an inactive constraint that this size is at most a multiple of another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor, multiplier: m) }
  /// Returns an inactive constraint that this size equals a multiple of another one plus a
  /// constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c) }
  /// Returns an inactive constraint that this size is at least a multiple of another one plus a
  /// constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  /// Returns an inactive constraint that this size is at most a multiple of another one plus a
  /// constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, toConstant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(itemState, attribute, relation, nil, .notAnAttribute, constant: c)
  }
}
