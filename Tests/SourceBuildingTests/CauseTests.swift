import Foundation
import LoweringProtocol
import Testing

@testable import SourceBuilding

/// The errors of a compilation that others may be a consequence of.
struct CauseTests {
  private func error(_ file: String, _ line: Int, _ message: String) -> CompilerError {
    CompilerError(path: "/\(file).swift", line: line, column: 1, message: message, round: 0)
  }

  @Test func `names of declarations are found`() {
    let names = DeclaredNames(
      text: """
        final class Loader<Value>: NSObject {
          enum State { case idle, loading(part: Int) }
          private(set) var count = first, other: Int
          func load(_ value: Value) { let (a, b) = pair }
        }
        """)
    for name in ["Loader", "State", "idle", "loading", "count", "load", "a", "b"] {
      #expect(names.contains(name))
    }
    for name in ["NSObject", "first", "pair", "Value"] { #expect(!names.contains(name)) }
  }

  @Test func `an error names what the compiler does not find`() {
    #expect(error("A", 1, "cannot find 'size' in scope").missingName == "size")
    #expect(error("A", 1, "cannot find type 'Size' in scope").missingName == "Size")
    #expect(error("A", 1, "value of type 'A' has no member 'b(_:)'").missingName == "b")
    #expect(error("A", 1, "'nil' requires a contextual type").missingName == nil)
  }

  @Test func `errors about names that no file declares are causes beside those of declarations`()
    throws
  {
    let folder = try Folder(["B.swift": "struct B { var own = 1 }\n"])
    let errors = [
      error("A", 1, "cannot find type 'Missing' in scope"),
      error("A", 5, "'nil' requires a contextual type"),
      error("B", 1, "value of type 'URLError' has no member 'reason'"),
      error("B", 2, "value of type 'C' has no member 'own'"),
      error("B", 3, "'nil' requires a contextual type"),
    ]
    let sources = [folder.url.appending(path: "B.swift")]
    #expect(CompilerError.causes(of: errors, in: sources) == Array(errors[...2]))
    // Without an error about a declaration, each may be a cause.
    #expect(CompilerError.causes(of: Array(errors[3...]), in: sources) == Array(errors[3...]))
  }
}
