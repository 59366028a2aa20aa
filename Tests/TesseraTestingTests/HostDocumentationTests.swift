import HeadlessHost
import TestSupport
import Testing
import UIKit

@MainActor struct HostDocumentationTests {
  @Test func `the code of the documentation of HeadlessHost is compiled`() throws {
    let problems = try DocumentationExamples.problems(
      inCatalogue: "Sources/HeadlessHost/HeadlessHost.docc",
      comparedWith: ["Tests/TesseraTestingTests/HostDocumentationTests.swift"])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func `the example of the documentation of HeadlessHost types into a field`() throws {
    // snippet.typing
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    controller.view.addSubview(field)
    let screen = try HostedScreen(controller, device: "iphone-15")
    try screen.tap(on: field)
    screen.type("Ada", into: field)
    print(field.text ?? "")
    print(screen.textDrawing(columns: 40))
    // snippet.end
    #expect(field.text == "Ada")
    #expect(screen.textDrawing(columns: 40).contains("Ada"))
  }
}
