import Foundation
import SceneRendering
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

@MainActor @Suite("Index titles in a session")
struct IndexTitleSessionTests {
  private func bar(of harness: SessionHarness) throws -> (id: Int, node: PageModel.Node) {
    let found = harness.page.nodes.first { $0.value.members["drags"] == "\"xy\"" }
    return try #require(found.map { ($0.key, $0.value) })
  }

  @Test func `the bar stays where it is while the list scrolls`() throws {
    let harness = try SessionHarness(indexTitles: ["A", "B", "C"])
    let before = try bar(of: harness).node
    #expect(before.members["fixed"] == "true")
    #expect(before.members["label"] == "\"Index\"")
    #expect(before.parent == harness.container)
    // 393 x 852 points; the phone's bars leave 759 of the height, from 59 on.
    #expect(before.members["frame"]?.hasPrefix("[377,") == true)
    try harness.scroll(to: 5000.4)
    let id = try bar(of: harness).id
    #expect(try bar(of: harness).node == before)
    let said = (harness.lastPatch["nodes"] as? [[String: Any]] ?? []).map { $0["id"] as? Int }
    #expect(!said.contains(id))
  }

  @Test func `the bar stays where it is while the program scrolls`() throws {
    let harness = try SessionHarness(indexTitles: ["A", "B", "C"])
    let before = try bar(of: harness).node
    harness.controller?.collectionView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    try harness.drain()
    #expect(try bar(of: harness).node == before)
  }

  @Test func `a touch scrolls to its title and another one takes over`() throws {
    let harness = try SessionHarness(indexTitles: ["A", "B", "C"])
    let view = try #require(harness.controller?.collectionView)
    let bar = try #require(view.indexTitleBar)
    func point(_ title: String) throws -> CGPoint {
      bar.convert(try #require(bar.point(ofTitle: title)), to: nil)
    }
    let (first, last) = (try point("A"), try point("C"))
    try harness.session.touch(.began, last)
    #expect(view.contentOffset.y == 33_241)
    // The finger has left the bar meanwhile.
    try harness.session.touch(.moved, CGPoint(x: 20, y: first.y - 300))
    try harness.session.touch(.ended, CGPoint(x: 20, y: first.y - 300))
    #expect(view.contentOffset.y == -59)
    #expect(
      harness.controller?.calls.filter { $0.hasPrefix("title") } == ["title C 2", "title A 0"])
    #expect(harness.controller?.tapped == [])
  }

  @Test func `a touch that is not on the bar does nothing`() throws {
    let harness = try SessionHarness(indexTitles: ["A", "B", "C"])
    for point in [CGPoint(x: 100, y: 100), CGPoint(x: 1e12, y: -1e12), .zero] {
      try harness.session.tap(point)
    }
    #expect(harness.controller?.calls.contains { $0.hasPrefix("title") } == false)
    harness.controller?.collectionView.isUserInteractionEnabled = false
    try harness.session.tap(CGPoint(x: 385, y: 438))
    #expect(harness.controller?.calls.contains { $0.hasPrefix("title") } == false)
  }

  @Test func `a tap on the bar selects nothing behind it`() throws {
    let harness = try SessionHarness(indexTitles: ["A", "B", "C"])
    try harness.session.tap(CGPoint(x: 385, y: 438))
    #expect(harness.controller?.tapped == [])
    #expect(harness.controller?.calls.contains("title B 1") == true)
  }
}
