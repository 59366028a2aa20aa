import Testing

@testable import UIKit

@MainActor
@Suite struct UICalendarViewTests {
  /// A delegate of all kinds that records calls.
  private final class Listener: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
  {
    var calls: [String] = []
    /// The days that cannot be selected; 0 stands for no day.
    var refused: Set<Int> = []
    var decorated: Set<Int> = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      decorated.contains(dateComponents.day ?? 0) ? .default(color: .red, size: .large) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      calls.append(
        "\(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { calls.append("select \(dateComponents?.day ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { !refused.contains(dateComponents?.day ?? 0) }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { calls.append("select \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { calls.append("deselect \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { !refused.contains(dateComponents.day ?? 0) }
    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { calls.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
  }

  private let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }
  private let listener = Listener()

  private static var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private static func day(_ day: Int, month: Int = 1) -> DateComponents {
    DateComponents(year: 2026, month: month, day: day)
  }

  /// Returns a calendar that displays January 2026, which begins on a Thursday.
  private func calendarView() -> UICalendarView {
    let view = UICalendarView()
    view.calendar = Self.gregorian
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2026, month: 1)
    view.delegate = listener
    window.rootViewController?.view.addSubview(view)
    view.frame.origin = CGPoint(x: 20, y: 100)
    window.layoutIfNeeded()
    return view
  }

  private func days(_ view: UIView) -> [CalendarDayView] {
    view.subviews.flatMap { ($0 as? CalendarDayView).map { [$0] } ?? days($0) }
  }

  private func tap(_ day: Int, _ view: UICalendarView) {
    days(view)[day - 1].sendActions(for: .primaryActionTriggered)
  }

  private func selected(_ view: UICalendarView) -> [Int] {
    days(view).enumerated().filter(\.element.isSelected).map { $0.offset + 1 }
  }

  @Test func `settings have the documented defaults`() {
    let view = UICalendarView()
    #expect(view.wantsDateDecorations)
    #expect(view.selectionBehavior == nil)
    #expect(view.timeZone == nil)
    #expect(view.fontDesign == .default)
    #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
    #expect(UICalendarSelectionSingleDate(delegate: nil).selectedDate == nil)
    #expect(UICalendarSelectionMultiDate(delegate: nil).selectedDates.isEmpty)
    #expect(UICalendarSelectionWeekOfYear(delegate: nil).selectedWeekOfYear == nil)
  }

  @Test func `the days of the displayed month are there`() {
    let view = calendarView()
    #expect(days(view).count == 31)
    view.visibleDateComponents = DateComponents(year: 2026, month: 2)
    #expect(days(view).count == 28)
    #expect(view.visibleDateComponents.month == 2)
    #expect(listener.calls == ["1 to 2"])
  }

  @Test func `without a selection a tap does nothing`() {
    let view = calendarView()
    tap(5, view)
    #expect(selected(view).isEmpty)
  }

  @Test func `a tap selects one day, and a tap on it selects none`() {
    let view = calendarView()
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = selection
    tap(5, view)
    tap(9, view)
    #expect(selected(view) == [9])
    #expect(selection.selectedDate?.year == 2026)
    tap(9, view)
    #expect(selection.selectedDate == nil)
    #expect(listener.calls == ["select 5", "select 9", "select 0"])
  }

  @Test func `the delegate refuses days, and their absence`() {
    let view = calendarView()
    listener.refused = [0, 7]
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = selection
    #expect(days(view).enumerated().filter { !$0.element.isEnabled }.map(\.offset) == [6])
    tap(5, view)
    tap(5, view)
    #expect(selected(view) == [5])
    #expect(listener.calls == ["select 5"])
    listener.refused = [8]
    selection.updateSelectableDates()
    #expect(days(view).enumerated().filter { !$0.element.isEnabled }.map(\.offset) == [7])
  }

  @Test func `setting a selection does not notify the delegate`() {
    let view = calendarView()
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.selectionBehavior = selection
    selection.setSelected(Self.day(12), animated: true)
    #expect(selected(view) == [12])
    #expect(listener.calls.isEmpty)
  }

  @Test func `taps select and deselect several days`() {
    let view = calendarView()
    let selection = UICalendarSelectionMultiDate(delegate: listener)
    selection.selectedDates = [Self.day(3)]
    view.selectionBehavior = selection
    listener.refused = [20]
    tap(10, view)
    tap(3, view)
    tap(20, view)
    #expect(selected(view) == [10])
    #expect(selection.selectedDates.map(\.day) == [10])
    #expect(listener.calls == ["select 10", "deselect 3"])
  }

  @Test func `a tap selects a week`() {
    let view = calendarView()
    let selection = UICalendarSelectionWeekOfYear(delegate: listener)
    view.selectionBehavior = selection
    tap(7, view)
    #expect(selected(view) == [4, 5, 6, 7, 8, 9, 10])
    #expect(selection.selectedWeekOfYear?.weekOfYear == 2)
    #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2026)
    tap(8, view)
    #expect(selected(view).isEmpty)
    #expect(listener.calls == ["week 2", "week 0"])
  }

  @Test func `days outside of the range are dimmed, and months outside of it are not displayed`()
    throws
  {
    let view = calendarView()
    let start = try #require(Self.gregorian.date(from: Self.day(10)))
    let end = try #require(Self.gregorian.date(from: Self.day(20)))
    view.availableDateRange = DateInterval(start: start, end: end)
    #expect(days(view).filter(\.isEnabled).count == 11)
    view.visibleDateComponents = DateComponents(year: 2027, month: 5)
    #expect(view.visibleDateComponents.month == 1)
    #expect(listener.calls.isEmpty)
  }

  @Test func `decorations are below the days until they are reloaded`() throws {
    let view = calendarView()
    func decorated() -> [Int] {
      days(view).enumerated().filter { $0.element.subviews.count > 2 }.map { $0.offset + 1 }
    }
    #expect(decorated().isEmpty)
    listener.decorated = [4, 6]
    view.reloadDecorations(forDateComponents: [Self.day(4)], animated: false)
    #expect(decorated() == [4])
    view.reloadDecorations(forDateComponents: [Self.day(6)], animated: false)
    window.layoutIfNeeded()
    let day = days(view)[3]
    let mark = try #require(day.subviews.last)
    #expect(mark.frame.size == CGSize(width: 10, height: 10))
    #expect(mark.frame.midX == day.bounds.midX)
    let height = view.intrinsicContentSize.height
    view.wantsDateDecorations = false
    #expect(decorated().isEmpty)
    #expect(view.intrinsicContentSize.height < height)
  }
}
