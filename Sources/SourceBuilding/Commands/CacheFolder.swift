import Foundation

/// The folder of files that builds share. It may have files of others.
struct CacheFolder {
  let url: URL

  /// The folder with a folder for each build of the modules, which has their shared library.
  var libraries: URL { url.appending(path: "libraries") }

  /// The folder with the kept folders of builds.
  var builds: URL { url.appending(path: "builds") }

  /// The folder for builds of packages.
  var packages: URL { url.appending(path: "packages") }

  /// The folder of packages for modules of Apple's that packages of others have.
  var frameworks: URL { url.appending(path: "frameworks") }

  /// The folder of the package manager's answers about manifests.
  var manifests: URL { url.appending(path: "manifests") }

  /// The folder of the lists of object files.
  var lists: URL { url.appending(path: "objects") }

  /// The name of the shared library's file.
  static let libraryFileName = "lib\(BuiltModules.libraryName).so"

  /// Returns the file with the list of the object files in a folder.
  func listOfObjects(in folder: URL) -> URL {
    var key = FileHash()
    key.add(folder.path)
    return lists.appending(path: key.text)
  }

  /// Writes a file of the cache. A failure costs time in the next process only.
  func keep(_ text: String, in file: URL) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Creates a folder of the cache, with those around it.
  ///
  /// - Throws: ``BuildFailure`` if it cannot be written.
  func create(_ folder: URL) throws(BuildFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw unwritable
    }
  }

  /// The failure to write a file of the cache.
  var unwritable: BuildFailure {
    BuildFailure("The folder \(url.path) cannot be written; choose another one with TESSERA_CACHE.")
  }

  /// Marks a folder as used now.
  func noteUse(of folder: URL) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: folder.path)
  }

  /// Removes all folders with shared libraries but the ones that were used last.
  func removeOldestLibraries(keeping count: Int) {
    let builds = contents(of: libraries).filter {
      FileManager.default.fileExists(atPath: $0.appending(path: Self.libraryFileName).path)
    }
    for folder in Self.sortedByUse(builds).dropFirst(count) {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Removes all answers about manifests but the ones that were read last.
  func removeOldestManifests(keeping count: Int) {
    for file in Self.sortedByUse(contents(of: manifests)).dropFirst(count) {
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// Removes the folders of packages but the ones that were used last, unless they were used in the
  /// last day: another command may use them still.
  func removeOldestPackages(keeping count: Int) {
    let day: TimeInterval = 24 * 60 * 60
    for folder in Self.sortedByUse(contents(of: packages)).dropFirst(count) {
      let values = try? FileManager.default.attributesOfItem(atPath: folder.path)
      guard let date = values?[.modificationDate] as? Date, date.timeIntervalSinceNow < -day else {
        continue
      }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// The largest number of folders of packages that are kept.
  static let packageCount = 16

  private func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
  }

  /// Returns folders in the order of their uses, the last one first.
  static func sortedByUse(_ folders: [URL]) -> [URL] {
    let dated = folders.map { folder in
      let values = try? FileManager.default.attributesOfItem(atPath: folder.path)
      return (folder: folder, date: values?[.modificationDate] as? Date ?? .distantPast)
    }
    return dated.sorted { $0.date > $1.date }.map(\.folder)
  }
}
