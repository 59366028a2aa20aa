/// What layout attributes say, as a value.
struct AttributeValues {
  var place = PackedIndexPath(IndexPath())
  var category = UICollectionView.ElementCategory.cell
  var kind: String?
  /// The origin of the frame without the transform.
  var origin = CGPoint.zero
  var extent = CGSize.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
  var liesInRow = false
  var freeAxes: FreeAxes?

  /// Whether both say the same. The free axes say nothing about the view.
  func areSame(as other: AttributeValues) -> Bool {
    place == other.place && category == other.category && origin == other.origin
      && extent == other.extent && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && liesInRow == other.liesInRow
      && transform == other.transform && kind == other.kind
  }

  /// Sets everything for an element without a transform, except the free axes and whether it lies in a
  /// row, which it does not.
  ///
  /// - Precondition: The frame is finite.
  mutating func describe(
    _ category: UICollectionView.ElementCategory, kind: String?, at place: PackedIndexPath,
    frame: CGRect, zIndex: Int
  ) {
    self.place = place
    self.category = category
    if self.kind != nil || kind != nil { self.kind = kind }
    transform = .identity
    alpha = 1
    self.zIndex = zIndex
    isHidden = false
    liesInRow = false
    origin = frame.origin
    extent = frame.size
    require(
      isFinite,
      "The layout attributes of \(description) were given the frame \(frame); all four numbers must "
        + "be finite, so check what the layout divides by.")
  }

  private var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && extent.width.isFinite && extent.height.isFinite
  }

  /// The element as sentences of errors name it.
  var description: String {
    let path = place.indexPath.sentenceName
    return kind.map { "the '\($0)' view at \(path)" } ?? "the cell at \(path)"
  }
}
