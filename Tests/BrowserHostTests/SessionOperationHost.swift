import Foundation
import RandomOperations
import SceneRendering
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// A browser's session as a host of random operations: events are sent as messages, and patches are
/// applied to a model of the page.
@MainActor
final class SessionOperationHost: OperationHost {
  private let session: ScreenSession
  private let controller: UIViewController
  private let time: Time
  private var page = PageModel()
  private var sequence = 0
  private var size = CGSize(width: 320, height: 480)

  private final class Time {
    var seconds = 0.0
  }

  init(_ controller: UIViewController) {
    self.controller = controller
    let time = Time()
    self.time = time
    session = ScreenSession(
      entry: GalleryEntry(name: "random", title: "Random", summary: "") { controller },
      now: { time.seconds })
    send(.ready(.init(device: nil, isLandscape: false, size: size, scale: 2, isDark: false)))
  }

  private func send(_ message: ClientMessage) {
    do { try session.receive(message) } catch { Issue.record("\(message) is refused: \(error)") }
  }

  var window: UIWindow { controller.view.window! }

  func settle() {
    for _ in 0..<20 {
      // Completions run in turns of the main queue, which do not happen during the test.
      NextTurn.runWaiting()
      guard let message = session.nextMessage(sequence: sequence + 1) else {
        if NextTurn.runWaiting() { continue }
        return
      }
      sequence += 1
      send(.acknowledge(sequence: sequence))
      guard message.hasPrefix("{\"type\":\"patch\"") else { continue }
      do { try page.apply(message) } catch { Issue.record("a patch does not apply: \(error)") }
    }
    Issue.record("the session has more than 20 messages for one event")
  }

  func tap(at point: CGPoint) {
    for phase in [HostTouch.Phase.began, .ended] {
      send(.touch(HostTouch(id: 1, phase: phase, location: point, isScrolledByHost: true), []))
    }
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    func touch(_ phase: HostTouch.Phase, _ share: CGFloat) {
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      send(.touch(HostTouch(id: 1, phase: phase, location: point), []))
    }
    touch(.began, 0)
    for step in 1...6 {
      time.seconds += 0.2 / 6
      touch(.moved, CGFloat(step) / 6)
    }
    touch(.ended, 1)
  }

  func scroll(_ view: UIScrollView, to offset: CGPoint) {
    // The page uses the displayed offsets.
    let shown = view.originAsShown(CGRect(origin: offset, size: view.bounds.size))
    page.scroll(view.sceneID, to: shown)
    send(.scroll(container: view.sceneID, offset: shown, isResting: true))
  }

  var playsAnimations: Bool {
    get { window.animationClock.plays }
    set { window.animationClock.plays = newValue }
  }

  func advance(by seconds: Double) { time.seconds += seconds }

  func rotate(toLandscape isLandscape: Bool) {
    resize(to: CGSize(width: size.height, height: size.width))
  }

  func resize(to size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    self.size = size
    send(.resize(size))
  }

  func drawingDifference() -> String? {
    guard !window.animationClock.isBusy else { return nil }
    let patch = ScenePatch(from: Scene(size: .zero), to: Scene(playing: window))
    var fresh = PageModel()
    do { try fresh.apply("{\(patch.json)}") } catch {
      return "a fresh patch does not apply: \(error)"
    }
    let ids = Set(page.nodes.keys).union(fresh.nodes.keys)
    let different = ids.sorted().first { !Self.isSame(page.nodes[$0], fresh.nodes[$0]) }
    if let different {
      return "node \(different) is \(page.text(of: different)) on the page and "
        + "\(fresh.text(of: different)) in a fresh drawing"
    }
    for parent in ids.union([0]).sorted() {
      let (shown, expected) = (page.children[parent] ?? [], fresh.children[parent] ?? [])
      if shown != expected {
        return
          "node \(parent) has the children \(shown) on the page and \(expected) in a fresh drawing"
      }
    }
    return nil
  }

  /// Returns whether two nodes have the same parent and members. Animations are not part of a
  /// page's state at rest, and a user's offset is rounded by less than a point.
  private static func isSame(_ shown: PageModel.Node?, _ expected: PageModel.Node?) -> Bool {
    guard var shown, var expected else { return false }
    for member in ["animations", "stopped"] {
      shown.members[member] = nil
      expected.members[member] = nil
    }
    let offsets = (numbers(shown.members["offset"]), numbers(expected.members["offset"]))
    shown.members["offset"] = nil
    expected.members["offset"] = nil
    return shown == expected && offsets.0.count == offsets.1.count
      && zip(offsets.0, offsets.1).allSatisfy { abs($0 - $1) < 1 }
  }

  private static func numbers(_ json: String?) -> [Double] {
    let list = json.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
    return list as? [Double] ?? []
  }
}

/// Random operations through the messages of a page.
@MainActor @Suite(.serialized) struct SessionOperationTests {
  @Test func `every invariant holds after every operation in a browser's session`() {
    let failures = OperationRunner.failures(operations: OperationRunner.count(600)) {
      SessionOperationHost($0)
    }
    for failure in failures { Issue.record("\(failure)") }
  }
}
