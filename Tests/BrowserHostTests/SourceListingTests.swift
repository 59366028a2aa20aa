import Foundation
import Testing

@testable import BrowserHost

/// The sources beside a screen.
@Suite struct SourceListingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "App/Cells"), withIntermediateDirectories: true)
    try write("let one = 1\n", to: "App/One.swift")
    try write("let two = \"ü\"\n", to: "App/Cells/Two.swift")
    try write("secret", to: "Secret.swift")
    try write("no source", to: "App/notes.txt")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  private func names(_ paths: String...) -> [String] {
    SourceListing(of: paths.map { folder.appending(path: $0).path }).files.map(\.name)
  }

  @Test func `a folder has its Swift files, and a file is one`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(names("App") == ["Cells/Two.swift", "One.swift"])
    #expect(names("App/One.swift") == ["One.swift"])
    let listing = SourceListing(of: [folder.appending(path: "App").path])
    #expect(listing.json.contains(#""text":"let two = \"ü\"\n""#))
  }

  @Test func `links out of the folder, other files and missing paths are left out`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "App/Link.swift"),
      withDestinationURL: folder.appending(path: "Secret.swift"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "App/Above"), withDestinationURL: folder)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "App/Inside.swift"),
      withDestinationURL: folder.appending(path: "App/Cells/Two.swift"))
    #expect(names("App/Link.swift", "App/One.swift") == ["One.swift"])
    #expect(names("App/Inside.swift") == ["Two.swift"])
    try FileManager.default.removeItem(at: folder.appending(path: "App/Inside.swift"))
    #expect(names("App") == ["Cells/Two.swift", "One.swift"])
    #expect(names("App/notes.txt").isEmpty)
    #expect(names("Missing").isEmpty)
    #expect(names("App/One.swift/../../Missing.swift").isEmpty)
  }

  @Test func `long files and those that are not text are left out`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(repeating: 32, count: SourceListing.sizeLimit + 1)
      .write(to: folder.appending(path: "App/Long.swift"))
    try Data([0xFF, 0xFE, 0x80]).write(to: folder.appending(path: "App/Bytes.swift"))
    #expect(names("App") == ["Cells/Two.swift", "One.swift"])
  }

  @Test func `the number of files is bounded`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for index in 0..<150 { try write("", to: "App/File\(index).swift") }
    #expect(names("App").count == SourceListing.fileLimit)
  }
}
