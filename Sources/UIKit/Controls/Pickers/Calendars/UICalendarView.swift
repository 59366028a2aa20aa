/// A view of a month. Its days may have decorations, and the user selects some of them.
///
///     let view = UICalendarView()
///     view.delegate = self
///     view.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
///
/// Days are date components with the calendar, the era, the year, the month and the day. The user
/// turns to other months with buttons, by a swipe, and with wheels after a tap on the title.
///
/// Chosen, because nothing is recorded: the appearance, the heights, and that months change without
/// an animation.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicalendarview
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// The delegate, which makes the decorations. The default is `nil`.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { monthView.showDecorations() } }
  /// The way of selecting days, or `nil` (the default) if the user selects none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.view = nil }
      selectionBehavior?.view = self
      showMonth()
    }
  }

  // MARK: Locale

  /// The calendar. The default is the user's.
  open var calendar: Calendar = .current { didSet { textsDidChange() } }
  /// The locale of the texts. The default is the user's.
  open var locale: Locale = .current { didSet { textsDidChange() } }
  /// The time zone, or `nil` (the default) to use the calendar's.
  open var timeZone: TimeZone? { didSet { textsDidChange() } }
  /// The design of the font of days. The default is the usual one.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { showMonth() } }

  private var keptTexts: DatePickerTexts?
  /// A date in the displayed month.
  private var month = Date()
  private lazy var monthView = CalendarMonthView(self)

  /// Creates a calendar with a frame in the coordinates of its future superview, in points. A frame
  /// without a size gets the usual one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  /// Creates a calendar of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(monthView)
    showMonth()
  }

  private func textsDidChange() {
    keptTexts = nil
    showMonth()
  }

  // MARK: Months

  /// The range of days that the user may select, and of the months that are displayed. The default
  /// is all time.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      month = rules.clamped(month)
      showMonth()
    }
  }

  /// The displayed month: the calendar, the era, the year and the month. The default is the current
  /// one.
  ///
  /// Setting it outside of ``availableDateRange`` displays the nearest month.
  open var visibleDateComponents: DateComponents {
    get { components([.era, .year, .month], of: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Displays a month. The change is not animated here.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(of: dateComponents) else { return }
    let former = visibleDateComponents
    month = rules.clamped(date)
    showMonth()
    noteTurn(from: former)
  }

  private func noteTurn(from former: DateComponents) {
    guard former != visibleDateComponents else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
  }

  /// Displays the month and the selection.
  func showMonth() { monthView.show(month: month, animated: false) }

  // MARK: Decorations

  /// A Boolean value that indicates whether there is room for decorations below the days. The
  /// default is `true`.
  open var wantsDateDecorations = true {
    didSet {
      monthView.showDecorations()
      invalidateIntrinsicContentSize()
    }
  }

  /// Asks the delegate again for the decorations of days. The change is not animated here.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = Set(dates.compactMap(day(of:)))
    monthView.showDecorations { days.contains($0) }
  }

  // MARK: Dates

  /// The calendar with the time zone of the view.
  private var dayCalendar: Calendar { texts.calendar }

  /// Returns components of a date, with the calendar.
  func components(_ parts: Set<Calendar.Component>, of date: Date) -> DateComponents {
    var components = dayCalendar.dateComponents(parts, from: date)
    components.calendar = calendar
    return components
  }

  /// Returns the components of a day.
  func components(of day: Date) -> DateComponents {
    components([.era, .year, .month, .day], of: day)
  }

  /// Returns a date of components without their calendar and time; `nil` without a year.
  private func date(of components: DateComponents) -> Date? {
    guard components.year != nil else { return nil }
    return dayCalendar.date(
      from: DateComponents(
        era: components.era, year: components.year, month: components.month, day: components.day))
  }

  /// Returns the start of the day of components; `nil` without a year, a month and a day.
  func day(of components: DateComponents) -> Date? {
    guard components.month != nil, components.day != nil else { return nil }
    return date(of: components).map(dayCalendar.startOfDay(for:))
  }

  // MARK: Sizes

  private static let headerHeight: CGFloat = 64
  private static let rowHeight: CGFloat = 44
  private static let usualWidth: CGFloat = 320
  /// The height of the room for decorations below a day, in points.
  private static let usualDecorationHeight: CGFloat = 16

  private var usualHeight: CGFloat {
    Self.headerHeight + 6 * (Self.rowHeight + decorationHeight)
  }

  /// The height of six weeks, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: usualHeight)
  }

  /// Returns the offered width, at least 320 points, and the height of six weeks.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, Self.usualWidth), height: usualHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    monthView.frame = bounds
  }
}

extension UICalendarView: CalendarMonthSource {
  var texts: DatePickerTexts {
    if let keptTexts { return keptTexts }
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    let made = DatePickerTexts(calendar: calendar, locale: locale)
    keptTexts = made
    return made
  }

  var rules: DatePickerRules {
    DatePickerRules(
      minimum: availableDateRange.start, maximum: availableDateRange.end,
      calendar: texts.calendar)
  }

  var isEnabled: Bool { true }
  var decorationHeight: CGFloat { wantsDateDecorations ? Self.usualDecorationHeight : 0 }

  func isSelected(_ day: Date) -> Bool { selectionBehavior?.contains(day) ?? false }
  func maySelect(_ day: Date) -> Bool { selectionBehavior?.mayChange(day) ?? true }

  func decoration(for day: Date) -> UIView? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(of: day))?.makeView()
  }

  func userDidChoose(day: Date) {
    guard let selectionBehavior else { return }
    selectionBehavior.userDidChoose(day)
    showMonth()
  }

  func userDidChoose(month: Date, insteadOf former: Date) { userDidTurn(from: former) }

  func userDidTurn(from month: Date) {
    self.month = monthView.month
    noteTurn(from: components([.era, .year, .month], of: month))
  }
}
