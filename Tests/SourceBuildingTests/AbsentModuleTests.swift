import Foundation
import LoweringProtocol
import Testing

@testable import SourceBuilding

/// The search for all modules that cannot be had.
struct AbsentModuleTests {
  @Test func `imports have the place of their module`() {
    let text = """
      import UIKit
      @testable import App
      @_exported public import struct Tools.Knife
      let text = "import Nothing"
      // import Comment
      """
    #expect(
      AbsentModules.imports(in: text) == [
        AbsentModules.Import(name: "UIKit", line: 1, column: 8),
        AbsentModules.Import(name: "App", line: 2, column: 18),
        AbsentModules.Import(name: "Tools", line: 3, column: 33),
      ])
  }

  @Test func `an import with a condition about its module is none that has to be there`() {
    let text = """
      #if canImport(Maps) && DEBUG
        import Maps
        import Other
      #elseif os(iOS)
        import Maps
      #else
        import Third
      #endif
      import Fourth
      """
    #expect(AbsentModules.imports(in: text).map(\.name) == ["Other", "Third", "Fourth"])
  }

  @Test func `one search finds all modules that cannot be had`() async throws {
    let folder = try Folder([
      "A.swift": "import Foundation\nimport AbsentOne\n",
      "B.swift": "import AbsentTwo\n#if canImport(AbsentThree)\nimport AbsentThree\n#endif\n",
      "C.swift": "import AbsentFour\nimport Replaced\n",
    ])
    let files = ["A", "B", "C"].map { folder.url.appending(path: $0 + ".swift") }
    let first = CompilerError(
      path: files[0].path, line: 2, column: 8, message: "no such module 'AbsentOne'", round: 0)
    let compiler = try BuiltModules(beside: BuiltTool.executable).compiler
    let search = AbsentModules(compiler: compiler, arguments: [], folder: folder.url)
    let found = try await search.added(
      to: [first], in: files,
      imports: ["Foundation", "AbsentOne", "AbsentTwo", "AbsentThree", "AbsentFour"])
    #expect(found.first == first)
    #expect(
      found.dropFirst().map(\.message) == [
        "no such module 'AbsentFour'", "no such module 'AbsentTwo'",
      ])
    #expect(found.dropFirst().map(\.line) == [1, 1])
  }

  @Test func `nothing is searched without an error about a module`() async throws {
    let folder = try Folder(["A.swift": "import AbsentOne\n"])
    let file = folder.url.appending(path: "A.swift")
    let error = CompilerError(
      path: file.path, line: 1, column: 8, message: "cannot find 'x' in scope", round: 0)
    let search = AbsentModules(compiler: "/none", arguments: [], folder: folder.url)
    let found = try await search.added(to: [error], in: [file], imports: ["AbsentOne"])
    #expect(found == [error])
  }
}
