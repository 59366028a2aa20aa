import Foundation
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

  /// A request of the tool.
  struct Request: Encodable {
    struct File: Encodable {
      let path: String
      let text: String
    }

    let module: String
    let files: [File]
    /// The classes that are registered for interface files.
    let registration: String
    /// The paths of nibs and storyboards.
    let interfaces: [String]
    /// The paths of files that are compiled with UIKit although they do not import it.
    let conditions: [String]
    /// The errors whose parts of the sources are left out.
    let errors: [CompilerError]
  }

  /// A reply of the tool.
  struct Reply: Decodable {
    struct File: Decodable {
      let path: String
      /// The lowered contents; `nil` for a file that needs nothing.
      let text: String?
      let isGenerated: Bool
    }

    struct Report: Decodable {
      let path: String
      let line: Int
      let column: Int
      let severity: String
      let message: String

      /// The report in the form of the compiler's diagnostics.
      var text: String { "\(path):\(line):\(column): \(severity): \(message)" }
    }

    /// A `#Preview`, as the function that returns its content.
    struct Preview: Decodable {
      let name: String
      let function: String
      let path: String
      let line: Int
    }

    /// A view controller of a storyboard.
    struct Scene: Decodable {
      /// The path of the storyboard.
      let path: String
      let line: Int
      /// The identifier of the element.
      let element: String
      /// The name of a class of the app; `nil` for a class of UIKit.
      let customClass: String?
      let storyboardIdentifier: String?
      let isInitial: Bool
    }

    let files: [File]
    let reports: [Report]
    let previews: [Preview]
    /// The parts that are left out; `nil` if an error is outside of all declarations.
    let leftOut: [LeftOutPart]?
    /// The view controllers of storyboards, in the order of the files and lines.
    let scenes: [Scene]
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
  func lower(_ request: Request) async throws -> Reply {
    let program = try executable()
    let (input, output) = (
      files.appending(path: "lower.json"), files.appending(path: "lowered.json")
    )
    do {
      try JSONEncoder().encode(request).write(to: input)
    } catch {
      throw BuildFailure("The file \(input.path) cannot be written.")
    }
    let run = try await CommandRun.run(program, ["batch"], input: input, output: output)
    guard run.isSuccess, let data = try? Data(contentsOf: output),
      let reply = try? JSONDecoder().decode(Reply.self, from: data)
    else {
      throw BuildFailure("The lowering of the sources has failed:\n\(run.output)")
    }
    return reply
  }
}
