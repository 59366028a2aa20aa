import Foundation
import Testing

/// The files that commands keep, and the processes that they start.
struct CacheTests {
  @Test func `the folder of the cache is named with its size, and is emptied`() async throws {
    let folder = try TemporaryFolder()
    let environment = ["TESSERA_CACHE": folder.path("cache")]
    for part in ["builds/1-0", "libraries/1", "manifests"] {
      let place = folder.url.appending(path: "cache/" + part)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(count: 2_500_000).write(to: place.appending(path: "file"))
    }
    let answer = try await CommandLineTool.run(arguments: ["cache"], environment: environment)
    #expect(answer.exitCode == 0)
    #expect(
      answer.output == "\(folder.path("cache"))\n7 MB; builds: at most 24, and 1000 MB\n",
      "\(answer.output)")
    let clear = try await CommandLineTool.run(
      arguments: ["cache", "--clear"], environment: environment)
    #expect(clear.exitCode == 0)
    #expect(clear.errors == "")
    let rest = FileManager.default.enumerator(atPath: folder.path("cache"))?
      .compactMap { $0 as? String }
    #expect(rest == ["builds"])
  }

  @Test func `a build that another command uses stays`() async throws {
    let folder = try TemporaryFolder()
    let build = folder.url.appending(path: "builds/1-0")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let descriptor = open(build.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let clear = try await CommandLineTool.run(
      arguments: ["cache", "--clear"], environment: ["TESSERA_CACHE": folder.url.path])
    #expect(clear.exitCode == 1)
    #expect(clear.errors == "tessera: 1 build is in use by other commands, and stay\n")
    #expect(FileManager.default.fileExists(atPath: build.path))
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `what a command has started ends with it`(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    try "import UIKit\nclass Screen: UIViewController {}\n".write(
      toFile: folder.path("Screen.swift"), atomically: true, encoding: .utf8)
    // A compiler that starts another process, and does not end.
    let compiler = folder.url.appending(path: "swiftc")
    try "#!/bin/sh\nsleep 600 &\necho $$ $! > '\(folder.path("written"))'\nwait\n".write(
      to: compiler, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let process = Process()
    process.executableURL = CommandLineTool.url
    process.arguments = ["check", "Screen.swift"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TESSERA_SWIFTC": compiler.path, "TESSERA_CACHE": folder.path("cache"),
    ]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    var numbers: [pid_t] = []
    #expect(
      await Self.happens {
        let text = try? String(contentsOfFile: folder.path("written"), encoding: .utf8)
        numbers = (text ?? "").split { $0 == " " || $0 == "\n" }.compactMap { pid_t($0) }
        return numbers.count == 2
      })
    #expect(numbers.allSatisfy { kill($0, 0) == 0 })
    kill(process.processIdentifier, signal)
    #expect(await Self.happens { numbers.allSatisfy { !Self.isRunning($0) } })
    for number in numbers where Self.isRunning(number) { kill(number, SIGKILL) }
    process.waitUntilExit()
  }

  /// Returns whether a condition holds within a minute.
  private static func happens(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<600 {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(100))
    }
    return condition()
  }

  /// Returns whether a process runs: one that has ended may wait for its parent.
  private static func isRunning(_ process: pid_t) -> Bool {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let state = text?.split(separator: ")").last?.split(separator: " ").first
    return state != nil && state != "Z"
  }
}
