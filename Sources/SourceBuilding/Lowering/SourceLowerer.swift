import Foundation
import LoweringProtocol
import Subprocesses

/// The tool that lowers sources, a program of its own, which is built with the command.
package struct SourceLowerer {
  /// The name of the program and of its product.
  static let program = "tessera-lower"

  private let modules: URL
  private let files: URL

  /// Prepares the tool.
  ///
  /// - Parameters:
  ///   - modules: The folder of the tool's build.
  ///   - folder: The folder of requests and replies.
  init(beside modules: URL, folder: URL) {
    self.modules = modules
    files = folder
  }

  /// Runs the tool with the arguments of a user, and its output on the terminal.
  ///
  /// - Parameter executable: A program in the folder of the tool's build.
  /// - Returns: The end of the tool.
  /// - Throws: ``BuildFailure`` if the tool is missing or cannot be started.
  package static func run(
    _ arguments: [String], beside executable: URL
  ) async throws -> SpawnedProcess.End {
    let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let program = try SourceLowerer(
      beside: folder, folder: FileManager.default.temporaryDirectory
    ).executable()
    do {
      let process = try SpawnedProcess(
        // The first argument is the name in usage lines.
        SpawnedProcess.Program(path: program, arguments: ["tessera"] + arguments),
        descriptors: [:])
      return await withTaskCancellationHandler {
        await process.wait()
      } onCancel: {
        process.kill()
      }
    } catch {
      throw BuildFailure(error.description)
    }
  }

  /// Returns the path of the tool.
  ///
  /// - Throws: ``BuildFailure`` with the command that builds the tool, if it is missing.
  func executable() throws(BuildFailure) -> String {
    let executable = modules.appending(path: Self.program)
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw BuiltModules.missing(
        "'\(Self.program)'", in: modules, build: "--product \(Self.program)")
    }
    return executable.path
  }

  /// Lowers the files of a module.
  ///
  /// - Throws: ``BuildFailure`` if the tool is missing, or does not reply.
  func lower(_ request: LoweringRequest) async throws -> LoweringReply {
    let program = try executable()
    let (input, output) = (
      files.appending(path: "lower.json"), files.appending(path: "lowered.json")
    )
    do {
      try JSONEncoder().encode(request).write(to: input)
    } catch {
      throw BuildFailure("The file \(input.path) cannot be written.")
    }
    let run = try await CommandRun.run(
      program, ["batch"], input: input, output: output,
      progress: "reads \(request.files.count) files of \(request.module)")
    guard run.isSuccess, let data = try? Data(contentsOf: output),
      let reply = try? JSONDecoder().decode(LoweringReply.self, from: data)
    else {
      throw BuildFailure("The lowering of the sources has failed:\n\(run.output)")
    }
    return reply
  }
}
