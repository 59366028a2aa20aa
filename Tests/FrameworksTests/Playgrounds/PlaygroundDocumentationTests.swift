import PlaygroundSupport
import TestSupport
import Testing
import UIKit

extension PlaygroundTests {
  @Test func `the code of the documentation of PlaygroundSupport is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/PlaygroundSupport/PlaygroundSupport.docc",
      comparedWith: ["Tests/FrameworksTests/Playgrounds/PlaygroundDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation of PlaygroundSupport displays a label`() {
    // snippet.label
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    label.text = "Hello"
    label.textAlignment = .center
    PlaygroundPage.current.liveView = label
    // snippet.end
    #expect(PlaygroundPage.current.liveView as? UILabel === label)
    #expect(PlaygroundPage.current.needsIndefiniteExecution)
    PlaygroundPage.current.liveView = nil
    PlaygroundPage.current.needsIndefiniteExecution = false
  }
}
