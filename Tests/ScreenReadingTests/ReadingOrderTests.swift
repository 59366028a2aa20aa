import Foundation
import HeadlessHost
import ScreenReading
import Testing
import UIKit

@MainActor
struct ReadingOrderTests {
  /// Returns the result of an order on a form.
  private func result(
    _ steps: [ScreenScript.Step] = [], search: String? = nil, isDifference: Bool = false,
    asJSON: Bool = false
  ) async throws -> String {
    var script = ScreenScript()
    script.display = .size(width: 375, height: 500)
    script.steps = steps
    let order = ScreenOrder(
      script: script,
      product: .reading(
        ScreenOrder.Reading(
          detail: .short, search: search, isDifference: isDifference, asJSON: asJSON)))
    let parts = Parts()
    try await order.perform({ FormController() }, write: { parts.data.append($0) })
    return String(decoding: parts.data, as: UTF8.self)
  }

  private final class Parts {
    var data = Data()
  }

  @Test func `an order describes the difference that its steps make`() async throws {
    let text = try await result(
      [.tap(.text("Name")), .type("Ada")], isDifference: true)
    #expect(text == "~ e2 field \"Name\": value none → \"Ada\", editing\n")
  }

  @Test func `an order finds elements`() async throws {
    let lines = try await result(search: "below").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0] == "e6 button \"Below\" [16,1000 343x44] UIButton off screen")
    #expect(lines[1].hasPrefix("e7 text \"Below\" ["))
  }

  @Test func `a search without a result says how to go on`() async throws {
    let failure = await #expect(throws: ScriptFailure.self) {
      _ = try await result(search: "Cancel")
    }
    #expect(
      failure?.description == """
        no element has “Cancel” in its text, class or identifier; a snapshot lists all \
        elements
        """)
  }

  @Test func `a snapshot as JSON is decoded to an equal one`() async throws {
    var reader = ScreenReader()
    let screen = HostedScreen(
      FormController(), on: ScreenModel(size: CGSize(width: 375, height: 500), scale: 3))
    let snapshot = screen.read(by: &reader)
    let decoded = try JSONDecoder().decode(
      ScreenSnapshot.self, from: Data(try await result(asJSON: true).utf8))
    #expect(decoded.hash == snapshot.hash)
    #expect(decoded.elements.map(\.mark) == snapshot.elements.map(\.mark))
  }
}
