import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// The time of a screen at the rate of the user, and the log of its layouts.
@MainActor
@Suite(.serialized) struct TimeAndLogTests {
  @Test func `time passes at the rate of the user`() {
    var clock = SessionClock(at: 100)
    #expect(clock.time(at: 102) == 2)
    clock.setRate(0.25, at: 102)
    #expect(clock.time(at: 106) == 3)
    clock.setRate(0, at: 106)
    #expect(clock.time(at: 200) == 3)
    clock.step(by: 3)
    #expect(abs(clock.time(at: 201) - 3 - 3.0 / 60) < 1e-9)
    clock.setRate(1, at: 201)
    #expect(abs(clock.time(at: 202) - 4 - 3.0 / 60) < 1e-9)
  }

  @Test func `a screen pauses, advances by frames, and goes on`() throws {
    let system = SystemTime()
    let session = ScreenSession(
      entry: GalleryEntry(name: "moving", title: "Moving", summary: "") { MovingController() },
      now: { system.now })
    try session.receive(.ready(ready))
    var sequence = 0
    func drain() { while session.nextMessage(sequence: sequence + 1) != nil { sequence += 1 } }
    drain()
    let controller = try #require(MovingController.last)
    controller.move()
    try session.receive(.clock(rate: 0))
    system.now += 10
    drain()
    #expect(controller.completions == 0)
    // The animation takes half a second: 30 frames.
    try session.receive(.step(count: 29))
    drain()
    #expect(controller.completions == 0)
    try session.receive(.step(count: 2))
    drain()
    #expect(controller.completions == 1)
    controller.move()
    try session.receive(.clock(rate: 0.1))
    system.now += 4
    drain()
    #expect(controller.completions == 1)
    system.now += 1.1
    drain()
    #expect(controller.completions == 2)
    session.end()
  }

  @Test func `a step has no effect while time passes`() throws {
    let system = SystemTime()
    let session = ScreenSession(
      entry: GalleryEntry(name: "moving", title: "Moving", summary: "") { MovingController() },
      now: { system.now })
    try session.receive(.ready(ready))
    _ = session.nextMessage(sequence: 1)
    let controller = try #require(MovingController.last)
    controller.move()
    try session.receive(.step(count: 600))
    _ = session.nextMessage(sequence: 2)
    #expect(controller.completions == 0)
    session.end()
  }

  @Test func `an open log has the steps of the screen's layouts`() throws {
    let harness = try SessionHarness(rowCount: 20)
    #expect(LayoutEventLog.record == nil)
    try harness.session.receive(.log(isOpen: true))
    #expect(LayoutEventLog.record != nil)
    harness.controller?.collectionView.reloadData()
    let events = try messages(of: harness.session)
    #expect(
      events.contains {
        $0[1] as? String == "change" && $0[2] as? String == "all data reloaded"
      })
    #expect(events.contains { $0[1] as? String == "solve" })
    // Another screen in the same process is not in it.
    let other = try SessionHarness(rowCount: 20)
    other.controller?.collectionView.reloadData()
    try other.drain()
    #expect(try messages(of: harness.session).isEmpty)
    try harness.session.receive(.log(isOpen: false))
    #expect(LayoutEventLog.record == nil)
    harness.controller?.collectionView.reloadData()
    #expect(try messages(of: harness.session).isEmpty)
    other.end()
    harness.end()
  }

  @Test func `a log is bounded, counts what it leaves out, and closes with its screen`() throws {
    let harness = try SessionHarness(rowCount: 20)
    try harness.session.receive(.log(isOpen: true))
    for _ in 0..<(2 * SessionLog.limit) { harness.controller?.collectionView.reloadData() }
    let message = try #require(harness.session.nextMessage(sequence: 1000))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
    #expect(object["type"] as? String == "log")
    #expect((object["events"] as? [Any])?.count == SessionLog.limit)
    #expect(object["dropped"] as? Int == SessionLog.limit)
    harness.end()
    #expect(LayoutEventLog.record == nil)
  }

  @Test(arguments: [
    #"{"type":"clock"}"#, #"{"type":"clock","rate":-1}"#, #"{"type":"clock","rate":11}"#,
    #"{"type":"step"}"#, #"{"type":"step","count":0}"#, #"{"type":"step","count":601}"#,
    #"{"type":"log"}"#, #"{"type":"log","open":1}"#,
  ])
  func `messages without valid members are refused`(text: String) {
    #expect(throws: ProtocolViolation.self) { try ClientMessage(decoding: Data(text.utf8)) }
  }

  private var ready: ClientMessage.Ready {
    .init(
      device: "iphone-15", isLandscape: false, size: CGSize(width: 1, height: 1), scale: 3,
      isDark: false)
  }

  /// The events of all log messages that the session has.
  private func messages(of session: ScreenSession) throws -> [[Any]] {
    var events: [[Any]] = []
    var sequence = 5000
    while let message = session.nextMessage(sequence: sequence) {
      sequence += 1
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
      if object["type"] as? String == "log" { events += object["events"] as? [[Any]] ?? [] }
    }
    return events
  }
}

@MainActor private final class SystemTime {
  var now: TimeInterval = 1000
}

/// A view controller with an animation of half a second.
@MainActor private final class MovingController: UIViewController {
  static weak var last: MovingController?
  private(set) var completions = 0
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    Self.last = self
  }

  func move() {
    UIView.animate(withDuration: 0.5) {
      self.box.center.x += 100
    } completion: { _ in
      self.completions += 1
    }
  }
}
