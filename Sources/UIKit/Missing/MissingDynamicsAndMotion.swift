// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing.
@available(
  *, unavailable,
  message: "UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing."
)
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public init(referenceView view: UIView) { missing() }
  public init(collectionViewLayout layout: UICollectionViewLayout) { missing() }
  open var behaviors: [UIDynamicBehavior] { missing() }
  open func addBehavior(_ behavior: UIDynamicBehavior) { missing() }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { missing() }
  open func removeAllBehaviors() { missing() }
  open func updateItem(usingCurrentState item: any UIDynamicItem) { missing() }
  open func items(in rect: CGRect) -> [any UIDynamicItem] { missing() }
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    missing()
  }
}

/// Missing: UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing.
@available(
  *, unavailable,
  message: "UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing."
)
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)? {
    get { missing() }
    set { missing() }
  }
}

/// Missing: UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing.
@available(
  *, unavailable,
  message: "UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing."
)
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { missing() }
  open var items: [any UIDynamicItem] { missing() }
  open var anchorPoint: CGPoint {
    get { missing() }
    set { missing() }
  }
  open var length: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var damping: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var frequency: CGFloat {
    get { missing() }
    set { missing() }
  }
}

/// Missing: UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing.
@available(
  *, unavailable,
  message: "UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing."
)
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { missing() }
  open var magnitude: CGFloat {
    get { missing() }
    set { missing() }
  }
}

/// Missing: UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing.
@available(
  *, unavailable,
  message: "UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing."
)
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { missing() }
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { missing() }
    set { missing() }
  }
}

/// Missing: UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing.
@available(
  *, unavailable,
  message: "UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing."
)
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { missing() }
  open var damping: CGFloat {
    get { missing() }
    set { missing() }
  }
}

/// Missing: UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing.
@available(
  *, unavailable,
  message: "UIKit Dynamics is missing; use UIViewPropertyAnimator with spring timing."
)
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) { missing() }
  open var elasticity: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var resistance: CGFloat {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Effects of the device's motion are missing.
@available(*, unavailable, message: "Effects of the device's motion are missing.")
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
}

/// Missing: Effects of the device's motion are missing.
@available(*, unavailable, message: "Effects of the device's motion are missing.")
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  public init(keyPath: String, type: EffectType) { missing() }
  open var minimumRelativeValue: Any? {
    get { missing() }
    set { missing() }
  }
  open var maximumRelativeValue: Any? {
    get { missing() }
    set { missing() }
  }
}

extension UIView {
  /// Missing: Effects of the device's motion are missing.
  @available(*, unavailable, message: "Effects of the device's motion are missing.")
  public func addMotionEffect(_ effect: UIMotionEffect) { missing() }
}
