import Foundation
import SourceBuilding
import SourceLowering

/// The compiler with the built modules, for lowered sources.
final class LoweredProgram {
  private let folder: URL
  private let modules: BuiltModules
  /// The path of `tessera-lower`.
  let lowerer: String

  private final class Anchor {}

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lowered-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let places = [Bundle.main.executableURL!, Bundle(for: Anchor.self).bundleURL]
      .map { $0.deletingLastPathComponent() }
    let place = places.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Modules/UIKit.swiftmodule").path)
    }
    guard let place else { throw CocoaError(.fileNoSuchFile) }
    lowerer = place.appending(path: "tessera-lower").path
    modules = try BuiltModules(beside: place.appending(path: "tessera"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The file with the declarations that registrations name.
  static var standIn: URL {
    LoweringCase.folder.deletingLastPathComponent()
      .appending(path: "StandIn/InterfaceStandIn.swift")
  }

  /// Writes a file, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Type-checks files in one process; returns the compiler's output.
  func check(_ files: [String], swiftVersion: String) async throws -> String {
    try await CommandRun.run(
      modules.compiler,
      ["-typecheck", "-wmo", "-swift-version", swiftVersion] + modules.searchArguments + files
    ).output
  }

  /// Compiles files, runs the program once with each list of arguments, and returns its outputs.
  func run(_ files: [String], arguments: [[String]]) async throws -> [String] {
    let library = try await modules.library(in: SourceModules.standardCache)
    let program = folder.appending(path: "program").path
    let compilation = try await CommandRun.run(
      modules.compiler,
      [
        "-module-name", "App", "-emit-executable", "-o", program, "-Onone", "-wmo",
        "-swift-version", "6",
        "-L", library.deletingLastPathComponent().path, "-l" + BuiltModules.libraryName,
        "-Xlinker", "-rpath", "-Xlinker", library.deletingLastPathComponent().path,
        "-use-ld=lld",
      ] + modules.searchArguments + files)
    guard compilation.isSuccess else { return arguments.map { _ in compilation.output } }
    var outputs: [String] = []
    for list in arguments { outputs.append(try await CommandRun.run(program, list).output) }
    return outputs
  }

  /// Compiles and runs files, and returns the output of the program.
  func run(_ files: [String]) async throws -> String {
    try await run(files, arguments: [[]])[0]
  }
}
