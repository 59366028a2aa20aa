import Foundation

/// The modules that the screens of sources need: the user's modules, which are lowered and compiled
/// as the sources are, and the targets of other packages.
final class DependencyBuilds {
  private let sources: SourceModules
  private let modules: BuiltModules
  private let cache: URL
  private let folder: URL
  /// The modules of the user, as they were read last, by name.
  private var dependencies: [String: Dependency] = [:]
  /// The targets of other packages, built once; `nil` before.
  private var external: [ExternalBuild]?
  /// The files of the modules that are compiled, by name.
  private(set) var compiled: [String: [String]] = [:]

  private struct Dependency {
    /// The files when they were read.
    let inputs: [String]
    let prepared: PreparedSources
    var isCompiled = false
  }

  /// Prepares the builds.
  ///
  /// - Parameters:
  ///   - cache: The folder of files that builds share.
  ///   - folder: The folder of the build.
  init(of sources: SourceModules, modules: BuiltModules, cache: URL, folder: URL) {
    self.sources = sources
    self.modules = modules
    self.cache = cache
    self.folder = folder
  }

  /// Restores the state of an earlier command.
  ///
  /// - Parameter compiled: The files of the modules that were compiled, by name.
  func restore(compiled: [String: [String]]) { self.compiled = compiled }

  /// Builds the targets of other packages, unless they are built.
  ///
  /// - Throws: ``BuildFailure`` if a build fails.
  nonisolated(nonsending) func buildExternal() async throws {
    guard external == nil else { return }
    var builds: [ExternalBuild] = []
    for targets in sources.external {
      builds.append(try await ExternalBuild(of: targets, in: cache))
    }
    external = builds
  }

  /// Reloads the dependencies whose files have changed.
  ///
  /// - Parameter prepare: Returns the files of a module as the compiler takes them.
  nonisolated(nonsending) func prepare(
    _ prepare: nonisolated(nonsending) (SourceModule) async throws -> PreparedSources
  ) async throws {
    for module in sources.dependencies {
      let inputs = module.inputs
      guard dependencies[module.name]?.inputs != inputs else { continue }
      let isCompiled =
        compiled[module.name] == inputs
        && FileManager.default.fileExists(atPath: object(of: module).path)
      dependencies[module.name] = Dependency(
        inputs: inputs, prepared: try await prepare(module), isCompiled: isCompiled)
    }
  }

  /// Compiles the dependencies that have changed, and those after them.
  ///
  /// - Parameter resourceFile: Returns the source file with the resources of a module.
  /// - Throws: ``SourceBuild/Diagnostics`` for errors in a module.
  nonisolated(nonsending) func compile(
    resourceFile: (SourceModule) throws -> [URL]
  ) async throws {
    var hasChanged = false
    for module in sources.dependencies {
      guard let dependency = dependencies[module.name], hasChanged || !dependency.isCompiled else {
        continue
      }
      hasChanged = true
      dependencies[module.name]?.isCompiled = false
      compiled[module.name] = nil
      let prepared = dependency.prepared
      let files = try prepared.files + resourceFile(module)
      let run = try await CommandRun.run(
        modules.compiler,
        [
          "-module-name", module.name, "-emit-module", "-emit-module-path",
          folder.appending(path: module.name + ".swiftmodule").path, "-emit-object", "-o",
          object(of: module).path, "-whole-module-optimization", "-Onone", "-g",
          "-parse-as-library", "-enable-testing", "-I", folder.path,
        ] + searchArguments + module.arguments + files.map(\.path))
      guard run.isSuccess else {
        throw SourceBuild.Diagnostics(output: run.output, reports: prepared.reports)
      }
      dependencies[module.name]?.isCompiled = true
      compiled[module.name] = dependency.inputs
    }
  }

  /// The arguments with which the compiler finds the modules that the sources import.
  var searchArguments: [String] {
    modules.searchArguments + (external ?? []).flatMap(\.searchArguments)
  }

  /// The names of the modules that the dependencies import.
  var imports: Set<String> {
    dependencies.values.reduce(into: []) { $0.formUnion($1.prepared.imports) }
  }

  /// The lowering's diagnostics of the dependencies, in the form of the compiler's.
  var reports: [String] {
    sources.dependencies.flatMap { dependencies[$0.name]?.prepared.reports ?? [] }
  }

  /// The object files of the dependencies and of the targets of other packages.
  var objects: [URL] { sources.dependencies.map(object) + externalObjects }

  /// The object files of the targets of other packages.
  var externalObjects: [URL] { (external ?? []).flatMap(\.objects) }

  private func object(of module: SourceModule) -> URL {
    folder.appending(path: module.name + ".dependency.o")
  }
}
