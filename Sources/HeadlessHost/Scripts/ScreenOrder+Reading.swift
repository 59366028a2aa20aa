import Foundation
import SceneRendering
package import ScreenReading

extension ScreenOrder {
  /// A description of the screen by its elements.
  package struct Reading: Codable, Hashable, Sendable {
    /// The elements that are listed.
    package var detail: ReadingDetail
    /// The text that listed elements contain; `nil` to list all.
    package var search: String?
    /// A Boolean value that indicates whether the result is the difference that the steps make.
    package var isDifference: Bool
    package var asJSON: Bool

    /// Creates the description of an order.
    package init(detail: ReadingDetail, search: String?, isDifference: Bool, asJSON: Bool) {
      self.detail = detail
      self.search = search
      self.isDifference = isDifference
      self.asJSON = asJSON
    }
  }
}

extension ScreenOrder.Reading {
  /// Returns the result.
  ///
  /// - Parameters:
  ///   - before: The screen before the steps; `nil` if it was not read.
  ///   - after: The screen after the steps, by the same reader.
  /// - Throws: `ScriptFailure` if no element has the text.
  func text(before: ScreenSnapshot?, after: ScreenSnapshot) throws -> String {
    if isDifference, let before {
      let difference = SnapshotDifference(from: before, to: after)
      return asJSON ? try SortedJSON.text(of: difference) : difference.text() + "\n"
    }
    guard let search else {
      return asJSON ? try SortedJSON.text(of: after) : after.text(detail: detail) + "\n"
    }
    let found = try after.found(search)
    if asJSON { return try SortedJSON.text(of: found.elements) }
    return found.lines.map { $0 + "\n" }.joined()
  }
}

extension ScreenSnapshot {
  /// Returns the elements with a text, and their lines.
  ///
  /// - Throws: `ScriptFailure` if no element has the text.
  func found(_ text: String) throws -> (elements: [ReadElement], lines: [String]) {
    let found = elements(matching: text)
    guard !found.isEmpty else {
      throw ScriptFailure(
        description: "no element has “\(text)” in its text, class or identifier; a snapshot "
          + "lists all elements")
    }
    return (
      found, found.map { $0.line(detail: .all) + ($0.isOnScreen ? "" : " off screen") }
    )
  }
}
