import Testing

@testable import UIKit

@MainActor
@Suite struct UIDatePickerTests {
  private let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }

  private static var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) -> Date {
    gregorian.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second))!
  }

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic, locale: String = "en_US"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = Self.gregorian
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.date(2026, 1, 31, 15, 41, 20)
    window.rootViewController?.view.addSubview(picker)
    picker.frame.origin = CGPoint(x: 20, y: 100)
    window.layoutIfNeeded()
    return picker
  }

  private func wheels(_ picker: UIDatePicker) throws -> DateWheels {
    try #require(picker.subviews.compactMap { $0 as? DateWheels }.first)
  }

  /// Returns the selected texts of the wheels.
  private func texts(_ picker: UIDatePicker) throws -> [String] {
    let wheels = try wheels(picker)
    return (0..<wheels.numberOfComponents).map {
      wheels.text(ofRow: wheels.selectedRow(inComponent: $0), in: $0)
    }
  }

  /// Turns a wheel by rows as the user does.
  private func turn(_ picker: UIDatePicker, _ component: Int, by rows: Int) throws {
    let column = try #require(
      try wheels(picker).subviews.compactMap { $0 as? PickerColumn }.dropFirst(component).first)
    for _ in 0..<abs(rows) {
      if rows > 0 { column.accessibilityIncrement() } else { column.accessibilityDecrement() }
    }
  }

  // MARK: Recorded values

  /// Case `dp-values`.
  @Test func `defaults are the recorded ones`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.minuteInterval == 1)
    #expect(picker.countDownDuration == 0)
    #expect(picker.roundsToMinuteInterval)
    #expect(picker.locale == nil)
    #expect(picker.timeZone == nil)
    picker.calendar = nil
    #expect(picker.calendar != nil)
    #expect(picker.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  /// Case `dp-countdown-matrix`.
  @Test(
    arguments: [
      (0, 60), (59, 60), (60, 60), (61, 60), (3661, 3660), (86_399, 86_340), (86_400, 60),
      (-1, 60), (.nan, 60), (.infinity, 60),
    ] as [(TimeInterval, TimeInterval)])
  func `a duration is valid in its mode only`(set: TimeInterval, read: TimeInterval) {
    let picker = UIDatePicker()
    picker.countDownDuration = set
    #expect(picker.countDownDuration == 0)
    picker.datePickerMode = .countDownTimer
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = set
    #expect(picker.countDownDuration == read)
  }

  /// Case `dp-ip16-sizes`.
  @Test func `styles have the recorded sizes`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    #expect(picker.frame.size == CGSize(width: 320, height: 324))
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 440))
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .inline
    #expect(picker.frame.size == CGSize(width: 228, height: 52))
    #expect(picker.sizeThatFits(.zero).height == 114)
    picker.datePickerMode = .dateAndTime
    #expect(picker.frame.size == CGSize(width: 320, height: 366))
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 482))
    picker.preferredDatePickerStyle = .automatic
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    picker.datePickerMode = .date
    #expect(picker.frame.width == 320)
    #expect(picker.sizeThatFits(CGSize(width: 160, height: 0)).width == 160)
    #expect(picker.sizeThatFits(.zero).width < 160)
    #expect(picker.frame.height == picker.sizeThatFits(.zero).height)
  }

  // MARK: Rules of values

  @Test(
    arguments: [(1, 1), (5, 5), (7, 1), (0, 1), (-5, 1), (30, 30), (60, 1), (20, 20), (31, 1)])
  func `an interval divides an hour`(set: Int, read: Int) {
    let picker = UIDatePicker()
    picker.minuteInterval = set
    #expect(picker.minuteInterval == read)
  }

  @Test func `a date is rounded down to the interval and keeps its seconds`() {
    let picker = picker(.time, .wheels)
    picker.minuteInterval = 15
    #expect(picker.date == Self.date(2026, 1, 31, 15, 30, 20))
    picker.roundsToMinuteInterval = false
    picker.date = Self.date(2026, 1, 31, 15, 44)
    #expect(picker.date == Self.date(2026, 1, 31, 15, 44))
  }

  @Test func `the range clamps at once, and an inverted one is ignored`() {
    let picker = picker(.date)
    picker.maximumDate = Self.date(2026, 1, 10)
    #expect(picker.date == Self.date(2026, 1, 10))
    picker.minimumDate = Self.date(2026, 1, 5)
    picker.date = Self.date(2020, 1, 1)
    #expect(picker.date == Self.date(2026, 1, 5))
    picker.minimumDate = Self.date(2027, 1, 1)
    picker.date = Self.date(2030, 1, 1)
    #expect(picker.date == Self.date(2030, 1, 1))
  }

  // MARK: Wheels

  @Test func `wheels follow the order and the clock of the locale`() throws {
    #expect(try texts(picker(.date, .wheels)) == ["January", "31", "2026"])
    #expect(try texts(picker(.date, .wheels, locale: "de_DE")) == ["31", "Januar", "2026"])
    #expect(try texts(picker(.time, .wheels)) == ["3", "41", "PM"])
    #expect(try texts(picker(.time, .wheels, locale: "de_DE")) == ["15", "41"])
    #expect(try texts(picker(.yearAndMonth)) == ["January", "2026"])
    let timer = picker(.countDownTimer)
    timer.countDownDuration = 3900
    #expect(try texts(timer) == ["1 hour", "5 min"])
  }

  @Test func `a month without the day ends on its last one`() throws {
    let picker = picker(.date, .wheels)
    var reported: [Date] = []
    picker.addAction(
      UIAction { action in reported.append((action.sender as! UIDatePicker).date) },
      for: .valueChanged)
    try turn(picker, 0, by: 1)
    #expect(reported == [Self.date(2026, 2, 28, 15, 41, 20)])
    #expect(try texts(picker) == ["February", "28", "2026"])
    try turn(picker, 1, by: 1)
    #expect(picker.date == Self.date(2026, 2, 28, 15, 41, 20))
    #expect(try texts(picker) == ["February", "28", "2026"])
  }

  @Test func `a wheel that repeats its values passes their end`() throws {
    let picker = picker(.time, .wheels)
    try turn(picker, 1, by: 20)
    #expect(try texts(picker) == ["3", "01", "PM"])
    try turn(picker, 2, by: -1)
    #expect(picker.date == Self.date(2026, 1, 31, 3, 1, 20))
  }

  @Test func `wheels do not leave the range`() throws {
    let picker = picker(.dateAndTime, .wheels)
    picker.maximumDate = Self.date(2026, 2, 2, 12)
    try turn(picker, 0, by: 5)
    #expect(picker.date == Self.date(2026, 2, 2, 12))
    let wheels = try wheels(picker)
    #expect(!wheels.isRowEnabled(wheels.selectedRow(inComponent: 0) + 1, in: 0))
  }

  @Test func `a timer has at least one minute`() throws {
    let picker = picker(.countDownTimer)
    try turn(picker, 1, by: -1)
    #expect(picker.countDownDuration == 60)
    try turn(picker, 0, by: 2)
    #expect(picker.countDownDuration == 7260)
  }

  // MARK: Compact and inline

  private func capsules(_ view: UIView) -> [DateCapsule] {
    view.subviews.flatMap { ($0 as? DateCapsule).map { [$0] } ?? capsules($0) }
      .filter { !$0.isHidden }
  }

  private func days(_ view: UIView) -> [CalendarDayView] {
    view.subviews.flatMap { ($0 as? CalendarDayView).map { [$0] } ?? days($0) }
  }

  @Test func `a compact date displays the texts of the mode`() {
    let both = picker(.dateAndTime)
    #expect(capsules(both).map(\.text).first == "Jan 31, 2026")
    #expect(capsules(both).count == 2)
    #expect(capsules(picker(.date)).map(\.text) == ["Jan 31, 2026"])
    #expect(capsules(both).last?.frame.maxX == both.bounds.width)
  }

  @Test func `a compact date opens a calendar that a touch beside it closes`() throws {
    let picker = picker(.date)
    capsules(picker)[0].sendActions(for: .primaryActionTriggered)
    window.layoutIfNeeded()
    let popover = try #require(window.subviews.compactMap { $0 as? DatePopover }.first)
    let day = try #require(days(popover).first { $0.date == Self.date(2026, 1, 5) })
    day.sendActions(for: .primaryActionTriggered)
    #expect(picker.date == Self.date(2026, 1, 5, 15, 41, 20))
    for phase in [HostTouch.Phase.began, .ended] {
      window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: 5, y: 800))])
    }
    // It fades out in the next turn of the main queue.
    #expect(!popover.isUserInteractionEnabled)
    #expect(capsules(picker)[0].isOpen == false)
  }

  @Test func `a calendar has the days of the month, and selects within the range`() {
    let picker = picker(.date, .inline)
    #expect(days(picker).count == 31)
    #expect(days(picker).filter(\.isSelected).map(\.date) == [Self.date(2026, 1, 31)])
    picker.minimumDate = Self.date(2026, 1, 10, 12)
    #expect(days(picker).filter(\.isEnabled).count == 22)
    // January 2026 begins on a Thursday, the fifth column.
    let first = days(picker)[0]
    #expect(first.frame.minX > 4 * first.frame.width)
    #expect(first.frame.minX < 5 * first.frame.width)
  }

  @Test func `a picker that is disabled opens nothing`() {
    let picker = picker(.date)
    picker.isEnabled = false
    capsules(picker)[0].sendActions(for: .primaryActionTriggered)
    #expect(window.subviews.compactMap { $0 as? DatePopover }.isEmpty)
  }
}
