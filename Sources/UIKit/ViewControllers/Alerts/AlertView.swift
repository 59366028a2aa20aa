/// The view of an alert: its texts, text fields and buttons, which scroll if they do not fit.
///
/// Recorded on iOS 26 (accessibility frames of an iPhone 17 Pro): 320 points wide, the title 22
/// points from the top and 30 from the sides, buttons 48 high, 16 from the sides and 8 apart; with
/// one line of title and of message, and a row of buttons, 152 high. On iOS 27, whose alerts have
/// the same size, the message is 7.33 points below the title. Chosen: the fonts and colors, the
/// distances of fields, and the corners.
final class AlertView: UIView {
  /// The width of an alert, in points.
  static let width: CGFloat = 320
  private static let textInset: CGFloat = 30
  private static let textTop: CGFloat = 22
  private static let buttonHeight: CGFloat = 48
  private static let buttonInset: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let fieldHeight: CGFloat = 36
  /// The distance of the message from the title.
  private static let textGap: CGFloat = 22.0 / 3
  /// The distance of text fields and buttons from the texts: the rest of an alert with one line of
  /// title and of message and a row of buttons, which is 152 points high.
  private static let textBottom: CGFloat = 61.0 / 3

  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private var isStacked = false

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 34
    clipsToBounds = true
    addSubview(scrollView)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    messageLabel.font = .systemFont(ofSize: 15)
    messageLabel.textColor = .secondaryLabel
    messageLabel.numberOfLines = 0
    scrollView.addSubview(titleLabel)
    scrollView.addSubview(messageLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("AlertView cannot be decoded; create a UIAlertController in code.")
  }

  /// Displays the contents of an alert.
  func show(_ alert: UIAlertController) {
    accessibilityLabel = [alert.title, alert.message].compactMap { $0 }.joined(separator: ", ")
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    for view in fields where !(alert.textFields ?? []).contains(view) { view.removeFromSuperview() }
    fields = alert.textFields ?? []
    for field in fields where field.superview == nil { scrollView.addSubview(field) }
    for button in buttons { button.removeFromSuperview() }
    // The action that changes nothing is first in a row, and last in a column.
    let shown = alert.shownActions
    var actions = shown.filter { $0.style != .cancel }
    isStacked = alert.preferredStyle == .actionSheet || shown.count != 2
    if let cancel = shown.first(where: { $0.style == .cancel }) {
      actions.insert(cancel, at: isStacked ? actions.count : 0)
    }
    buttons = actions.map { button(for: $0, of: alert) }
    let room = (Self.width - 2 * Self.buttonInset - Self.gap) / 2
    if buttons.contains(where: { $0.intrinsicContentSize.width > room }) { isStacked = true }
    if isStacked, alert.actions.count == 2, let cancel = alert.cancelAction,
      actions.first === cancel
    {
      buttons.reverse()
    }
    for button in buttons { scrollView.addSubview(button) }
    setNeedsLayout()
  }

  private func button(for action: UIAlertAction, of alert: UIAlertController) -> UIButton {
    let isPreferred = alert.preferredAction === action
    var configuration = isPreferred ? UIButton.Configuration.filled() : .gray()
    configuration.title = action.title ?? ""
    configuration.cornerStyle = .capsule
    if action.style == .destructive {
      if isPreferred {
        configuration.baseBackgroundColor = .systemRed
      } else {
        configuration.baseForegroundColor = .systemRed
      }
    } else if !isPreferred {
      configuration.baseForegroundColor = .label
    }
    let button = UIButton(configuration: configuration)
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak alert, weak action] _ in
        if let alert, let action { alert.choose(action) }
      }, for: .touchUpInside)
    return button
  }

  // MARK: Layout

  /// Returns the height for a width, in points.
  func height(in width: CGFloat) -> CGFloat { place(in: width, placesViews: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let height = place(in: bounds.width, placesViews: true)
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
    scrollView.isScrollEnabled = height > bounds.height
  }

  /// Places the views below each other.
  ///
  /// - Returns: The height of all of them, in points.
  private func place(in width: CGFloat, placesViews: Bool) -> CGFloat {
    let scale = traitCollection.roundingScale
    let room = max(width - 2 * Self.textInset, 0)
    var y = Self.textTop
    func put(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
      if placesViews { view.frame = CGRect(x: x, y: y, width: width, height: height) }
    }
    let labels = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    for (index, label) in labels.enumerated() {
      if index > 0 { y = PixelRounding.snapped(y + Self.textGap, scale: scale) }
      let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      put(label, x: Self.textInset, width: room, height: height)
      y += height
    }
    if !labels.isEmpty { y = PixelRounding.snapped(y + Self.textBottom, scale: scale) }
    for field in fields {
      put(
        field, x: Self.buttonInset, width: width - 2 * Self.buttonInset, height: Self.fieldHeight)
      y += Self.fieldHeight + Self.gap
    }
    guard !buttons.isEmpty else { return y }
    if labels.isEmpty, fields.isEmpty { y = Self.buttonInset }
    let whole = max(width - 2 * Self.buttonInset, 0)
    if isStacked {
      for button in buttons {
        put(button, x: Self.buttonInset, width: whole, height: Self.buttonHeight)
        y += Self.buttonHeight + Self.gap
      }
      y -= Self.gap
    } else {
      let half = (whole - Self.gap) / 2
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      for (index, button) in buttons.enumerated() {
        let place = isReversed ? buttons.count - 1 - index : index
        put(
          button, x: Self.buttonInset + CGFloat(place) * (half + Self.gap), width: half,
          height: Self.buttonHeight)
      }
      y += Self.buttonHeight
    }
    return PixelRounding.up(y + Self.buttonInset, scale: scale)
  }
}
