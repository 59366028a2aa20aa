import CollectionLayout

/// The row of a section that scrolls orthogonally, in the terms of its scroll view.
///
/// A distance is the scrolled length from the row's beginning, in points. The scroll view's content
/// offset is in the coordinates of the layout: the corner of the viewport, moved by the distance.
@MainActor
struct OrthogonalRow {
  /// The index of the section.
  var section: Int
  /// The scrolling properties of the row.
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties

  private let row: LayoutOrthogonalRow
  private let behavior: LayoutOrthogonalBehavior

  /// Creates the row of a section; `nil` if the section's groups follow the layout's axis.
  init?(_ row: LayoutOrthogonalRow, of section: NSCollectionLayoutSection, at index: Int) {
    guard let behavior = section.orthogonalScrollingBehavior.lowered else { return nil }
    self.section = index
    self.row = row
    self.behavior = behavior
    properties = section.orthogonalScrollingProperties
  }

  /// A Boolean value that indicates whether the row scrolls horizontally.
  var isHorizontal: Bool { row.axis == .horizontal }

  /// The visible rectangle of the row, in the coordinates of the collection view's content.
  var viewport: CGRect { CGRect(row.viewport) }

  /// A Boolean value that indicates whether the row stops at pages or groups alone.
  var isPaging: Bool {
    switch behavior {
    case .continuous, .continuousGroupLeadingBoundary: false
    case .paging, .groupPaging, .groupPagingCentered: true
    }
  }

  /// The range of the distances at which the row may stop.
  var restingDistances: ClosedRange<CGFloat> {
    let low = restingDistance(near: -.infinity)
    return low...max(low, restingDistance(near: .infinity))
  }

  /// Returns the distance at which the row stops when it is set to a distance.
  func restingDistance(near distance: CGFloat) -> CGFloat {
    CGFloat(row.restingOffset(near: Double(distance), behavior: behavior))
  }

  /// Returns the distance at which the row stops after the finger lifts.
  ///
  /// - Parameter velocity: The velocity of the distance, in points per millisecond.
  func releaseDistance(
    from start: CGFloat, proposed: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    CGFloat(
      row.targetOffset(
        forProposed: Double(proposed), velocity: Double(velocity), from: Double(start),
        behavior: behavior))
  }

  /// Returns the movement of the row's elements at a distance.
  func movement(atDistance distance: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// Returns the scroll view's content offset at a distance.
  func offset(atDistance distance: CGFloat) -> CGPoint {
    let moved = movement(atDistance: distance)
    return CGPoint(x: viewport.minX + moved.x, y: viewport.minY + moved.y)
  }

  /// Returns the distance at a content offset of the scroll view.
  func distance(atOffset offset: CGPoint) -> CGFloat {
    component(CGPoint(x: offset.x - viewport.minX, y: offset.y - viewport.minY))
  }

  /// Returns the component of a movement of the content offset along the row, as a distance.
  func component(_ movement: CGPoint) -> CGFloat {
    isHorizontal ? movement.x : movement.y
  }

  /// Returns the deceleration rate of the row. By default, paging rows decelerate fast, and a
  /// continuous row decelerates like the surrounding collection view.
  func decelerationRate(
    outer: UIScrollView.DecelerationRate
  ) -> UIScrollView.DecelerationRate {
    guard properties.decelerationRate == .automatic else {
      return UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
    }
    switch behavior {
    case .continuous, .continuousGroupLeadingBoundary: return outer
    case .paging, .groupPaging, .groupPagingCentered: return .fast
    }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// The engine's value of the behavior; `nil` for none.
  fileprivate var lowered: LayoutOrthogonalBehavior? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
