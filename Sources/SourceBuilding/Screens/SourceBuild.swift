import Foundation
import LoweringProtocol

/// The sources of a user, built as a program that displays their screens.
package actor SourceBuild {
  /// A built program.
  package struct Product: Sendable, Equatable, Codable {
    /// The path of the program. Each build has another one.
    package let program: String
    /// The types of screens, in the order of their places in files.
    package fileprivate(set) var types: [ScreenType]
    /// The lowering's diagnostics of the sources and of the modules that they need, in the form of
    /// the compiler's.
    package let reports: [String]
    /// A Boolean value that indicates whether the sources have a main function of their own.
    package let hasApplication: Bool
    /// The types and other parts of the sources that are left out, because they do not compile.
    package let leftOut: [LeftOutPart]

    /// The types whose objects can be created.
    package var screens: [ScreenType] { types.filter { $0.expression != nil } }
    /// The screen that is meant without a name: the live view of a page, or the only view
    /// controller beside views and previews, or the only view beside cells, or the only screen;
    /// `nil` for several.
    package var mainScreen: ScreenType? {
      if let page = screens.first(where: { $0.origin == .liveView }) { return page }
      let own = screens.filter { $0.origin != .preview }
      let ranks = [own.filter { $0.kind == .viewController }, own.filter { $0.kind == .view }]
      let candidates = ranks.first { !$0.isEmpty } ?? screens
      return candidates.count == 1 ? candidates[0] : nil
    }
    /// The names of the types all of whose initializers need arguments.
    package var namesNeedingArguments: [String] {
      types.filter { $0.expression == nil }.map(\.name)
    }
  }

  /// Errors of the compiler or the linker.
  package struct Diagnostics: Error, Sendable, Equatable {
    /// The output, with the user's files and lines.
    package let text: String

    /// Creates the errors of an output of the compiler, without its lines about its own commands.
    ///
    /// - Parameter reports: The lowering's diagnostics of the files, which precede the output.
    init(output: String, reports: [String] = []) {
      let lines = DiagnosticExcerpts.ofOriginals(in: output)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasSuffix("(use -v to see invocation)") }
      text = (reports + lines.map(String.init)).joined(separator: "\n")
    }

    /// Creates the errors that an earlier build has reported.
    init(kept text: String) { self.text = text }
  }

  let sources: SourceModules
  let modules: BuiltModules
  let cache: URL
  let buildFolder: BuildFolder
  var folder: URL { buildFolder.url }
  /// The folder of the programs, of the property list of the app, and of its resources.
  let bundle: URL
  private let kindOf: @Sendable (String) -> ScreenType.Kind?
  /// The shared library of the built modules, with those that were built on demand.
  var library: (url: URL, onDemand: Set<String>)?
  var entry: EntryFile?
  /// The types whose expressions do not compile, and the states of their files.
  var unusableTypes: [String: String] = [:]
  var number = 0
  /// The paths of the programs that are there, in the order of their builds.
  var programs: [String] = []
  private var keptPrograms: [String] = []
  /// The files of the last successful compilation.
  var compiledStamp: [String: String] = [:]
  var fileNumbers: [String: Int] = [:]
  /// The resources of each module that are linked.
  var linkedResources: [String: [String]] = [:]
  /// The modules that the screens need, as they were read last, by name.
  private var dependencies: [String: Dependency] = [:]

  /// The errors of the first compilation of the sources of the last program, and all those whose
  /// parts it does not have.
  var lastErrors = KeptState.Errors()
  /// The names of the parts that the last program does not have; `nil` before the first one.
  var lastLeftOut: Set<String>?

  /// The targets of other packages, built once; `nil` before.
  private var external: [ExternalBuild]?
  /// The objects of the targets of other packages.
  private var externalObjects: [URL] { (external ?? []).flatMap(\.objects) }

  /// The state that an earlier command stored; `nil` after the first build, or if there is none.
  var kept: KeptState?
  /// The files of the modules that were compiled for the screens, by name.
  var compiledModules: [String: [String]] = [:]

  /// A module that the screens need.
  private struct Dependency {
    /// The files when they were read.
    let inputs: [String]
    let prepared: PreparedSources
    var isCompiled = false
  }

  /// Prepares a build in a folder that no other process uses.
  ///
  /// - Parameters:
  ///   - cache: The folder of files that builds share.
  ///   - keepsFiles: Whether the files of the build stay for the next command with the same
  ///     sources, which builds what has changed since.
  ///   - kindOf: A closure that returns the kind of a class of another module by its name, such as
  ///     `UIKit.UIViewController`; `nil` for classes of other objects.
  /// - Throws: ``BuildFailure`` if the folder cannot be created.
  package init(
    _ sources: SourceModules, modules: BuiltModules, cache: URL = SourceBuild.standardCache,
    keepsFiles: Bool = false, kindOf: @escaping @Sendable (String) -> ScreenType.Kind?
  ) throws(BuildFailure) {
    self.sources = sources
    self.modules = modules
    self.cache = cache
    self.kindOf = kindOf
    let place = sources.main.path.url.path
    let key = [modules.folder.path, modules.compiler, sources.main.name, place]
      .joined(separator: Self.keySeparator)
    let keptFolder = keepsFiles ? BuildFolder.kept(for: key, in: CacheFolder(url: cache)) : nil
    buildFolder = if let keptFolder { keptFolder } else { try BuildFolder.temporary() }
    bundle = buildFolder.url.appending(path: "App.app")
    kept = KeptState.read(in: buildFolder)
    if buildFolder.isKept, kept == nil { buildFolder.removeFiles() }
    try createFolders()
  }

  /// Creates the folders in the folder of the build.
  nonisolated func createFolders() throws(BuildFailure) {
    let folder = buildFolder.url
    do {
      for part in [folder.appending(path: "graph"), bundle] {
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      }
    } catch {
      throw BuildFailure("The folder \(folder.path) cannot be created.")
    }
  }

  /// The separator of the parts of a kept folder's key; the last part is the path of the sources.
  static let keySeparator = "\u{0}"

  /// The folder of files that builds share: the value of `TESSERA_CACHE`, or a folder in the user's
  /// folder of caches.
  package static var standardCache: URL {
    let environment = ProcessInfo.processInfo.environment
    if let chosen = environment["TESSERA_CACHE"] { return URL(fileURLWithPath: chosen) }
    let caches =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    return caches.appending(path: "tessera")
  }

  /// Ends the use of the files of the build, which are removed unless they are kept.
  package nonisolated func removeFiles() { buildFolder.end() }

  /// Builds the current sources.
  ///
  /// Types that do not compile are left out of a first program, if it has others. A later program
  /// leaves out the same ones: an error in another one is an error of the build.
  ///
  /// - Throws: ``Diagnostics`` for errors in the sources, ``BuildFailure`` for others.
  package func build() async throws -> Product {
    if external == nil {
      var builds: [ExternalBuild] = []
      for targets in sources.external {
        builds.append(try await ExternalBuild(of: targets, in: cache))
      }
      external = builds
    }
    // A file that changes from now on has another state in the next build.
    let inputs = sources.inputs(objects: externalObjects)
    let keptProduct = try await keptProduct(for: inputs)
    try AppInformation.write(of: sources.main, in: bundle)
    if let keptProduct { return keptProduct }
    KeptState.remove(in: buildFolder)
    do {
      let product = try await buildChanges()
      keep(.product(product), inputs: inputs)
      return product
    } catch let diagnostics as Diagnostics {
      keep(.errors(diagnostics.text), inputs: inputs)
      throw diagnostics
    }
  }

  /// Builds what has changed since the last build.
  private func buildChanges() async throws -> Product {
    var files = try await prepare(sources.main)
    files.add(try resourceFile(of: sources.main))
    try await prepareDependencies()
    let library = try await library(for: files)
    try await compileDependencies()
    number += 1
    let product: Product
    do {
      // The compiler compiles all files again if the names of copies change.
      if !lastErrors.all.isEmpty { try await checkTypes(of: files) }
      product = try await program(of: files, library: library)
      lastErrors = KeptState.Errors()
    } catch let diagnostics as Diagnostics {
      product = try await programOfRest(without: diagnostics, library: library)
    }
    lastLeftOut = Set(product.leftOut.map(\.name))
    return product
  }

  /// Compiles the files with the entry file for their screens.
  private func program(of files: PreparedSources, library: URL) async throws -> Product {
    var product: Product
    do {
      product = try await compile(files, library: library)
    } catch let diagnostics as Diagnostics
      where entry != nil && EntryFile.hasErrors(in: diagnostics.text)
    {
      // A type of the last build is gone or has another initializer.
      entry = nil
      product = try await compile(files, library: library)
    }
    // An initializer may be unavailable, which the symbols do not have.
    while true {
      leaveOutExpressions(of: &product)
      let newEntry = EntryFile(for: product, isPlayground: files.playground != nil)
      guard entry != newEntry else { return product }
      entry = newEntry
      do {
        product = try await compile(files, library: library)
      } catch let diagnostics as Diagnostics {
        let names = newEntry.screens(withErrorsIn: diagnostics.text)
        guard !names.isEmpty else { throw diagnostics }
        for type in product.types where names.contains(type.name) {
          unusableTypes[type.name] = FileStamp.text(of: type.file)
        }
      }
    }
  }

  /// Removes the expressions of types that the compiler has refused in the present state of their
  /// files.
  private func leaveOutExpressions(of product: inout Product) {
    product.types = product.types.map { type in
      guard unusableTypes[type.name] == FileStamp.text(of: type.file) else { return type }
      var type = type
      type.expression = nil
      return type
    }
  }

  // MARK: Parts that do not compile

  /// The largest number of compilations that find errors.
  private static let maximumRounds = 10

  /// Builds the sources without the types that do not compile, and those that need them.
  ///
  /// - Parameter diagnostics: The errors of the sources as they are.
  /// - Throws: `diagnostics` if no screen is left, or if a type of the last program is left out.
  private func programOfRest(
    without diagnostics: Diagnostics, library: URL
  ) async throws -> Product {
    let paths = Set(sources.main.files.map(\.path))
    let first = CompilerError.errors(in: diagnostics.text, of: paths, round: 0)
    // The same errors leave out the same parts.
    var errors = first == lastErrors.first ? lastErrors.all : CompilerError.causes(of: first)
    var number = errors.map(\.round).max() ?? 0
    while !errors.isEmpty, number < Self.maximumRounds {
      var files = try await prepare(sources.main, without: errors)
      files.add(try resourceFile(of: sources.main))
      guard let parts = files.leftOut, isAllowed(parts) else { break }
      do {
        try await checkTypes(of: files)
        let product = try await program(of: files, library: library)
        guard !product.screens.isEmpty else { break }
        lastErrors = KeptState.Errors(first: first, all: errors)
        return product
      } catch let further as Diagnostics {
        number += 1
        let new = CompilerError.errors(in: further.text, of: paths, round: number)
        // An error that stays is in a function first, in its signature then, and in a type at last.
        let isProgress = new.contains { error in errors.count { $0.text == error.text } < 3 }
        guard isProgress else { break }
        errors += CompilerError.causes(of: new)
      }
    }
    throw diagnostics
  }

  /// Returns whether a program may lack parts: a later one lacks those of the first one.
  private func isAllowed(_ parts: [LeftOutPart]) -> Bool {
    lastLeftOut.map { $0.isSuperset(of: parts.map(\.name)) } ?? true
  }

  /// Compiles the files without a program.
  ///
  /// - Throws: ``Diagnostics`` with the errors of all files.
  private func checkTypes(of prepared: PreparedSources) async throws {
    var arguments = ["-module-name", sources.main.name, "-typecheck", "-whole-module-optimization"]
    if !prepared.hasMainFile { arguments.append("-parse-as-library") }
    arguments += searchArguments + sources.main.arguments + ["-I", folder.path]
    let run = try await CommandRun.run(
      modules.compiler, arguments + prepared.files.map(\.path))
    guard run.isSuccess else {
      throw Diagnostics(output: run.output, reports: reportsOfDependencies + prepared.reports)
    }
  }

  /// Keeps the program of a build, and of the one that was kept before, whose processes may be
  /// starting still. Removes those of all other builds.
  package func keepProgram(of product: Product) {
    guard keptPrograms.last != product.program else { return }
    keptPrograms = keptPrograms.suffix(1) + [product.program]
    for program in programs where !keptPrograms.contains(program) {
      try? FileManager.default.removeItem(atPath: program)
    }
    programs.removeAll { !keptPrograms.contains($0) }
  }

  /// Returns the files of a module as the compiler takes them.
  ///
  /// - Parameter errors: The errors whose parts of the files are left out.
  private func prepare(
    _ module: SourceModule, without errors: [CompilerError] = []
  ) async throws -> PreparedSources {
    let lowerer = SourceLowerer(beside: modules.folder, folder: folder)
    return try await PreparedSources(
      module.files, of: module, copies: folder.appending(path: module.name + ".copies"),
      lowerer: lowerer, errors: errors)
  }

  /// Returns the shared library of the built modules that sources import.
  private func library(for files: PreparedSources) async throws -> URL {
    let imports = dependencies.values.reduce(files.imports) { $0.union($1.prepared.imports) }
    let onDemand = BuiltModules.onDemand(of: imports)
    if let library, library.onDemand.isSuperset(of: onDemand) { return library.url }
    let url = try await modules.library(in: cache, onDemand: onDemand)
    library = (url, onDemand)
    return url
  }

  /// Reads the modules that the screens need, as far as they have changed.
  private func prepareDependencies() async throws {
    for module in sources.dependencies {
      let inputs = module.inputs
      guard dependencies[module.name]?.inputs != inputs else { continue }
      let isCompiled =
        compiledModules[module.name] == inputs
        && FileManager.default.fileExists(atPath: object(of: module).path)
      dependencies[module.name] = Dependency(
        inputs: inputs, prepared: try await prepare(module), isCompiled: isCompiled)
    }
  }

  /// The arguments with which the compiler finds all modules but those of the sources.
  private var searchArguments: [String] {
    modules.searchArguments + (external ?? []).flatMap(\.searchArguments)
  }

  /// The lowering's diagnostics of the modules that the screens need.
  private var reportsOfDependencies: [String] {
    sources.dependencies.flatMap { dependencies[$0.name]?.prepared.reports ?? [] }
  }

  /// Compiles the modules that the screens need, as far as they have changed.
  private func compileDependencies() async throws {
    var hasChanged = false
    for module in sources.dependencies {
      guard let dependency = dependencies[module.name], hasChanged || !dependency.isCompiled else {
        continue
      }
      hasChanged = true
      dependencies[module.name]?.isCompiled = false
      compiledModules[module.name] = nil
      let prepared = dependency.prepared
      let files = try prepared.files + resourceFile(of: module)
      let run = try await CommandRun.run(
        modules.compiler,
        [
          "-module-name", module.name, "-emit-module", "-emit-module-path",
          folder.appending(path: module.name + ".swiftmodule").path, "-emit-object", "-o",
          object(of: module).path, "-whole-module-optimization", "-Onone", "-g",
          "-parse-as-library", "-enable-testing", "-I", folder.path,
        ] + searchArguments + module.arguments + files.map(\.path))
      guard run.isSuccess else {
        throw Diagnostics(output: run.output, reports: prepared.reports)
      }
      dependencies[module.name]?.isCompiled = true
      compiledModules[module.name] = dependency.inputs
    }
  }

  private func object(of module: SourceModule) -> URL {
    folder.appending(path: module.name + ".dependency.o")
  }

  /// Returns the source file with the bundle of a module's resources, if it has any.
  ///
  /// The resources of the app are beside the program, in its main bundle.
  func resourceFile(of module: SourceModule) throws -> [URL] {
    let resources = module.resources
    let file = self.folder.appending(path: "\(module.name)-\(ResourceBundle.fileName)")
    if linkedResources[module.name] ?? [] != resources || ResourceBundle.hasFolders(resources) {
      let folder =
        module == sources.main
        ? bundle : bundle.appending(path: module.name + "." + ResourceBundle.foldersOfModules)
      try write(try ResourceBundle.make(resources, in: folder), to: file)
      linkedResources[module.name] = resources
    }
    return resources.isEmpty ? [] : [file]
  }

  /// Compiles and links the files with the current entry file, and reads the types of screens.
  private func compile(_ prepared: PreparedSources, library: URL) async throws -> Product {
    let files = prepared.files
    // The compiler compiles all files again if its arguments change: each program is made at one
    // path, and has a name of its own then.
    let output = bundle.appending(path: "screens")
    let program = bundle.appending(path: "screens-\(number)")
    let graphs = folder.appending(path: "graph")
    let entryFiles = [EntryFile.name, EntryFile.classesName].map { folder.appending(path: $0) }
    let entry = entry ?? EntryFile(for: nil, isPlayground: false)
    try write(entry.main, to: entryFiles[0])
    try write(entry.classes, to: entryFiles[1])
    let map = folder.appending(path: "files.json")
    try write(fileMap(files + entryFiles), to: map)
    let name = sources.main.name
    var arguments = [
      "-module-name", name, "-emit-executable", "-o", output.path, "-Onone", "-g", "-incremental",
      "-output-file-map", map.path, "-emit-module",
      "-emit-module-path", folder.appending(path: name + ".swiftmodule").path,
      "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path,
      "-symbol-graph-minimum-access-level", "private",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", EntryFile.appEntryPoint,
      "-L", library.deletingLastPathComponent().path, "-l" + BuiltModules.libraryName,
      "-Xlinker", "-rpath", "-Xlinker", library.deletingLastPathComponent().path,
      "-use-ld=lld",
    ]
    if !prepared.hasMainFile { arguments.append("-parse-as-library") }
    arguments += searchArguments + sources.main.arguments
    arguments += ["-I", folder.path]
    arguments += sources.dependencies.map { object(of: $0).path }
    arguments += externalObjects.map(\.path)
    arguments += (files + entryFiles).map(\.path)
    let stamp = FileStamp.texts(of: files + entryFiles)
    removeObjects(of: stamp.keys.filter { stamp[$0] != compiledStamp[$0] })
    let run = try await CommandRun.run(modules.compiler, arguments)
    let reports = reportsOfDependencies + prepared.reports
    guard run.isSuccess else { throw Diagnostics(output: run.output, reports: reports) }
    compiledStamp = stamp
    guard rename(output.path, program.path) == 0 else {
      throw BuildFailure("The file \(program.path) cannot be written.")
    }
    if programs.last != program.path { programs.append(program.path) }
    let graphFile = graphs.appending(path: name + ".symbols.json")
    guard let data = try? Data(contentsOf: graphFile),
      let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data)
    else { throw BuildFailure("The compiler has written no symbols of the sources.") }
    let scenes = StoryboardScenes(prepared.scenes)
    var types = scenes.types
    types += ScreenType.previews(prepared.previews)
    types += scenes.creating(graph.screenTypes(kindOf: kindOf))
    let parts = prepared.leftOut ?? []
    let stopped = Set(parts.filter(\.isType).map(\.name))
    types.removeAll { type in stopped.contains { type.name == $0 || type.name.hasPrefix($0 + ".") }
    }
    if let playground = prepared.playground {
      types.insert(ScreenType(liveViewOf: playground), at: 0)
    }
    return Product(
      program: program.path, types: types, reports: reports + LeftOutPart.reports(of: parts),
      hasApplication: prepared.playground == nil && (graph.hasMainType || prepared.hasMainFile),
      leftOut: parts)
  }

  /// Removes the objects of files that were written since the last compilation.
  ///
  /// The compiler compares dates in whole seconds: without this, a file that is saved during a
  /// compilation, or within the second after it, is not compiled again.
  private func removeObjects(of changed: some Sequence<String>) {
    for path in changed { try? FileManager.default.removeItem(atPath: base(of: path) + ".o") }
  }

  /// Returns the path of the compiler's files about a source file, without an extension. It stays
  /// the same when files are added or removed.
  private func base(of path: String) -> String {
    let number = fileNumbers[path] ?? fileNumbers.count
    fileNumbers[path] = number
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return folder.appending(path: "\(number)-\(name)").path
  }

  /// Returns the places of the compiler's files, with which it compiles only what has changed.
  private func fileMap(_ files: [URL]) throws -> String {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": folder.appending(path: "module.swiftdeps").path]
    ]
    for file in files {
      let base = base(of: file.path)
      map[file.path] = [
        "object": base + ".o", "swift-dependencies": base + ".swiftdeps",
        "dependencies": base + ".d",
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }

  /// Writes a file unless it has the text.
  private func write(_ text: String, to file: URL) throws(BuildFailure) {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw BuildFailure("The file \(file.path) cannot be written.")
    }
  }
}
