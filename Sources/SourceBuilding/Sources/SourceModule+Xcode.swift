import Foundation
import XcodeProjects

extension SourceModule {
  /// Finds the module of a target of an Xcode project.
  ///
  /// Files that are missing, and those that are not in Swift, are left out with a line on standard
  /// error.
  ///
  /// - Parameters:
  ///   - path: The path of the project, for messages.
  ///   - folder: The folder of the project.
  /// - Throws: ``BuildFailure`` if the target has no Swift files.
  init(_ target: XcodeTarget, in folder: URL, project path: String) throws(BuildFailure) {
    let found = target.sources.filter { FileManager.default.fileExists(atPath: $0.path) }
    for file in target.sources where !found.contains(file) {
      Self.report("the file '\(file.path)' of the target '\(target.name)' is missing")
    }
    for note in target.notes { Self.report(note) }
    if !target.foreignSources.isEmpty {
      let names = target.foreignSources.map(\.lastPathComponent).joined(separator: ", ")
      Self.report("the files that are not in Swift are left out: \(names)")
    }
    guard !found.isEmpty else {
      throw BuildFailure("the target '\(target.name)' of '\(path)' has no Swift files")
    }
    let root = try SourcePath(folder.path)
    let prefix = folder.standardizedFileURL.path + "/"
    let inside = Set(root.files.map(\.path))
    self.init(
      name: target.moduleName, path: root,
      sources: found.filter { inside.contains($0.path) }
        .map { String($0.path.dropFirst(prefix.count)) },
      arguments: target.compilerArguments,
      resources: target.resources.map(\.path)
        .filter(FileManager.default.fileExists(atPath:)),
      furtherFiles: found.filter { !inside.contains($0.path) })
    hasImportedUIKit = target.hasImportedUIKit
    if hasImportedUIKit {
      self.arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
    }
    information = target.infoValues
    namedInformationFile = target.infoPlist.flatMap {
      FileManager.default.fileExists(atPath: $0.path) ? $0 : nil
    }
  }

  static func report(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data("tessera: \(sentence)\n".utf8))
  }
}
