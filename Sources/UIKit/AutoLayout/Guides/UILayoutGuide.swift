import Foundation

/// A rectangle in a view that takes part in Auto Layout like a view, and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The state for Auto Layout; `nil` until a constraint mentions the guide.
  nonisolated(unsafe) var constraintItem: ConstraintItem?
  nonisolated(unsafe) weak var storedOwner: UIView?
  /// The rectangle that the system gives to the guide; `nil` for a guide of the app.
  var systemKind: SystemGuideKind? { nil }

  /// A name of the guide in messages. The default is empty.
  open var identifier = ""

  /// Creates a layout guide without an owning view.
  public override init() { super.init() }

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
  /// whole pixels. Zero before the first layout, and for a guide that no constraint mentions.
  open var layoutFrame: CGRect {
    guard let owner = storedOwner else { return .zero }
    if let member = constraintItem?.member, let rect = member.region.solvedRect(of: member) {
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

  /// A Boolean value that indicates whether constraints leave the position or the size of the guide
  /// open.
  open var hasAmbiguousLayout: Bool { constraintItem?.hasAmbiguousLayout ?? false }

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

  /// Adds a layout guide, and removes it from the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    itemForConstraints.guides.append(layoutGuide)
    layoutGuide.storedOwner = self
  }

  /// Removes a layout guide, and deactivates the constraints that mention it. Does nothing for a
  /// guide of another view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner === self, let constraintItem else { return }
    if let state = layoutGuide.constraintItem {
      NSLayoutConstraint.uninstall(state.uses.map { $0.takeUnretainedValue() })
      state.member?.region.remove(state)
    }
    constraintItem.guides.removeAll { $0 === layoutGuide }
    layoutGuide.storedOwner = nil
  }
}
