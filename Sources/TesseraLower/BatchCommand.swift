import ArgumentParser
import Foundation
import LoweringProtocol

/// `tessera-lower batch`: lowers the files of a request in JSON.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Lowers the files of a JSON request on standard input; prints a JSON reply.",
    discussion: "docs/lowering.md describes the request and the reply.")

  func run() throws {
    let data = FileHandle.standardInput.readDataToEndOfFile()
    let request: LoweringRequest
    do {
      request = try JSONDecoder().decode(LoweringRequest.self, from: data)
    } catch {
      throw LoweringFailure(
        "The request is not {\"module\": …, \"files\": [{\"path\": …, \"text\": …}, …]}.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(request.reply()) + Data("\n".utf8))
  }
}
