import Foundation

/// The projects and packages of a workspace of Xcode, as the workspace lists them.
package struct XcodeWorkspace: Sendable {
  /// The name of the file in the workspace that lists its parts.
  private static let listName = "contents.xcworkspacedata"

  /// The projects that exist, in their order, without the projects of package managers.
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
    for item in Self.locations(in: String(decoding: data, as: UTF8.self), container: container) {
      add(item)
    }
  }

  private mutating func add(_ item: URL) {
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: item.appending(path: name).path)
    }
    if item.pathExtension == "xcodeproj" {
      guard item.lastPathComponent != "Pods.xcodeproj", exists("project.pbxproj"),
        !projects.contains(item)
      else { return }
      projects.append(item)
    } else if exists("Package.swift"), !packages.contains(item) {
      packages.append(item)
    }
  }

  /// Returns the files and folders that a list names.
  ///
  /// A location is relative to the group around it, or to the folder of the workspace.
  static func locations(in text: String, container: URL) -> [URL] {
    let list = text.replacing(/<!--(?s:.*?)-->/, with: "")
    var groups = [container]
    var locations: [URL] = []
    for tag in list.matches(of: /<(\/?)(Group|FileRef)\b([^>]*?)(\/?)>/) {
      if tag.1 == "/" {
        if tag.2 == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let location = tag.3.firstMatch(of: /location\s*=\s*"([^"]*)"/).map { unescaped($0.1) }
      let item = url(
        of: location ?? "group:", in: groups.last ?? container, container: container)
      if tag.2 == "FileRef" { locations.append(item) } else if tag.4 != "/" { groups.append(item) }
    }
    return locations
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
