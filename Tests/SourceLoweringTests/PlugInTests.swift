import Foundation
import SourceBuilding
import Testing

/// The files that the plug-in and the command line tool agree on.
struct PlugInTests {
  /// The part of the plug-in that a program without `PackagePlugin` can use.
  private static let configuration = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Plugins/LowerSources/LoweringConfiguration.swift")

  @Test func `the plug-in lists the files that the tool writes`() async throws {
    let program = try LoweredProgram()
    let paths = [
      "App/Screen.swift", "App/main.swift", "App/Parts/Cell.swift", "App/Parts/Panel.xib",
      "App/Home.storyboard", "App/Left/Out.swift", "App/Left/Out.xib", "App/Other.swift",
      "App/Pods/Pod.swift", "App/build/Made.swift", "App/.hidden/Hidden.swift", "App/Package.swift",
      "App/notes.txt",
    ]
    var files: [String] = []
    for path in paths { files.append(try program.write("// \(path)\n", to: path)) }
    let folder = URL(filePath: files[0]).deletingLastPathComponent()
    let output = folder.deletingLastPathComponent().appending(path: "Copies")
    let excludes = ["Left", "Other.swift"]
    let run = try await CommandRun.run(
      program.lowerer,
      ["lower", folder.path, output.path, "--flat", "--source-locations", "--keep-going"]
        + excludes.flatMap { ["--exclude", $0] })
    #expect(run.isSuccess, "\(run.output)")
    let written = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()

    let main = """
      import Foundation
      let text = #"{"sources": "App", "excludes": ["Left", "Other.swift"]}"#
      let configuration = try JSONDecoder().decode(
        LoweringConfiguration.self, from: Data(text.utf8))
      let originals = try configuration.originals(in: URL(filePath: "\(folder.path)"))
      print(LoweringConfiguration.copies(of: originals).sorted().joined(separator: "\\n"))

      """
    let plugIn = Self.configuration.deletingLastPathComponent()
    let listed = try await program.run([
      Self.configuration.path,
      // Links to files of the module.
      plugIn.appending(path: "SourceFiles.swift").path,
      plugIn.appending(path: "LoweredFileNames.swift").path,
      try program.write(main, to: "List/main.swift"),
    ])
    #expect(listed.split(separator: "\n").map(String.init) == written)
    #expect(written.count == 6)
  }
}
