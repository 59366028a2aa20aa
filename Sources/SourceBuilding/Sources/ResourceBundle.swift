import Foundation

/// The resources of a target, in a folder that `Bundle.module` finds.
enum ResourceBundle {
  /// The name of the source file with `Bundle.module`.
  static let fileName = "TesseraResourceBundle.swift"

  /// Adds links to resources to a folder, and returns the source with the bundle of the folder.
  /// Links to resources that are gone are removed.
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
        try FileManager.default.createSymbolicLink(
          atPath: place.path, withDestinationPath: resource)
      }
    } catch {
      throw BuildFailure("The folder of resources \(folder.path) cannot be made: \(error).")
    }
    return source(for: folder)
  }

  private static func removeLinks(in folder: URL) throws {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      let item = folder.appending(path: name)
      if (try? manager.destinationOfSymbolicLink(atPath: item.path)) != nil {
        try manager.removeItem(at: item)
      } else if item.pathExtension == "lproj" {
        try removeLinks(in: item)
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
