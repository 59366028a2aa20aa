import CollectionLayout
internal import Scenes

/// The bar of index titles along the trailing edge of a collection view.
///
/// Its dimensions are not documented; they resemble the bar of tables.
package final class IndexTitleBar: UIView {
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  private static let rowHeight = font.lineHeight.rounded(.up)
  /// The margin beside the widest title, at each side.
  private static let margin: CGFloat = 3
  private static let leastWidth: CGFloat = 16

  /// A closure that is called with the index of a title when the finger reaches it.
  var titleReached: (Int) -> Void = { _ in }

  /// All titles, including the omitted ones.
  package private(set) var titles: [String] = []
  private var widestTitle: CGFloat = 0
  private var content = IndexTitleRows(titleCount: 0, capacity: 0)
  /// The number of rows for which there is room; `nil` after a change of the titles.
  private var capacity: Int?
  private var labels: [UILabel] = []
  /// The title under the finger.
  private var touchedTitle: Int?
  /// A Boolean value that indicates whether a finger is on the bar.
  private var isTracking = false { didSet { updateBackground() } }
  /// The color behind the titles; `nil` for none.
  var restingColor: UIColor? { didSet { updateBackground() } }
  /// The color behind the titles while a finger is on the bar; `nil` for ``restingColor``.
  var trackingColor: UIColor? { didSet { updateBackground() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Index"
    // In front of all cells, and of what the app adds.
    // In front of pinned headers and footers, whose depth is `LayoutViewport.pinnedDepth`.
    layer.zPosition = 2 * CGFloat(LayoutViewport.pinnedDepth)
  }

  required init?(coder: NSCoder) { nil }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    node.staysInPlace = true
    return node
  }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    accessibility.role = AccessibilityRole.navigation
  }

  /// Displays titles.
  ///
  /// - Complexity: O(titles), or O(1) if they are the same.
  func show(_ new: [String]) {
    guard new != titles else { return }
    titles = new
    touchedTitle = nil
    capacity = nil
    widestTitle = new.reduce(0) { max($0, Self.width(of: $1)) }
  }

  private static func width(of title: String) -> CGFloat { label(title).intrinsicContentSize.width }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textAlignment = .center
    label.text = text
    return label
  }

  /// Places the bar at the trailing edge of an area of its superview, vertically centered.
  ///
  /// - Complexity: O(titles), or O(1) if the titles and the height are the same.
  func place(in area: CGRect, isRightToLeft: Bool, scale: CGFloat) {
    let width = max(Self.leastWidth, PixelRounding.up(widestTitle + 2 * Self.margin, scale: scale))
    // The height is negative where insets leave nothing.
    let room = max(Int(area.size.height / Self.rowHeight), 0)
    if room != capacity {
      capacity = room
      content = IndexTitleRows(titleCount: titles.count, capacity: room)
      makeLabels(width: width)
    }
    let height = CGFloat(content.rows.count) * Self.rowHeight
    // On whole pixels of what is seen, wherever the content is.
    let top = superview?.bounds.minY ?? 0
    let y = top + PixelRounding.snapped(area.midY - height / 2 - top, scale: scale)
    frame = CGRect(
      x: isRightToLeft ? area.minX : area.maxX - width, y: y, width: width, height: height)
  }

  private func makeLabels(width: CGFloat) {
    for label in labels { label.removeFromSuperview() }
    labels = content.rows.map { row in
      switch row {
      case .title(let title): Self.label(titles[title])
      case .dot: Self.label("•")
      }
    }
    for (row, label) in labels.enumerated() {
      label.textColor = tintColor
      label.frame = CGRect(
        x: 0, y: CGFloat(row) * Self.rowHeight, width: width, height: Self.rowHeight)
      addSubview(label)
    }
  }

  private func updateBackground() {
    let color = (isTracking ? trackingColor : nil) ?? restingColor
    if backgroundColor != color { backgroundColor = color }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = tintColor }
  }

  // MARK: Touches

  /// Returns the point of a title in the bar's coordinates; `nil` if there is no such title, or no
  /// room for any.
  package func point(ofTitle title: String) -> CGPoint? {
    titles.firstIndex(of: title).flatMap { content.place(ofTitle: $0) }
      .map { CGPoint(x: bounds.midX, y: $0 * Self.rowHeight) }
  }

  override var tracksDrags: Bool { true }

  /// The bar keeps its touches: they neither scroll nor move items.
  package override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view?.isDescendant(of: self) ?? false }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    touchEnded()
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded()
  }

  private func follow(_ touches: Set<UITouch>) {
    if let touch = touches.first { touchMoved(to: touch.location(in: self)) }
  }

  /// Updates the bar for a finger at a point in the bar's coordinates, which may be outside of the
  /// bar.
  func touchMoved(to point: CGPoint) {
    isTracking = true
    guard let title = content.title(at: point.y / Self.rowHeight), title != touchedTitle else {
      return
    }
    touchedTitle = title
    titleReached(title)
  }

  /// Called when the finger leaves the bar.
  func touchEnded() {
    touchedTitle = nil
    isTracking = false
  }
}
