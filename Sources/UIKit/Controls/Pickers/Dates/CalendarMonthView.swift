/// A month of a date picker or a calendar view, from which the user selects days.
///
/// Nothing of its geometry is recorded but the size of the whole picker; the rest is chosen.
final class CalendarMonthView: UIView {
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let margin: CGFloat = 16
  private static let weeks = 6

  private unowned let source: any CalendarMonthSource
  private let title = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [CalendarDayView] = []
  /// The wheels of months and years, in place of the days; `nil` while they are closed.
  private var monthWheels: DateWheels?
  /// A date in the displayed month.
  private(set) var month = Date()

  init(_ source: any CalendarMonthSource) {
    self.source = source
    super.init(frame: .zero)
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.addAction(
      UIAction { [unowned self] _ in self.toggleWheels() }, for: .primaryActionTriggered)
    back.accessibilityLabel = "Previous Month"
    forward.accessibilityLabel = "Next Month"
    back.addAction(UIAction { [unowned self] _ in self.turn(by: -1) }, for: .primaryActionTriggered)
    forward.addAction(
      UIAction { [unowned self] _ in self.turn(by: 1) }, for: .primaryActionTriggered)
    for view in [title, back, forward] { addSubview(view) }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: Selector("swipe(_:)", CalendarMonthView.swipe(_:)))
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("The parts of date pickers cannot be decoded; create a UIDatePicker.")
  }

  private var calendar: Calendar { source.texts.calendar }

  /// Displays the month of a date.
  func show(month date: Date, animated: Bool) {
    month = date
    monthWheels?.show(date, duration: 0, animated: animated)
    showMonth()
  }

  // MARK: Months

  /// Displays another month.
  private func turn(by count: Int) {
    guard let other = calendar.date(byAdding: .month, value: count, to: month), mayShow(other)
    else { return }
    let former = month
    month = other
    showMonth()
    source.userDidTurn(from: former)
  }

  private func swipe(_ recognizer: UISwipeGestureRecognizer) {
    guard monthWheels == nil else { return }
    turn(by: (recognizer.direction == .left) != isRightToLeft ? 1 : -1)
  }

  private func mayShow(_ date: Date) -> Bool {
    guard let span = calendar.dateInterval(of: .month, for: date) else { return false }
    return source.rules.overlaps(from: span.start, to: span.end)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func toggleWheels() {
    if let wheels = monthWheels {
      wheels.removeFromSuperview()
      monthWheels = nil
    } else {
      let wheels = DateWheels(
        .yearAndMonth, date: month, duration: 0, texts: source.texts, rules: source.rules)
      wheels.didChoose = { [unowned self] date, _ in
        let former = month
        month = date
        source.userDidChoose(month: date, insteadOf: former)
      }
      addSubview(wheels)
      monthWheels = wheels
    }
    showMonth()
  }

  // MARK: Contents

  private func showMonth() {
    let texts = source.texts
    let isWheels = monthWheels != nil
    title.setTitle(texts.month(month) + (isWheels ? " ⌄" : " ›"), for: .normal)
    title.accessibilityLabel = texts.month(month)
    back.setImage(
      UIImage(systemName: isRightToLeft ? "chevron.right" : "chevron.left"), for: .normal)
    forward.setImage(
      UIImage(systemName: isRightToLeft ? "chevron.left" : "chevron.right"), for: .normal)
    for (button, count) in [(back, -1), (forward, 1)] {
      button.isHidden = isWheels
      button.isEnabled =
        source.isEnabled
        && (calendar.date(byAdding: .month, value: count, to: month).map(mayShow) ?? false)
    }
    title.isEnabled = source.isEnabled
    showWeekdays()
    showDays()
    setNeedsLayout()
  }

  private func showWeekdays() {
    let names = source.texts.weekdays
    while weekdays.count < names.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
    for (label, name) in zip(weekdays, names) {
      label.text = name
      label.isHidden = monthWheels != nil
    }
  }

  /// The number of empty places before the first day of the month.
  private var leadingPlaces: Int {
    let columns = max(weekdays.count, 1)
    guard let start = calendar.dateInterval(of: .month, for: month)?.start else { return 0 }
    return (calendar.component(.weekday, from: start) - calendar.firstWeekday + columns) % columns
  }

  private func showDays() {
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    guard let start = calendar.dateInterval(of: .month, for: month)?.start else { return }
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count {
      let day = CalendarDayView()
      day.addAction(
        UIAction { [unowned self, unowned day] _ in self.choose(day) },
        for: .primaryActionTriggered)
      days.append(day)
      addSubview(day)
    }
    let now = Date()
    for (index, day) in days.enumerated() {
      day.date = calendar.date(byAdding: .day, value: index, to: start) ?? start
      day.isHidden = monthWheels != nil
      day.show(
        source.texts.number(index + 1), spoken: source.texts.spokenDay(day.date),
        isToday: calendar.isDate(day.date, inSameDayAs: now),
        isSelected: source.isSelected(day.date), isEnabled: mayChoose(day.date))
      day.fontDesign = source.fontDesign
      day.showDecoration(source.decoration(for: day.date), height: source.decorationHeight)
    }
  }

  private func mayChoose(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return source.isEnabled && source.rules.overlaps(from: day, to: end) && source.maySelect(day)
  }

  private func choose(_ day: CalendarDayView) { source.userDidChoose(day: day.date) }

  /// Displays the decorations of days again: all, or those for which the closure returns `true`.
  func showDecorations(where isIncluded: (Date) -> Bool = { _ in true }) {
    for day in days where isIncluded(day.date) {
      day.showDecoration(source.decoration(for: day.date), height: source.decorationHeight)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = CGFloat(max(weekdays.count, 1))
    let inner = bounds.insetBy(dx: Self.margin, dy: 0)
    let side = inner.width / columns
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isRightToLeft
        ? CGRect(
          x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        : frame
    }
    let titleWidth = min(title.intrinsicContentSize.width, inner.width - 88)
    place(title, CGRect(x: inner.minX, y: 0, width: titleWidth, height: Self.headerHeight))
    place(
      back, CGRect(x: inner.maxX - 88, y: 0, width: 44, height: Self.headerHeight))
    place(
      forward, CGRect(x: inner.maxX - 44, y: 0, width: 44, height: Self.headerHeight))
    for (index, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(
          x: inner.minX + CGFloat(index) * side, y: Self.headerHeight, width: side,
          height: Self.weekdayHeight))
    }
    let top = Self.headerHeight + Self.weekdayHeight
    let height = max(0, bounds.height - top) / CGFloat(Self.weeks)
    let leading = leadingPlaces
    for (index, day) in days.enumerated() {
      let position = leading + index
      let row = CGFloat(position / Int(columns))
      let column = CGFloat(position % Int(columns))
      place(
        day,
        CGRect(
          x: inner.minX + column * side, y: top + row * height, width: side, height: height))
    }
    monthWheels?.frame = CGRect(
      x: 0, y: Self.headerHeight, width: bounds.width,
      height: max(0, bounds.height - Self.headerHeight))
  }
}
