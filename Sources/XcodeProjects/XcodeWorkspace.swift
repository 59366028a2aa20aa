import Foundation

/// The projects and packages of a workspace of Xcode, as the workspace lists them.
package struct XcodeWorkspace: Sendable {
  /// The name of the file in the workspace that lists its parts.
  private static let listName = "contents.xcworkspacedata"

  /// The projects that exist, in their order, without those of package managers.
  package private(set) var projects: [URL] = []
  /// The folders with manifests of packages, in their order.
  package private(set) var packages: [URL] = []

  /// Reads a workspace.
  ///
  /// - Throws: ``XcodeProjectError`` if there is no list.
  package init(_ path: String) throws(XcodeProjectError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let file = url.appending(path: Self.listName)
    guard let data = try? Data(contentsOf: file) else {
      throw XcodeProjectError("'\(path)' is no workspace: it has no file \(Self.listName)")
    }
    let container = url.deletingLastPathComponent()
    for place in Self.places(in: String(decoding: data, as: UTF8.self), container: container) {
      add(place)
    }
  }

  private mutating func add(_ place: URL) {
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: place.appending(path: name).path)
    }
    if place.pathExtension == "xcodeproj" {
      guard place.lastPathComponent != "Pods.xcodeproj", exists("project.pbxproj"),
        !projects.contains(place)
      else { return }
      projects.append(place)
    } else if exists("Package.swift"), !packages.contains(place) {
      packages.append(place)
    }
  }

  /// Returns the places that a list names.
  ///
  /// A place is relative to the group around it, or to the folder of the workspace.
  static func places(in text: String, container: URL) -> [URL] {
    let list = text.replacing(/<!--(?s:.*?)-->/, with: "")
    var groups = [container]
    var places: [URL] = []
    for tag in list.matches(of: /<(\/?)(Group|FileRef)\b([^>]*?)(\/?)>/) {
      if tag.1 == "/" {
        if tag.2 == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let location = tag.3.firstMatch(of: /location\s*=\s*"([^"]*)"/).map { unescaped($0.1) }
      let place = url(
        of: location ?? "group:", in: groups.last ?? container, container: container)
      if tag.2 == "FileRef" { places.append(place) } else if tag.4 != "/" { groups.append(place) }
    }
    return places
  }

  private static func url(of location: String, in group: URL, container: URL) -> URL {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count > 1 ? String(parts[1]) : location
    let url =
      switch parts.first {
      case "absolute": URL(fileURLWithPath: path)
      case "container": path.isEmpty ? container : container.appending(path: path)
      default: path.isEmpty ? group : group.appending(path: path)
      }
    return url.standardizedFileURL
  }

  /// Returns a value of an attribute without references to characters.
  private static func unescaped(_ value: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
  }
}
