/// A control by which the user selects a date, a time, or a duration.
///
/// Sizes, defaults, and the rules of values are recorded from iOS 26.1 (`dp-ip16-sizes`,
/// `dp-values`, `dp-countdown-matrix`). The contents of the calendar and the widths of the wheels
/// are chosen.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  private var part: (any DatePickerPart)?
  private var popover: DatePopover?
  private var storedDate = Date()
  private var storedDuration: TimeInterval = 60
  private var storedCalendar: Calendar?
  private var storedInterval = 1
  private var keptTexts: DatePickerTexts?

  /// Creates a date picker with a frame in the coordinates of its future superview. A frame without
  /// a size gets the size of the style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  /// Creates a date picker of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeDate(from: coder)
    setUp()
  }

  private func setUp() { installPart() }

  // MARK: Mode and style

  /// The kind of value that the user selects. The default is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      storedDuration = 60
      closePopover()
      styleDidChange()
    }
  }

  /// The wanted style. The default is `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { styleDidChange() } }
  }

  /// The displayed style: the wanted one, or wheels for modes that have no other.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime:
      preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  private func styleDidChange() {
    guard part != nil else { return }
    closePopover()
    installPart()
    // The frame of a style is recorded; constraints decide about it afterward.
    switch datePickerStyle {
    case .wheels: frame.size = UIPickerView.standardSize
    case .inline: frame.size = Self.inlineSize(of: datePickerMode)
    case .compact, .automatic: frame.size = sizeThatFits(frame.size)
    }
  }

  private func installPart() {
    part?.removeFromSuperview()
    let made: any DatePickerPart
    switch datePickerStyle {
    case .wheels: made = makeWheels(datePickerMode)
    case .inline: made = InlineDateView(self)
    case .compact, .automatic: made = CompactDateView(self)
    }
    part = made
    made.show(self, animated: false)
    addSubview(made)
    if !(made is DateWheels) {
      made.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        made.leadingAnchor.constraint(equalTo: leadingAnchor),
        made.trailingAnchor.constraint(equalTo: trailingAnchor),
        made.topAnchor.constraint(equalTo: topAnchor),
        made.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
    invalidateIntrinsicContentSize()
  }

  private func makeWheels(_ mode: Mode) -> DateWheels {
    let wheels = DateWheels(
      mode, date: date, duration: countDownDuration, texts: texts, rules: rules)
    wheels.didChoose = { [unowned self] date, duration in
      if mode == .countDownTimer {
        storedDuration = duration
        noteDrawingChange()
        send([.valueChanged, .primaryActionTriggered], with: nil)
      } else {
        userDidChoose(date, animated: true)
      }
    }
    return wheels
  }

  // MARK: Values

  /// The date. The default is the time of the creation. It is clamped to the range, and its minute
  /// is rounded down to ``minuteInterval``. Setting it sends no actions.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, without sending actions; wheels turn to it with an animation.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = rules.accepted(date)
    show(animated: animated)
  }

  /// The first date that can be selected, or `nil` (the default) for no limit. A minimum after the
  /// maximum removes both limits.
  open var minimumDate: Date? { didSet { rulesDidChange() } }
  /// The last date that can be selected, or `nil` (the default) for no limit.
  open var maximumDate: Date? { didSet { rulesDidChange() } }

  /// The minutes between two choices: a divisor of 60 up to 30; others stand for 1. The default is
  /// 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = DatePickerRules.validInterval(newValue)
      rulesDidChange()
    }
  }

  /// A Boolean value that indicates whether the date is rounded to ``minuteInterval``. The default
  /// is `true`.
  open var roundsToMinuteInterval = true { didSet { rulesDidChange() } }

  /// The duration of a countdown in seconds: whole minutes from 60 to 86,340; other values stand
  /// for 60. Outside of the mode `countDownTimer`, it is 0, and changes have no effect.
  open var countDownDuration: TimeInterval {
    get { datePickerMode == .countDownTimer ? storedDuration : 0 }
    set {
      guard datePickerMode == .countDownTimer else { return }
      storedDuration = DatePickerRules.validDuration(newValue)
      show(animated: false)
    }
  }

  // MARK: Locale

  /// The locale of the texts, or `nil` (the default) to use the user's.
  open var locale: Locale? { didSet { textsDidChange() } }
  /// The calendar. The default is the user's, which also replaces `nil`.
  open var calendar: Calendar! {
    get { storedCalendar ?? .current }
    set {
      storedCalendar = newValue
      textsDidChange()
    }
  }
  /// The time zone, or `nil` (the default) to use the calendar's.
  open var timeZone: TimeZone? { didSet { textsDidChange() } }

  var texts: DatePickerTexts {
    if let keptTexts { return keptTexts }
    var calendar: Calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    let made = DatePickerTexts(
      calendar: calendar, locale: locale ?? calendar.locale ?? .current)
    keptTexts = made
    return made
  }

  var rules: DatePickerRules {
    DatePickerRules(
      minuteInterval: storedInterval, roundsToMinuteInterval: roundsToMinuteInterval,
      minimum: minimumDate, maximum: maximumDate, calendar: texts.calendar)
  }

  private func textsDidChange() {
    keptTexts = nil
    show(animated: false)
  }

  private func rulesDidChange() {
    storedDate = rules.accepted(storedDate)
    show(animated: false)
  }

  /// Displays the values.
  private func show(animated: Bool) {
    part?.show(self, animated: animated)
    popover?.show(self, animated: animated)
    noteDrawingChange()
  }

  open override var isEnabled: Bool { didSet { show(animated: false) } }

  // MARK: The user

  /// Changes the date for the user, and sends the actions if it is another one.
  func userDidChoose(_ date: Date, animated: Bool) {
    let accepted = rules.accepted(date)
    let isOther = accepted != storedDate
    storedDate = accepted
    show(animated: animated)
    if isOther { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// Opens the calendar or the wheels of a compact date, or closes them.
  func openPopover(_ source: DateCapsule, displaysTime: Bool) {
    guard isEnabled, let window, popover == nil else { return closePopover() }
    let content: any DatePickerPart =
      displaysTime ? TimeWheelsPart(makeWheels(.time)) : CalendarMonthView(self)
    let popover = DatePopover(content, displaysTime: displaysTime, source: source)
    self.popover = popover
    popover.didClose = { [weak self] in
      self?.popover = nil
      self?.send(.editingDidEnd, with: nil)
    }
    popover.show(self, animated: false)
    send(.editingDidBegin, with: nil)
    popover.open(in: window)
  }

  private func closePopover() { popover?.close() }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { closePopover() }
  }

  override var keptValue: UserValue? {
    .number(
      datePickerMode == .countDownTimer
        ? storedDuration : storedDate.timeIntervalSinceReferenceDate)
  }

  override func change(to value: UserValue) {
    guard case .number(let number) = value else { return }
    if datePickerMode == .countDownTimer {
      countDownDuration = number
      send([.valueChanged, .primaryActionTriggered], with: nil)
    } else {
      userDidChoose(Date(timeIntervalSinceReferenceDate: number), animated: false)
    }
  }

  // MARK: Sizes

  /// The frame of the inline style without constraints (`dp-ip16-sizes`).
  static func inlineSize(of mode: Mode) -> CGSize {
    switch mode {
    case .time: CGSize(width: 228, height: 52)
    case .dateAndTime: CGSize(width: 320, height: 366)
    case .date, .countDownTimer, .yearAndMonth: CGSize(width: 320, height: 324)
    }
  }

  /// 320 by 216 points for wheels; no size in other styles, whose contents are constrained to the
  /// edges (`dp-ip16-sizes`).
  open override var intrinsicContentSize: CGSize {
    datePickerStyle == .wheels
      ? UIPickerView.standardSize
      : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size of the style: of a compact one, the texts' size, or the offered width if it
  /// is larger.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    switch datePickerStyle {
    case .wheels: return UIPickerView.standardSize
    case .inline:
      return switch datePickerMode {
      case .time: CGSize(width: (part as? InlineDateView)?.timeWidth ?? 0, height: 114)
      case .dateAndTime: CGSize(width: 320, height: 482)
      case .date, .countDownTimer, .yearAndMonth: CGSize(width: 320, height: 440)
      }
    case .compact, .automatic:
      let fitting = part?.intrinsicContentSize ?? .zero
      return CGSize(width: max(size.width, fitting.width), height: fitting.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let wheels = part as? DateWheels { wheels.frame = bounds }
  }
}
