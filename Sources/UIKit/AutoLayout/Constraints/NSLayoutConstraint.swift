/// A linear relation between two attributes of views or layout guides, or between an attribute and
/// a constant:
///
///     first.attribute  =  multiplier × second.attribute + constant      (or ≤, or ≥)
///
/// An active constraint is installed in the nearest common ancestor of its items, whose
/// ``UIView/constraints`` contain it, or in the item itself if there is only one. Required
/// constraints hold; among the others, one with a higher priority outweighs all with lower ones.
///
/// Attributes refer to alignment rectangles (``UIView/alignmentRectInsets``), in points.
/// Constraints do not take transforms into account.
///
/// A constraint keeps no item alive. A constraint with an item that no longer exists is inactive.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The state of the first item.
  nonisolated(unsafe) private(set) var first: ConstraintItem?
  /// The state of the second item.
  nonisolated(unsafe) private(set) var second: ConstraintItem?

  /// The attribute of the first item.
  open var firstAttribute: Attribute { storedFirstAttribute }
  /// The attribute of the second item; `notAnAttribute` if there is none.
  open var secondAttribute: Attribute { storedSecondAttribute }
  /// The relation between the left and the right side.
  open var relation: Relation { storedRelation }
  /// The factor of the second attribute. The default is 1.
  open var multiplier: CGFloat { storedMultiplier }

  private(set) var storedFirstAttribute = Attribute.notAnAttribute
  private(set) var storedSecondAttribute = Attribute.notAnAttribute
  private(set) var storedRelation = Relation.equal
  private(set) var storedMultiplier: CGFloat = 1
  var storedConstant: CGFloat = 0
  var storedPriority = UILayoutPriority.required
  /// The starts of the distances between anchors that the constraint relates; `nil` if it relates
  /// attributes only.
  nonisolated(unsafe) private(set) var starts: DistanceStarts?
  /// The origin of a constant that the system decided; `nil` once the app sets another one.
  var storedSpacing: SystemSpacing?

  /// A Boolean value that indicates whether other constraints are left out in preference if this
  /// one contradicts them.
  var isKeptInConflicts = false

  /// The installation of the constraint; `nil` while it is inactive.
  nonisolated(unsafe) var installation: ConstraintInstallation?

  /// A Boolean value that indicates whether the constraint is archived with its view. The default
  /// is `false`. Nothing in this library archives views.
  open var shouldBeArchived = false

  /// A name of the constraint in messages and descriptions. The default is `nil`.
  open var identifier: String?

  /// Creates an inactive constraint without items, for a property that receives another constraint
  /// later.
  public override init() { super.init() }

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - view1: The first item: a view or a layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second item; `nil` for a size that is compared with the constant.
  ///   - attr2: The attribute of the second item; `notAnAttribute` without one.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant, in points.
  /// - Precondition: The items are views or layout guides, the attributes are comparable (see
  ///   ``Attribute``), a position has a second item and a multiplier other than 0, and the numbers
  ///   are finite. UIKit raises an exception for the same mistakes.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Self.itemForConstraints(view1, position: "first")
    let second = view2.map { Self.itemForConstraints($0, position: "second") }
    self.init(
      first, attr1, relation, second, attr2, multiplier: multiplier, constant: c)
  }

  /// Creates an inactive constraint between the states of two items.
  ///
  /// It is a convenience initializer: a designated one that is not public would keep subclasses of
  /// apps from inheriting the others.
  convenience init(
    _ first: ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: ConstraintItem?, _ secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, starts: DistanceStarts? = nil, call: StaticString = constraintInitializer
  ) {
    self.init()
    self.first = first
    // A second item without an attribute has no effect, as in UIKit.
    self.second = secondAttribute == .notAnAttribute ? nil : second
    storedFirstAttribute = firstAttribute
    storedSecondAttribute = second == nil ? .notAnAttribute : secondAttribute
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    self.starts = starts
    checkAttributes(second: second, secondAttribute, call)
  }

  deinit { installation?.forget(self) }

  /// The first item; `nil` if it no longer exists.
  open var firstItem: AnyObject? { first?.object }
  /// The second item; `nil` if there is none, or if it no longer exists.
  open var secondItem: AnyObject? { second?.object }

  /// The constant that is added to the right side, in points.
  ///
  /// Changing it costs less than replacing the constraint.
  ///
  /// - Precondition: The number is finite.
  open var constant: CGFloat {
    get { currentConstant }
    set {
      guard newValue != currentConstant else { return }
      require(
        newValue.isFinite,
        "The constant of \(nameInSentences) cannot be \(newValue); give it a finite number.")
      storedConstant = newValue
      storedSpacing = nil
      installation?.region?.constantDidChange(of: self)
    }
  }

  /// The priority, greater than 0 and at most 1000. The default is `required`.
  ///
  /// - Precondition: The priority of an active constraint does not change between `required` and a
  ///   lower one after a layout has used it; deactivate the constraint first. UIKit also raises an
  ///   exception.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      checkPriority(newValue)
      storedPriority = newValue
      installation?.region?.priorityDidChange(of: self)
    }
  }

  /// A Boolean value that indicates whether the constraint is part of the layout.
  ///
  /// Setting `true` installs the constraint in the nearest common ancestor of its items, or in its
  /// only item. A constraint on a layout guide without an owning view stays inactive.
  ///
  /// - Precondition: The items have a common ancestor; otherwise UIKit also raises an exception.
  open var isActive: Bool {
    get { installation?.isValid ?? false }
    set {
      if newValue {
        NSLayoutConstraint.activate([self])
      } else {
        NSLayoutConstraint.deactivate([self])
      }
    }
  }

  /// Activates constraints; active ones are left as they are.
  ///
  /// - Precondition: The items of each constraint have a common ancestor.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.install() }
  }

  /// Deactivates constraints; inactive ones are left as they are.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.uninstall(constraints)
  }

  open override var description: String {
    guard MainQueue.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { layoutDescription }
  }
}
