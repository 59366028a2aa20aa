import Foundation

/// An attribute of a view or a layout guide, for the creation of constraints.
///
/// The type of an anchor restricts constraints to one axis. Use the subclasses
/// ``NSLayoutXAxisAnchor``, ``NSLayoutYAxisAnchor``, and ``NSLayoutDimension``.
///
/// An anchor does not keep its item alive. Anchors for the same attribute of the same item are
/// equal.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  nonisolated let itemState: ConstraintItem
  nonisolated let attribute: NSLayoutConstraint.Attribute
  /// The start of a distance that ends at the attribute; `nil` for an anchor of the attribute
  /// alone.
  nonisolated let start: AttributeReference?

  init(
    _ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute,
    from start: AttributeReference? = nil
  ) {
    itemState = item
    self.attribute = attribute
    self.start = start
    super.init()
  }

  /// The view or layout guide of the anchor; `nil` after it was released. For a distance, the item
  /// at its end.
  open var item: AnyObject? { itemState.object }

  /// The name of the anchor, which its attribute determines.
  open var name: String {
    start.map { "\(attribute.name) - \($0.attribute.name)" } ?? attribute.name
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0, call: StaticString? = nil
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      itemState, attribute, relation, anchor.itemState, anchor.attribute,
      multiplier: multiplier, constant: constant,
      starts: start == nil && anchor.start == nil
        ? nil : DistanceStarts(first: start, second: anchor.start),
      call: call ?? relation.anchorCall)
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

  /// The active constraints that mention the anchor's item along the anchor's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    itemState.constraintsAffectingLayout(for: attribute.axis)
  }
  /// A Boolean value that indicates whether more than one position or size of the anchor's item
  /// satisfies the constraints.
  open var hasAmbiguousLayout: Bool { itemState.hasAmbiguousLayout }

  /// Returns whether another object is an anchor for the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any ConstraintOperand else { return false }
    return itemState === other.itemState && attribute == other.attribute && start == other.start
  }

  nonisolated open override var hash: Int {
    AttributeReference(item: itemState, attribute: attribute).hashValue
  }

  /// Returns the anchor itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      var names = LogNames()
      let end = "\(names.name(of: itemState)).\(attribute.name)"
      let text = start.map { "\(end) - \(names.name(of: $0.item)).\($0.attribute.name)" } ?? end
      return "<\(type(of: self)):\(address(of: self)) \(text)>"
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The method of an anchor that creates constraints with the relation, for messages.
  fileprivate var anchorCall: StaticString {
    switch self {
    case .equal: "constraint(equalTo:constant:)"
    case .lessThanOrEqual: "constraint(lessThanOrEqualTo:constant:)"
    case .greaterThanOrEqual: "constraint(greaterThanOrEqualTo:constant:)"
    }
  }
}

/// The members that anchors of all types share.
protocol ConstraintOperand: AnyObject {
  nonisolated var itemState: ConstraintItem { get }
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
  nonisolated var start: AttributeReference? { get }
}

extension NSLayoutAnchor: ConstraintOperand {}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute.
  var axis: NSLayoutConstraint.Axis {
    switch withinMargins ?? self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    default: .vertical
    }
  }
}

extension NSLayoutConstraint {
  /// An anchor for the attribute of the first item. It equals the anchor of the item.
  ///
  /// - Precondition: The constraint has items.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let first else {
      fatalError(
        "The constraint \(self) has no first anchor, because it was created without items; create "
          + "it with items, or by an anchor.")
    }
    return NSLayoutAnchor(first, storedFirstAttribute, from: starts?.first)
  }

  /// An anchor for the attribute of the second item; `nil` if there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, storedSecondAttribute, from: starts?.second) }
  }
}
