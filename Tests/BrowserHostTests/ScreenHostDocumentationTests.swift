import ScreenHost
import TestSupport
import Testing
import UIKit

@MainActor struct ScreenHostDocumentationTests {
  @Test func `the code of the documentation of ScreenHost is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/ScreenHost/ScreenHost.docc",
      comparedWith: ["Tests/BrowserHostTests/ScreenHostDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation of ScreenHost creates a screen`() {
    // snippet.entry
    let entry = GalleryEntry(name: "empty", title: "Empty", summary: "A screen without content.") {
      UIViewController()
    }
    let controller = entry.make()
    print(entry.name, controller.view.bounds.size)
    // snippet.end
    #expect(controller.isViewLoaded)
    #expect(entry.isListed)
    #expect(entry.make() !== controller)
  }
}
