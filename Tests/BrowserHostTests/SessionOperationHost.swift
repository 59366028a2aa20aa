import Foundation
import RandomOperations
import SceneRendering
import Testing
import UIKit

@testable import BrowserHost

/// A browser's session as a host of random operations: events go in as messages, and patches come out to a
/// model of the page.
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
    for _ in 0..<8 {
      guard let message = session.nextMessage(sequence: sequence + 1) else { return }
      sequence += 1
      send(.acknowledge(sequence: sequence))
      guard message.hasPrefix("{\"type\":\"patch\"") else { continue }
      do { try page.apply(message) } catch { Issue.record("a patch does not apply: \(error)") }
    }
    Issue.record("the session has more than 8 messages for one event")
  }

  func tap(at point: CGPoint) { send(.tap(point)) }

  func scroll(_ view: UIScrollView, to offset: CGPoint) {
    send(.scroll(container: view.sceneID, offset: offset, isResting: true))
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
    let (shown, expected) = (Self.contents(of: page), Self.contents(of: fresh))
    guard shown != expected else { return nil }
    let ids = Set(shown.keys).union(expected.keys).filter { shown[$0] != expected[$0] }
    return "the page differs from a fresh drawing in the nodes \(ids.sorted().prefix(5))"
  }

  /// The nodes without what the page itself decides, its offsets, and without animations.
  private static func contents(of page: PageModel) -> [Int: PageModel.Node] {
    page.nodes.mapValues { node in
      var node = node
      for member in ["scroll", "offset", "animations"] { node.members[member] = nil }
      return node
    }
  }
}

/// Random operations through the messages of a page.
@MainActor @Suite(.serialized) struct SessionOperationTests {
  @Test(.disabled("Seeds 3, 4, 7 and 10 fail: page differences and display calls to be explained"))
  func `every invariant holds after every operation in a browser's session`() {
    let failures = OperationRunner.failures(operations: OperationRunner.count(600)) {
      SessionOperationHost($0)
    }
    for failure in failures { Issue.record("\(failure)") }
  }
}
