import Foundation
import Testing

@testable import TesseraTesting

@Suite("Differences of frames")
struct FrameDifferenceTests {
  private func difference(
    _ expected: [IndexPath: CGRect], _ actual: [IndexPath: CGRect], accuracy: CGFloat = 0.001
  ) -> FrameDifference? {
    FrameDifference(expected: expected, accuracy: accuracy) { actual[$0] }
  }

  @Test func `there is none where every frame is met within the accuracy`() {
    let third = CGRect(x: 0, y: 0, width: 131, height: 340 + 2.0 / 3)
    #expect(
      difference([[0, 0]: CGRect(x: 0, y: 0, width: 131, height: 340.667)], [[0, 0]: third]) == nil)
    #expect(difference([:], [[0, 0]: third]) == nil)
  }

  @Test func `a pixel of a 3x screen is a difference`() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(difference([[0, 0]: frame], [[0, 0]: frame.offsetBy(dx: 1.0 / 3, dy: 0)]) != nil)
  }

  @Test func `a frame that is not a number is a difference`() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let broken = CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100)
    #expect(difference([[0, 0]: frame], [[0, 0]: broken]) != nil)
  }

  @Test
  func `the description lists what was expected, what is there, and how far it is off`() throws {
    let expected: [IndexPath: CGRect] = [
      [0, 10]: CGRect(x: 262, y: 170, width: 131, height: 170),
      [0, 1]: CGRect(x: 262, y: 0, width: 131, height: 170),
      [0, 0]: CGRect(x: 0, y: 0, width: 262, height: 340),
    ]
    let actual: [IndexPath: CGRect] = [
      [0, 0]: CGRect(x: 0, y: 0, width: 262, height: 340),
      [0, 1]: CGRect(x: 262, y: -0.5, width: 130 + 2.0 / 3, height: 170 + 1.0 / 3),
    ]
    let found = try #require(difference(expected, actual))
    #expect(
      found.description == """
        2 of 3 frames differ:
          [0, 1]   expected  x 262      y 0        w 131      h 170
                   is        x 262      y -0.5     w 130.667  h 170.333
                   off by               y -0.5     w -0.333   h +0.333
          [0, 10]  expected  x 262      y 170      w 131      h 170
                   is        missing
        """)
    #expect(found.entries.map(\.indexPath) == [[0, 1], [0, 10]])
  }
}
