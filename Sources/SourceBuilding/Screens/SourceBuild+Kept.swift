import Foundation

extension SourceBuild {
  /// Restores the state of an earlier command, and returns its product if nothing has changed
  /// since.
  ///
  /// - Returns: `nil` for sources that have changed.
  /// - Throws: ``Diagnostics`` with the errors of sources that have not changed.
  func keptProduct(for inputs: [String]) async throws -> Product? {
    guard let kept else { return nil }
    self.kept = nil
    let library = try await modules.library(in: cache, onDemand: kept.onDemand)
    guard kept.tool == tool(library: library) else {
      // The modules of another tool may have other declarations.
      buildFolder.removeFiles()
      try createFolders()
      return nil
    }
    self.library = (library, kept.onDemand)
    programs = kept.programs
    programs.dropMissing()
    objectFiles = kept.objectFiles
    catalogue = kept.catalogue
    resources = kept.resources
    dependencies.restore(compiled: kept.compiledModules)
    lastErrors = kept.errors
    guard kept.inputs == inputs else { return nil }
    for module in sources.dependencies + [sources.main] { _ = try resourceFile(of: module) }
    switch kept.outcome {
    case .errors(let text): throw Diagnostics(kept: text)
    case .product(let product):
      guard programs.paths.contains(product.program) else { return nil }
      lastLeftOut = Set(product.leftOut.map(\.name))
      return product
    }
  }

  /// Stores the state for the next command.
  func keep(_ outcome: KeptState.Outcome, inputs: [String]) {
    guard buildFolder.isKept, let library else { return }
    if case .product(let product) = outcome {
      // The processes of earlier builds may be starting still.
      keepProgram(of: product)
    }
    KeptState(
      onDemand: library.onDemand, tool: tool(library: library.url), inputs: inputs,
      outcome: outcome, programs: programs, objectFiles: objectFiles, catalogue: catalogue,
      resources: resources, compiledModules: dependencies.compiled, errors: lastErrors
    ).write(to: buildFolder)
    buildFolder.limitKeptFolders { key in
      key.components(separatedBy: Self.keySeparator).last
        .map(FileManager.default.fileExists(atPath:)) ?? false
    }
  }

  /// The state of what makes a program of sources: the built modules, the compiler, the lowering.
  private func tool(library: URL) -> [String] {
    let lowerer = modules.folder.appending(path: SourceLowerer.program)
    return [library.path, modules.compiler]
      + [modules.compiler, lowerer.path].map(FileStamp.text(of:))
  }
}
