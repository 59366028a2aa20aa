import Foundation
import Scenes
import TestSupport
import Testing

struct SceneDocumentationTests {
  @Test func `the code of the documentation of Scenes is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/Scenes/Scenes.docc",
      comparedWith: ["Tests/SceneRenderingTests/SceneDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation of Scenes has a frame in the window`() {
    // snippet.box
    let blue = SceneColor(red: 0, green: 0.478, blue: 1)
    let scene = Scene(
      size: CGSize(width: 200, height: 100), title: "Box",
      nodes: [
        SceneNode(id: 1, frame: CGRect(x: 0, y: 0, width: 200, height: 100)),
        SceneNode(id: 2, parent: 1, frame: CGRect(x: 20, y: 10, width: 50, height: 30), fill: blue),
      ])
    if let frame = scene.windowFrame(ofNodeWithID: 2) {
      print(frame)
    }
    // snippet.end
    #expect(scene.windowFrame(ofNodeWithID: 2) == CGRect(x: 20, y: 10, width: 50, height: 30))
    #expect(scene.windowFrame(ofNodeWithID: 3) == nil)
  }
}
