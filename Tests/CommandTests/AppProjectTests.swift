import Foundation
import Testing

/// The app of a project of Xcode.
@Suite struct AppProjectTests {
  private func project(_ name: String) -> String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "TestApps/Apps/\(name)/\(name).xcodeproj").path
  }

  @Test func `an item of a menu shows the screen of its class, with files of a folder reference`()
    async throws
  {
    let answer = try await CommandLineTool.run(
      "render", project("Catalog"), "--tap", "Poems", "--format", "svg")
    #expect(answer.exitCode == 0, "\(answer.errors)")
    for text in ["A pond in the rain.", "and are water again."] {
      #expect(answer.output.contains(text), "\(text)")
    }
  }

  @Test func `a local package with views, associated objects and resources is part of the app`()
    async throws
  {
    let answer = try await CommandLineTool.run(
      "render", project("Pinboard"), "--format", "svg", "--strict")
    #expect(answer.exitCode == 0, "\(answer.errors)")
    #expect(answer.output.contains("Pinned to the board: 4, 1"), "\(answer.output)")
    let missing = try await CommandLineTool.run("missing", project("Pinboard"))
    #expect(missing.output.hasPrefix("Nothing that is missing was found"), "\(missing.output)")
  }
}
