import TestSupport
import Testing

/// The comparison of documentation with compiled code.
struct DocumentationExamplesTests {
  private let file = (
    name: "Examples.swift",
    text: """
    import TextLayout

    func example() {
      // snippet.sum
      let sum = 1 + 2
      if sum > 0 {
        print(sum)
      }
      // snippet.end
    }
    """
  )

  private func problems(_ code: String) -> [String] {
    DocumentationExamples.problems(
      pages: [(name: "Page.md", text: "# Page\n\n```swift\n\(code)\n```\n")], files: [file])
  }

  private let equal = "let sum = 1 + 2\nif sum > 0 {\n  print(sum)\n}"

  @Test func `an equal code block is accepted with and without its imports`() {
    #expect(problems(equal) == [])
    #expect(problems("import TextLayout\n\n" + equal) == [])
  }

  @Test func `a changed code block and its region are reported`() {
    #expect(
      problems("let sum = 1 + 3") == [
        "Page.md, line 3: the code block equals no region of a compiled file.",
        "Examples.swift: no page contains the region 'sum'.",
      ])
  }

  @Test func `an import that the compiled file lacks is reported`() {
    #expect(
      problems("import UIKit\n\n" + equal) == [
        "Page.md, line 3: an import of the code block is not in the compiled file."
      ])
  }

  @Test func `a page without code and a region without an end are reported`() {
    #expect(
      DocumentationExamples.problems(
        pages: [(name: "Page.md", text: "# Page")],
        files: [(name: "Examples.swift", text: "// snippet.open\nlet one = 1")])
        == [
          "Examples.swift: the region 'open' has no end.",
          "Examples.swift: the file contains no region.",
          "The pages contain no Swift code.",
        ])
  }
}
