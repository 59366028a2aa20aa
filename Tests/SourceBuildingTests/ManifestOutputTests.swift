import Foundation
import Testing

@testable import SourceBuilding

/// The package manager's answers, which are kept, and the line of progress.
struct ManifestOutputTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Pins", targets: [.target(name: "Pins")])
    """

  @Test func `an answer about a manifest is kept until the manifest or the list of files changes`()
    async throws
  {
    let folder = try Folder([
      "Pins/Package.swift": Self.manifest, "Pins/Sources/Pins/Pins.swift": "let a = 1\n",
    ])
    let package = folder.url.appending(path: "Pins")
    let cache = CacheFolder(url: folder.url.appending(path: "cache"))
    func read() async throws -> PackageDescription {
      try await PackageDescription.read(package, cache: cache)
    }
    #expect(try await read().name == "Pins")
    let answers = try FileManager.default.contentsOfDirectory(atPath: cache.manifests.path)
    let answer = cache.manifests.appending(path: try #require(answers.first))
    let text = try String(contentsOf: answer, encoding: .utf8)
    try text.replacing("\"Pins\"", with: "\"Kept\"").write(
      to: answer, atomically: true, encoding: .utf8)
    #expect(try await read().name == "Kept")
    // The contents of a source are not part of the answer.
    try folder.write("let a = 2\n", to: "Pins/Sources/Pins/Pins.swift")
    #expect(try await read().name == "Kept")
    try folder.write("let b = 1\n", to: "Pins/Sources/Pins/More.swift")
    let more = try await read()
    #expect(more.name == "Pins")
    #expect(more.targets.first?.sources.sorted() == ["More.swift", "Pins.swift"])
    try folder.write(
      Self.manifest.replacing("\"Pins\", targets", with: "\"Needles\", targets"),
      to: "Pins/Package.swift")
    #expect(try await read().name == "Needles")
  }

  @Test func `a manifest that cannot be read is read again`() async throws {
    let folder = try Folder(["Package.swift": "// swift-tools-version: 5.9\nlet package =\n"])
    let cache = CacheFolder(url: folder.url.appending(path: ".cache"))
    await #expect(throws: BuildFailure.self) {
      _ = try await PackageDescription.read(folder.url, cache: cache)
    }
    #expect(!FileManager.default.fileExists(atPath: cache.manifests.path))
  }

  @Test func `the state of a package changes with the contents of its files`() throws {
    let folder = try Folder(["A.swift": "1", ".build/B.swift": "1"])
    let first = PackageFiles.stamp(of: folder.url)
    try folder.write("22", to: ".build/B.swift")
    #expect(PackageFiles.stamp(of: folder.url) == first)
    try folder.write("22", to: "A.swift")
    #expect(PackageFiles.stamp(of: folder.url) != first)
  }

  @Test func `only the last answers are kept`() throws {
    let folder = try Folder([:])
    let cache = CacheFolder(url: folder.url)
    for number in 0..<4 {
      let file = cache.manifests.appending(path: "\(number)")
      cache.keep("text", in: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number))], ofItemAtPath: file.path)
    }
    cache.removeOldestManifests(keeping: 2)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: cache.manifests.path).sorted()
        == ["2", "3"])
  }

  @Test func `a line of progress changes, and is removed at the end`() async throws {
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    let line = ProgressLine("compiles the module Pins, 1 of 2", every: 0.01) {
      continuation.yield($0)
    }
    var iterator = texts.makeAsyncIterator()
    let clear = "\r\u{1B}[2K"
    #expect(await iterator.next() == clear + "tessera: compiles the module Pins, 1 of 2 (1 s)")
    #expect(await iterator.next() == clear + "tessera: compiles the module Pins, 1 of 2 (2 s)")
    line.end()
    line.end()
    continuation.finish()
    var last = ""
    while let text = await iterator.next() { last = text }
    #expect(last == clear)
  }

  @Test func `a line of progress that ends before its time writes nothing`() async {
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    ProgressLine("reads", every: 600) { continuation.yield($0) }.end()
    continuation.finish()
    #expect(await texts.reduce(into: []) { $0.append($1) } == [])
  }
}
