import Foundation
import LoweringProtocol

/// The state of a build, stored in its folder for the next command with the same sources.
struct KeptState: Codable {
  /// The outcome of a build.
  enum Outcome: Codable {
    case product(SourceBuild.Product)
    /// The text of the errors.
    case errors(String)
  }

  /// The errors whose parts a program does not have.
  struct Errors: Codable {
    /// The errors of the first compilation.
    var first: [CompilerError] = []
    /// All those whose parts are left out.
    var all: [CompilerError] = []
  }

  /// The modules that are linked on demand.
  let onDemand: Set<String>
  /// The compiler, the lowering and the built modules.
  let tool: [String]
  /// The files of the sources and their settings.
  let inputs: [String]
  let outcome: Outcome

  // The values of the build.
  let programs: ProgramStore
  let objectFiles: ObjectFiles
  let catalogue: ScreenCatalogue
  let resources: LinkedResources
  /// The modules that were compiled for the screens, by name.
  let compiledModules: [String: DependencyBuilds.CompiledModule]
  let errors: Errors

  private static func file(in folder: BuildFolder) -> URL {
    folder.url.appending(path: "state.json")
  }

  /// Reads the state in a kept folder; `nil` if there is none, such as after an interrupted build.
  static func read(in folder: BuildFolder) -> KeptState? {
    guard folder.isKept, let data = try? Data(contentsOf: file(in: folder)) else { return nil }
    return try? JSONDecoder().decode(KeptState.self, from: data)
  }

  /// Writes the state to a kept folder.
  func write(to folder: BuildFolder) {
    guard folder.isKept, let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: Self.file(in: folder), options: .atomic)
  }

  /// Removes the state, before files of the folder change.
  static func remove(in folder: BuildFolder) {
    try? FileManager.default.removeItem(at: file(in: folder))
  }
}

extension SourceModule {
  /// The state of what the compiler reads of the module, as lines that differ after each change.
  var inputs: [String] {
    [name, path.url.path, String(hasImportedUIKit), String(isOfOthers)] + arguments + ["resources"]
      + resources
      + ["files"]
      + (files + interfaceFiles).map { "\($0.path) \(FileStamp.text(of: $0.path))" }
  }
}

extension SourceModules {
  /// The state of what the compiler reads, as lines that differ after each change.
  ///
  /// - Parameter objects: The object files of other packages.
  func inputs(objects: [URL]) -> [String] {
    (dependencies + [main]).flatMap(\.inputs)
      + objects.map { "\($0.path) \(FileStamp.text(of: $0.path))" }
  }
}
