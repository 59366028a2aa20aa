/// The state of a view controller in the container that displays it with bars.
struct ContainerMembership {
  /// A change of the parent in progress.
  enum Movement {
    case toParent
    case fromParent
  }

  /// The parts of the view that bars of the container cover, in addition to the safe area.
  var barInsets = UIEdgeInsets.zero
  /// The length by which the content has pushed the bar together, in points.
  var collapsedLength: CGFloat = 0
  /// A Boolean value that indicates whether automatically adjusted scroll views in the view have
  /// the safe area at the top and the bottom, whatever the size of their content.
  var adjustsScrollViews = false
  var movement: Movement?
  /// The scroll view that was set by `setContentScrollView(_:for:)`, by edges.
  var contentScrollViews: [UInt: WeakScrollView] = [:]
}

/// A scroll view that is not kept alive.
struct WeakScrollView {
  weak var view: UIScrollView?
}

extension UIViewController {
  /// Sets the parts of the view that bars of the container cover.
  func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != membership.barInsets else { return }
    membership.barInsets = insets
    viewIfLoaded?.refreshSafeArea()
  }

  /// A Boolean value that indicates whether the view controller is being added to its parent.
  ///
  /// It is true in `viewWillAppear(_:)` and `viewDidAppear(_:)` of a view controller that a
  /// container has added, until `didMove(toParent:)`.
  public var isMovingToParent: Bool { membership.movement == .toParent }

  /// A Boolean value that indicates whether the view controller is being removed from its parent.
  ///
  /// It is true in `viewWillDisappear(_:)` and `viewDidDisappear(_:)` of a view controller that a
  /// container removes, between `willMove(toParent:)` and `didMove(toParent:)`.
  public var isMovingFromParent: Bool { membership.movement == .fromParent }

  /// Sets the scroll view whose content bars at edges follow; `nil` for an automatic choice: the
  /// view itself, its rearmost subview, and so on.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    membership.contentScrollViews[edge.rawValue] = scrollView.map(WeakScrollView.init)
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the scroll view whose content a bar at an edge follows; `nil` if there is none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    for (edges, scrollView) in membership.contentScrollViews
    where NSDirectionalRectEdge(rawValue: edges).isSuperset(of: edge) {
      if let view = scrollView.view { return view }
    }
    var step = viewIfLoaded
    while let view = step {
      if let scrollView = view as? UIScrollView { return scrollView }
      step = view.subviews.first
    }
    return nil
  }
}
