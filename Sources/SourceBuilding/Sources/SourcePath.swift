import Foundation
import LoweringProtocol
import XcodeProjects

/// A path to sources: a Swift file, a nib or a storyboard, or a folder with some.
package struct SourcePath: Sendable, Equatable {
  /// The file or folder.
  package let url: URL
  /// A Boolean value that indicates whether the path leads to a folder.
  let isFolder: Bool

  /// Checks a path.
  ///
  /// - Throws: ``BuildFailure`` if there are no such files.
  package init(_ path: String) throws(BuildFailure) {
    url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw BuildFailure("there is no file or folder '\(path)'")
    }
    self.isFolder = isFolder.boolValue
    if !isFolder.boolValue, url.pathExtension != "swift" && !isInterfaceFile || !Self.isFile(url) {
      throw BuildFailure(
        "'\(path)' is no Swift file, nib or storyboard; name one, or a folder with some")
    }
    if isPlayground {
      let pages = pages
      guard pages.count <= 1 else {
        throw BuildFailure(
          "the playground '\(path)' has several pages; name one of "
            + pages.map { "'\($0.lastPathComponent)'" }.joined(separator: ", ")
            + " in its folder 'Pages'")
      }
    }
    if files.isEmpty, interfaceFiles.isEmpty {
      throw BuildFailure("there is no Swift file, nib or storyboard in the folder '\(path)'")
    }
  }

  /// The Swift files, in order. Hidden folders, builds, tests and manifests of packages are left
  /// out.
  package var files: [URL] {
    guard isFolder else { return isInterfaceFile ? [] : [url] }
    return SourceFiles.files(in: url, where: SourceFiles.isSwiftFile).filter(Self.isFile)
  }

  /// The nibs and storyboards, in order.
  var interfaceFiles: [URL] {
    guard isFolder else { return isInterfaceFile ? [url] : [] }
    return SourceFiles.files(in: url, where: SourceFiles.isInterfaceFile).filter(Self.isFile)
  }

  /// A Boolean value that indicates whether the path leads to a nib or a storyboard.
  private var isInterfaceFile: Bool { !isFolder && SourceFiles.isInterfaceFile(url) }

  /// The paths that have the name of a source and aren't files: folders, pipes, and links to
  /// nothing.
  package var unreadableFiles: [URL] {
    guard isFolder else { return [] }
    return SourceFiles.files(in: url) {
      (SourceFiles.isSwiftFile($0) || SourceFiles.isInterfaceFile($0)) && !Self.isFile($0)
    }
  }

  /// Returns whether a path leads to a file, which can be read to its end, or to a link to one.
  private static func isFile(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The resources of a folder that has neither a manifest nor a project, in order: all files that
  /// are not sources, and asset catalogs and bundles as a whole.
  var resources: [URL] {
    isFolder ? resourceFiles { !$0.pathExtension.isEmpty && !Self.isSource($0) } : []
  }

  /// Returns the files of a package's target that are resources without a line in the manifest, as
  /// Xcode takes them.
  ///
  /// - Parameter declared: The resources of the manifest, as paths of files and folders.
  func undeclaredResources(beside declared: [String]) -> [String] {
    resources.filter { ["xib", "storyboard", "xcassets", "xcstrings"].contains($0.pathExtension) }
      .map(\.path)
      .filter { path in !declared.contains { path == $0 || path.hasPrefix($0 + "/") } }
  }

  /// The property list of an app in a folder: the one in the outermost folder; `nil` for none.
  var informationFile: URL? {
    guard isFolder else { return nil }
    return resourceFiles { $0.lastPathComponent == Self.informationFileName }
      .min { $0.pathComponents.count < $1.pathComponents.count }
  }

  private static let informationFileName = "Info.plist"

  /// Returns whether a file is one of the compiler or of Xcode.
  private static func isSource(_ file: URL) -> Bool {
    [
      "swift", "m", "mm", "c", "cc", "cpp", "metal", "s", "h", "hpp", "modulemap", "entitlements",
      "xcconfig", "docc", "resolved",
    ].contains(file.pathExtension) || file.lastPathComponent == informationFileName
  }

  /// Returns files of a folder, and the folders that are resources as a whole.
  private func resourceFiles(where isChosen: (URL) -> Bool) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    for case let file as URL in enumerator ?? .init() {
      let name = file.lastPathComponent
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      let isPackage = isFolder && SynchronizedFolder.packages.contains(file.pathExtension)
      if SourceFiles.isLeftOut(name) || isPackage { enumerator?.skipDescendants() }
      guard !SourceFiles.isLeftOut(name), !isFolder || isPackage else { continue }
      if isChosen(file) { files.append(file.standardizedFileURL) }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// A Boolean value that indicates whether the path leads to a playground.
  private var isPlayground: Bool { url.pathExtension == "playground" }

  /// The folders of a playground's pages, in order; empty for one with a single page.
  private var pages: [URL] {
    let pages = try? FileManager.default.contentsOfDirectory(
      at: url.appending(path: "Pages"), includingPropertiesForKeys: nil)
    return (pages ?? []).filter { $0.pathExtension == "xcplaygroundpage" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The name of a module of the sources.
  package var moduleName: String {
    let name = url.deletingPathExtension().lastPathComponent
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    // A module does not have the name of a type in it.
    return "Preview_" + String(letters)
  }

  /// The state of the files that a build reads: the paths and times of change of sources, nibs,
  /// storyboards and property lists of apps.
  package var stamp: [String: Date] {
    guard isFolder else { return Self.stamp(of: [url]) }
    return Self.stamp(
      of: SourceFiles.files(in: url) {
        SourceFiles.isSwiftFile($0) || SourceFiles.isInterfaceFile($0)
          || $0.lastPathComponent == Self.informationFileName
      })
  }

  /// Returns the state of files.
  static func stamp(of files: [URL]) -> [String: Date] {
    var stamp: [String: Date] = [:]
    for file in files {
      let values = try? FileManager.default.attributesOfItem(atPath: file.path)
      stamp[file.path] = values?[.modificationDate] as? Date ?? .distantPast
    }
    return stamp
  }
}
