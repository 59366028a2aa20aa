import Foundation
import Testing

@Suite("docs/compatibility.md")
struct CompatibilityTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the names of all public types in the sources of UIKit.
  private func publicTypes() throws -> Set<String> {
    let folder = root.appendingPathComponent("Sources/UIKit")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    let declaration =
      /^\s*(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
      .anchorsMatchLineEndings()
    for case let file as URL in files where file.pathExtension == "swift" {
      if file.pathComponents.contains("Missing") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
    return names
  }

  /// The types that the document names, besides the generated list: in the tables with three
  /// columns, and in the lists below them.
  private struct NamedTypes {
    var supported: Set<String> = []
    var missing: Set<String> = []

    mutating func add(_ text: some StringProtocol, isMissing: Bool) {
      let names = String(text).matches(of: /`((?:UI|NS|CA)[A-Z]\w+)`/).map { String($0.1) }
      if isMissing { missing.formUnion(names) } else { supported.formUnion(names) }
    }
  }

  private func namedTypes() throws -> NamedTypes {
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/compatibility.md"), encoding: .utf8)
    var names = NamedTypes()
    /// Whether a list names missing parts; `nil` outside of the lists of a type.
    var listIsMissing: Bool?
    let parts = text.split(separator: /<!-- (?:Begin|End) of the list .*-->/)
    for line in (parts[0] + parts[2]).split(separator: "\n") {
      switch line {
      case "Supported:": listIsMissing = false
      case "Missing:": listIsMissing = true
      case _ where line.hasPrefix("### "):
        names.add(line, isMissing: false)
        listIsMissing = nil
      case _ where line.hasPrefix("## "): listIsMissing = nil
      case _ where line.hasPrefix("|"):
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
          .dropLast()
        guard cells.count == 3, let last = cells.last else { continue }
        names.add(cells.dropLast().joined(), isMissing: false)
        names.add(last, isMissing: true)
      default:
        if let listIsMissing { names.add(line, isMissing: listIsMissing) }
      }
    }
    return names
  }

  @Test func `what it names as missing is missing`() throws {
    let declared = try publicTypes()
    let missing = try namedTypes().missing
    #expect(missing.count > 10)
    #expect(missing.intersection(declared).sorted() == [])
  }

  @Test func `what it names as supported is there`() throws {
    let declared = try publicTypes()
    let supported = try namedTypes().supported
    #expect(supported.contains("UICollectionView"))
    #expect(supported.count > 100)
    #expect(supported.subtracting(declared).sorted() == [])
  }
}
