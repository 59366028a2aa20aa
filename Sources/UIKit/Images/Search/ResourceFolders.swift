/// A folder with resources.
struct ResourceFolder: Hashable {
  let url: URL
  /// A Boolean value that indicates whether catalogs are also searched for in its subfolders. The
  /// folder of an executable may have any number of them.
  let isBundle: Bool
}

/// The folders in which resources are searched for by name.
enum ResourceFolders {
  /// The folders of the main bundle and of the resource bundles beside the executable.
  private static let standard: [ResourceFolder] = {
    let main = folders(of: Bundle.main)
    let beside = Bundle.main.bundleURL
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: beside, includingPropertiesForKeys: nil)) ?? []
    let bundles = entries.filter { ["resources", "bundle"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    return main
      + bundles.flatMap { url in Bundle(url: url).map { folders(of: $0) } ?? [] }
      .filter { !main.contains($0) }
  }()

  /// Returns the folders of a bundle; without one, the standard folders.
  static func folders(of bundle: Bundle?) -> [ResourceFolder] {
    guard let bundle else { return standard }
    let url = bundle.resourceURL ?? bundle.bundleURL
    let isBundle = ["resources", "bundle", "app", "xctest"].contains(
      bundle.bundleURL.pathExtension)
    return [ResourceFolder(url: url.standardizedFileURL, isBundle: isBundle)]
  }
}
