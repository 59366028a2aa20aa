import Foundation
import LoweringProtocol

/// The modules that the screens of sources need: the user's modules, which are lowered and compiled
/// as the sources are, the modules of packages, and the targets that the package
/// manager builds.
final class DependencyBuilds {
  private let sources: SourceModules
  private let modules: BuiltModules
  private let cache: URL
  private let folder: URL
  private let isStrict: Bool
  /// The modules of the user, as they were read last, by name.
  private var dependencies: [String: Dependency] = [:]
  /// The targets of packages that the package manager builds, built once; `nil` before.
  private var external: ExternalBuild?
  /// The reason why the package manager has not built them; `nil` if it has.
  private var externalFailure: String?
  /// The names of the modules of Apple's that packages of others have, and that are built.
  private var frameworks: Set<String> = []
  /// The modules that are compiled, by name.
  private(set) var compiled: [String: CompiledModule] = [:]

  /// A module after its compilation.
  struct CompiledModule: Codable {
    /// The files when they were read.
    var inputs: [String]
    /// The reports of the parts that the module does not have, in the form of the compiler's
    /// diagnostics.
    var leftOut: [String] = []
    /// The first error of a module that does not compile; `nil` for one that does.
    var failure: String?
  }

  private struct Dependency {
    /// The files when they were read.
    let inputs: [String]
    /// The protocols of the modules before it when it was read.
    let protocols: [OptionalProtocols]
    var prepared: PreparedSources
    var isCompiled = false
  }

  /// Prepares the builds.
  ///
  /// - Parameters:
  ///   - cache: The folder of files that builds share.
  ///   - folder: The folder of the build.
  ///   - isStrict: Whether parts that do not compile are errors; otherwise they are left out.
  init(
    of sources: SourceModules, modules: BuiltModules, cache: URL, folder: URL, isStrict: Bool
  ) {
    self.sources = sources
    self.modules = modules
    self.cache = cache
    self.folder = folder
    self.isStrict = isStrict
  }

  /// Restores the state of an earlier command.
  ///
  /// - Parameter compiled: The modules that were compiled, by name.
  func restore(compiled: [String: CompiledModule]) { self.compiled = compiled }

  /// Builds the targets of packages that the package manager builds, unless they are built.
  ///
  /// - Throws: ``BuildFailure`` if the package manager cannot be started, or if the build is strict
  ///   and fails.
  nonisolated(nonsending) func buildExternal() async throws {
    guard external == nil, externalFailure == nil, let targets = sources.external else { return }
    let build = try await ExternalBuild(of: targets, in: cache)
    external = build
    externalFailure = build.failure
    if isStrict, let failure = build.failure { throw BuildFailure(failure) }
  }

  /// Builds the modules of Apple's that packages of others have, unless they are built.
  ///
  /// - Parameter imports: The names of the modules that the sources import, apart from those that
  ///   the dependencies import.
  /// - Throws: ``BuildFailure`` if the package manager cannot be started, or if the build is strict
  ///   and fails.
  nonisolated(nonsending) func buildFrameworks(importedBy imports: Set<String>) async throws {
    let imports = imports.union(self.imports).subtracting(sources.moduleNames)
    let wanted = FrameworkPackage.all.filter { imports.contains($0.name) }
    guard !frameworks.isSuperset(of: wanted.map(\.name)) else { return }
    let names = frameworks.union(wanted.map(\.name))
    let cacheFolder = CacheFolder(url: cache)
    var packages = sources.external?.packages ?? []
    for package in FrameworkPackage.all where names.contains(package.name) {
      packages.append(try package.write(in: cacheFolder))
    }
    let build = try await ExternalBuild(
      of: ExternalTargets(
        packages: packages, targets: (sources.external?.targets ?? []) + names.sorted(),
        moduleMaps: sources.external?.moduleMaps ?? []),
      in: cache)
    frameworks = names
    // The packages of the app stay if only the package of a framework cannot be had.
    let hasPackages = external.map { $0.failure == nil } ?? false
    if build.failure == nil || !hasPackages { external = build }
    externalFailure = build.failure
    if isStrict, let failure = build.failure { throw BuildFailure(failure) }
  }

  /// Reloads the dependencies whose files have changed.
  ///
  /// A module is read again if the protocols with optional members of the modules before it change:
  /// its classes may implement them.
  ///
  /// - Parameter prepare: Returns the files of a module as the compiler takes them.
  nonisolated(nonsending) func prepare(
    _ prepare: nonisolated(nonsending) (SourceModule) async throws -> PreparedSources
  ) async throws {
    for module in sources.dependencies {
      let inputs = module.inputs
      let protocols = protocols(before: module)
      if let known = dependencies[module.name], known.inputs == inputs,
        known.protocols == protocols
      {
        continue
      }
      let isCompiled =
        compiled[module.name].map { built in
          built.inputs == inputs
            && (built.failure != nil
              || FileManager.default.fileExists(atPath: object(of: module).path))
        } ?? false
      dependencies[module.name] = Dependency(
        inputs: inputs, protocols: protocols, prepared: try await prepare(module),
        isCompiled: isCompiled)
    }
  }

  /// Returns the protocols with optional members that a module can import: the protocols of the
  /// modules before it, or the protocols of all modules that were read, for the sources.
  func protocols(before module: SourceModule) -> [OptionalProtocols] {
    sources.dependencies.prefix { $0.name != module.name }.compactMap {
      dependencies[$0.name]?.prepared.protocols
    }
  }

  /// Compiles the dependencies that have changed, and those after them.
  ///
  /// Parts of a package of others that do not compile are left out of it.
  ///
  /// - Parameters:
  ///   - resourceFile: Returns the source file with the resources of a module.
  ///   - prepare: Returns the files of a module without the parts with errors.
  /// - Throws: ``SourceBuild/Diagnostics`` for errors in a module of the user.
  nonisolated(nonsending) func compile(
    resourceFile: (SourceModule) throws -> [URL],
    prepare:
      nonisolated(nonsending) (SourceModule, [CompilerError]) async throws ->
      PreparedSources
  ) async throws {
    var hasChanged = false
    for module in sources.dependencies {
      guard let dependency = dependencies[module.name], hasChanged || !dependency.isCompiled else {
        continue
      }
      hasChanged = true
      dependencies[module.name]?.isCompiled = false
      compiled[module.name] = nil
      let resources = try resourceFile(module)
      let result = try await compileRest(
        of: module, dependency, resources: resources, prepare: prepare)
      dependencies[module.name]?.isCompiled = true
      compiled[module.name] = result
    }
  }

  /// Compiles a module, without the parts of a package of others that do not compile: declarations
  /// first, and then files.
  ///
  /// - Parameters:
  ///   - resources: The source file with the resources.
  ///   - prepare: Returns the files of a module without the parts with errors.
  /// - Throws: ``SourceBuild/Diagnostics`` for errors in a module of the user.
  nonisolated(nonsending) private func compileRest(
    of module: SourceModule, _ dependency: Dependency, resources: [URL],
    prepare:
      nonisolated(nonsending) (SourceModule, [CompilerError]) async throws ->
      PreparedSources
  ) async throws -> CompiledModule {
    var result = CompiledModule(inputs: dependency.inputs)
    var prepared = dependency.prepared
    var rest = module
    var errors: [CompilerError] = []
    while let output = try await compile(prepared.files + resources, of: module) {
      guard module.isOfOthers, !isStrict else {
        throw SourceBuild.Diagnostics(output: output, reports: prepared.reports)
      }
      var parts: PreparedSources?
      let new = try await AbsentModules(
        compiler: modules.compiler, arguments: searchArguments, folder: folder
      ).added(
        to: errors.next(in: output, of: rest.files), in: rest.files,
        imports: prepared.imports)
      if !new.isEmpty { parts = try await prepare(rest, errors + new) }
      if parts?.leftOut == nil {
        let all = CompilerError.errors(in: output, of: Set(rest.files.map(\.path)), round: 0)
        let files = Set(all.map(\.path))
        guard !files.isEmpty, files.count < rest.files.count else {
          result.failure = Self.failure(of: module, output: output)
          removeFiles(of: module)
          return result
        }
        result.leftOut += Self.reports(ofFiles: files, errors: all)
        rest = rest.without(files)
        errors.removeAll { files.contains($0.path) }
        parts = try await prepare(rest, errors)
      } else {
        errors += new
      }
      if let parts { prepared = parts }
    }
    result.leftOut += LeftOutPart.reports(of: prepared.leftOut ?? [])
    return result
  }

  /// Returns the first error of each file that is left out as a whole.
  private static func reports(ofFiles files: Set<String>, errors: [CompilerError]) -> [String] {
    files.sorted().compactMap { path in
      errors.first { $0.path == path }.map { first in
        "\(first.text)\n\(path):\(first.line):\(first.column): note: "
          + "the file is left out of the program"
      }
    }
  }

  /// Compiles files of a module.
  ///
  /// - Returns: The compiler's output if there are errors; otherwise `nil`.
  nonisolated(nonsending) private func compile(
    _ files: [URL], of module: SourceModule
  ) async throws -> String? {
    let run = try await CommandRun.run(
      modules.compiler,
      [
        "-module-name", module.name, "-emit-module", "-emit-module-path",
        folder.appending(path: module.name + ".swiftmodule").path, "-emit-object", "-o",
        object(of: module).path, "-whole-module-optimization", "-Onone", "-g",
        "-parse-as-library", "-enable-testing", "-I", folder.path,
      ] + searchArguments + module.arguments + files.map(\.path), progress: progress(of: module))
    return run.isSuccess ? nil : run.output
  }

  /// Returns what a compilation of a module does, for the line of progress.
  private func progress(of module: SourceModule) -> String {
    let index = sources.dependencies.firstIndex(of: module) ?? 0
    return "compiles the module \(module.name), \(index + 1) of \(sources.dependencies.count)"
  }

  /// Returns the sentence about a module that does not compile.
  private static func failure(of module: SourceModule, output: String) -> String {
    let paths = Set(module.files.map(\.path))
    let first = CompilerError.errors(in: output, of: paths, round: 0).first?.text
    return "\(first ?? output)\ntessera: the module '\(module.name)' of a package is left out"
  }

  private func removeFiles(of module: SourceModule) {
    for file in [object(of: module), folder.appending(path: module.name + ".swiftmodule")] {
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// The arguments with which the compiler finds the modules that the sources import.
  var searchArguments: [String] {
    modules.searchArguments + (external?.searchArguments ?? [])
  }

  /// The names of the modules that the dependencies import.
  var imports: Set<String> {
    dependencies.values.reduce(into: []) { $0.formUnion($1.prepared.imports) }
  }

  /// The diagnostics of the lowering of the dependencies, and the errors of the parts that are left
  /// out.
  var reports: [String] {
    (externalFailure.map { [$0] } ?? [])
      + sources.dependencies.flatMap { module in
        let own = module.isOfOthers ? [] : dependencies[module.name]?.prepared.reports ?? []
        let built = compiled[module.name]
        return own + (built?.leftOut ?? []) + (built?.failure.map { [$0] } ?? [])
      }
  }

  /// The object files of the dependencies and of the targets that the package manager builds.
  var objects: [URL] {
    sources.dependencies.filter { compiled[$0.name]?.failure == nil }.map(object) + externalObjects
  }

  /// The object files of the targets that the package manager builds.
  var externalObjects: [URL] { external?.objects ?? [] }

  private func object(of module: SourceModule) -> URL {
    folder.appending(path: module.name + ".dependency.o")
  }
}
