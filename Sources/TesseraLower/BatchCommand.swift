import ArgumentParser
import Foundation
import SourceLowering

/// `tessera-lower batch`: lowers the files of a request in JSON.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Lowers the files of a JSON request on standard input; prints a JSON reply.",
    discussion: "docs/lowering.md describes the request and the reply.")

  func run() throws {
    let data = FileHandle.standardInput.readDataToEndOfFile()
    let request: BatchRequest
    do {
      request = try JSONDecoder().decode(BatchRequest.self, from: data)
    } catch {
      throw LoweringFailure(
        "The request is not {\"module\": …, \"files\": [{\"path\": …, \"text\": …}, …]}.")
    }
    let files = try request.files.map { file in
      LoweringInput.File(
        path: file.path, text: try file.text ?? SourceFolder.text(of: file.path))
    }
    let result = LoweringInput(
      files: files, module: request.module, registration: request.registration ?? .members
    ).lowered()
    let interfaces = InterfaceSource.all(of: request.interfaces ?? [], module: request.module)
    let reply = BatchReply(
      files: result.files.map { file in
        BatchReply.File(
          path: file.path, text: file.isChanged ? file.text : nil, isGenerated: file.isGenerated)
      }
        + interfaces.compactMap { interface in
          interface.text.map {
            BatchReply.File(path: interface.name, text: $0, isGenerated: true)
          }
        }, reports: result.reports + interfaces.flatMap(\.reports),
      previews: result.previews)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(reply) + Data("\n".utf8))
  }
}

/// A request of `tessera-lower batch`.
struct BatchRequest: Decodable {
  struct File: Decodable {
    let path: String
    /// The contents; those of the file at the path by default.
    let text: String?
  }

  let module: String
  let files: [File]
  let registration: LoweringInput.Registration?
  /// The paths of nibs and storyboards.
  let interfaces: [String]?
}

/// The reply of `tessera-lower batch`.
struct BatchReply: Encodable {
  struct File: Encodable {
    let path: String
    /// The lowered contents; left out for a file that needs nothing.
    let text: String?
    let isGenerated: Bool
  }

  let files: [File]
  let reports: [LoweringReport]
  let previews: [LoweredModule.Preview]
}
