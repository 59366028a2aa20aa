/// The scroll view of an orthogonally scrolling section's row.
///
/// Its frame is the viewport of the row. Elements beside the viewport are also drawn, up to the
/// bounds of the collection view. Its content offset is in the coordinates of the layout, so that
/// cells have the frames of their attributes in it.
@MainActor
final class OrthogonalScrollView: UIScrollView {
  private(set) var row: OrthogonalRow
  private weak var collectionView: (any RecyclingView)?
  private var isBeingPlaced = false
  private var isContentMirrored = false {
    didSet { if isContentMirrored != oldValue { noteMirroringChange() } }
  }

  init(_ row: OrthogonalRow, in collectionView: any RecyclingView, distance: CGFloat) {
    self.row = row
    self.collectionView = collectionView
    super.init(frame: row.viewport)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    show(row, distance: distance)
  }

  required init?(coder: NSCoder) { nil }

  /// The mirroring of the collection view's content when the row was updated last.
  override var mirrorsContent: Bool { isContentMirrored }

  /// The part of the row within the rectangle that the collection view prepares.
  override var preparedContent: CGRect? {
    collectionView?.layoutPass.preparedRect.offsetBy(
      dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
  }

  /// Keeps the position on the screen while the coordinates of the collection view are mirrored.
  func keepPlace(reflectedIn outer: CGRect) {
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    center.x = outer.minX + outer.maxX - center.x
  }

  /// Displays a row, scrolled by a distance.
  func show(_ row: OrthogonalRow, distance: CGFloat) {
    self.row = row
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    if frame != row.viewport { frame = row.viewport }
    isContentMirrored = collectionView?.isContentMirrored ?? false
    let resting = row.restingDistances
    let low = row.offset(atDistance: resting.lowerBound)
    let high = row.offset(atDistance: resting.upperBound)
    let inset = UIEdgeInsets(top: -low.y, left: -low.x, bottom: 0, right: 0)
    let size = CGSize(width: high.x + bounds.width, height: high.y + bounds.height)
    if contentInset != inset { contentInset = inset }
    if contentSize != size { contentSize = size }
    decelerationRate = row.decelerationRate(outer: collectionView?.decelerationRate ?? .normal)
    bounces = row.properties.bounce != .never
    let alwaysBounces = row.properties.bounce == .always
    if alwaysBounceHorizontal != (alwaysBounces && row.isHorizontal) {
      alwaysBounceHorizontal = alwaysBounces && row.isHorizontal
    }
    if alwaysBounceVertical != (alwaysBounces && !row.isHorizontal) {
      alwaysBounceVertical = alwaysBounces && !row.isHorizontal
    }
    if glide == nil, scroll.deceleration == nil { contentOffset = row.offset(atDistance: distance) }
  }

  /// The cells in the order of their items.
  override var childrenInReadingOrder: [UIView] {
    func item(_ view: UIView) -> IndexPath? {
      (view as? any ElementView)?.displayedElement?.indexPath
    }
    return children.sorted { first, second in
      guard let first = item(first), let second = item(second) else { return item(first) != nil }
      return first < second
    }
  }

  /// Gives the row another section after a change of the data.
  func rename(section: Int) { row.section = section }

  /// A Boolean value that indicates whether the user or the app is scrolling the row, so that it
  /// does not snap.
  var isBeingScrolled: Bool { isDragging || isDecelerating || glide != nil }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard !isBeingPlaced, bounds.origin != old.origin else { return }
    guard let collectionView else { return }
    collectionView.rows.rowDidScroll(
      self, to: row.distance(atOffset: contentOffset), in: collectionView)
  }

  override func releaseTarget(velocity: CGPoint?) -> CGPoint {
    let distance = row.distance(atOffset: contentOffset)
    guard let velocity else {
      return row.offset(atDistance: row.restingDistance(near: distance))
    }
    let start = row.restingDistance(near: row.distance(atOffset: scroll.dragStart))
    return row.offset(
      atDistance: row.releaseDistance(
        from: start, proposed: row.distance(atOffset: projectedOffset(velocity)),
        velocity: row.component(velocity)))
  }

  override var passesTouchesOn: Bool { true }

  /// Elements beside the viewport also receive touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
