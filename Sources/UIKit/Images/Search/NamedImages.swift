/// The search for images and colors by name, and what was found by it.
enum NamedImages {
  private struct Key: Hashable {
    var name: String
    var bundle: String?
    var scale: CGFloat
    var idiom: UIUserInterfaceIdiom
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var files: [Key: ImageContent] = [:]
  /// The number of files that are remembered, without their bytes. At this number all are
  /// forgotten.
  static let maximumCount = 2000

  /// Returns an image, or `nil` if no image has this name.
  ///
  /// - Parameter bundle: The bundle that is searched; `nil` for the main bundle and the resource
  ///   bundles beside the executable.
  static func content(
    named name: String, in bundle: Bundle?, for traits: UITraitCollection
  ) -> ImageContent? {
    guard !name.isEmpty else { return nil }
    for folder in ResourceFolders.folders(of: bundle) {
      if let asset = AssetCatalogs.catalogs(in: folder).imageAsset(named: name) {
        return asset.variant(for: traits)
      }
    }
    let key = Key(
      name: name, bundle: bundle?.bundlePath, scale: traits.displayScale,
      idiom: traits.userInterfaceIdiom)
    if let known = lock.withLock({ files[key] }) { return known }
    for folder in ResourceFolders.folders(of: bundle) {
      let path = folder.url.appendingPathComponent(name).path
      guard var content = ImageFiles.content(atPath: path, for: traits) else { continue }
      content.name = ((name as NSString).lastPathComponent as NSString).deletingPathExtension
      lock.withLock {
        if files.count >= maximumCount { files = [:] }
        files[key] = content
      }
      return content
    }
    return nil
  }

  /// Returns the variants of a color, or `nil` if no color has this name.
  static func colorSet(named name: String, in bundle: Bundle?) -> ColorSet? {
    for folder in ResourceFolders.folders(of: bundle) {
      if let set = AssetCatalogs.catalogs(in: folder).colorSet(named: name) { return set }
    }
    return nil
  }
}
