/// One view of a collection view on its way from before a change to after it.
@MainActor
package struct ElementTransition {
  /// Why the view moves.
  package enum Change: Sendable {
    /// What it shows is new.
    case inserted
    /// What it shows is gone.
    case deleted
    /// What it shows is shown anew, by this view.
    case reloaded
    /// What it shows is shown anew, by another view from now on.
    case replaced
    /// It has another place.
    case moved
    /// It has another size, and perhaps another place.
    case resized
    /// It was there and not in sight before.
    case cameIntoSight
    /// It is there and not in sight any more.
    case leftSight
  }

  package let change: Change
  /// The kind of supplementary or decoration view; nil for a cell.
  package let kind: String?
  /// Its index path before; nil for what is new.
  package let indexPathBefore: IndexPath?
  /// Its index path after; nil for what is gone.
  package let indexPathAfter: IndexPath?
  /// How it is shown at the start, as a view of the container that it lies in at the end.
  package let start: UICollectionViewLayoutAttributes
  /// How it is shown at the end.
  package let end: UICollectionViewLayoutAttributes
  /// The view.
  package let view: UICollectionReusableView
}

/// All views that a change of the data or of the layout moves, and how.
@MainActor
package struct CollectionTransition {
  /// What moves; views that stay as they are are not among it.
  package let elements: [ElementTransition]
  /// How far the content offset before was from the one after.
  package let offsetDistance: CGPoint
  /// How long it takes, in seconds, where animations take time.
  package let duration: TimeInterval
  /// The speed on the way.
  package let curve: AnimationCurve

  /// How long a change takes that no other animation says anything about. UIKit's own time is not
  /// documented; this is about what is seen.
  static let usualDuration: TimeInterval = 0.3

  /// Where an element is at a share of the time, by its centre and size.
  package func frame(of element: ElementTransition, at share: Double) -> CGRect {
    let way = CGFloat(curve.value(at: share))
    let size = CGSize.between(element.start.size, element.end.size, way)
    let center = CGPoint.between(element.start.center, element.end.center, way)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension CollectionTransition {
  /// A change that nothing moves in.
  init() {
    self.init(elements: [], offsetDistance: .zero, duration: 0, curve: .linear)
  }
}
