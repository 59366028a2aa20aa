import Foundation
import Subprocesses
import Testing

@testable import BrowserHost

@Suite struct StackSettingsTests {
  /// Makes a toolchain with a program that writes stacks, or without, behind a symbolic link.
  private func withToolchain(
    named name: String = "toolchain", hasWriter: Bool,
    _ body: (_ swift: String, _ writer: String) throws -> Void
  ) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
      .resolvingSymlinksInPath()
    defer { try? files.removeItem(at: folder) }
    let writer = folder.appending(path: "\(name)/libexec/swift/linux/swift-backtrace")
    let swift = folder.appending(path: "\(name)/bin/swift")
    for file in hasWriter ? [writer, swift] : [swift] {
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("#!/bin/sh".utf8).write(to: file)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let link = folder.appending(path: "swift")
    try files.createSymbolicLink(at: link, withDestinationURL: swift)
    try body(link.path, writer.path)
  }

  @Test func `the runtime gets the path of the toolchain's program for stacks`() throws {
    try withToolchain(hasWriter: true) { swift, writer in
      #expect(StackSettings.text(swift: swift).hasSuffix(",swift-backtrace=" + writer))
    }
  }

  @Test func `without the program, the runtime searches for it`() throws {
    try withToolchain(hasWriter: false) { swift, _ in
      #expect(StackSettings.text(swift: swift) == StackSettings.text(swift: nil))
    }
    #expect(StackSettings.text(swift: nil).hasPrefix("enable=yes,"))
  }

  @Test func `a path with a comma does not become another setting`() throws {
    try withToolchain(named: "a,enable=no", hasWriter: true) { swift, _ in
      #expect(!StackSettings.text(swift: swift).contains("enable=no"))
    }
  }
}
