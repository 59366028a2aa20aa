/// The layout that a collection view uses, and the side at which its content begins.
///
/// See UIView+Mirroring.swift for mirrored content.
@MainActor
final class InstalledLayout {
  private(set) var layout: UICollectionViewLayout
  /// The internal interface of the layout.
  private(set) var backend: any LayoutBackend
  /// A Boolean value that indicates whether the content is mirrored.
  private(set) var isContentMirrored = false
  /// A Boolean value that indicates whether the layout is to return a content offset at its first
  /// preparation.
  private var needsTargetOffset = false
  /// The direction of the last layout pass; `nil` before the first.
  private(set) var direction: UIUserInterfaceLayoutDirection?
  /// A Boolean value that indicates whether the content began at the right at the last preparation.
  private var beganAtTheRight = false

  init(_ layout: UICollectionViewLayout) {
    self.layout = layout
    backend = layout.backend
  }

  // MARK: - Installation

  /// Makes a collection view the owner of a layout that it is about to use.
  static func attach(_ layout: UICollectionViewLayout, to view: any RecyclingView) {
    require(
      layout.collectionView == nil || layout.collectionView === view,
      "A layout object serves one collection view, and this \(type(of: layout)) serves another one "
        + "already; make a layout of its own for each collection view.")
    require(
      !(layout is UICollectionViewTransitionLayout),
      "A \(type(of: layout)) was set as the layout of a collection view; call "
        + "startInteractiveTransition(to:completion:), which uses it as long as the transition lasts."
    )
    layout.attach(to: view)
  }

  /// Uses another layout from the next layout pass on.
  ///
  /// - Parameter asksForOffset: Whether the layout returns the content offset at which it begins.
  func install(
    _ layout: UICollectionViewLayout, asksForOffset: Bool = false, in view: any RecyclingView
  ) {
    view.layoutPass.invalidateForDueReload(in: view)
    self.layout = layout
    backend = layout.backend
    if asksForOffset { needsTargetOffset = true }
    view.layoutPass.reset(for: layout, in: view)
  }

  // MARK: - Direction

  /// Updates the layout for a change of the direction since the last layout pass.
  func updateDirection(in view: any RecyclingView) {
    let new = view.effectiveUserInterfaceLayoutDirection
    if let direction, direction != new { backend.environmentDidChange() }
    direction = new
  }

  /// Mirrors the content if the layout and the direction of the view require it.
  func updateMirroring(in view: any RecyclingView) {
    let new = backend.flipsContent
    guard new != isContentMirrored else { return }
    let bounds = view.bounds
    isContentMirrored = new
    view.noteMirroringChange()
    // The frames before a change keep their positions on the screen.
    view.transitions.reflect(in: bounds)
    view.rows.reflect(in: bounds)
    view.layoutPass.anchor.drop()
    view.refreshAdjustedInset()
    for child in view.children { child.refreshSafeArea() }
  }

  // MARK: - The content offset after a preparation

  /// Sets the size of the content after the layout was prepared. Content that begins at the right
  /// grows to the left, and the visible part keeps its distance from the beginning.
  func setContentSize(_ size: CGSize, of view: any RecyclingView) {
    let oldSize = view.contentSize
    let (oldLow, oldHigh) = view.restingOffsets
    let distance =
      beganAtTheRight ? oldHigh.x - view.contentOffset.x : view.contentOffset.x - oldLow.x
    view.contentSize = size
    let beginsAtTheRight = backend.beginsAtTheRight
    guard beginsAtTheRight != beganAtTheRight || beginsAtTheRight && size != oldSize else { return }
    beganAtTheRight = beginsAtTheRight
    let (low, high) = view.restingOffsets
    let near = CGPoint(
      x: beginsAtTheRight ? high.x - distance : low.x + distance, y: view.contentOffset.y)
    view.shiftContent(
      by: CGPoint(x: view.restingOffset(near: near).x - view.contentOffset.x, y: 0))
  }

  /// Moves the content to the target offset of a newly installed layout.
  func moveContentIfNeeded(in view: any RecyclingView) {
    guard needsTargetOffset else { return }
    needsTargetOffset = false
    view.moveContentToTargetOffset()
  }
}

extension RecyclingView {
  /// The layout in use. During an interactive transition it is the transition layout.
  var layoutInUse: UICollectionViewLayout { installedLayout.layout }

  /// The internal interface of the layout in use.
  var backend: any LayoutBackend { installedLayout.backend }

  /// A Boolean value that indicates whether the content is mirrored.
  var isContentMirrored: Bool { installedLayout.isContentMirrored }

  /// A Boolean value that indicates whether the first item of the layout is at the maximum offset:
  /// the content is not mirrored, and the layout itself counts from the right.
  var contentBeginsAtTheRight: Bool { backend.beginsAtTheRight }

  // MARK: - The other layout of a transition

  /// Returns whether a layout's coordinates run opposite to the coordinates of the content. Only
  /// one of the two layouts of an interactive transition can be such a layout: between a flow
  /// layout, which mirrors its coordinates, and a compositional one, whose content is mirrored.
  func isReflected(_ layout: UICollectionViewLayout) -> Bool {
    layout !== layoutInUse && layout.backend.flipsContent != isContentMirrored
  }

  /// Returns the width in which the coordinates of such a layout are reflected.
  private func reflectedWidth(of layout: UICollectionViewLayout) -> CGFloat {
    max(layout.collectionViewContentSize.width, bounds.width)
  }

  /// Converts a rectangle between the coordinates of a layout and the coordinates of the content,
  /// in either direction.
  func reflected(_ rect: CGRect, by layout: UICollectionViewLayout) -> CGRect {
    guard isReflected(layout) else { return rect }
    return CGRect(
      x: reflectedWidth(of: layout) - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// Converts a content offset between the coordinates of a layout and the coordinates of the
  /// content, in either direction.
  func reflected(_ offset: CGPoint, by layout: UICollectionViewLayout) -> CGPoint {
    reflected(CGRect(origin: offset, size: bounds.size), by: layout).origin
  }

  /// Converts attributes between the coordinates of a layout and the coordinates of the content, in
  /// either direction. Returns the same object if the two are the same, otherwise a copy.
  func reflected(
    _ attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard isReflected(layout) else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = reflectedWidth(of: layout) - copy.center.x
    copy.transform3D = copy.transform3D.reflected()
    return copy
  }
}
