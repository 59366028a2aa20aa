import Foundation
import Testing

/// Interface files of one name: files of several languages, and a nib beside a storyboard.
struct InterfaceLanguageTests {
  private static let tool = CommandLineTool.url.deletingLastPathComponent()
    .appending(path: "tessera-lower")

  private func document(_ kind: String, _ title: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0">
    \(kind == "XIB" ? "" : "<scenes><scene sceneID=\"s\">")<objects>
    <viewController title="\(title)" id="v"/></objects>
    \(kind == "XIB" ? "" : "</scene></scenes>")</document>
    """
  }

  /// Lowers a folder of files, and returns the answer with the written texts by their names.
  private func lower(
    _ files: [String: String]
  ) async throws -> (CommandLineTool.Answer, [String: String]) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "languages-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files.merging(["Main.swift": "import UIKit\n"], uniquingKeysWith: { $1 }) {
      let file = folder.appending(path: "App/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let output = folder.appending(path: "Out")
    let answer = try await CommandLineTool.run(
      arguments: ["lower", folder.appending(path: "App").path, output.path, "--flat"],
      executable: Self.tool)
    var texts: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: output.path) {
      texts[name] = try String(contentsOf: output.appending(path: name), encoding: .utf8)
    }
    return (answer, texts)
  }

  @Test(arguments: [
    (["ja.lproj", "Base.lproj", "en.lproj"], "Base.lproj"), (["de.lproj", "en.lproj"], "en.lproj"),
    (["ja.lproj", "de.lproj"], "de.lproj"),
  ])
  func `one language of a storyboard is compiled`(folders: [String], chosen: String) async throws {
    var files: [String: String] = [:]
    for folder in folders {
      files["\(folder)/Main.storyboard"] = document("Storyboard.XIB", "In \(folder)")
    }
    let (answer, texts) = try await lower(files)
    #expect(answer.exitCode == 0)
    #expect(texts["Main.storyboard.swift"]?.contains("In \(chosen)") == true)
    let warnings = answer.errorLines.filter { $0.contains("warning: The file is left out") }
    #expect(warnings.count == folders.count - 1)
    #expect(!warnings.contains { $0.contains("\(chosen)/Main.storyboard:") })
  }

  @Test func `a nib and a storyboard of one name are two documents`() async throws {
    let (answer, texts) = try await lower([
      "Menu.storyboard": document("Storyboard.XIB", "A"), "Menu.xib": document("XIB", "B"),
    ])
    #expect(answer.exitCode == 0)
    #expect(!answer.errors.contains("warning"))
    let functions = ["Menu.storyboard.swift", "Menu.xib.swift"].compactMap {
      texts[$0]?.split(separator: "\n").first { $0.contains("-> InterfaceDocument") }
    }
    #expect(functions.count == 2)
    #expect(Set(functions).count == 2)
  }
}
