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

  /// Returns the names of types in the cells of a column of the tables that have three, besides the
  /// generated one.
  private func types(inColumn column: Int) throws -> Set<String> {
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/compatibility.md"), encoding: .utf8)
    var names: Set<String> = []
    let parts = text.split(separator: /<!-- (?:Begin|End) of the list .*-->/)
    for line in (parts[0] + parts[2]).split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast()
      guard cells.count == 3 else { continue }
      let cell = cells[cells.startIndex + column]
      names.formUnion(cell.matches(of: /`((?:UI|NS|CA)[A-Z]\w+)`/).map { String($0.1) })
    }
    return names
  }

  @Test func `what it names as missing is missing`() throws {
    let declared = try publicTypes()
    let missing = try types(inColumn: 2)
    #expect(missing.count > 10)
    #expect(missing.intersection(declared).sorted() == [])
  }

  @Test func `what it names as supported is there`() throws {
    let declared = try publicTypes()
    let supported = try types(inColumn: 0).union(types(inColumn: 1))
    #expect(supported.contains("UICollectionView"))
    #expect(supported.subtracting(declared).sorted() == [])
  }
}
