/// An object that moves items by the rules of physics, as its behaviors describe them.
///
///     let animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [square]))
///     let collision = UICollisionBehavior(items: [square])
///     collision.translatesReferenceBoundsIntoBoundary = true
///     animator.addBehavior(collision)
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uidynamicanimator
///
/// The animator writes the centers and transforms of its items; a change by the app needs
/// ``updateItem(usingCurrentState:)``. It moves the items while its view is in a window, by the
/// window's time: 60 frames a second, each of four steps of the simulation, whatever the host does.
/// The same behaviors move items in the same way each time. It pauses when all items have been at
/// rest for half a second, and resumes at a change of a behavior.
///
/// Keep the animator in a property: nothing retains it while it runs.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items move; `nil` for an animator of a layout.
  open private(set) weak var referenceView: UIView?
  /// The layout whose attributes the items are.
  private(set) weak var layout: UICollectionViewLayout?
  /// The object that is told about pauses, which is not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors, in the order in which they were added, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// A Boolean value that indicates whether the animator moves items, or waits for its view to
  /// enter a window.
  open private(set) var isRunning = false
  /// The time for which the animator has moved items, in seconds, without its pauses.
  open private(set) var elapsedTime: TimeInterval = 0

  var bodies = DynamicBodies()
  var world = PhysicsWorld()
  private lazy var link = DynamicsLink(self)
  private var needsBodies = false
  /// The time on the clock of the last frame.
  private var frameTime: TimeInterval = 0

  /// The duration of a frame, in seconds.
  static let frame: TimeInterval = 1.0 / 60
  /// The number of steps of the simulation in a frame.
  private static let stepsPerFrame = 4
  /// The maximum number of frames that one advance of the clock computes.
  private static let mostFrames = 3600

  /// Creates an animator of items in the coordinates of a view, for example its subviews.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of the attributes of a layout, which it invalidates in each frame.
  ///
  /// The layout returns the attributes of ``items(in:)`` in
  /// ``UICollectionViewLayout/layoutAttributesForElements(in:)``.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Creates an animator without a view. It moves no items.
  public override init() { super.init() }

  isolated deinit {
    link.follow(nil)
    link.isRunning = false
  }

  // MARK: Behaviors

  /// Adds a behavior with its children, and resumes. A behavior of another animator moves to this
  /// one.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorsDidChange()
  }

  /// Removes a behavior with its children. Its items keep their velocities if other behaviors have
  /// them.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// All behaviors, each before its children.
  var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

  // MARK: Items

  /// Returns the items that behaviors affect and whose frames intersect a rectangle, in the
  /// coordinates of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updateBodies()
    return bodies.entries.map(\.item).filter { $0.dynamicFrame.intersects(rect) }
  }

  /// Reads the center, the bounds and the transform of an item, which the app has changed. The item
  /// keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    updateBodies()
    bodies.read(item)
    behaviorsDidChange()
  }

  /// The rectangle that is the boundary of collisions, in the coordinates of the items; `nil` if
  /// there is no view.
  var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }

  // MARK: Running

  /// Called after behaviors were added or removed, or one has changed.
  func behaviorsDidChange() {
    needsBodies = true
    for entry in bodies.entries { entry.body.timeAtRest = 0 }
    guard !behaviors.isEmpty else {
      updateBodies()
      return pause()
    }
    guard !isRunning, clockView != nil else { return }
    isRunning = true
    link.isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    followClock()
  }

  /// The view whose window has the time of the animator.
  var clockView: UIView? { referenceView ?? layout?.collectionView }

  /// Takes the clock of the window that contains the view.
  func followClock() {
    guard isRunning else { return }
    let clock = clockView?.owningWindow?.animationClock
    guard clock !== link.clock else { return }
    frameTime = clock?.now ?? 0
    link.follow(clock)
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    link.isRunning = false
    link.follow(nil)
    delegate?.dynamicAnimatorDidPause(self)
  }

  func updateBodies() {
    guard needsBodies else { return }
    needsBodies = false
    bodies.update(to: allBehaviors.flatMap(\.dynamicItems))
    world.bodies = bodies.entries.map(\.body)
    world.forgetContacts(except: Set(world.bodies.map { ObjectIdentifier($0) }))
  }

  /// Computes the frames until a time on the clock.
  func advance(to time: TimeInterval) {
    let count = Int(((time - frameTime) / Self.frame + 1e-6).rounded(.down))
    for _ in 0..<min(count, Self.mostFrames) {
      guard isRunning else { return }
      frameTime += Self.frame
      advanceFrame()
    }
    if count > Self.mostFrames { frameTime = time }
  }

  private func advanceFrame() {
    updateBodies()
    let all = allBehaviors
    for entry in bodies.entries { entry.body.takeStandardProperties() }
    for behavior in all { behavior.applyProperties(in: self) }
    world.joints = all.flatMap { $0.joints(in: self) }
    world.colliders = all.compactMap { $0.collider(in: self) }
    var changes: [PhysicsWorld.Changes] = []
    for step in 0..<Self.stepsPerFrame {
      let moment = elapsedTime + TimeInterval(step) * PhysicsWorld.step
      world.beginStep()
      for behavior in all { behavior.applyForces(in: self, at: moment) }
      changes.append(world.finishStep())
    }
    elapsedTime += Self.frame
    bodies.write()
    layout?.invalidateLayout()
    for change in changes { tell(change, all) }
    for behavior in all { behavior.action?() }
    // A change in a closure or by a delegate wakes the bodies, or is seen in the next frame.
    if isRunning, !needsBodies, world.isAtRest { pause() }
  }

  private func tell(_ changes: PhysicsWorld.Changes, _ behaviors: [UIDynamicBehavior]) {
    for (contacts, hasBegun) in [(changes.began, true), (changes.ended, false)] {
      for contact in contacts {
        for behavior in behaviors where ObjectIdentifier(behavior) == contact.key.collider {
          behavior.contactDidChange(contact, hasBegun: hasBegun, in: self)
        }
      }
    }
  }

  /// Returns the item of a body.
  func item(of body: PhysicsBody) -> (any UIDynamicItem)? {
    bodies.entries.first { $0.body === body }?.item
  }
}

/// The methods that a dynamic animator calls at its pauses. All are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the animator begins to move items, at first or after a pause.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items are at rest, or the last behavior was removed.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
