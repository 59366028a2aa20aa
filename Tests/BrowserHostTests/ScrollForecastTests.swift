import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// The expected continuation of a reported scroll, and the elements that a session sends for it.
@MainActor
@Suite struct ScrollForecastTests {
  private let size = CGSize(width: 400, height: 800)

  @Test func `content moves on at its speed`() {
    var forecasts = ScrollForecasts()
    func note(_ y: CGFloat, at time: TimeInterval) -> ScrollForecast {
      forecasts.note(CGPoint(x: 0, y: y), isResting: false, of: 1, size: size, at: time)
    }
    #expect(note(0, at: 0) == .rest)
    guard case .movement(let slow) = note(50, at: 0.1),
      case .movement(let fast) = note(650, at: 0.2)
    else {
      Issue.record("A scroll is no movement.")
      return
    }
    #expect(slow == .zero)
    // 3,125 points a second, in quarters of the height.
    #expect(fast == CGPoint(x: 0, y: 1000))
    guard case .movement(let back) = note(50, at: 0.25) else {
      Issue.record("A scroll back is no movement.")
      return
    }
    #expect(back.y < 0)
    #expect(forecasts.note(.zero, isResting: true, of: 1, size: size, at: 0.3) == .rest)
  }

  @Test func `reports that arrive together have the speed of those before`() {
    var forecasts = ScrollForecasts()
    func note(_ y: CGFloat, at time: TimeInterval) -> ScrollForecast {
      forecasts.note(CGPoint(x: 0, y: y), isResting: false, of: 1, size: size, at: time)
    }
    #expect(note(0, at: 0) == .rest)
    let speed = note(400, at: 0.1)
    #expect(speed == .movement(CGPoint(x: 0, y: 600)))
    #expect(note(800, at: 0.1) == speed)
    #expect(note(1200, at: 0.101) == speed)
    // All of the distance counts with the next one.
    #expect(note(1200, at: 0.2) == .movement(CGPoint(x: 0, y: 1600)))
  }

  @Test func `a jump and a pause are no movements`() {
    var forecasts = ScrollForecasts()
    func note(_ y: CGFloat, at time: TimeInterval) -> ScrollForecast {
      forecasts.note(CGPoint(x: 0, y: y), isResting: false, of: 1, size: size, at: time)
    }
    #expect(note(0, at: 0) == .rest)
    #expect(note(50_000, at: 0.02) == .jumps)
    #expect(note(50_000, at: 1) == .rest)
  }

  @Test func `the number of followed containers is bounded`() {
    var forecasts = ScrollForecasts()
    for id in 0..<1000 {
      let forecast = forecasts.note(.zero, isResting: false, of: id, size: size, at: 0)
      #expect(forecast == .rest)
    }
    #expect(
      forecasts.note(CGPoint(x: 0, y: 400), isResting: false, of: 999, size: size, at: 0.1)
        == .movement(CGPoint(x: 0, y: 600)))
  }

  @Test func `a session names the edges at which elements are missing`() throws {
    let harness = try SessionHarness(rowCount: 1000)
    func missing() -> String? {
      let scroll = harness.page.nodes[harness.container]?.members["scroll"]
      return scroll?.range(of: #""missing":\[[a-z, ]*\]"#, options: .regularExpression)
        .map { String(scroll![$0]) }
    }
    #expect(missing() == #""missing":[false,false,true,false]"#)
    try harness.scroll(to: 20_000, isResting: true)
    #expect(missing() == #""missing":[true,false,true,false]"#)
    try harness.scroll(to: 1e9, isResting: true)
    #expect(missing() == #""missing":[true,false,false,false]"#)
    let short = try SessionHarness(rowCount: 5)
    #expect(short.page.nodes[short.container]?.members["scroll"]?.contains("missing") == false)
    short.end()
    harness.end()
  }
}
