import TestSupport
import Testing
import TextLayout

struct DocumentationTests {
  @Test func `the code of the documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/TextLayout/TextLayout.docc",
      comparedWith: ["Tests/TextLayoutTests/DocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation lays out two centered lines`() {
    // snippet.lines
    let text = StyledText(
      "Tessera lays out collection views on Linux", font: TextFont(size: 17, weight: 0.3))
    let laidOut = TableTextMeasurer().layOut(
      text, options: LineBreakOptions(width: 180, maximumLineCount: 2), alignment: .center)
    for line in laidOut.lines {
      print(line.text, line.x, line.baseline, line.width)
    }
    print(laidOut.width, laidOut.height, laidOut.isTruncated)
    // snippet.end
    #expect(laidOut.lines.map(\.text) == ["Tessera lays out", "collection views on L…"])
    #expect(laidOut.isTruncated)
    #expect(laidOut.lines.allSatisfy { abs($0.x * 2 + $0.width - 180) < 1e-9 })
  }
}
