import Testing

@testable import UIKit

/// The positions of rest of a swiped row.
struct SwipeExtentTests {
  private let extent = SwipeExtent(open: 150, width: 390, performsFirstAction: true)

  @Test func `a row opens past half of its buttons`() {
    #expect(extent.outcome(at: 75, velocity: 0) == .closes)
    #expect(extent.outcome(at: 76, velocity: 0) == .opens)
  }

  @Test func `a flick decides by its direction`() {
    #expect(extent.outcome(at: 20, velocity: 300) == .opens)
    #expect(extent.outcome(at: 140, velocity: -300) == .closes)
    #expect(extent.outcome(at: 140, velocity: -299) == .opens)
  }

  @Test func `a swipe past the middle performs the first action unless it returns`() {
    #expect(extent.outcome(at: 195, velocity: 0) == .opens)
    #expect(extent.outcome(at: 196, velocity: 0) == .performsFirstAction)
    #expect(extent.outcome(at: 196, velocity: -400) == .closes)
    var other = extent
    other.performsFirstAction = false
    #expect(other.outcome(at: 300, velocity: 0) == .opens)
  }

  @Test func `buttons wider than half of the row are displayed before an action is performed`() {
    let wide = SwipeExtent(open: 250, width: 390, performsFirstAction: true)
    #expect(wide.outcome(at: 240, velocity: 0) == .opens)
    #expect(wide.outcome(at: 251, velocity: 0) == .performsFirstAction)
  }

  @Test func `a row follows the finger to its width, or resists beyond its buttons`() {
    #expect(extent.displacement(for: -20) == 0)
    #expect(extent.displacement(for: 500) == 390)
    var other = extent
    other.performsFirstAction = false
    #expect(other.displacement(for: 150) == 150)
    let beyond = other.displacement(for: 250)
    #expect(beyond > 150)
    #expect(beyond < 250)
    #expect(other.displacement(for: 350) > beyond)
  }
}
