import ConstraintSolver

/// A view or a layout guide in a region: the variables of its alignment rectangle, and the
/// constraints that the region itself makes for it.
///
/// Positions are relative to the superview, or to the owning view of a guide. The root of a region
/// has a size only.
@MainActor
final class RegionMember {
  let item: ConstraintItem
  /// The region, which owns the member.
  unowned(unsafe) let region: LayoutRegion

  /// The position; `nil` for the root.
  let origin: (x: Variable, y: Variable)?
  let width: Variable
  let height: Variable
  /// The variables of a scroll view's content, when constraints refer to it.
  var scrollContent: ScrollContentVariables?

  /// The position of the member in ``LayoutRegion/members``.
  var index = -1

  /// The equations of a frame that is set by hand, or of a layout guide of the system.
  var equations: [ConstraintID] = []
  /// The constants of ``equations`` as they are in the solver.
  var equationConstants: [Double] = []
  /// The optional constraints for the intrinsic size.
  var horizontalContent = ContentWishes()
  var verticalContent = ContentWishes()
  /// The constraints that keep the lengths from becoming negative, once one would.
  var widthLimit: ConstraintID?
  var heightLimit: ConstraintID?

  /// A Boolean value that indicates whether the intrinsic size of the root has an influence.
  var hasContentWishes = false
  /// A Boolean value that indicates whether the intrinsic size has to be read again.
  var needsContentSize = true
  /// A Boolean value that indicates whether the equations' constants have to be computed again.
  var needsEquations = true
  /// A Boolean value that indicates whether the member is in ``ConstraintItem/dueMembers`` of the
  /// superview, or gets its frame now.
  var isFrameDue = false
  /// A Boolean value that indicates whether the member is in ``LayoutRegion/wrappingMembers``.
  var isWrapping = false
  /// The width at which the view's text wraps; `nil` for the width of the unwrapped text.
  var wrappingWidth: CGFloat?
  /// The intrinsic size of the view's unwrapped text, once it was read.
  private var unwrappedSize: CGSize?
  /// The intrinsic size of the view's text at the width at which it was read last.
  private var wrappedSize: (width: CGFloat, size: CGSize)?

  init(_ item: ConstraintItem, in region: LayoutRegion, isRoot: Bool) {
    self.item = item
    self.region = region
    origin =
      isRoot ? nil : (region.solver.makeVariable(), region.solver.makeVariable())
    width = region.solver.makeVariable()
    height = region.solver.makeVariable()
  }

  /// Returns the intrinsic size of a view whose text wraps, which is read once for each width in
  /// turn.
  ///
  /// - Parameter width: The width; `nil` for unwrapped text.
  func contentSize(of view: UIView, wrappedAt width: CGFloat?) -> CGSize {
    if let width {
      if let wrappedSize, wrappedSize.width == width { return wrappedSize.size }
      let size = view.contentSize(wrappedAt: width)
      wrappedSize = (width, size)
      return size
    }
    if let unwrappedSize { return unwrappedSize }
    let size = view.contentSize(wrappedAt: nil)
    unwrappedSize = size
    return size
  }

  /// Invalidates the intrinsic sizes.
  func forgetContentSizes() {
    unwrappedSize = nil
    wrappedSize = nil
  }

  /// A Boolean value that indicates whether the region decides the view's frame.
  var isPositioned: Bool {
    guard origin != nil, let view = item.view else { return false }
    return !(view.constraintItem?.translatesMask ?? true)
  }
}

/// The optional constraints for one intrinsic length.
struct ContentWishes {
  /// The constraint that the length is at most the intrinsic one.
  var hugging: ConstraintID?
  /// The constraint that the length is at least the intrinsic one.
  var resistance: ConstraintID?
  /// The intrinsic length in the solver; `nil` if there is none.
  var length: CGFloat?
  /// The priorities in the solver.
  var priorities = ContentPriorities()

  /// The constraints in the solver.
  var ids: [ConstraintID] { [hugging, resistance].compactMap { $0 } }
}
