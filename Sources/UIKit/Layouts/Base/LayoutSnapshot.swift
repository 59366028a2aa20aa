/// The answers of a layout at one time, for queries after it has changed.
@MainActor
struct LayoutSnapshot {
  /// Returns the attributes of an element; `nil` if there is no such element.
  let attributes: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// Returns the movement of the elements in the row of a section.
  let rowMovement: (_ section: Int) -> CGPoint
}
