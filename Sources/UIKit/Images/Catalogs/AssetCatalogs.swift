/// The asset catalogs in a folder, in their source form: folders with a `Contents.json`.
///
/// A folder is searched once; image sets and color sets are read when they are asked for.
final class AssetCatalogs: @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ResourceFolder: AssetCatalogs] = [:]

  /// Returns the catalogs in a folder.
  static func catalogs(in folder: ResourceFolder) -> AssetCatalogs {
    lock.withLock {
      if let catalogs = known[folder] { return catalogs }
      let catalogs = AssetCatalogs(folder)
      known[folder] = catalogs
      return catalogs
    }
  }

  /// The depth of folders in a bundle, or in a catalog, that are searched.
  private static let maximumDepth = 16
  /// The number of folders of a bundle that are searched.
  private static let maximumCount = 20_000

  private let lock = NSLock()
  private var imageFolders: [String: URL] = [:]
  private var colorFolders: [String: URL] = [:]
  private var imageAssets: [String: UIImageAsset] = [:]
  private var colorSets: [String: ColorSet] = [:]
  private var visited = 0

  init(_ folder: ResourceFolder) {
    findCatalogs(in: folder.url, depth: folder.isBundle ? 0 : Self.maximumDepth)
  }

  /// Returns the image set with a name; `nil` if there is none, or it cannot be read.
  func imageAsset(named name: String) -> UIImageAsset? {
    lock.withLock {
      if let asset = imageAssets[name] { return asset }
      guard let url = imageFolders[name] else { return nil }
      guard let set = ImageSet(name: name, url: url) else {
        imageFolders[name] = nil
        return nil
      }
      let asset = UIImageAsset(set)
      imageAssets[name] = asset
      return asset
    }
  }

  /// Returns the color set with a name; `nil` if there is none, or it cannot be read.
  func colorSet(named name: String) -> ColorSet? {
    lock.withLock {
      if let set = colorSets[name] { return set }
      guard let url = colorFolders[name] else { return nil }
      guard let set = ColorSet(name: name, url: url) else {
        colorFolders[name] = nil
        return nil
      }
      colorSets[name] = set
      return set
    }
  }

  // MARK: Search

  private func subfolders(of url: URL) -> [URL] {
    // The contents of a link are none in Foundation on Linux.
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: url.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)) ?? []
    return entries.filter { entry in
      // Links to folders are also folders.
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private func findCatalogs(in url: URL, depth: Int) {
    visited += 1
    guard visited < Self.maximumCount else { return }
    for folder in subfolders(of: url) {
      if folder.pathExtension == "xcassets" {
        addSets(in: folder, prefix: "", depth: 0)
      } else if depth < Self.maximumDepth {
        findCatalogs(in: folder, depth: depth + 1)
      }
    }
  }

  private func addSets(in url: URL, prefix: String, depth: Int) {
    visited += 1
    guard visited < Self.maximumCount, depth < Self.maximumDepth else { return }
    for folder in subfolders(of: url) {
      let name = folder.deletingPathExtension().lastPathComponent
      switch folder.pathExtension {
      case "imageset": add(folder, named: prefix + name, to: &imageFolders)
      case "colorset": add(folder, named: prefix + name, to: &colorFolders)
      case "": addSets(in: folder, prefix: prefix + namespace(of: folder), depth: depth + 1)
      default: break
      }
    }
  }

  /// Adds a set. Of several sets with one name, the first is used, with a message.
  private func add(_ url: URL, named name: String, to table: inout [String: URL]) {
    if let other = table[name] {
      ImageLog.once(
        "Two assets are named \"\(name)\": \(other.lastPathComponent) in "
          + "\(other.deletingLastPathComponent().lastPathComponent) and in "
          + "\(url.deletingLastPathComponent().lastPathComponent); the first one is used.")
    } else {
      table[name] = url
    }
  }

  /// The part of the names in a folder that comes before a slash; empty for a folder that only
  /// groups.
  private func namespace(of folder: URL) -> String {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.file).path),
      let contents = Self.contents(of: folder, name: folder.lastPathComponent),
      let properties = contents["properties"] as? [String: Any],
      properties["provides-namespace"] as? Bool == true
    else { return "" }
    return folder.lastPathComponent + "/"
  }

  private static let file = "Contents.json"

  /// Returns the object in the `Contents.json` of a folder; `nil`, with a message, if there is
  /// none.
  static func contents(of folder: URL, name: String) -> [String: Any]? {
    let url = folder.appendingPathComponent(file)
    guard let data = try? Data(contentsOf: url) else {
      ImageLog.once("The asset \"\(name)\" has no readable Contents.json.")
      return nil
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      ImageLog.once("The Contents.json of the asset \"\(name)\" is not a JSON object.")
      return nil
    }
    return object
  }
}
