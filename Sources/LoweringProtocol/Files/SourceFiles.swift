import Foundation

/// The source files of apps in folders: the one rule for builds, lowering and listings.
///
/// The plug-in `LowerSources` has a link to this file, because plug-ins import no modules.
public enum SourceFiles {
  /// Returns the files of a folder and the folders in it, in the order of their paths.
  ///
  /// Hidden files are left out, and the folders of builds, tests, package managers, projects and
  /// playgrounds.
  ///
  /// - Parameters:
  ///   - folder: The folder itself may have any name.
  ///   - excluded: Paths of further files and folders that are left out.
  ///   - isChosen: A closure that returns whether a file is of the wanted kind.
  public static func files(
    in folder: URL, except excluded: Set<String> = [], where isChosen: (URL) -> Bool
  ) -> [URL] {
    let contents = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let item = contents?.nextObject() as? URL {
      let file = item.standardizedFileURL
      if isLeftOut(file.lastPathComponent) || excluded.contains(file.path) {
        contents?.skipDescendants()
      } else if isChosen(file) {
        files.append(file)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Returns whether a file has Swift sources other than the manifest of a package.
  public static func isSwiftFile(_ file: URL) -> Bool {
    file.pathExtension == "swift" && !isManifest(file.lastPathComponent)
  }

  /// Returns whether a file is a nib or a storyboard.
  public static func isInterfaceFile(_ file: URL) -> Bool {
    ["xib", "storyboard"].contains(file.pathExtension)
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  /// Returns whether a file or folder of a name, with all that is in it, is left out.
  public static func isLeftOut(_ folder: String) -> Bool {
    ["Tests", "build", "DerivedData", "Pods", "Carthage"].contains(folder)
      || folder.hasSuffix("Tests") || folder.hasSuffix(".xcodeproj")
      || folder.hasSuffix(".playground")
  }
}
