import Foundation
import Testing

/// The app of a project of Xcode.
@Suite struct AppProjectTests {
  private let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "TestApps/Apps/Catalog/Catalog.xcodeproj").path

  @Test func `an item of a menu shows the screen of its class, with files of a folder reference`()
    async throws
  {
    let answer = try await CommandLineTool.run(
      "render", project, "--tap", "Poems", "--format", "svg")
    #expect(answer.exitCode == 0, "\(answer.errors)")
    for text in ["A pond in the rain.", "and are water again."] {
      #expect(answer.output.contains(text), "\(text)")
    }
  }
}
