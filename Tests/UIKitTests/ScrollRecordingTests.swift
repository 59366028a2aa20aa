import Testing

@testable import UIKit

/// Movements of scroll views recorded from UIKit, in `Recordings/scrolling.jsonl`.
///
/// Runs every case of the file except the samples of the swipe recognizer, which `SwipeTests`
/// reads: `ou-swipe-0`, `ou-swipe-0.1`, `ou-swipe-0.2`, `ou-swipe-0.3`, and `ou-swipe-0.5`.
@MainActor @Suite struct ScrollRecordingTests {
  private static let skipped: Set<String> = [
    "ou-swipe-0", "ou-swipe-0.1", "ou-swipe-0.2", "ou-swipe-0.3", "ou-swipe-0.5",
  ]

  /// A case of the file.
  private struct Recording {
    let id: String
    private let values: [String: Any]
    let expected: [String: Any]

    init(line: Substring) throws {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      values = try #require(object as? [String: Any])
      id = try #require(values["id"] as? String)
      expected = try #require(values["expected"] as? [String: Any])
    }

    func number(_ name: String) throws -> CGFloat {
      CGFloat(try #require((values[name] as? NSNumber)?.doubleValue, "\(name) of \(id)"))
    }

    func expectedNumber(_ name: String) throws -> CGFloat {
      CGFloat(try #require((expected[name] as? NSNumber)?.doubleValue, "\(name) of \(id)"))
    }
  }

  private func recordings(_ prefix: String) throws -> [Recording] {
    let url = Bundle.module.resourceURL!.appendingPathComponent("Recordings/scrolling.jsonl")
    let all = try String(decoding: Data(contentsOf: url), as: UTF8.self)
      .split(separator: "\n").map(Recording.init(line:))
    let run = ["ou-decel", "ou-slop", "ou-bounce-edge", "ou-bounce-thrown", "ou-animated-scroll"]
    for recording in all where !Self.skipped.contains(recording.id) {
      #expect(run.contains { recording.id.hasPrefix($0) }, "\(recording.id) is not run")
    }
    let found = all.filter { $0.id.hasPrefix(prefix) }
    try #require(!found.isEmpty)
    return found
  }

  /// A delegate that records its calls and the announced target, and may set another one.
  private final class Observer: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var announced: CGPoint?
    var wish: CGPoint?

    private func note(_ call: String) { if calls.last != call { calls.append(call) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging \(velocity.y)")
      announced = targetContentOffset.pointee
      if let wish { targetContentOffset.pointee = wish }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      note("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      note("didEndScrollingAnimation")
    }
  }

  /// A scroll view of 393 x 852 points at 3x, with a running clock.
  @MainActor private struct Screen {
    let window: UIWindow
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let observer = Observer()

    init(length: CGFloat = 40_000) {
      window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 393, height: length)
      window.rootViewController!.view.addSubview(view)
      view.delegate = observer
    }

    /// Moves the content to an offset, with a finger if it is beyond an end, and lifts the finger.
    func release(at offset: CGFloat, velocity: CGFloat) {
      view.contentOffset.y = offset
      view.beginPan()
      // Only the slop holds the content back.
      view.movePan(by: CGPoint(x: 0, y: velocity < 0 ? 10.0001 : -10.0001))
      view.contentOffset.y = offset
      observer.calls = []
      view.endPan(velocity: CGPoint(x: 0, y: velocity))
    }

    /// Returns the offsets by time until the content stops.
    func run(frame: TimeInterval = 1.0 / 240) -> [(time: TimeInterval, offset: CGFloat)] {
      let start = window.animationClock.now
      var path: [(TimeInterval, CGFloat)] = []
      while view.isDecelerating, path.count < 10_000 {
        window.animationClock.advance(by: frame)
        path.append((window.animationClock.now - start, view.contentOffset.y))
      }
      return path
    }
  }

  @Test func `a flick announces and reaches what was recorded`() throws {
    for recording in try recordings("ou-decel") {
      let screen = Screen()
      let start = try recording.number("releaseOffset")
      screen.release(at: start, velocity: try recording.number("velocity_pt_per_ms"))
      let target = try recording.expectedNumber("targetContentOffset")
      #expect(abs(screen.observer.announced!.y - target) < 0.01, "\(recording.id)")
      let path = screen.run()
      let rest = try recording.expectedNumber("restOffset")
      #expect(abs(screen.view.contentOffset.y - rest) < 0.01, "\(recording.id)")
      let duration = try recording.expectedNumber("duration")
      #expect(abs(path.last!.time - TimeInterval(duration)) < 0.017 + 1.0 / 240)
      #expect(zip(path, path.dropFirst()).allSatisfy { $0.offset <= $1.offset + 0.34 })
      #expect(
        screen.observer.calls.map { $0.prefix { $0 != " " } } == [
          "willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll",
          "didEndDecelerating",
        ])
    }
  }

  @Test func `a held finger begins after the slop and ends without a deceleration`() throws {
    let recording = try recordings("ou-slop")[0]
    let screen = Screen()
    screen.view.contentOffset.y = try recording.number("startOffset")
    screen.observer.calls = []
    screen.view.beginPan()
    var travel: CGFloat = 0
    var begun: (travel: CGFloat, offset: CGFloat)?
    while travel < 180 {
      travel += 3
      screen.window.animationClock.advance(by: 0.016)
      screen.view.movePan(by: CGPoint(x: 0, y: -travel))
      if begun == nil, screen.view.isDragging { begun = (travel, screen.view.contentOffset.y) }
    }
    screen.window.animationClock.advance(by: 0.304)
    screen.view.endPan(velocity: .zero)
    #expect(begun?.travel == (try recording.expectedNumber("willBeginDragging at travel")))
    #expect(begun?.offset == (try recording.expectedNumber("offset then")))
    #expect(screen.view.contentOffset.y == (try recording.expectedNumber("offset at the end")))
    #expect(
      screen.observer.calls == [
        "willBeginDragging", "didScroll", "willEndDragging 0.0", "didEndDragging false",
      ])
  }

  @Test func `content that is flicked into its end springs back as recorded`() throws {
    let recording = try recordings("ou-bounce-edge")[0]
    let end = try recording.number("maxOffset")
    let screen = Screen(length: end + 852)
    screen.release(
      at: try recording.number("releaseOffset"),
      velocity: try recording.number("velocity_pt_per_ms"))
    #expect(screen.observer.announced?.y == end)
    let path = screen.run()
    // Offsets are recorded in pixels, so the height is known to within one.
    let peak = try recording.expectedNumber("peak")
    #expect(abs(path.map(\.offset).max()! - peak) < 1.0 / 3)
    #expect(abs(path.last!.time - TimeInterval(try recording.expectedNumber("duration"))) < 0.03)
    #expect(screen.view.contentOffset.y == (try recording.expectedNumber("end")))
  }

  @Test func `content that is thrown beyond its end springs back as recorded`() throws {
    let recording = try recordings("ou-bounce-thrown")[0]
    let screen = Screen()
    let start = try recording.number("releaseOffset")
    screen.release(at: start, velocity: try recording.number("velocity_pt_per_ms"))
    #expect(screen.observer.announced?.y == 0)
    let clock = screen.window.animationClock
    let begin = clock.now
    for pair in try #require(recording.expected["t,offset"] as? [[NSNumber]]) {
      // The recording's clock is 0.7 milliseconds ahead of its frames.
      clock.advance(to: begin + pair[0].doubleValue - 0.0007)
      #expect(
        abs(screen.view.contentOffset.y - CGFloat(pair[1].doubleValue)) < 0.15,
        "after \(pair[0]) seconds")
    }
    _ = screen.run()
    let duration = TimeInterval(try recording.expectedNumber("duration"))
    #expect(abs(clock.now - begin - duration) < 0.04)
    #expect(screen.view.contentOffset.y == (try recording.expectedNumber("end")))
  }

  @Test func `an animated move passes the recorded offsets`() throws {
    let recording = try recordings("ou-animated-scroll")[0]
    let screen = Screen()
    let clock = screen.window.animationClock
    screen.observer.calls = []
    screen.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    let name = "offset on frames 1...18 of 1/60 s"
    let offsets = try #require(recording.expected[name] as? [NSNumber])
    let tolerance = try recording.number("tolerance")
    for (index, offset) in offsets.enumerated() {
      // The recording's clock is 0.7 milliseconds ahead of its frames.
      clock.advance(to: TimeInterval(index + 1) / 60 - 0.0007)
      #expect(
        abs(screen.view.contentOffset.y - CGFloat(offset.doubleValue)) <= tolerance,
        "frame \(index + 1)")
      // Every step is on a pixel.
      let pixels = screen.view.contentOffset.y * 3
      #expect(abs(pixels - pixels.rounded()) < 1e-9, "frame \(index + 1)")
    }
    #expect(screen.observer.calls == ["didScroll"])
    clock.advance(to: 18.0 / 60)
    #expect(screen.observer.calls == ["didScroll"])
    clock.advance(to: 19.0 / 60 + 0.0001)
    #expect(screen.observer.calls == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `a finger beyond the end moves content by the recorded part`() {
    // Recorded at 852 points: 5, 25 and 590 points of overshoot.
    for (overshoot, shown) in [(5, 2.667), (25, 13.667), (590, 235)] as [(CGFloat, CGFloat)] {
      let screen = Screen()
      screen.view.beginPan()
      screen.view.movePan(by: CGPoint(x: 0, y: overshoot + 10))
      #expect(abs(screen.view.contentOffset.y + shown) < 0.001)
      let banded = ScrollPhysics.rubberBand(overshoot, length: 852)
      #expect(abs(ScrollPhysics.overshoot(ofRubberBand: banded, length: 852) - overshoot) < 1e-6)
      // A finger that catches the content continues from there.
      screen.view.endPan(velocity: .zero)
      screen.view.beginPan()
      let caught = screen.view.contentOffset.y
      screen.view.movePan(by: CGPoint(x: 0, y: 10.5))
      #expect(abs(screen.view.contentOffset.y - caught) < 1)
    }
    let screen = Screen()
    screen.view.bounces = false
    screen.view.beginPan()
    screen.view.movePan(by: CGPoint(x: 0, y: 200))
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func `a target that a delegate changes is reached exactly, by the same decay`() {
    for wish in [5_300, 5_700, 5_100] as [CGFloat] {
      let screen = Screen()
      screen.observer.wish = CGPoint(x: 0, y: wish)
      screen.release(at: 5_200, velocity: 1.5)
      let path = screen.run()
      #expect(screen.view.contentOffset.y == wish)
      let decay = ScrollDecay(from: 5_200, to: wish, rate: 0.998)
      #expect(abs(decay.rest - wish) < 1e-9)
      #expect(abs(path.last!.time - decay.duration) < 1.0 / 120)
      for (time, offset) in path.dropLast() {
        #expect(abs(offset - decay.offset(at: time)) < 1e-6)
      }
    }
  }

  @Test func `content within its slowest speed stays`() {
    let screen = Screen()
    screen.release(at: 5_000, velocity: 0.01)
    #expect(!screen.view.isDecelerating)
    #expect(screen.observer.calls.last == "didEndDragging false")
    #expect(screen.view.contentOffset.y == 5_000)
  }

  @Test func `a finger, the program and the end of the clock stop a deceleration`() {
    let screen = Screen()
    let clock = screen.window.animationClock
    screen.release(at: 5_000, velocity: 2)
    clock.advance(by: 0.2)
    let caught = screen.view.contentOffset
    screen.view.beginPan()
    clock.advance(by: 1)
    #expect(screen.view.contentOffset == caught)
    #expect(!screen.view.isDecelerating)
    screen.view.endPan(velocity: .zero)

    screen.release(at: 5_000, velocity: 2)
    screen.view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
    clock.advance(by: 1)
    #expect(screen.view.contentOffset.y == 70)
    #expect(!screen.view.isDecelerating)

    screen.release(at: 5_000, velocity: 2)
    screen.view.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
    clock.advance(by: 1)
    #expect(screen.view.contentOffset.y == 70)
    #expect(!screen.view.isDecelerating)

    screen.release(at: 5_000, velocity: 2)
    clock.plays = false
    #expect(abs(screen.view.contentOffset.y - 5_993) < 0.1)
    #expect(screen.observer.calls.last == "didEndDecelerating")
  }
}
