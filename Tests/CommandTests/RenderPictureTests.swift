import Foundation
import Testing

/// Whether librsvg is installed. It is where all tests have to run; elsewhere the others do.
private let hasLibrary: Bool = {
  guard let handle = dlopen("librsvg-2.so.2", RTLD_NOW) else { return false }
  dlclose(handle)
  return true
}()

@Suite("tessera render draws PNGs")
struct RenderPictureTests {
  /// The width and the height in the header of a PNG.
  private func size(_ data: Data) throws -> [Int] {
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    try #require(data.count > 24)
    return [16, 20].map { start in
      data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test(.enabled(if: hasLibrary))
  func `the picture has the pixels of the device, in a file and on standard output`() async throws {
    let folder = try TemporaryFolder()
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "-o", folder.path("list.png"))
    #expect(answer.exitCode == 0)
    #expect(answer.errors == "")
    let file = try Data(contentsOf: URL(fileURLWithPath: folder.path("list.png")))
    #expect(try size(file) == [1179, 2556])
    let printed = try await CommandLineTool.run("render", "hello-list", "--format", "png")
    #expect(printed.data == file)
    let dash = try await CommandLineTool.run(
      "render", "hello-list", "--format", "png", "-o", "-", "--scale", "1", "--landscape")
    #expect(try size(dash.data) == [852, 393])
    #expect(try folder.contents == ["list.png"])
  }

  @Test(.enabled(if: hasLibrary))
  func `a picture that is too large is one line`() async throws {
    let answer = try await CommandLineTool.run(
      "render", "hello-list", "--size", "16384x16384", "--scale", "8", "--format", "png")
    #expect(answer.exitCode == 1)
    #expect(answer.output == "")
    #expect(answer.errors.contains("131072 x 131072 pixels is too large"))
    #expect(answer.errorLines.count == 2)
  }

  /// A file that is not a library stands before the installed one.
  @Test func `without librsvg, the error names the package and leaves no file`() async throws {
    let folder = try TemporaryFolder()
    try Data("no library".utf8).write(to: URL(fileURLWithPath: folder.path("librsvg-2.so.2")))
    let answer = try await CommandLineTool.run(
      arguments: ["render", "hello-list", "-o", folder.path("list.png")],
      environment: ["LD_LIBRARY_PATH": folder.url.path])
    #expect(answer.exitCode == 1)
    #expect(answer.output == "")
    #expect(answer.errors.contains("apt-get install librsvg2-2"))
    #expect(answer.errorLines.count == 2)
    #expect(answer.errorLines.last == "")
    #expect(try folder.contents == ["librsvg-2.so.2"])
    let svg = try await CommandLineTool.run(
      arguments: ["render", "hello-list", "--format", "svg"],
      environment: ["LD_LIBRARY_PATH": folder.url.path])
    #expect(svg.exitCode == 0)
  }
}
