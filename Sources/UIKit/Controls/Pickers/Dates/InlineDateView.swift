/// A date picker of the inline style: a calendar, and below it the time; or only the time.
final class InlineDateView: UIView, DatePickerPart {
  private static let timeHeight: CGFloat = 42
  private static let margin: CGFloat = 16

  private unowned let picker: UIDatePicker
  private let calendarView: CalendarMonthView
  private let timeLabel = UILabel()
  private let timeCapsule = DateCapsule(name: "Time")

  init(_ picker: UIDatePicker) {
    self.picker = picker
    calendarView = CalendarMonthView(picker)
    super.init(frame: .zero)
    timeLabel.text = "Time"
    timeLabel.font = .preferredFont(forTextStyle: .body)
    timeLabel.adjustsFontForContentSizeCategory = true
    for view in [calendarView, timeLabel, timeCapsule] { addSubview(view) }
    timeCapsule.addAction(
      UIAction { [unowned self] _ in
        self.picker.openPopover(self.timeCapsule, displaysTime: true)
      }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of date pickers cannot be decoded; create a UIDatePicker.")
  }

  func show(_ picker: UIDatePicker, animated: Bool) {
    let mode = picker.datePickerMode
    calendarView.isHidden = mode == .time
    timeCapsule.isHidden = mode == .date
    timeLabel.isHidden = mode != .dateAndTime
    timeCapsule.text = picker.texts.time(picker.date)
    timeCapsule.isEnabled = picker.isEnabled
    if mode != .time { calendarView.show(picker, animated: animated) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The width of the time with its margins, for a picker of times.
  var timeWidth: CGFloat { timeCapsule.fittingSize.width + Self.margin }

  override var intrinsicContentSize: CGSize {
    UIDatePicker.inlineSize(of: picker.datePickerMode)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hasTime = !timeCapsule.isHidden
    let time = timeCapsule.fittingSize
    let footer = calendarView.isHidden ? bounds.height : hasTime ? Self.timeHeight : 0
    calendarView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - footer))
    let y = bounds.height - footer / 2
    let capsuleX =
      calendarView.isHidden
      ? (bounds.width - time.width) / 2 : bounds.width - Self.margin - time.width
    let labelWidth = timeLabel.intrinsicContentSize.width
    timeCapsule.frame = CGRect(
      x: isRightToLeft && !calendarView.isHidden ? Self.margin : capsuleX, y: y - time.height / 2,
      width: time.width, height: time.height)
    timeLabel.frame = CGRect(
      x: isRightToLeft ? bounds.width - Self.margin - labelWidth : Self.margin, y: y - 15,
      width: labelWidth, height: 30)
  }
}
