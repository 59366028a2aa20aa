import Foundation
import Testing

@testable import SourceBuilding

/// Builds whose files stay for the next command.
@Suite(.serialized) struct KeptBuildTests {
  private static let screen = "import UIKit\nclass Screen: UIViewController {}\n"
  private static let other = "import UIKit\nclass Other: UIView { @objc func tap() {} }\n"

  /// A folder of sources, and one of kept files.
  private final class Place {
    let sources: Folder
    let cache: Folder

    init(_ files: [String: String]) throws {
      let cache = try Folder([:])
      // The library of the modules is shared with the other tests.
      let libraries = CacheFolder(url: SourceModules.standardCache).libraries
      try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: CacheFolder(url: cache.url).libraries, withDestinationURL: libraries)
      sources = try Folder(files)
      self.cache = cache
    }

    /// Prepares a build, as each command does.
    func build() async throws -> SourceBuild {
      let modules = try await SourceModules(sources.url.path, known: BuiltModules.knownNames)
      return try SourceBuild(
        modules, modules: BuiltModules(beside: BuiltTool.executable), cache: cache.url,
        keepsFiles: true
      ) { name in
        switch name {
        case "UIKit.UIViewController": .viewController
        case "UIKit.UIView": .view
        default: nil
        }
      }
    }

    /// Builds the sources, as each command does.
    func product() async throws -> SourceBuild.Product {
      let build = try await build()
      defer { build.removeFiles() }
      return try await build.build()
    }

    /// The names of the folders of builds.
    var folders: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(
          atPath: CacheFolder(url: cache.url).builds.path
        ).sorted()
      }
    }
  }

  /// The folder of a program's bundle.
  private func bundle(of product: SourceBuild.Product) -> URL {
    URL(fileURLWithPath: product.program).deletingLastPathComponent()
  }

  @Test func `sources that have not changed are not compiled again`() async throws {
    let place = try Place(["Screen.swift": Self.screen, "Other.swift": Self.other])
    let first = try await place.product()
    #expect(first.screens.map(\.name) == ["Other", "Screen"])
    let state = FileStamp.text(of: first.program)
    // A program of a later compilation has another name.
    #expect(try await place.product() == first)
    #expect(FileStamp.text(of: first.program) == state)
  }

  @Test func `a changed file is compiled, and the others are not`() async throws {
    let place = try Place([
      "Screen.swift": Self.screen, "Other.swift": Self.other, "Model.swift": "struct Model {}\n",
    ])
    let first = try await place.product()
    let folder = bundle(of: first).deletingLastPathComponent()
    func object(of name: String) throws -> String {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let object = try #require(names.first { $0.hasSuffix("-\(name).o") })
      return FileStamp.text(of: folder.appending(path: object).path)
    }
    let before = try (object(of: "Model"), object(of: "Screen"))
    try place.sources.write(Self.screen + "class Third: UIView {}\n", to: "Screen.swift")
    let second = try await place.product()
    #expect(second.screens.map(\.name) == ["Other", "Screen", "Third"])
    #expect(second.program != first.program)
    #expect(try object(of: "Model") == before.0)
    #expect(try object(of: "Screen") != before.1)
    // The program of the first build is gone.
    #expect(!FileManager.default.fileExists(atPath: first.program))
  }

  @Test func `errors are reported again, and end with a change`() async throws {
    let place = try Place([
      "Screen.swift":
        "import UIKit\n\nclass Screen: UIViewController { let number: Int = missing }\n"
    ])
    let first = await #expect(throws: SourceBuild.Diagnostics.self) {
      _ = try await place.product()
    }
    #expect(first?.text.contains("Screen.swift:3:") == true)
    let second = await #expect(throws: SourceBuild.Diagnostics.self) {
      _ = try await place.product()
    }
    #expect(second == first)
    try place.sources.write(Self.screen, to: "Screen.swift")
    #expect(try await place.product().screens.map(\.name) == ["Screen"])
  }

  @Test func `each command leaves out what does not compile`() async throws {
    let place = try Place(["Screen.swift": Self.screen, "Other.swift": Self.other])
    #expect(try await place.product().leftOut.isEmpty)
    try place.sources.write(
      "import UIKit\nclass Other: UIView { let a: Missing }\n", to: "Other.swift")
    for _ in 0..<2 {
      let product = try await place.product()
      #expect(product.screens.map(\.name) == ["Screen"])
      #expect(product.leftOut.map(\.name) == ["Other"])
    }
  }

  @Test func `commands at the same time have folders of their own`() async throws {
    let place = try Place(["Screen.swift": Self.screen])
    let builds = [try await place.build(), try await place.build(), try await place.build()]
    var programs: [String] = []
    for build in builds { programs.append(try await build.build().program) }
    #expect(Set(programs.map { ($0 as NSString).deletingLastPathComponent }).count == 3)
    for build in builds { build.removeFiles() }
    #expect(programs.map(FileManager.default.fileExists(atPath:)) == [true, true, false])
    #expect(try place.folders.count == 2)
  }

  @Test func `a build that was interrupted begins again`() async throws {
    let place = try Place(["Screen.swift": Self.screen])
    let first = try await place.product()
    let folder = bundle(of: first).deletingLastPathComponent()
    try FileManager.default.removeItem(at: folder.appending(path: "state.json"))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".o") {
      try "no object".write(
        to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    #expect(try await place.product().screens.map(\.name) == ["Screen"])
  }

  @Test func `a resource that is removed leaves the bundle`() async throws {
    let place = try Place([
      "Screen.swift": Self.screen, "words.txt": "a", "Texts/inner.txt": "b",
    ])
    let file = bundle(of: try await place.product()).appending(path: "words.txt").path
    #expect(FileManager.default.fileExists(atPath: file))
    for name in ["words.txt", "Texts"] {
      try FileManager.default.removeItem(at: place.sources.url.appending(path: name))
    }
    _ = try await place.product()
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `folders of sources that are gone are removed, unless a process uses them`() throws {
    let cache = try Folder([:])
    let place = CacheFolder(url: cache.url)
    func folder(_ key: String) throws -> BuildFolder {
      try #require(BuildFolder.kept(for: key, in: place))
    }
    let (used, unused, other) = (try folder("used"), try folder("unused"), try folder("other"))
    for folder in [unused, other] { folder.end() }
    let last = try folder("last")
    last.limitKeptFolders { $0 == "other" }
    let exists = [used, unused, other, last].map {
      FileManager.default.fileExists(atPath: $0.url.path)
    }
    #expect(exists == [true, false, true, true])
    used.end()
    last.end()
  }

  @Test func `a bounded number of folders is kept`() throws {
    let cache = try Folder([:])
    let place = CacheFolder(url: cache.url)
    for number in 0..<40 {
      let folder = try #require(BuildFolder.kept(for: String(number), in: place))
      folder.limitKeptFolders { _ in true }
      folder.end()
    }
    let count = try FileManager.default.contentsOfDirectory(atPath: place.builds.path).count
    #expect(count == 24)
  }
}
