import SceneRendering
import TestSupport
import Testing
import UIKit

@MainActor struct RenderingDocumentationTests {
  @Test func `the code of the documentation of SceneRendering is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/SceneRendering/SceneRendering.docc",
      comparedWith: ["Tests/SceneRenderingTests/RenderingDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation of SceneRendering draws a text`() {
    // snippet.drawings
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
    label.text = "Hello"
    label.textAlignment = .center
    let scene = Scene(of: label, title: "Greeting")
    let svg = SVGRenderer().render(scene)
    let text = TextDrawing(columns: 24).draw(scene)
    print(svg, text)
    // snippet.end
    #expect(scene.title == "Greeting")
    #expect(svg.contains(">Hello</"))
    #expect(text.contains("Hello"))
  }
}
