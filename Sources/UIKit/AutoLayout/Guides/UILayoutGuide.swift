import Foundation

/// A rectangle in a view that takes part in Auto Layout like a view, and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The state for Auto Layout; `nil` until a constraint mentions the guide.
  nonisolated(unsafe) var constraintItem: ConstraintItem?
  nonisolated(unsafe) weak var storedOwner: UIView?
  /// The rectangle that the system gives to the guide; `nil` for a guide of the app.
  var systemKind: SystemGuideKind? { nil }
  /// The height of the area that the keyboard covers, in points, for the guide of the keyboard.
  var keyboardHeight: CGFloat { 0 }

  /// A name of the guide in messages. The default is empty.
  open var identifier = ""

  /// Creates a layout guide without an owning view.
  public override init() { super.init() }

  /// Creates a layout guide without an owning view; this library reads no archives of guides.
  public required init?(coder: NSCoder) { super.init() }

  deinit { constraintItem?.guide = nil }

  /// The state of the guide for Auto Layout, which is created here if there is none.
  var itemForConstraints: ConstraintItem {
    if let constraintItem { return constraintItem }
    let item = ConstraintItem(guide: self)
    constraintItem = item
    return item
  }

  /// The view that the guide belongs to; `nil` until ``UIView/addLayoutGuide(_:)``.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        storedOwner?.removeLayoutGuide(self)
      }
    }
  }

  /// The rectangle of the guide in the coordinates of its owning view, in points, with edges at
  /// whole pixels. Zero for a guide of the app that no active constraint mentions, and for one
  /// without an owning view.
  open var layoutFrame: CGRect {
    guard let owner = storedOwner else { return .zero }
    if constraintItem != nil { owner.existingRegion?.solve() }
    if let rect = constraintItem?.member?.solvedRect() {
      return rect.withEdgesAtPixels(scale: owner.traitCollection.roundingScale)
    }
    return systemKind == nil ? .zero : systemFrame(in: owner)
  }

  /// The constraints that decide the position or the size of the guide along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintItem?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// A Boolean value that indicates whether more than one position or size of the guide satisfies
  /// the constraints.
  open var hasAmbiguousLayout: Bool {
    guard let constraintItem else { return false }
    storedOwner?.existingRegion?.solve()
    return constraintItem.hasAmbiguousLayout
  }

  open override var description: String {
    guard MainQueue.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      "<\(type(of: self))\(identifier.isEmpty ? "" : " '\(identifier)'"); layoutFrame = "
        + "\(layoutFrame); owningView = \(storedOwner?.description ?? "nil")>"
    }
  }
}

extension UIView {
  /// The layout guides that were added to the view, in the order of addition.
  public var layoutGuides: [UILayoutGuide] { constraintItem?.guides ?? [] }

  /// Adds a layout guide, and removes it from the view that it belonged to, which deactivates the
  /// constraints that mention it.
  ///
  /// - Precondition: The guide is not one of the system's, such as ``layoutMarginsGuide``.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    require(
      layoutGuide.systemKind == nil,
      "The layout guide '\(layoutGuide.identifier)' belongs to its view and cannot be added to "
        + "\(type(of: self)) #\(sceneID); add a new UILayoutGuide.")
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    itemForConstraints.guides.append(layoutGuide)
    layoutGuide.storedOwner = self
  }

  /// Removes a layout guide, and deactivates the constraints that mention it. Does nothing for
  /// guides of other views and of the system.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner === self, layoutGuide.systemKind == nil, let constraintItem
    else { return }
    if let state = layoutGuide.constraintItem {
      NSLayoutConstraint.uninstall(state.uses.map { $0.takeUnretainedValue() })
      state.member?.region.remove(state)
    }
    constraintItem.guides.removeAll { $0 === layoutGuide }
    layoutGuide.storedOwner = nil
  }
}
