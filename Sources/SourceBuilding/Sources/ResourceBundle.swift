import Foundation

/// The resources of a target, in a folder that `Bundle.module` finds.
enum ResourceBundle {
  /// The name of the source file with `Bundle.module`.
  static let fileName = "TesseraResourceBundle.swift"

  /// Adds links to resources to a folder, and returns the source with the bundle of the folder.
  /// Links to resources that are gone are removed.
  ///
  /// A folder is also a folder in the bundle, with further names of its files: Foundation lists no
  /// files of a link to a folder.
  static func make(_ resources: [String], in folder: URL) throws(BuildFailure) -> String {
    do {
      try removeLinks(in: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for resource in resources {
        let file = URL(fileURLWithPath: resource)
        var place = folder
        // The files of a language have a folder of their own.
        let parent = file.deletingLastPathComponent()
        if parent.pathExtension == "lproj" {
          place.append(path: parent.lastPathComponent)
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        place.append(path: file.lastPathComponent)
        guard !FileManager.default.fileExists(atPath: place.path) else { continue }
        try add(file, at: place)
      }
    } catch {
      throw BuildFailure("The folder of resources \(folder.path) cannot be made: \(error).")
    }
    return source(for: folder)
  }

  /// The extension of the folders in the app's bundle that are bundles of other modules.
  static let foldersOfModules = "resources"

  /// Returns whether resources have folders, whose files may change.
  static func hasFolders(_ resources: [String]) -> Bool {
    resources.contains { resource in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: resource, isDirectory: &isFolder)
        && isFolder.boolValue && !resource.hasSuffix(".xcassets")
    }
  }

  /// Adds a file or a folder to a bundle.
  private static func add(_ resource: URL, at place: URL) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    _ = manager.fileExists(atPath: resource.path, isDirectory: &isFolder)
    guard isFolder.boolValue, resource.pathExtension != "xcassets" else {
      return try manager.createSymbolicLink(
        atPath: place.path, withDestinationPath: resource.path)
    }
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    try copyFiles(of: resource.resolvingSymlinksInPath(), to: place)
  }

  /// Gives the files of a folder names in another folder, or copies them to another volume.
  private static func copyFiles(of folder: URL, to place: URL) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder.path).sorted() {
      let item = folder.appending(path: name).resolvingSymlinksInPath()
      let copy = place.appending(path: name)
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: item.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        try manager.createDirectory(at: copy, withIntermediateDirectories: true)
        try copyFiles(of: item, to: copy)
      } else if link(item.path, copy.path) != 0 {
        try manager.copyItem(at: item, to: copy)
      }
    }
  }

  private static func removeLinks(in folder: URL) throws {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      let item = folder.appending(path: name)
      var isFolder: ObjCBool = false
      _ = manager.fileExists(atPath: item.path, isDirectory: &isFolder)
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: item.path)) != nil
      if item.pathExtension == "lproj", !isLink {
        try removeLinks(in: item)
      } else if isLink || isFolder.boolValue && item.pathExtension != foldersOfModules {
        try manager.removeItem(at: item)
      }
    }
  }

  private static func source(for folder: URL) -> String {
    """
    import Foundation

    extension Foundation.Bundle {
      /// The bundle with the resources of the target.
      static let module = Bundle(path: \(folder.path.debugDescription))!
    }

    """
  }
}
