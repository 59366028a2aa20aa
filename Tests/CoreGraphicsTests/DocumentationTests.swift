import CoreGraphics
import TestSupport
import Testing

struct DocumentationTests {
  @Test func `the code of the documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/CoreGraphics/CoreGraphics.docc",
      comparedWith: ["Tests/CoreGraphicsTests/DocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation scales a path with a hole`() {
    // snippet.paths
    let badge = CGMutablePath()
    badge.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    badge.addRect(CGRect(x: 8, y: 4, width: 4, height: 2))

    var twice = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
    let large = badge.copy(using: &twice)

    print(badge.contains(CGPoint(x: 10, y: 5), using: .evenOdd))
    print(large?.boundingBoxOfPath ?? .null)
    // snippet.end
    #expect(!badge.contains(CGPoint(x: 10, y: 5), using: .evenOdd))
    #expect(badge.contains(CGPoint(x: 10, y: 5), using: .winding))
    #expect(large?.boundingBoxOfPath == CGRect(x: 10, y: 0, width: 40, height: 20))
  }
}
