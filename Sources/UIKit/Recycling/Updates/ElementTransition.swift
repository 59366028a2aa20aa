/// The transition of a collection view's view by a change of the data or the layout.
@MainActor
package struct ElementTransition {
  /// The reason of the transition.
  package enum Change: Sendable {
    /// The element is inserted.
    case inserted
    /// The element is deleted.
    case deleted
    /// The element is reloaded, and this is its new view.
    case reloaded
    /// The element is reloaded, and another view replaces this one.
    case replaced
    /// The element has a new position.
    case moved
    /// The element has a new size, and possibly a new position.
    case resized
    /// An existing element becomes visible.
    case cameIntoSight
    /// A remaining element is no longer visible.
    case leftSight
  }

  package let change: Change
  /// The kind of supplementary or decoration view; nil for a cell.
  let kind: String?
  /// The index path before the change; `nil` for an inserted element.
  let indexPathBefore: IndexPath?
  /// The index path after the change; `nil` for a deleted element.
  let indexPathAfter: IndexPath?
  /// The initial attributes, in the coordinates of the container at the end.
  let start: UICollectionViewLayoutAttributes
  /// The final attributes.
  let end: UICollectionViewLayoutAttributes
  /// The view.
  var view: UIView { element }
  /// The view, as an element.
  let element: any ElementView

  /// Keeps the view at the depth of its start while it moves, if that is behind the depth of its
  /// end.
  func stayBehind() {
    if start.zIndex < end.zIndex { view.layer.zPosition = CGFloat(start.zIndex) }
  }

  /// Gives the view, which may display another element meanwhile, the depth of its attributes.
  func rise() {
    guard start.zIndex < end.zIndex, let applied = element.appliedAttributes else { return }
    view.layer.zPosition = CGFloat(applied.zIndex)
  }
}

/// The transitions of all views by a change of the data or the layout.
@MainActor
package struct CollectionTransition {
  /// The transitions, without unchanged views.
  let elements: [ElementTransition]
  /// The difference between the content offsets before and after the change.
  let offsetDistance: CGPoint
  /// The duration of the animation, in seconds.
  let duration: TimeInterval
  /// The timing curve.
  let curve: TimingCurve

  /// The position and size of an element at a fraction of the time.
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
