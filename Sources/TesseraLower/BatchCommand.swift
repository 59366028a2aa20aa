import ArgumentParser
import Foundation
import InterfaceFiles
import SourceCopies
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
    let whole = LoweringInput(
      files: files, module: request.module, registration: request.registration ?? .members,
      platformFiles: Set(request.conditions ?? []))
    let rest = whole.leavingOut(request.errors ?? [])
    let input = rest?.input ?? whole
    // A file whose parts are left out is a copy, even if it is lowered to itself.
    let changed = Set(zip(files, input.files).filter { $0 != $1 }.map(\.0.path))
    let result = input.lowered()
    let interfaces = InterfaceSource.all(of: request.interfaces ?? [], module: request.module)
    let reply = BatchReply(
      files: result.files.map { file in
        let copy =
          !file.isChanged && changed.contains(file.path)
          ? SourceCopy.located(file.text, path: file.path) : file.isChanged ? file.text : nil
        return BatchReply.File(path: file.path, text: copy, isGenerated: file.isGenerated)
      }
        + interfaces.compactMap { interface in
          interface.text.map {
            BatchReply.File(path: interface.name, text: $0, isGenerated: true)
          }
        }, reports: result.reports + interfaces.flatMap(\.reports),
      previews: result.previews, leftOut: rest?.parts,
      scenes: interfaces.flatMap { interface in
        interface.scenes.map { BatchReply.Scene($0, of: interface.path) }
      })
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
  /// The errors of the compiler whose parts are left out.
  let errors: [CompilerError]?
  /// The paths of files with the conditions of iOS that import no module of its platform.
  let conditions: [String]?
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
  /// The parts that are left out; none if an error is outside of all declarations.
  let leftOut: [LeftOutPart]?
  /// The view controllers of storyboards.
  let scenes: [Scene]

  /// A view controller of a storyboard.
  struct Scene: Encodable {
    /// The path of the storyboard.
    let path: String
    let line: Int
    let element: String
    let customClass: String?
    let storyboardIdentifier: String?
    let isInitial: Bool

    init(_ scene: InterfaceScene, of path: String) {
      self.path = path
      line = scene.line
      element = scene.element
      customClass = scene.customClass
      storyboardIdentifier = scene.storyboardIdentifier
      isInitial = scene.isInitial
    }
  }
}
