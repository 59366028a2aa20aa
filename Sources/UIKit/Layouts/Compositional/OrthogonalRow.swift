import CollectionLayout

/// The row of a section that scrolls across its layout, in the terms of the scroll view that shows it.
///
/// A distance is how far the row is scrolled from its beginning, in points. The scroll view's content
/// offset is in the coordinates of the layout: the corner of the viewport, moved by the distance.
@MainActor
struct OrthogonalRow {
  /// The section.
  var section: Int
  /// How a scroll of the row behaves.
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties

  private let row: LayoutOrthogonalRow
  private let behavior: LayoutOrthogonalBehavior

  /// The row of a section; nil where the section's groups follow the layout's axis.
  init?(_ row: LayoutOrthogonalRow, of section: NSCollectionLayoutSection, at index: Int) {
    guard let behavior = section.orthogonalScrollingBehavior.lowered else { return nil }
    self.section = index
    self.row = row
    self.behavior = behavior
    properties = section.orthogonalScrollingProperties
  }

  /// Whether the row runs sideways.
  var isHorizontal: Bool { row.axis == .horizontal }

  /// What is seen of the row at once, in the coordinates of the collection view's content.
  var viewport: CGRect { CGRect(row.viewport) }

  /// The distances between which the row comes to rest.
  var restingDistances: ClosedRange<CGFloat> {
    let low = restingDistance(near: -.infinity)
    return low...max(low, restingDistance(near: .infinity))
  }

  /// Where the row comes to rest when it is put at a distance.
  func restingDistance(near distance: CGFloat) -> CGFloat {
    CGFloat(row.restingOffset(near: Double(distance), behavior: behavior))
  }

  /// Where the row comes to rest when a finger lets go of it.
  ///
  /// - Parameter velocity: points per millisecond, in the terms of distances.
  func releaseDistance(
    from start: CGFloat, proposed: CGFloat, velocity: CGFloat
  ) -> CGFloat {
    CGFloat(
      row.targetOffset(
        forProposed: Double(proposed), velocity: Double(velocity), from: Double(start),
        behavior: behavior))
  }

  /// How far what lies in the row is moved at a distance.
  func movement(atDistance distance: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// The scroll view's content offset at a distance.
  func offset(atDistance distance: CGFloat) -> CGPoint {
    let moved = movement(atDistance: distance)
    return CGPoint(x: viewport.minX + moved.x, y: viewport.minY + moved.y)
  }

  /// The distance at a content offset of the scroll view.
  func distance(atOffset offset: CGPoint) -> CGFloat {
    component(CGPoint(x: offset.x - viewport.minX, y: offset.y - viewport.minY))
  }

  /// The part of a movement of the content offset that lies along the row, as a distance.
  func component(_ movement: CGPoint) -> CGFloat {
    isHorizontal ? movement.x : movement.y
  }

  /// How fast a scroll slows down. Unless the properties say otherwise, pages turn with a quick stop, and
  /// a continuous row slows down as the collection view around it does.
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
  /// The engine's word for the behavior; nil for none.
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
