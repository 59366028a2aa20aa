import Foundation
import Testing

@Suite("tessera render writes files")
struct RenderOutputTests {
  @Test func `the extension of the file decides the format`() async throws {
    let folder = try TemporaryFolder()
    for (name, start) in [("a.svg", "<"), ("a.json", "{")] {
      let answer = try await CommandLineTool.run(
        "render", "hello-list", "--output", folder.path(name))
      #expect(answer.exitCode == 0)
      #expect(answer.output == "")
      #expect(answer.errors == "")
      let text = try String(contentsOfFile: folder.path(name), encoding: .utf8)
      #expect(text.hasPrefix(start))
      #expect(text.hasSuffix("\n"))
    }
    #expect(try folder.contents == ["a.json", "a.svg"])
  }

  @Test func `a name for a picture that cannot be drawn leaves no file`() async throws {
    let folder = try TemporaryFolder()
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "-o", "list.gif", in: folder.url)
    #expect(answer.exitCode == 64)
    #expect(answer.errors.hasPrefix("tessera: 'list.gif' has the unsupported extension gif"))
    #expect(try folder.contents == [])
    let named = try await CommandLineTool.run(
      "render", "hello-list", "-o", "list.drawing", "--format", "svg", in: folder.url)
    #expect(named.exitCode == 0)
    #expect(try folder.contents == ["list.drawing"])
  }

  @Test func `a hyphen as the name of the file is standard output`() async throws {
    let folder = try TemporaryFolder()
    let printed = try await CommandLineTool.run("render", "hello-list", "--format", "svg")
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "--format", "svg", "-o", "-", in: folder.url)
    #expect(answer.exitCode == 0)
    #expect(answer.output == printed.output)
    #expect(try folder.contents == [])
  }

  @Test func `a folder's name decides no format`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("a.svg"), withIntermediateDirectories: false)
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "-o", folder.path("a.svg/list"))
    #expect(answer.exitCode == 0)
    let text = try String(contentsOfFile: folder.path("a.svg/list"), encoding: .utf8)
    #expect(!text.hasPrefix("<"))
  }

  @Test func `the file equals standard output, byte for byte`() async throws {
    let folder = try TemporaryFolder()
    let printed = try await CommandLineTool.run("render", "instagram-panels", "--format", "svg")
    _ = try await CommandLineTool.run(
      "render", "instagram-panels", "--output", folder.path("panels.svg"))
    let written = try String(contentsOfFile: folder.path("panels.svg"), encoding: .utf8)
    #expect(written == printed.output)
  }

  @Test func `an existing file is replaced and keeps its permissions`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("list.json")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let answer = try await CommandLineTool.run("render", "hello-list", "--output", path)
    #expect(answer.exitCode == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("{"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.contents == ["list.json"])
  }

  @Test func `the target of a symbolic link is replaced`() async throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path("real.json")))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: "real.json")
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "--output", folder.path("link.json"))
    #expect(answer.exitCode == 0)
    #expect(try String(contentsOfFile: folder.path("real.json"), encoding: .utf8).hasPrefix("{"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json"))
        == "real.json")
  }

  @Test(arguments: ["missing/folder/list.json", "folder", "file/list.json"])
  func `an unwritable path is one line on standard error and leaves no file`(name: String)
    async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("folder"), withIntermediateDirectories: false)
    try Data().write(to: URL(fileURLWithPath: folder.path("file")))
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "--format", "json", "--output", folder.path(name))
    #expect(answer.exitCode == 1)
    #expect(answer.output == "")
    try #require(answer.errorLines.count == 2)
    #expect(answer.errorLines[1] == "")
    #expect(answer.errors.hasPrefix("tessera: cannot write '\(folder.path(name))': "))
    #expect(try folder.contents == ["file", "folder"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("folder")) == [])
  }

  @Test func `a special file is written to, not replaced`() async throws {
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "--output", "/dev/null")
    #expect(answer.exitCode == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `the text drawing fits 80 columns and shows the text on screen`() async throws {
    let answer = try await CommandLineTool.run("render", "hello-list")
    #expect(answer.output.contains("Hello, World"))
    #expect(answer.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `dark and light are drawn in different colors`() async throws {
    let light = try await CommandLineTool.run("render", "hello-list", "--format", "svg")
    let dark = try await CommandLineTool.run(
      "render", "hello-list", "--format", "svg", "--appearance", "dark")
    #expect(light.exitCode == 0)
    #expect(dark.exitCode == 0)
    #expect(light.output != dark.output)
  }

  @Test func `two runs draw identical pictures`() async throws {
    for example in ["instagram-panels", "book-shelf", "custom-group-waterfall", "badges"] {
      let first = try await CommandLineTool.run("render", example, "--format", "svg")
      let second = try await CommandLineTool.run("render", example, "--format", "svg")
      #expect(first.output == second.output)
    }
  }
}
