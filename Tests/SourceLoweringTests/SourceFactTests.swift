import LoweringProtocol
import SourceLowering
import Testing

/// The facts about sources that the lowering answers.
struct SourceFactTests {
  private func facts(_ text: String, path: String = "/App/A.swift") throws -> SourceFacts {
    let input = LoweringInput(files: [.init(path: path, text: text)], module: "App")
    return try #require(input.lowered().files[0].facts)
  }

  @Test func `imports are found in all their forms`() throws {
    let text = #"""
      // import Comment
      /*
      import Block
      */
      import UIKit
      @preconcurrency @testable import Model
      public import struct Foundation.URL
        import class UIKit.UIView; let a = 1
      import
        OnTheNextLine; import `Quoted`
      let important = "import Text"
      let lines = """
        import Literal
        """
      """#
    #expect(
      try facts(text).imports == ["Foundation", "Model", "OnTheNextLine", "Quoted", "UIKit"])
  }

  @Test func `imports of branches that iOS leaves out do not count`() throws {
    let text = """
      import UIKit
      #if os(macOS)
      import AppKit
      #elseif DEBUG
      import Inspector
      #else
      import Release
      #endif
      """
    #expect(try facts(text).imports == ["Inspector", "Release", "UIKit"])
  }

  @Test func `imports of a copy count`() throws {
    #expect(
      try facts("import Foundation\nfinal class A: ObservableObject {}\n").imports
        == ["Combine", "Foundation"])
    #expect(try facts("import Darwin\nlet a = sin(1)\n").imports == ["Glibc"])
    let moved = LoweringInput(
      files: [
        .init(path: "/App/A.swift", text: "class Base: UIView {}\n"),
        .init(
          path: "/App/B.swift",
          text: "import UIKit\nextension Base {\n  override func layoutSubviews() {}\n}\n"),
      ], module: "App")
    #expect(moved.lowered().files[0].facts?.imports == ["UIKit"])
  }

  @Test func `types are those outside of functions, in their order`() throws {
    let text = """
      import UIKit
      final class Screen: UIViewController, Named {
        enum Kind: Int { case first }
        func make() { struct Local {} }
      }
      protocol Named {}
      actor Worker {}
      #if os(tvOS)
      class Remote {}
      #endif
      extension UIView { struct Inset {} }
      """
    let types = try facts(text).types
    #expect(
      types.map {
        "\($0.line) \($0.kind.rawValue) \($0.name): \($0.inherited.joined(separator: ","))"
      }
        == [
          "2 class Screen: UIViewController,Named", "3 enum Screen.Kind: Int",
          "6 protocol Named: ", "7 actor Worker: ", "11 struct UIView.Inset: ",
        ])
  }

  @Test func `branches that iOS leaves out have their conditions and lines`() throws {
    let text = "import UIKit\n#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif\n"
    let branches = try facts(text).leftOutBranches
    #expect(branches == [.init(condition: "the #else of os(iOS)", line: 4)])
    #expect(try facts("#if os(iOS)\nlet a = 1\n#endif\n").leftOutBranches == [])
  }

  @Test func `a file that does not parse has the imports before the error`() throws {
    let text = "import UIKit\nimport Photos\nclass A {\n  func (\n"
    #expect(try facts(text).imports == ["Photos", "UIKit"])
    let deep = "import UIKit\nlet a = " + String(repeating: "[", count: 5000)
    #expect(try facts(deep) == SourceFacts())
  }

  @Test func `a main file that imports the server serves screens`() {
    func serves(_ text: String, path: String = "/App/main.swift") -> Bool {
      LoweringInput.File(path: path, text: text).servesScreens
    }
    #expect(serves("import UIKit\nimport BrowserHost\nBrowserServer { A() }.serve()\n"))
    #expect(serves("import UIKit\n#if os(Linux)\nimport BrowserHost\n#endif\n"))
    #expect(!serves("import BrowserHost\n", path: "/App/Server.swift"))
    #expect(!serves("// import BrowserHost\nimport UIKit\n"))
  }
}
