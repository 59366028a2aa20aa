import Foundation
import Testing

/// Mistakes of `tessera preview` before anything is served.
@Suite struct PreviewTests {
  /// Runs the command with a file in a folder of its own.
  private func preview(
    _ source: String, named name: String = "Screen.swift", _ arguments: String...
  ) async throws -> CommandLineTool.Answer {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    return try await CommandLineTool.run(
      arguments: ["preview"] + arguments + ["--port", "0"], in: folder)
  }

  @Test func `a file without a screen is refused, and the classes that need arguments are named`()
    async throws
  {
    let answer = try await preview(
      """
      import UIKit
      final class Detail: UIViewController {
        init(city: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, "Screen.swift")
    #expect(answer.exitCode == 1)
    #expect(
      answer.errors == """
        tessera: 'Screen.swift' has no view controller or view that can be created without \
        arguments; Detail can be created only with arguments

        """)
  }

  @Test func `an unknown type is corrected by the nearest one`() async throws {
    let source = "import UIKit\nfinal class CityController: UIViewController {}\n"
    let answer = try await preview(source, "Screen.swift", "CityControler")
    #expect(answer.exitCode == 64)
    #expect(
      answer.errors == """
        tessera: there is no view controller or view named 'CityControler', did you mean \
        'CityController'?

        """)
  }

  @Test(
    arguments: [
      (["None.swift"], "tessera: there is no file or folder 'None.swift'\n"),
      (
        ["Screen.txt"],
        "tessera: 'Screen.txt' is no Swift file; name one, or a folder of Swift files\n"
      ),
      (
        ["Screen.txt", "--device", "phone"],
        "tessera: there is no device named 'phone'; 'tessera devices' lists all devices "
          + "(see 'tessera --help')\n"
      ),
      (["."], "tessera: there is no Swift file in the folder '.'\n"),
    ]) func `a path without sources is refused in one line`(
      arguments: [String], errors: String
    ) async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "".write(to: folder.appending(path: "Screen.txt"), atomically: true, encoding: .utf8)
    let answer = try await CommandLineTool.run(arguments: ["preview"] + arguments, in: folder)
    #expect(answer.errors == errors)
    #expect(answer.exitCode != 0 && answer.output.isEmpty)
  }
}
