/// A rule by which an animator moves items; by itself, a container of other behaviors.
///
/// A subclass of an app adds child behaviors, which take effect with it.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uidynamicbehavior
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// A closure that the animator calls in each frame, after it moved the items. The default is
  /// `nil`.
  open var action: (() -> Void)?
  /// The behaviors that take effect with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator of the behavior or of its parent; `nil` if there is none.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior without children.
  public override init() { super.init() }

  /// Adds a behavior that takes effect with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    noteChange()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    if dynamicAnimator != nil { behavior.move(to: nil) }
    noteChange()
  }

  /// Called before the behavior, or its parent, is added to an animator, or removed from one. The
  /// default does nothing.
  ///
  /// - Parameter dynamicAnimator: The new animator; `nil` if the behavior is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Within the module

  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    animatorWillChange(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// The behavior and its children, of all generations.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

  /// Called after a change that has an effect on the items.
  func noteChange() { dynamicAnimator?.behaviorsDidChange() }

  /// The items that the behavior itself affects.
  var dynamicItems: [any UIDynamicItem] { [] }

  /// Called before the behavior leaves its animator for another one.
  func animatorWillChange(to animator: UIDynamicAnimator?) {}

  /// Sets the properties of bodies before a frame.
  func applyProperties(in animator: UIDynamicAnimator) {}

  /// Adds the forces on bodies in a step.
  func applyForces(in animator: UIDynamicAnimator, at time: TimeInterval) {}

  /// Returns the connections of bodies in a frame.
  func joints(in animator: UIDynamicAnimator) -> [PhysicsJoint] { [] }

  /// Returns the bodies and boundaries that collide in a frame.
  func collider(in animator: UIDynamicAnimator) -> PhysicsCollider? { nil }

  /// Called after a contact of the collider has begun or ended.
  func contactDidChange(
    _ contact: PhysicsCollider.Contact, hasBegun: Bool, in animator: UIDynamicAnimator
  ) {}
}

/// The items of a behavior, in the order in which they were added.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem]) {
    self.items = []
    for item in items { _ = add(item) }
  }

  /// Adds an item; returns whether it was new.
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    return true
  }

  /// Removes an item; returns whether it was there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: index)
    return true
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
}
