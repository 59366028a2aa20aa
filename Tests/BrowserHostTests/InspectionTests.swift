import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// Explanations for the inspector of the page.
@MainActor
@Suite struct InspectionTests {
  private func explanation(_ message: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
  }

  @Test func `the latest point is explained, once, without a touch`() throws {
    let harness = try SessionHarness()
    try harness.session.receive(.inspect(CGPoint(x: 50, y: 100)))
    try harness.session.receive(.inspect(CGPoint(x: 50, y: 300)))
    let message = try explanation(try #require(harness.session.nextMessage(sequence: 9)))
    #expect(message["type"] as? String == "explanation")
    let record = try #require(message["record"] as? [String: Any])
    let element = try #require(record["element"] as? [String: Any])
    #expect(element["kind"] as? String == "cell")
    let frame = try #require(element["frameInWindow"] as? [Double])
    #expect(frame[1] <= 300)
    #expect(frame[1] + frame[3] > 300)
    #expect((message["text"] as? String)?.contains("rule ") == true)
    #expect(harness.session.nextMessage(sequence: 10) == nil)
    #expect(harness.controller?.collectionView.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func `a point outside of the screen has no explanation`() throws {
    let harness = try SessionHarness()
    try harness.session.receive(.inspect(CGPoint(x: 5000, y: 5000)))
    let message = try explanation(try #require(harness.session.nextMessage(sequence: 9)))
    #expect(message["record"] is NSNull)
  }
}
