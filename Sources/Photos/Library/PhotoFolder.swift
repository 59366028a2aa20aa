import Foundation
internal import Scenes
import UIKit

/// The photos in a folder.
enum PhotoFolder {
  /// The extensions of the names of image files.
  private static let suffixes: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]
  /// The extensions of files of photos that cannot be read.
  private static let unreadableSuffixes: Set = [
    "heic", "heif", "avif", "tif", "tiff", "mov", "mp4", "m4v",
  ]

  /// Returns the state of a library with the photos of a folder and the folders in it. Each folder
  /// is an album.
  ///
  /// - Parameter report: A closure called with a sentence for each file that is left out.
  static func state(of folder: URL, report: (String) -> Void) -> PhotoState {
    let root = folder.standardizedFileURL.resolvingSymlinksInPath()
    let enumerator = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    guard let enumerator, FileManager.default.fileExists(atPath: root.path) else {
      report("There is no folder of photos at '\(folder.path)'.")
      return PhotoState()
    }
    var records: [PhotoRecord] = []
    var albums: [String: [String]] = [:]
    for case let file as URL in enumerator {
      let suffix = file.pathExtension.lowercased()
      let path = relativePath(of: file, in: root)
      if unreadableSuffixes.contains(suffix) {
        report("'\(path)' is left out of the photos: files of this format cannot be displayed.")
      }
      guard suffixes.contains(suffix) else { continue }
      guard let record = record(of: file, identifier: path) else {
        report("'\(path)' is left out of the photos: it is no image of its format.")
        continue
      }
      records.append(record)
      let album = (path as NSString).deletingLastPathComponent
      if !album.isEmpty { albums[album, default: []].append(path) }
    }
    var state = PhotoState()
    state.add(records)
    state.albums = albums.sorted { $0.key < $1.key }.map { path, identifiers in
      AlbumRecord(
        identifier: path + "/L0/040", title: (path as NSString).lastPathComponent,
        assets: identifiers.sorted(by: state.precedes))
    }
    return state
  }

  private static func relativePath(of file: URL, in root: URL) -> String {
    let path = file.standardizedFileURL.resolvingSymlinksInPath().path
    return path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
  }

  private static func record(of file: URL, identifier: String) -> PhotoRecord? {
    guard let bytes = ImageBytes(file: file) else { return nil }
    let header = bytes.header
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let modification = attributes?[.modificationDate] as? Date
    return PhotoRecord(
      identifier: identifier, content: .file(file), pixelWidth: Int(header.uprightSize.width),
      pixelHeight: Int(header.uprightSize.height), creationDate: header.captureDate ?? modification,
      modificationDate: modification)
  }
}
