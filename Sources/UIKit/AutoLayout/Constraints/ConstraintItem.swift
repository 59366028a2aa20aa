/// The state of a view or of a layout guide that takes part in Auto Layout.
///
/// A view creates it when its first constraint is created, or when one of its layout properties is
/// set. Constraints refer to items by this object, so that they neither keep views alive nor refer
/// to views that no longer exist.
@MainActor
final class ConstraintItem {
  /// The view; `nil` for a layout guide, and after the view's end.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  /// The layout guide; `nil` for a view, and after the guide's end.
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

  /// See ``UIView/translatesAutoresizingMaskIntoConstraints``.
  var translatesMask = true
  /// The priorities of the intrinsic width and height.
  var horizontalPriorities = ContentPriorities()
  var verticalPriorities = ContentPriorities()
  /// The layout guides of a view, in the order of addition.
  nonisolated(unsafe) var guides: [UILayoutGuide] = []

  /// The constraints that the view holds, in the order of installation.
  nonisolated(unsafe) var held: [NSLayoutConstraint] = []
  /// The active constraints that ancestors of the view hold and that refer to this item.
  nonisolated(unsafe) var uses: [Unmanaged<NSLayoutConstraint>] = []
  /// The number of active constraints that pass the view: an ancestor holds them, and they refer to
  /// an item in this view.
  nonisolated(unsafe) var crossings = 0

  /// The item in the region that positions it; `nil` outside.
  nonisolated(unsafe) var member: RegionMember?
  /// The positioned subviews whose frames may differ from the solution.
  var dueMembers: [RegionMember] = []
  /// The region in which the view is the root.
  nonisolated(unsafe) var ownRegion: LayoutRegion?

  init(view: UIView) { self.view = view }
  init(guide: UILayoutGuide) { self.guide = guide }

  /// Ends the state of a view that ends: its region, its guides, and the constraints that it holds,
  /// which refer to this object.
  nonisolated func endView() {
    view = nil
    ownRegion = nil
    guides = []
    held = []
  }

  /// The view or the layout guide; `nil` after its end.
  var object: AnyObject? { view ?? guide }
  /// The view, or the view that owns the layout guide.
  var owningView: UIView? { view ?? guide?.owningView }
}

/// The priorities at which a view keeps one length of its intrinsic content size.
struct ContentPriorities: Equatable {
  /// The priority of a length that is at most the intrinsic one.
  var hugging = UILayoutPriority.defaultLow
  /// The priority of a length that is at least the intrinsic one.
  var compressionResistance = UILayoutPriority.defaultHigh
}

/// The lengths of its intrinsic content size that a view hugs at a high priority by default.
enum HuggedLengths {
  /// Neither length.
  case flexible
  /// The height.
  case fixedHeight
  /// Both lengths.
  case fixedSize

  /// Returns the priorities of the length along an axis.
  func priorities(for axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    let isFixed = self == .fixedSize || self == .fixedHeight && axis == .vertical
    return ContentPriorities(hugging: isFixed ? .defaultHigh : .defaultLow)
  }
}

extension UIView {
  /// The state of the view for Auto Layout, which is created here if there is none.
  var itemForConstraints: ConstraintItem {
    if let constraintItem { return constraintItem }
    let item = ConstraintItem(view: self)
    item.horizontalPriorities = huggedLengths.priorities(for: .horizontal)
    item.verticalPriorities = huggedLengths.priorities(for: .vertical)
    constraintItem = item
    return item
  }
}
