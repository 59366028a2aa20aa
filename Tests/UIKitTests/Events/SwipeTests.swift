import Testing

@testable import UIKit

/// The limits of a swipe, recorded from iOS 26.1: `Recordings/scrolling.jsonl`, the cases
/// `ou-swipe-`.
@MainActor @Suite struct SwipeTests {
  private func isRecognized(
    _ points: [(time: TimeInterval, x: CGFloat, y: CGFloat)],
    _ direction: UISwipeGestureRecognizer.Direction = .right
  ) -> Bool {
    let screen = EventScreen()
    let log = EventLog()
    let listener = GestureListener(log)
    let swipe = listener.listen(to: UISwipeGestureRecognizer(), named: "s", on: screen.root)
    swipe.direction = direction
    screen.down(200, 200)
    var now: TimeInterval = 0
    for point in points {
      screen.wait(point.time - now)
      now = point.time
      screen.move(200 + point.x, 200 + point.y)
    }
    let isRecognized = log.calls == ["s ended"]
    screen.up(200, 200)
    #expect(log.calls == (isRecognized ? ["s ended"] : []))
    return isRecognized
  }

  private struct Limit: Decodable {
    let id: String
    let elapsed: Double?
    let expected: [String: Double]?
  }

  @Test func `the minimum distance along and the maximum across equal the recordings`() throws {
    let url = Bundle.module.resourceURL!.appendingPathComponent("Recordings/scrolling.jsonl")
    let lines = try String(decoding: Data(contentsOf: url), as: UTF8.self).split(separator: "\n")
    var samples = 0
    for line in lines where line.contains("\"ou-swipe-") {
      let limit = try JSONDecoder().decode(Limit.self, from: Data(line.utf8))
      let time = try #require(limit.elapsed)
      let along = try #require(limit.expected?["least distance along"])
      let across = try #require(limit.expected?["most distance across"])
      #expect(isRecognized([(time, along + 0.001, 0)]), "\(limit.id)")
      #expect(!isRecognized([(time, along - 0.001, 0)]), "\(limit.id)")
      #expect(isRecognized([(time, 100, across - 0.001)]), "\(limit.id)")
      #expect(!isRecognized([(time, 100, across + 0.001)]), "\(limit.id)")
      samples += 4
    }
    #expect(samples == 20)
  }

  @Test func `half a second is in time, and a thousandth more is not`() {
    #expect(isRecognized([(0.5, 100, 0)]))
    #expect(!isRecognized([(0.501, 100, 0)]))
  }

  @Test func `a finger behind its start fails, and one that only turns back does not`() {
    #expect(!isRecognized([(0.05, -0.5, 0), (0.1, 100, 0)]))
    #expect(isRecognized([(0.05, 30, 0), (0.1, 20, 0), (0.15, 100, 0)]))
  }

  @Test func `each direction is recognized, and no other one`() {
    let ways: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
      (.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
    ]
    for (direction, _, _) in ways {
      for (way, x, y) in ways {
        #expect(isRecognized([(0.1, x, y)], direction) == (way == direction))
      }
    }
    #expect(isRecognized([(0.1, -60, 0)], [.left, .up]))
  }

  @Test func `every finger has to qualify, and there are no more and no fewer than required`() {
    func fingers(_ ways: [CGFloat]) -> [String] {
      let screen = EventScreen()
      let log = EventLog()
      let listener = GestureListener(log)
      let swipe = listener.listen(to: UISwipeGestureRecognizer(), named: "s", on: screen.root)
      swipe.numberOfTouchesRequired = 2
      for id in ways.indices { screen.down(100, 100 + 50 * CGFloat(id), id: id) }
      screen.wait(0.1)
      for (id, way) in ways.enumerated() {
        screen.move(100 + way, 100 + 50 * CGFloat(id), id: id)
      }
      for id in ways.indices { screen.up(100, 100, id: id) }
      return log.calls
    }
    #expect(fingers([60, 60]) == ["s ended"])
    #expect(fingers([60, 20]) == [])
    #expect(fingers([60]) == [])
    #expect(fingers([60, 60, 60]) == [])
  }
}
