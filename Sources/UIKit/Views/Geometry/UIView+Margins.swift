/// The margins of a view as they were set.
struct ViewMargins {
  /// The margins by sides, or by leading and trailing edges, whichever was set last.
  enum Base: Equatable {
    case standard
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var base = Base.standard
  /// The axes along which the margins are at least the superview's.
  var preservedAxes: UIAxis = []
  var preservesSuperview: Bool {
    get { preservedAxes == .both }
    set { preservedAxes = newValue ? .both : [] }
  }
  var insetsFromSafeArea = true
  /// A Boolean value that indicates whether the margins are unchanged since the view was created,
  /// so that they depend on no direction and no other view.
  var isStandard: Bool {
    if case .standard = base { return preservedAxes.isEmpty }
    return false
  }

  /// The margins at the last call of `layoutMarginsDidChange()`.
  var reported = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIView {
  func effectiveMargins() -> UIEdgeInsets {
    if margins.isStandard, owningController == nil {
      let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return margins.insetsFromSafeArea && storedSafeArea != .zero
        ? standard + storedSafeArea : standard
    }
    let direction = effectiveUserInterfaceLayoutDirection
    var result: UIEdgeInsets
    switch margins.base {
    case .standard:
      result =
        owningController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
    case .sides(let sides): result = sides
    case .directional(let directional): result = UIEdgeInsets(directional, in: direction)
    }
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = UIEdgeInsets(controller.systemMinimumLayoutMargins, in: direction)
      result = Self.larger(result, least)
    }
    if margins.insetsFromSafeArea { result = result + storedSafeArea }
    if !margins.preservedAxes.isEmpty, let parentView {
      let outer = parentView.layoutMargins
      let size = parentView.bounds.size
      let frame = frameAsShown.offsetBy(
        dx: -parentView.bounds.origin.x, dy: -parentView.bounds.origin.y)
      var inherited = result
      if margins.preservedAxes.contains(.horizontal) {
        inherited.left = outer.left - frame.origin.x
        inherited.right = outer.right - (size.width - frame.origin.x - frame.size.width)
      }
      if margins.preservedAxes.contains(.vertical) {
        inherited.top = outer.top - frame.origin.y
        inherited.bottom = outer.bottom - (size.height - frame.origin.y - frame.size.height)
      }
      result = Self.larger(result, inherited)
    }
    return result
  }

  private static func larger(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom),
      right: max(a.right, b.right))
  }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    refreshMargins()
  }

  /// Notifies this view, and subviews that inherit its margins, of changed margins.
  func refreshMargins() {
    if !margins.preservedAxes.isEmpty { parentView?.hasSubviewsWithPositionalInsets = true }
    let new = effectiveMargins()
    guard new != margins.reported else { return }
    margins.reported = new
    systemGuidesDidChange()
    layoutMarginsDidChange()
    owningController?.layoutMarginsOfViewChanged()
    setNeedsLayout()
    for child in children where !child.margins.preservedAxes.isEmpty { child.refreshMargins() }
  }
}
