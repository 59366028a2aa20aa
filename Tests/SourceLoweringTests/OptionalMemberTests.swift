import Foundation
import LoweringProtocol
import SourceLowering
import Testing

/// Optional members of protocols in programs that run, also of the protocols of another module.
struct OptionalMemberTests {
  private static let library = """
    import UIKit
    @MainActor @objc public protocol PagerDelegate: NSObjectProtocol {
      @objc optional func pager(_ pager: Pager, titleAt index: Int) -> String
      @objc optional func pagerDidMove(_ pager: Pager)
      @objc optional var pageCount: Int { get }
      @objc optional var note: String? { get }
      func must()
    }
    @MainActor public protocol WideDelegate: PagerDelegate {}
    @objc protocol Hidden { @objc optional func hide() }
    @MainActor public final class Pager: NSObject {
      public weak var delegate: (any PagerDelegate)?
      public func report() -> String {
        delegate?.pagerDidMove?(self)
        let count = delegate?.pageCount ?? -1
        guard let title = delegate?.pager(_:titleAt:) else { return "\\(count) no title" }
        let note = delegate?.note ?? "no note"
        return "\\(count) \\(title(self, 7)) \\(delegate?.pager?(self, titleAt: 8) ?? "none") \\(note)"
      }
    }

    """
  private static let app = """
    import Lib
    import UIKit
    final class Book: NSObject, WideDelegate {
      let pageCount = 3
      var note: String? { "note" }
      var moves = 0
      func must() {}
    }
    extension Book {
      func pager(_ pager: Pager, titleAt index: Int) -> String { "page \\(index)" }
      func pagerDidMove(_ pager: Pager) { moves += 1 }
    }
    final class Leaf: NSObject, PagerDelegate { func must() {} }
    @MainActor func run() {
      let pager = Pager()
      print(pager.report())
      let book = Book()
      pager.delegate = book
      print(pager.report(), book.moves)
      let leaf = Leaf()
      pager.delegate = leaf
      print(pager.report())
    }

    """

  private func lowered(
    _ text: String, module: String, protocols: [OptionalProtocols] = []
  ) -> LoweredModule {
    LoweringInput(
      files: [.init(path: "/\(module)/\(module).swift", text: text)], module: module,
      registration: .none, protocols: protocols
    ).lowered()
  }

  @Test func `the public protocols with optional members are for other modules`() throws {
    let protocols = try #require(lowered(Self.library, module: "Lib").protocols)
    #expect(protocols.module == "Lib")
    #expect(protocols.references == ["pager(_:titleAt:)"])
    #expect(protocols.text.hasPrefix("import Lib\nimport UIKit\n"))
    #expect(protocols.text.contains("public protocol PagerDelegate"))
    #expect(protocols.text.contains("public protocol WideDelegate"))
    #expect(!protocols.text.contains("Hidden"))
    #expect(lowered("import UIKit\npublic protocol Plain {}\n", module: "Lib").protocols == nil)
  }

  @Test func `a protocol of another module is no file of the lowered module`() throws {
    let protocols = try #require(lowered(Self.library, module: "Lib").protocols)
    let result = lowered(Self.app, module: "App", protocols: [protocols])
    #expect(result.files.map(\.path) == ["/App/App.swift"])
    #expect(result.reports == [])
    #expect(result.protocols == nil)
    #expect(!result.files[0].text.contains("extension PagerDelegate"))
  }

  @Test func `a class gets the import for the members of a protocol that its extension adopts`()
    throws
  {
    let protocols = try #require(lowered(Self.library, module: "Lib").protocols)
    let result = LoweringInput(
      files: [
        .init(path: "/App/Book.swift", text: "import UIKit\nfinal class Book: NSObject {}\n"),
        .init(
          path: "/App/Book+Pages.swift",
          text: """
            import Lib
            extension Book: PagerDelegate {
              func must() {}
              func pagerDidMove(_ pager: Pager) {}
            }

            """),
      ], module: "App", registration: .none, protocols: [protocols]
    ).lowered()
    #expect(result.files[0].text.hasPrefix("import Lib\n"), "\(result.files[0].text)")
    #expect(result.files[0].text.contains("_optional_pagerDidMove"))
  }

  @Test func `objects implement the optional members of a protocol of another module`()
    async throws
  {
    let library = lowered(Self.library, module: "Lib")
    let protocols = try #require(library.protocols)
    let app = lowered(Self.app, module: "App", protocols: [protocols])
    let program = try LoweredProgram()
    // The program is one module: what the app's classes implement is lowered without the library.
    let output = try await program.run([
      try program.write(library.files[0].text, to: "Lib.swift"),
      try program.write(
        app.files[0].text.replacing("import Lib\n", with: "\n"), to: "App.swift"),
      try program.write("run()\n", to: "main.swift"),
    ])
    #expect(
      output == """
        -1 no title
        3 page 7 page 8 note 1
        -1 no title

        """)
  }

  @Test func `protocols of a request and a reply are the same after their way through JSON`()
    throws
  {
    let protocols = OptionalProtocols(module: "Lib", text: "“\n”", references: ["a(_:)"])
    let request = LoweringRequest(module: "App", files: [], protocols: [protocols])
    let data = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(LoweringRequest.self, from: data) == request)
    let reply = LoweringReply(
      files: [], reports: [], previews: [], leftOut: nil, scenes: [], protocols: protocols)
    let written = try JSONEncoder().encode(reply)
    #expect(try JSONDecoder().decode(LoweringReply.self, from: written) == reply)
  }
}
