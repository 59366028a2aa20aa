import Foundation

/// The resources of modules, linked into bundles beside a program.
struct LinkedResources: Codable {
  /// The paths of the resources that are linked, by the names of the modules.
  private var paths: [String: [String]] = [:]

  /// Links the changed resources of a module.
  ///
  /// - Parameters:
  ///   - bundle: The folder of the bundle.
  ///   - file: The source file with the module's `Bundle.module`.
  /// - Returns: The source file; none for a module without resources.
  /// - Throws: ``BuildFailure`` if a file cannot be written.
  mutating func link(
    _ module: SourceModule, in bundle: URL, source file: URL
  ) throws(BuildFailure) -> [URL] {
    let resources = module.resources
    if paths[module.name] ?? [] != resources || ResourceBundle.hasFolders(resources) {
      try TextFile.write(try ResourceBundle.make(resources, in: bundle), to: file)
      paths[module.name] = resources
    }
    return resources.isEmpty ? [] : [file]
  }
}
