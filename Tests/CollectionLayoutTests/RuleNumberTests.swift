import CollectionLayout
import Foundation
import Testing

/// Explanations name rules by number, and readers look the numbers up.
@Suite("docs/layout-rules.md")
struct RuleNumberTests {
  @Test("Every rule of an explanation has its number in the document, once and in order")
  func numbers() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/layout-rules.md"), encoding: .utf8)
    let numbers = text.split(separator: "\n").compactMap { line in
      line.contains(". ") ? Int(line.prefix { $0 != "." }) : nil
    }
    #expect(numbers == LayoutRule.allCases.map(\.rawValue))
  }
}
