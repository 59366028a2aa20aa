import Foundation
import Subprocesses

/// A run of a command to its end, with its output.
package struct CommandRun: Sendable {
  /// The end of the process.
  package let end: SpawnedProcess.End
  /// Standard output and standard error, as they were written; only standard error if standard
  /// output is a file.
  package let output: String

  /// A Boolean value that indicates whether the exit code is 0.
  package var isSuccess: Bool { end == .exit(0) }

  /// Runs a command.
  ///
  /// A cancelled task ends the command and everything that it has started.
  ///
  /// - Parameters:
  ///   - input: The file of standard input; `nil` for none.
  ///   - outputFile: The file of standard output; `nil` for ``output``.
  ///   - progress: The work of the command, for the line of progress; `nil` for none.
  /// - Throws: ``BuildFailure`` if the command cannot be started, or takes longer than a time.
  package static func run(
    _ path: String, _ arguments: [String], limit: Duration = .seconds(600), input: URL? = nil,
    output outputFile: URL? = nil, progress: String? = nil
  ) async throws -> CommandRun {
    guard let output = DescriptorPair.pipe() else {
      throw BuildFailure("A pipe cannot be opened: \(String(cString: strerror(errno))).")
    }
    let process: SpawnedProcess
    do {
      let files = try CommandFiles(input: input, output: outputFile)
      defer { files.close() }
      process = try SpawnedProcess(
        SpawnedProcess.Program(path: path, arguments: [path] + arguments),
        descriptors: [
          STDIN_FILENO: files.input, STDOUT_FILENO: files.output ?? output.far,
          STDERR_FILENO: output.far,
        ])
    } catch {
      output.closeBoth()
      throw BuildFailure("\(error)")
    }
    output.closeFar()
    let line = progress.map { ProgressLine($0) }
    defer { line?.end() }
    let timer = Task {
      try? await Task.sleep(for: limit)
      let isOver = !Task.isCancelled
      if isOver { process.kill() }
      return isOver
    }
    let run = await withTaskCancellationHandler {
      async let text = text(from: output.near)
      let end = await process.wait()
      return CommandRun(end: end, output: await text)
    } onCancel: {
      process.kill()
    }
    timer.cancel()
    if await timer.value {
      throw BuildFailure(
        "\(path) was ended because it took longer than \(limit.components.seconds) seconds.")
    }
    try Task.checkCancellation()
    return run
  }

  /// Reads a descriptor to its end, and closes it.
  private static func text(from descriptor: Int32) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let data = (try? handle.readToEnd()) ?? Data()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }

  /// Returns the path of the package manager.
  ///
  /// - Throws: ``BuildFailure`` if there is none.
  static func swift() throws(BuildFailure) -> String {
    if let path = SearchPath.path(of: "swift") { return path }
    throw BuildFailure(
      "There is no 'swift' in the search path; add the folder of the Swift toolchain to PATH.")
  }

  /// Returns the value in an output of the package manager, which may begin with messages; `nil` if
  /// there is none.
  static func json<Value: Decodable>(in output: String) -> Value? {
    guard let start = output.range(of: "{\n")?.lowerBound else { return nil }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try? decoder.decode(Value.self, from: Data(output[start...].utf8))
  }
}

/// The open files of a command's standard input and output.
private struct CommandFiles {
  let input: Int32
  /// The descriptor of standard output; `nil` for another one.
  let output: Int32?

  init(input: URL?, output: URL?) throws(BuildFailure) {
    let path = input?.path ?? "/dev/null"
    self.input = open(path, O_RDONLY | O_CLOEXEC)
    guard self.input >= 0 else { throw BuildFailure("The file \(path) cannot be read.") }
    guard let output else {
      self.output = nil
      return
    }
    let descriptor = open(output.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      _ = Foundation.close(self.input)
      throw BuildFailure("The file \(output.path) cannot be written.")
    }
    self.output = descriptor
  }

  func close() {
    for descriptor in [input, output] {
      if let descriptor { _ = Foundation.close(descriptor) }
    }
  }
}
