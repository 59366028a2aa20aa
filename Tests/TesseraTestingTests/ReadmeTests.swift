import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test func `its example is the file that is compiled and run here`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appendingPathComponent("ReadmeExample.swift"), encoding: .utf8)
    let readme = try String(
      contentsOf: folder.appendingPathComponent("../../README.md").standardizedFileURL,
      encoding: .utf8)
    #expect(
      readme.contains("```swift\n\(source)```\n"),
      "The first Swift block of README.md has to be the text of ReadmeExample.swift.")
  }
}
