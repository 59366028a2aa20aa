import Foundation
import Testing
import UIKit

@testable import BrowserHost

@MainActor
@Suite struct ScreenSessionTests {
  @Test func theFirstPatchShowsTheScreen() throws {
    let harness = try SessionHarness()
    #expect(harness.rows.isSuperset(of: 0..<16))
    #expect(harness.controller?.calls.first == "willAppear")
    #expect(harness.page.nodes.values.contains { $0.members["text"]?.contains("Row 3") == true })
  }

  @Test func nothingIsSentWhereNothingChanges() throws {
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

  @Test func cellsAreThereBeforeTheyAreScrolledTo() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 10_000)
    #expect(harness.rows.isSuperset(of: 190...230))
    #expect(harness.controller?.collectionView.visibleCells.count ?? 99 < 20)
  }

  @Test func aScrollReusesCells() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 10_000)
    let made = harness.page.madeCount
    let known = Set(harness.page.nodes.keys)
    for step in 1...40 { try harness.scroll(to: 10_000 + CGFloat(step) * 130) }
    #expect(harness.rows.contains(310))
    #expect(harness.page.madeCount - made < 20)
    #expect(known.count >= harness.page.nodes.count - 20)
  }

  @Test func aSmallScrollSendsAlmostNothing() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 10_000)
    try harness.scroll(to: 10_050)
    #expect((harness.lastPatch["nodes"] as? [Any] ?? []).count <= 9)
  }

  @Test func theNumberOfNodesDoesNotGrowWithTheRows() throws {
    let few = try SessionHarness(rowCount: 200)
    let many = try SessionHarness(rowCount: 1_000_000)
    try many.scroll(to: 25_000_000)
    #expect(many.rows.contains(500_000))
    #expect(many.page.nodes.count < few.page.nodes.count * 3)
  }

  @Test func theLastRowIsAtTheEnd() throws {
    let harness = try SessionHarness(rowCount: 1_000_000)
    try harness.scroll(to: 50_000_000 + 34 - 852, isResting: true)
    #expect(harness.rows.contains(999_999))
  }

  @Test func aScrollOfThePageIsNotSentBack() throws {
    let harness = try SessionHarness()
    try harness.scroll(to: 333.4)
    let nodes = harness.lastPatch["nodes"] as? [[String: Any]] ?? []
    #expect(!nodes.contains { $0["offset"] != nil })
  }

  @Test func aScrollOfTheProgramIsSent() throws {
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

  @Test func whatThePageSaidBeforeItWasPutElsewhereIsOver() throws {
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

  @Test func anOffsetBeyondTheEndIsCorrected() throws {
    let harness = try SessionHarness(rowCount: 100)
    try harness.scroll(to: 1e12)
    let offsets = (harness.lastPatch["nodes"] as? [[String: Any]] ?? []).compactMap {
      $0["offset"] as? [Double]
    }
    #expect(offsets == [[0, 5000 + 34 - 852]])
  }

  @Test func aScrollTellsTheDelegateLikeAUsersDoes() throws {
    let harness = try SessionHarness()
    let before = harness.controller?.calls.count ?? 0
    try harness.scroll(to: 10)
    try harness.scroll(to: 20)
    try harness.scroll(to: 30, isResting: true)
    #expect(
      harness.controller?.calls.dropFirst(before) == ["begin", "scroll", "scroll", "scroll", "end"])
  }

  @Test func aTapSelects() throws {
    let harness = try SessionHarness()
    try harness.session.tap(CGPoint(x: 100, y: 59 + 125))
    try harness.drain()
    #expect(harness.controller?.tapped == [IndexPath(item: 2, section: 0)])
    #expect(
      harness.page.nodes.values.filter {
        $0.members["element"]?.contains("\"selected\":true") == true
      }.count == 1)
  }

  @Test func aTapBesideEverythingDoesNothing() throws {
    let harness = try SessionHarness(rowCount: 1)
    for point in [CGPoint(x: -5, y: 5), CGPoint(x: 1e12, y: 1e12), CGPoint(x: 100, y: 800)] {
      try harness.session.tap(point)
    }
    #expect(harness.controller?.tapped == [])
  }

  @Test func darkReachesTheColours() throws {
    let harness = try SessionHarness()
    let fills = harness.page.nodes.values.compactMap { $0.members["fill"] }
    try harness.session.receive(.appearance(isDark: true))
    try harness.drain()
    let darkFills = harness.page.nodes.values.compactMap { $0.members["fill"] }
    #expect(fills.contains("\"#ffffff\""))
    #expect(!darkFills.contains("\"#ffffff\""))
    #expect(darkFills.contains("\"#000000\""))
  }

  @Test func aPageWithoutADeviceIsFilledAndResized() throws {
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

  @Test func aScreenWithADeviceKeepsItsSize() throws {
    let harness = try SessionHarness()
    try harness.session.receive(.resize(CGSize(width: 320, height: 480)))
    #expect(try harness.drain() == 0)
  }

  @Test func messagesForContainersThatAreGoneArePassedOver() throws {
    let harness = try SessionHarness()
    for id in [0, -1, Int.max, harness.page.nodes.keys.max()!] {
      try harness.session.receive(.scroll(container: id, offset: .zero, isResting: true))
    }
    #expect(try harness.drain() == 0)
  }

  @Test func sessionsAreIndependent() throws {
    let first = try SessionHarness()
    let second = try SessionHarness(device: "ipad-10")
    try first.scroll(to: 20_000)
    #expect(first.rows.contains(400))
    #expect(second.rows.contains(0))
    #expect(try second.drain() == 0)
  }

  @Test func unknownDevicesAndASecondReadyAreRefused() throws {
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

  @Test func theViewControllerIsLetGoAtTheEnd() throws {
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
