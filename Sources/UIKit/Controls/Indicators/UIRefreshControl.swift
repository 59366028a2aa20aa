/// A control above the content of a scroll view with which the user updates the content.
///
/// The user pulls the content down. The control appears above it and, once the content is far
/// enough below its resting position, begins to refresh: it sends `valueChanged`, and the content
/// rests below the control until the app calls ``endRefreshing()``.
///
/// The height, 60 points, is reported; the distance of the pull and the duration of movements are
/// chosen.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  private static let spinnerSide: CGFloat = 20
  private static let titleMargin: CGFloat = 4
  /// The distance below its resting position at which pulled content begins to refresh.
  static let threshold: CGFloat = 90

  let wheel = SpinnerWheel()
  private let label = UILabel()
  /// The scroll view that displays the control.
  weak var scrollView: UIScrollView?
  /// A Boolean value that indicates whether the scroll view makes room for the control.
  var hasRoom = false
  /// A Boolean value that indicates whether the current drag has begun to refresh.
  private var isSpent = false

  /// Creates a control with the standard height.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
    setUp()
  }

  /// Creates a control with the standard height. Views are not read from archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = Self.height
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(wheel)
    addSubview(label)
    alpha = 0
    showAppearance()
  }

  // MARK: Refreshing

  /// A Boolean value that indicates whether the control is refreshing.
  open private(set) var isRefreshing = false

  /// Begins to refresh, without sending actions.
  ///
  /// The scroll view makes room for the control. Content at its top keeps its position, as in
  /// UIKit, so that the control is visible after the app has scrolled to it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    show(share: 1)
    makeRoom(true)
  }

  /// Ends refreshing. The content moves back to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.turns = false
    noteDrawingChange()
    // Content that the user holds moves back at the end of the drag.
    if let scrollView, scrollView.isDragging { return }
    leave()
  }

  /// Removes the room for the control, with an animation if the content is at its top.
  func leave() {
    guard let scrollView, hasRoom else { return show(share: 0) }
    let top = scrollView.adjustedContentInset.top
    let isAtTop = scrollView.contentOffset.y < Self.height - top
    guard isAtTop else {
      makeRoom(false)
      return show(share: 0)
    }
    UIView.animate(withDuration: 0.25) {
      self.makeRoom(false)
      self.alpha = 0
      scrollView.contentOffset = scrollView.restingOffset(near: scrollView.contentOffset)
      scrollView.layoutIfNeeded()
    } completion: { _ in
      if !self.isRefreshing { self.show(share: 0) }
    }
  }

  private func makeRoom(_ makes: Bool) {
    guard hasRoom != makes else { return }
    hasRoom = makes
    scrollView?.refreshAdjustedInset(keepsOffset: makes)
  }

  // MARK: Pulling

  /// Updates the control for a distance of the content below its resting position.
  func contentDidMove(pull: CGFloat, isDragging: Bool) {
    if !isDragging { isSpent = false }
    guard !isRefreshing, isEnabled else { return }
    // After refreshing ends, the control moves out of view with the content.
    if hasRoom { return }
    show(share: min(max(0, pull) / Self.threshold, 1))
    guard isDragging, !isSpent, pull >= Self.threshold else { return }
    isSpent = true
    isRefreshing = true
    show(share: 1)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// Makes room for a control that refreshes, at the end of a drag.
  func dragDidEnd() {
    isSpent = false
    if isRefreshing { makeRoom(true) } else if hasRoom { leave() }
  }

  /// Displays a fraction of the pull.
  private func show(share: CGFloat) {
    wheel.shownShare = isRefreshing ? 1 : min(share, 0.999)
    wheel.turns = isRefreshing
    alpha = isRefreshing ? 1 : share
    noteDrawingChange()
  }

  // MARK: Appearance

  /// The words below the wheel; `nil`, the default, for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      noteAssigned(.attributedTitle)
      label.attributedText = attributedTitle
      label.textAlignment = .center
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showAppearance()
  }

  private func showAppearance() {
    // A tint color of the control itself; the inherited tint color is for other controls.
    wheel.color = storedTint ?? .systemGray
    label.textColor = storedTint ?? .secondaryLabel
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.spinnerSide
    let title = attributedTitle == nil ? .zero : label.sizeThatFits(.zero)
    let height = title.height > 0 ? side + Self.titleMargin + title.height : side
    let top = ((bounds.height - height) / 2).rounded(.down)
    wheel.bounds.size = CGSize(width: side, height: side)
    wheel.center = CGPoint(x: bounds.midX.rounded(.down), y: top + side / 2)
    label.frame = CGRect(
      x: 0, y: top + side + Self.titleMargin, width: bounds.width, height: title.height)
  }

  /// The height of the control, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the offered width, and the height of the control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Accessibility

  /// `true` while the control refreshes.
  override var standardIsAccessibilityElement: Bool { isRefreshing }

  override var standardAccessibilityLabel: String? { isRefreshing ? "In progress" : nil }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.attributedTitle, \UIRefreshControl.attributedTitle)
    ]
  }
}
