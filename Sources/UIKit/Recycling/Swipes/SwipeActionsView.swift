/// The buttons of a swiped row, between the row and the edge.
///
/// No appearance is recorded. Chosen, modeled on iOS 26: capsules with distances between them,
/// which grow while they are revealed, and all lengths.
@MainActor
final class SwipeActionsView: UIView {
  /// The distances between the buttons, and from the edges of the row.
  private static let spacing: CGFloat = 8
  private static let verticalMargin: CGFloat = 4

  let actions: [UIContextualAction]
  /// The edge of the row at which the buttons lie.
  let edge: SwipeEdge
  private let buttons: [SwipeActionButton]
  private var widths: [CGFloat] = []
  /// The distance by which the row is displaced.
  private var distance: CGFloat = 0
  /// A Boolean value that indicates whether the first button covers the others.
  private(set) var showsFirstOnly = false

  init(
    _ configuration: UISwipeActionsConfiguration, at edge: SwipeEdge, height: CGFloat,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    actions = configuration.actions
    self.edge = edge
    buttons = configuration.actions.map { SwipeActionButton($0, rowHeight: height) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons {
      button.addAction(
        UIAction { [unowned button] _ in perform(button.action, button) }, for: .touchUpInside)
      addSubview(button)
    }
    widths = buttons.map(\.preferredWidth)
  }

  required init?(coder: NSCoder) { nil }

  /// The distance at which all buttons are displayed.
  var openDistance: CGFloat { widths.reduce(Self.spacing) { $0 + $1 + Self.spacing } }

  /// The button of the first action.
  var firstButton: UIView? { buttons.first }

  /// Displays the buttons at an edge of a row.
  ///
  /// - Parameters:
  ///   - distance: The distance by which the row is displaced.
  ///   - row: The frame of the row without a swipe.
  ///   - showsFirstOnly: Whether the first button covers the others.
  func show(_ distance: CGFloat, of row: CGRect, showsFirstOnly: Bool) {
    self.distance = distance
    self.showsFirstOnly = showsFirstOnly
    let frame = CGRect(
      x: edge == .leading ? row.minX : row.maxX - distance, y: row.minY, width: distance,
      height: row.height)
    if self.frame != frame { self.frame = frame }
    setNeedsLayout()
    // The list may have new data that are not counted yet, so it is not laid out.
    layOutSubtree()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let share = distance / max(openDistance, 1)
    let height = max(0, bounds.height - 2 * Self.verticalMargin)
    var start = Self.spacing * share
    for (index, button) in buttons.enumerated() {
      var width = widths[index] * share
      if showsFirstOnly { width = index == 0 ? max(0, distance - 2 * Self.spacing) : 0 }
      // The first action lies at the edge.
      let x = edge == .leading ? start : bounds.width - start - width
      let slot = placed(CGRect(x: x, y: Self.verticalMargin, width: width, height: height))
      button.bounds.size = CGSize(width: max(width, widths[index]), height: height)
      button.center = CGPoint(x: slot.midX, y: slot.midY)
      let scale = min(1, max(width / widths[index], 0.01))
      button.transform = CGAffineTransform(scaleX: scale, y: scale)
      button.alpha = scale
      start += width + Self.spacing * (showsFirstOnly ? 1 : share)
    }
  }

  // The first action is read first, at either edge.
  override var childrenInReadingOrder: [UIView] { buttons }
}
