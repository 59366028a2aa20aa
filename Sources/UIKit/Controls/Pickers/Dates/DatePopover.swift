/// The calendar or the wheels that a compact date opens, in front of everything in the window.
///
/// A touch beside them closes them. Its position, below or above the date, is
/// chosen.
final class DatePopover: UIView {
  private static let margin: CGFloat = 8
  private static let calendarSize = CGSize(width: 320, height: 324)
  private static let wheelsSize = CGSize(width: 232, height: 216)

  private let panel = UIView()
  private let content: any DatePickerPart
  private let size: CGSize
  private weak var source: DateCapsule?
  /// Called after the popover is closed.
  var didClose: () -> Void = {}

  init(_ content: any DatePickerPart, displaysTime: Bool, source: DateCapsule) {
    self.content = content
    self.source = source
    size = displaysTime ? Self.wheelsSize : Self.calendarSize
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 24
    panel.layer.shadowColor = UIColor.black.cgColor
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 24
    panel.layer.shadowOffset = .zero
    panel.addSubview(content)
    addSubview(panel)
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of date pickers cannot be decoded; create a UIDatePicker.")
  }

  /// Displays the values of a picker.
  func show(_ picker: UIDatePicker, animated: Bool) {
    panel.tintColor = picker.tintColor
    content.show(picker, animated: animated)
  }

  /// Adds the popover to a window.
  func open(in window: UIWindow) {
    frame = window.bounds
    source?.isOpen = true
    UIView.performWithoutAnimation {
      window.addSubview(self)
      layoutIfNeeded()
      panel.alpha = 0
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) {
      self.panel.alpha = 1
    } completion: { _ in
    }
    window.moveAccessibilityFocus(to: content)
  }

  func close() {
    source?.isOpen = false
    source = nil
    isUserInteractionEnabled = false
    accessibilityViewIsModal = false
    accessibilityElementsHidden = true
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseIn, .allowUserInteraction]
    ) {
      self.panel.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
    didClose()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source, let window else { return }
    let anchor = convert(source.bounds, from: source)
    let room = bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let width = min(size.width, room.width)
    var y = anchor.maxY + Self.margin
    if y + size.height > room.maxY { y = anchor.minY - Self.margin - size.height }
    y = min(max(y, room.minY), max(room.minY, room.maxY - size.height))
    panel.frame = CGRect(
      x: min(max(anchor.midX - width / 2, room.minX), room.maxX - width), y: y, width: width,
      height: size.height)
    content.frame = panel.bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.allSatisfy({ !panel.frame.contains($0.location(in: self)) }) { close() }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
