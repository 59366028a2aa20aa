import Foundation
import LoweringProtocol

/// The sources of a user, built as a program that displays their screens.
package actor SourceBuild {
  let sources: SourceModules
  let modules: BuiltModules
  let cache: URL
  let buildFolder: BuildFolder
  var folder: URL { buildFolder.url }
  /// The folder of the programs, of the property list of the app, and of its resources.
  let bundle: URL
  private let kindOf: @Sendable (String) -> ScreenType.Kind?
  /// A Boolean value that indicates whether parts that do not compile are errors.
  private let isStrict: Bool
  /// The modules that the screens need.
  let dependencies: DependencyBuilds
  /// The shared library of the built modules, with those that were built on demand.
  var library: (url: URL, onDemand: Set<String>)?

  var programs = ProgramStore()
  var objectFiles = ObjectFiles()
  var catalogue = ScreenCatalogue()
  var resources = LinkedResources()
  /// The errors of the first compilation of the sources of the last program, and all those whose
  /// parts it does not have.
  var lastErrors = KeptState.Errors()
  /// The names of the parts that the last program does not have; `nil` before the first one.
  var lastLeftOut: Set<String>?
  /// The state that an earlier command stored; `nil` after the first build, or if there is none.
  var kept: KeptState?

  /// Prepares a build in a folder that no other process uses.
  ///
  /// - Parameters:
  ///   - cache: The folder of files that builds share.
  ///   - keepsFiles: Whether the files of the build stay for the next command with the same
  ///     sources, which builds what has changed since.
  ///   - isStrict: Whether parts that do not compile are errors; otherwise they are left out.
  ///   - kindOf: A closure that returns the kind of a class of another module by its name, such as
  ///     `UIKit.UIViewController`; `nil` for classes of other objects.
  /// - Throws: ``BuildFailure`` if the folder cannot be created.
  package init(
    _ sources: SourceModules, modules: BuiltModules, cache: URL = SourceModules.standardCache,
    keepsFiles: Bool = false, isStrict: Bool = false,
    kindOf: @escaping @Sendable (String) -> ScreenType.Kind?
  ) throws(BuildFailure) {
    self.sources = sources
    self.modules = modules
    self.cache = cache
    self.kindOf = kindOf
    self.isStrict = isStrict
    let place = sources.main.path.url.path
    let strictness = isStrict ? ["strict"] : []
    let key = ([modules.folder.path, modules.compiler, sources.main.name] + strictness + [place])
      .joined(separator: Self.keySeparator)
    let keptFolder = keepsFiles ? BuildFolder.kept(for: key, in: CacheFolder(url: cache)) : nil
    buildFolder = if let keptFolder { keptFolder } else { try BuildFolder.temporary() }
    bundle = buildFolder.url.appending(path: "App.app")
    dependencies = DependencyBuilds(
      of: sources, modules: modules, cache: cache, folder: buildFolder.url, isStrict: isStrict)
    kept = KeptState.read(in: buildFolder)
    if buildFolder.isKept, kept == nil { buildFolder.removeFiles() }
    try createFolders()
  }

  /// Creates the folders in the folder of the build.
  nonisolated func createFolders() throws(BuildFailure) {
    let folder = buildFolder.url
    do {
      for part in [CompilerInvocation.symbolFolder(in: folder), bundle] {
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      }
    } catch {
      throw BuildFailure("The folder \(folder.path) cannot be created.")
    }
  }

  /// The separator of the parts of a kept folder's key; the last part is the path of the sources.
  static let keySeparator = "\u{0}"

  /// Ends the use of the files of the build, which are removed unless they are kept.
  package nonisolated func removeFiles() { buildFolder.end() }

  /// Builds the current sources.
  ///
  /// Types that do not compile are left out of a first program, if it has others. A later program
  /// leaves out the same ones: an error in another one is an error of the build.
  ///
  /// - Throws: ``Diagnostics`` for errors in the sources, ``BuildFailure`` for others.
  package func build() async throws -> Product {
    try await dependencies.buildExternal()
    // A file that changes from now on has another state in the next build.
    let inputs = sources.inputs(objects: dependencies.externalObjects)
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
    // The sources need the protocols of the modules.
    try await dependencies.prepare { try await self.prepare($0) }
    var files = try await prepare(sources.main)
    files.add(try resourceFile(of: sources.main))
    try await dependencies.buildFrameworks(importedBy: files.imports)
    let library = try await library(for: files)
    try await dependencies.compile(
      resourceFile: { try self.resourceFile(of: $0) },
      prepare: { try await self.prepare($0, without: $1) })
    programs.beginBuild()
    let product: Product
    do {
      // The compiler compiles all files again if the names of copies change.
      if !lastErrors.all.isEmpty { try await checkTypes(of: files) }
      product = try await program(of: files, library: library)
      lastErrors = KeptState.Errors()
    } catch let diagnostics as Diagnostics where !isStrict {
      product = try await programOfRest(
        without: diagnostics, imports: files.imports, library: library)
    }
    lastLeftOut = Set(product.leftOut.map(\.name))
    return product
  }

  /// Compiles the files with the entry file for their screens.
  func program(of files: PreparedSources, library: URL) async throws -> Product {
    var product: Product
    do {
      product = try await compile(files, library: library)
    } catch let diagnostics as Diagnostics
      where catalogue.entry != nil && EntryFile.hasErrors(in: diagnostics.text)
    {
      // A type of the last build is gone or has another initializer.
      catalogue.removeEntry()
      product = try await compile(files, library: library)
    }
    // An initializer may be unavailable, which the symbols do not have.
    while true {
      product.types = catalogue.usable(product.types)
      guard catalogue.update(for: product, isPlayground: files.playground != nil) else {
        return product
      }
      do {
        product = try await compile(files, library: library)
      } catch let diagnostics as Diagnostics {
        guard catalogue.noteErrors(in: diagnostics.text, of: product.types) else {
          throw diagnostics
        }
      }
    }
  }

  /// Compiles the files without a program.
  ///
  /// - Throws: ``Diagnostics`` with the errors of all files.
  func checkTypes(of files: PreparedSources) async throws {
    let run = try await CommandRun.run(
      modules.compiler, invocation(for: files).typeCheck, progress: progress)
    guard run.isSuccess else {
      throw Diagnostics(output: run.output, reports: dependencies.reports + files.reports)
    }
  }

  /// The text for the line of progress while the sources are compiled.
  private var progress: String { "compiles \(sources.main.name)" }

  /// Compiles and links the files with the current entry file, and reads the types of screens.
  private func compile(_ files: PreparedSources, library: URL) async throws -> Product {
    let entryFiles = try writeEntryFiles()
    let all = files.files + entryFiles
    let map = folder.appending(path: "files.json")
    try TextFile.write(try objectFiles.map(of: all, in: folder), to: map)
    let states = FileStamp.texts(of: all)
    objectFiles.removeObsolete(states, in: folder)
    let invocation = invocation(for: files)
    let output = bundle.appending(path: "screens")
    let run = try await CommandRun.run(
      modules.compiler,
      invocation.program(
        entryFiles: entryFiles, output: output, map: map, library: library,
        objects: dependencies.objects), progress: progress)
    let reports = dependencies.reports + files.reports
    guard run.isSuccess else { throw Diagnostics(output: run.output, reports: reports) }
    objectFiles.noteCompilation(of: states)
    let program = try programs.add(output)
    guard let data = try? Data(contentsOf: invocation.symbols),
      let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data)
    else { throw BuildFailure("The compiler has written no symbols of the sources.") }
    let parts = files.leftOut ?? []
    return Product(
      program: program, types: ScreenCatalogue.types(of: files, graph: graph, kindOf: kindOf),
      reports: reports + LeftOutPart.reports(of: parts),
      hasApplication: files.playground == nil && (graph.hasMainType || files.hasMainFile),
      leftOut: parts)
  }

  /// Writes the files with the main function of the program.
  private func writeEntryFiles() throws(BuildFailure) -> [URL] {
    let entry = catalogue.entry ?? EntryFile(for: nil, isPlayground: false)
    let main = folder.appending(path: EntryFile.name)
    let classes = folder.appending(path: EntryFile.classesName)
    try TextFile.write(entry.main, to: main)
    try TextFile.write(entry.classes, to: classes)
    return [main, classes]
  }

  private func invocation(for files: PreparedSources) -> CompilerInvocation {
    CompilerInvocation(
      module: sources.main, sources: files, folder: folder,
      searchArguments: dependencies.searchArguments)
  }

  /// Retains the executables of a build and of the one that was retained before, which may still
  /// be launching, and deletes all others.
  package func keepProgram(of product: Product) { programs.retain(product.program) }

  /// Returns the files of a module as the compiler takes them.
  ///
  /// - Parameter errors: The errors whose parts of the files are left out.
  func prepare(
    _ module: SourceModule, without errors: [CompilerError] = []
  ) async throws -> PreparedSources {
    try await PreparedSources(
      module.files, of: module, copies: folder.appending(path: module.name + ".copies"),
      lowerer: SourceLowerer(beside: modules.folder, folder: folder), errors: errors,
      protocols: dependencies.protocols(before: module))
  }

  /// Returns the shared library of the built modules that sources import.
  private func library(for files: PreparedSources) async throws -> URL {
    let onDemand = BuiltModules.onDemand(of: files.imports.union(dependencies.imports))
    if let library, library.onDemand.isSuperset(of: onDemand) { return library.url }
    let url = try await modules.library(in: cache, onDemand: onDemand)
    library = (url, onDemand)
    return url
  }

  /// Returns the source file with the bundle of a module's resources, if it has any.
  ///
  /// The resources of the app are beside the program, in its main bundle.
  func resourceFile(of module: SourceModule) throws(BuildFailure) -> [URL] {
    try resources.link(
      module,
      in: module == sources.main
        ? bundle : bundle.appending(path: module.name + "." + ResourceBundle.foldersOfModules),
      source: folder.appending(path: "\(module.name)-\(ResourceBundle.fileName)"))
  }
}
