import Foundation

/// The built tool as a process.
enum CommandLineTool {
  /// The output of a run.
  struct Answer {
    let exitCode: Int32
    /// The bytes that were written to standard output.
    let data: Data
    let errors: String

    /// Standard output as text.
    var output: String { String(decoding: data, as: UTF8.self) }

    /// The lines of standard error.
    var errorLines: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// Where the build put the tool: beside the tests.
  static let url: URL = {
    let executable = Bundle.main.executableURL!
    for folder in [executable, Bundle(for: Anchor.self).bundleURL] {
      let tool = folder.deletingLastPathComponent().appendingPathComponent("tessera")
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
    }
    preconditionFailure("The tool is not beside the tests in \(executable.path); build it first.")
  }()

  private final class Anchor {}

  /// Runs the tool to its end.
  static func run(_ arguments: String..., in folder: URL? = nil) async throws -> Answer {
    try await run(arguments: arguments, in: folder)
  }

  /// Runs the tool to its end.
  static func run(
    arguments: [String], in folder: URL? = nil, executable: URL = url,
    environment: [String: String] = [:]
  ) async throws -> Answer {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        do {
          try process.run()
          let collected = Collected()
          let group = DispatchGroup()
          DispatchQueue.global().async(group: group) {
            collected.errors = errors.fileHandleForReading.readDataToEndOfFile()
          }
          let outputData = output.fileHandleForReading.readDataToEndOfFile()
          group.wait()
          process.waitUntilExit()
          continuation.resume(
            returning: Answer(
              exitCode: process.terminationStatus,
              data: outputData,
              errors: String(decoding: collected.errors, as: UTF8.self)))
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  /// The bytes that one thread reads while another waits for them.
  private final class Collected: @unchecked Sendable {
    var errors = Data()
  }
}

/// A temporary folder for one test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A path in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of the files in the folder, also of hidden ones.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
