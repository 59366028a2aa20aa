import BrowserHost
import TestSupport
import Testing
import UIKit

struct BrowserHostDocumentationTests {
  @Test func `the code of the documentation is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/BrowserHost/BrowserHost.docc",
      comparedWith: ["Tests/BrowserHostTests/BrowserHostDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  /// Compiled only: the server does not end.
  @MainActor
  private func serve() {
    // snippet.serve
    BrowserServer { UIViewController() }.serve()
    // snippet.end
  }
}
