import CollectionLayout
import Foundation
import Testing

/// `docs/layout-rules.md` and `LayoutRule`, which is generated from it.
struct RuleNumberTests {
  @Test func `every rule has its number in the document, once and in order`() throws {
    let rules = try RuleDocument().rules
    #expect(rules.map(\.number) == LayoutRule.allCases.map(\.rawValue))
  }

  @Test func `the generated source of the rules is up to date`() throws {
    let source = try RuleDocument().source
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_RULES"] == "1" {
      try source.write(to: RuleDocument.sourceFile, atomically: true, encoding: .utf8)
    }
    let isEqual = try String(contentsOf: RuleDocument.sourceFile, encoding: .utf8) == source
    #expect(isEqual, "LayoutRule.swift differs from the document; run: \(RuleDocument.command)")
  }

  @Test func `a rule is described by its number and its summary`() {
    #expect(
      LayoutRule.fractionsRoundDown.description
        == "rule 1: a fractional length is rounded down to a pixel")
  }
}

/// The rules of `docs/layout-rules.md`.
private struct RuleDocument {
  struct Rule {
    let number: Int
    let name: String
    let summary: String
  }

  let rules: [Rule]

  /// The command that writes the source.
  static let command = "TESSERA_WRITE_RULES=1 swift test --filter RuleNumberTests"

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// The generated file.
  static let sourceFile = root.appending(
    path: "Sources/CollectionLayout/Explaining/LayoutRule.swift")

  init() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "docs/layout-rules.md"), encoding: .utf8)
    // The lines of a rule are joined: a summary may span several.
    var paragraphs: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let number = Int(line.prefix { $0 != "." }), number > 0 {
        paragraphs.append(String(line))
      } else if line.hasPrefix("   "), !paragraphs.isEmpty {
        paragraphs[paragraphs.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
      }
    }
    rules = try paragraphs.map { paragraph in
      let match = try #require(
        paragraph.firstMatch(of: /^(\d+)\. \*\*(.+?)\*\* \(`(\w+)`\)/),
        "A rule starts with its number, its summary in bold text and its name: \(paragraph)")
      return Rule(
        number: Int(match.1) ?? 0, name: String(match.3), summary: String(match.2))
    }
  }

  /// The text of the generated file.
  var source: String {
    var lines = [
      "// Generated from docs/layout-rules.md. Do not edit; run:", "// \(Self.command)", "",
      "/// A rule of `docs/layout-rules.md`. The raw value is its number there.",
      "public enum LayoutRule: Int, Hashable, Sendable, CaseIterable {",
    ]
    for rule in rules {
      lines += Self.wrapped("\(rule.summary).").map { "  /// \($0)" }
      lines.append("  case \(rule.name) = \(rule.number)")
    }
    lines += [
      "}", "", "#if !hasFeature(Embedded)", "  extension LayoutRule: CustomStringConvertible {",
      "    /// The number of the rule and its summary.",
      "    public var description: String { \"rule \\(rawValue): \\(summary)\" }", "",
      "    private var summary: String {", "      switch self {",
    ]
    for rule in rules {
      let summary = rule.summary.prefix(1).lowercased() + rule.summary.dropFirst()
      let line = "      case .\(rule.name): \"\(summary)\""
      lines += line.count <= 100 ? [line] : ["      case .\(rule.name):", "        \"\(summary)\""]
    }
    return (lines + ["      }", "    }", "  }", "#endif", ""]).joined(separator: "\n")
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 90 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}

/// `docs/layout-rules.md` and `LayoutFlowRule`.
struct FlowRuleNumberTests {
  @Test func `every rule of flow layouts has its number in the document, once and in order`() throws
  {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let text = try String(
      contentsOf: root.appending(path: "docs/layout-rules.md").standardizedFileURL,
      encoding: .utf8)
    let numbers = text.split(separator: "\n").compactMap { line -> Int? in
      line.hasPrefix("- F") ? Int(line.dropFirst(3).prefix { $0 != "." }) : nil
    }
    #expect(numbers == LayoutFlowRule.allCases.map(\.rawValue))
  }
}
