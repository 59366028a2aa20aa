import Foundation
import Testing

struct DocumentationTests {
  @Test func `the example of the documentation is the one that compiles`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appending(path: "DocumentationExample.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: folder.appending(path: "../../Sources/TextLayout/TextLayout.docc/TextLayout.md")
        .standardizedFileURL,
      encoding: .utf8)
    let body = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("  return ") }
      .map { $0.dropFirst(2) }
    let example = "```swift\nimport TextLayout\n\n" + body.joined(separator: "\n") + "\n```"
    #expect(
      page.contains(example),
      "The example in TextLayout.md has to be the body of documentationExample().")
  }

  @Test func `the example of the documentation lays out two centered lines`() {
    let laidOut = documentationExample()
    #expect(laidOut.lines.map(\.text) == ["Tessera lays out", "collection views on Li…"])
    #expect(laidOut.isTruncated)
    #expect(laidOut.lines.allSatisfy { abs($0.x * 2 + $0.width - 180) < 1e-9 })
  }
}
