import Foundation
import Testing
import UIKit

@Suite("Lengths of time as texts")
struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.day, .hour, .minute, .second]
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar = nil
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"),
    (.short, "1 hr, 10 min"), (.full, "1 hour, 10 minutes"), (.spellOut, "One hour, ten minutes"),
    (.brief, "1hr 10min"),
  ])
  func `styles write 70 minutes`(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
    #expect(formatter(style).string(from: 4200) == text)
  }

  @Test func `positional texts keep zeros in the middle and at the end`() {
    #expect(formatter(.positional).string(from: 3610) == "1:00:10")
    #expect(formatter(.positional).string(from: 5) == "5")
    #expect(formatter(.positional).string(from: 0) == "0")
    #expect(formatter(.positional).string(from: 90_000) == "1d 1:00:00")
  }

  @Test func `padding keeps all zeros`() {
    let positional = formatter(.positional)
    positional.zeroFormattingBehavior = .pad
    #expect(positional.string(from: 3600) == "0d 1:00:00")
    positional.allowedUnits = [.minute, .second]
    #expect(positional.string(from: 65) == "01:05")
    let abbreviated = formatter(.abbreviated)
    abbreviated.zeroFormattingBehavior = .pad
    #expect(abbreviated.string(from: 3600) == "0d 1h 0m 0s")
  }

  @Test func `zeros are dropped where the behavior says so`() {
    let formatter = formatter(.abbreviated)
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 3610) == "1h 0m 10s")
    formatter.zeroFormattingBehavior = .dropMiddle
    #expect(formatter.string(from: 3610) == "0d 1h 10s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 3600) == "0d 1h")
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 3610) == "1h 10s")
    #expect(formatter.string(from: 0) == "0s")
  }

  @Test func `a negative length has one sign`() {
    #expect(formatter(.positional).string(from: -65) == "-1:05")
    #expect(formatter(.full).string(from: -65) == "-1 minute, 5 seconds")
  }

  @Test func `the number of units is limited with rounding`() {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
    #expect(formatter.string(from: 4231) == "1h 11m")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3599) == "1h")
    #expect(formatter.string(from: 86_399) == "1d")
  }

  @Test func `the largest unit collapses`() {
    let formatter = formatter(.abbreviated)
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 67) == "67s")
    #expect(formatter.string(from: 60) == "1m")
    #expect(formatter.string(from: 127) == "2m 7s")
  }

  @Test func `phrases surround the text`() {
    let formatter = formatter(.full)
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 60) == "About 1 minute")
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 60) == "About 1 minute remaining")
    formatter.unitsStyle = .spellOut
    #expect(formatter.string(from: 60) == "About one minute remaining")
  }

  @Test func `components are counted by the calendar`() {
    let formatter = formatter(.full, [])
    #expect(
      formatter.string(from: DateComponents(year: 1, month: 14, day: 3))
        == "2 years, 2 months, 3 days")
    formatter.allowedUnits = [.weekOfMonth, .day]
    #expect(formatter.string(from: 10 * 86_400) == "1 week, 3 days")
    formatter.allowedUnits = [.month, .day]
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.string(from: start, to: start + 45 * 86_400) == "1 month, 14 days")
  }

  @Test func `incomplete units are not counted`() {
    #expect(formatter(.full, .minute).string(from: 119) == "1 minute")
    #expect(formatter(.full, .minute).string(from: 59) == "0 minutes")
  }

  @Test func `values that are no lengths have no text`() {
    #expect(formatter(.full).string(from: .infinity) == nil)
    #expect(formatter(.full).string(from: .nan) == nil)
    #expect(formatter(.full).string(for: "text") == nil)
    #expect(formatter(.full).string(for: NSNumber(value: 1)) == "1 second")
  }
}
