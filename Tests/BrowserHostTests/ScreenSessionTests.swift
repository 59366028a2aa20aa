import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

@MainActor
@Suite struct ScreenSessionTests {
  @Test func `the first patch shows the screen`() throws {
    let harness = try SessionHarness()
    #expect(harness.rows.isSuperset(of: 0..<16))
    #expect(harness.controller?.calls.first == "willAppear")
    #expect(harness.page.nodes.values.contains { $0.members["text"]?.contains("Row 3") == true })
  }

  @Test func `nothing is sent where nothing changes`() throws {
    let harness = try SessionHarness()
    #expect(try harness.drain() == 0)
  }

  @Test func `a message that changes nothing makes no scene`() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 500)
    let scenes = harness.session.sceneWork.scenes
    for _ in 0..<5 { try harness.scroll(to: 500) }
    #expect(try harness.drain() == 0)
    #expect(harness.session.sceneWork.scenes == scenes)
    harness.controller?.collectionView.backgroundColor = .red
    #expect(try harness.drain() == 1)
  }

  @Test func `an offset that the program does not accept is sent back though nothing changed`()
    throws
  {
    let harness = try SessionHarness(rowCount: 20)
    harness.controller?.collectionView.isScrollEnabled = false
    try harness.drain()
    let before = harness.page.nodes[harness.container]?.members["offset"]
    try harness.session.receive(
      .scroll(container: harness.container, offset: CGPoint(x: 0, y: 90), isResting: false))
    #expect(try harness.drain() == 1)
    #expect(harness.page.nodes[harness.container]?.members["offset"] == before)
  }

  @Test func `a scroll step reads and sends only the rows that enter`() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 10_000)
    for step in 1...4 { try harness.scroll(to: 10_000 + CGFloat(step) * 100) }
    try harness.session.receive(
      .scroll(container: harness.container, offset: CGPoint(x: 0, y: 10_500), isResting: false))
    let message = try #require(harness.session.nextMessage(sequence: 1_000))
    let work = harness.session.sceneWork
    // Two rows of a cell, its content view, and a label appear; their ancestors are the window, the
    // root view, and the collection view.
    #expect(work.viewsRead <= 12, "\(work.viewsRead) views were read")
    let patch = harness.session.lastWork
    #expect(patch.compared <= 8, "\(patch.compared) nodes were compared")
    #expect(patch.written <= 8, "\(patch.written) nodes were written")
    #expect(message.utf8.count < 1_200, "\(message.utf8.count) bytes")
  }

  @Test func `cells are there before they are scrolled to`() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 10_000)
    #expect(harness.rows.isSuperset(of: 190...230))
    #expect(harness.controller?.collectionView.visibleCells.count ?? 99 < 20)
  }

  @Test func `a scroll reuses cells`() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 10_000)
    let made = harness.page.madeCount
    let known = Set(harness.page.nodes.keys)
    for step in 1...40 { try harness.scroll(to: 10_000 + CGFloat(step) * 130) }
    #expect(harness.rows.contains(310))
    #expect(harness.page.madeCount - made < 20)
    #expect(known.count >= harness.page.nodes.count - 20)
  }

  @Test func `a small scroll sends almost nothing`() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 10_000)
    try harness.scroll(to: 10_050)
    #expect((harness.lastPatch["nodes"] as? [Any] ?? []).count <= 9)
  }

  @Test func `the number of nodes does not grow with the rows`() throws {
    let few = try SessionHarness(rowCount: 200)
    let many = try SessionHarness(rowCount: 1_000_000)
    try many.scroll(to: 25_000_000)
    #expect(many.rows.contains(500_000))
    #expect(many.page.nodes.count < few.page.nodes.count * 3)
  }

  @Test func `the last row is at the end`() throws {
    let harness = try SessionHarness(rowCount: 1_000_000)
    try harness.scroll(to: 50_000_000 + 34 - 852, isResting: true)
    #expect(harness.rows.contains(999_999))
  }

  @Test func `a scroll of the page is not sent back`() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 333.4)
    let nodes = harness.lastPatch["nodes"] as? [[String: Any]] ?? []
    #expect(!nodes.contains { $0["offset"] != nil })
  }

  @Test func `a scroll of the program is sent`() throws {
    let harness = try SessionHarness()
    harness.controller?.collectionView.scrollToItem(
      at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    try harness.drain()
    let offsets = (harness.lastPatch["nodes"] as? [[String: Any]] ?? []).compactMap {
      $0["offset"] as? [Double]
    }
    #expect(offsets == [[0, 25_000 - 59]])
    #expect(harness.rows.contains(500))
  }

  @Test func `what the page said before it was put elsewhere is over`() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 500)
    let view = try #require(harness.controller?.collectionView)
    view.contentOffset.y = 900
    let message = try #require(harness.session.nextMessage(sequence: 1000))
    #expect(message.contains("\"offset\""))
    // The page has not drawn the change yet.
    try harness.session.receive(
      .scroll(container: harness.container, offset: CGPoint(x: 0, y: 510), isResting: true))
    #expect(view.contentOffset.y == 900)
    #expect(!view.isDragging)
    try harness.session.receive(.acknowledge(sequence: 1000))
    try harness.session.receive(
      .scroll(container: harness.container, offset: CGPoint(x: 0, y: 910), isResting: true))
    #expect(view.contentOffset.y == 910)
  }

  @Test func `an offset beyond the end is corrected`() throws {
    let harness = try SessionHarness(rowCount: 100)
    try harness.scroll(to: 1e12)
    let offsets = (harness.lastPatch["nodes"] as? [[String: Any]] ?? []).compactMap {
      $0["offset"] as? [Double]
    }
    #expect(offsets == [[0, 5000 + 34 - 852]])
  }

  @Test func `a scroll tells the delegate like a user's does`() throws {
    let harness = try SessionHarness()
    let before = harness.controller?.calls.count ?? 0
    try harness.scroll(to: 10)
    try harness.scroll(to: 20)
    try harness.scroll(to: 30, isResting: true)
    #expect(
      harness.controller?.calls.dropFirst(before) == ["begin", "scroll", "scroll", "scroll", "end"])
  }

  @Test func `a tap selects`() throws {
    let harness = try SessionHarness()
    try harness.session.tap(CGPoint(x: 100, y: 59 + 125))
    try harness.drain()
    #expect(harness.controller?.tapped == [IndexPath(item: 2, section: 0)])
    #expect(
      harness.page.nodes.values.filter {
        $0.members["element"]?.contains("\"selected\":true") == true
      }.count == 1)
  }

  @Test func `a tap beside everything does nothing`() throws {
    let harness = try SessionHarness(rowCount: 1)
    for point in [CGPoint(x: -5, y: 5), CGPoint(x: 1e12, y: 1e12), CGPoint(x: 100, y: 800)] {
      try harness.session.tap(point)
    }
    #expect(harness.controller?.tapped == [])
  }

  @Test func `dark reaches the colours`() throws {
    let harness = try SessionHarness()
    let fills = harness.page.nodes.values.compactMap { $0.members["fill"] }
    try harness.session.receive(.appearance(isDark: true))
    try harness.drain()
    let darkFills = harness.page.nodes.values.compactMap { $0.members["fill"] }
    #expect(fills.contains("\"#ffffff\""))
    #expect(!darkFills.contains("\"#ffffff\""))
    #expect(darkFills.contains("\"#000000\""))
  }

  @Test func `a page without a device is filled and resized`() throws {
    let harness = try SessionHarness(device: nil)
    func widths() -> Set<String> {
      Set(
        harness.page.nodes.values.filter { $0.members["element"] != nil }
          .compactMap { $0.members["frame"] }.map { frame in
            String(frame.split(separator: ",")[2])
          })
    }
    #expect(widths() == ["500"])
    try harness.session.receive(.resize(CGSize(width: 320, height: 480)))
    try harness.drain()
    #expect(widths() == ["320"])
  }

  @Test func `a screen with a device keeps its size`() throws {
    let harness = try SessionHarness()
    try harness.session.receive(.resize(CGSize(width: 320, height: 480)))
    #expect(try harness.drain() == 0)
  }

  @Test func `messages for containers that are gone are passed over`() throws {
    let harness = try SessionHarness()
    for id in [0, -1, Int.max, harness.page.nodes.keys.max()!] {
      try harness.session.receive(.scroll(container: id, offset: .zero, isResting: true))
    }
    #expect(try harness.drain() == 0)
  }

  @Test func `sessions are independent`() throws {
    let first = try SessionHarness()
    let second = try SessionHarness(device: "ipad-10")
    try first.scroll(to: 20_000)
    #expect(first.rows.contains(400))
    #expect(second.rows.contains(0))
    #expect(try second.drain() == 0)
  }

  @Test func `unknown devices and a second ready are refused`() throws {
    func ready(_ device: String?) -> ClientMessage {
      .ready(
        .init(
          device: device, isLandscape: false, size: CGSize(width: 9, height: 9), scale: 1,
          isDark: false))
    }
    let entry = GalleryEntry(name: "list", title: "", summary: "") {
      ListViewController(rowCount: 1)
    }
    let session = ScreenSession(entry: entry)
    #expect(throws: ProtocolViolation.self) { try session.tap(.zero) }
    #expect(throws: ProtocolViolation.self) { try session.receive(ready("iphone-99")) }
    try session.receive(ready("iphone-15"))
    #expect(throws: ProtocolViolation.self) { try session.receive(ready("iphone-15")) }
  }

  @Test func `the view controller is let go at the end`() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 5000)
    weak let controller = harness.controller
    weak let view = harness.controller?.collectionView
    #expect(controller != nil)
    harness.end()
    #expect(controller == nil)
    #expect(view == nil)
  }
}
