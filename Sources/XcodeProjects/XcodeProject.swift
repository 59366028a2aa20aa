import Foundation

/// A project of Xcode, as its file describes it.
package struct XcodeProject: Sendable, Equatable {
  /// The folder of the project's file, which the paths begin at.
  package let folder: URL
  /// The targets with sources, in order.
  package let targets: [XcodeTarget]
  /// The folders that may be packages of the project: those that it names as such, the folders
  /// among its files, and the folders around it. Most have no manifest.
  package let packageFolders: [URL]
  /// The packages in repositories that the project names, in order.
  package let packageReferences: [XcodePackageReference]

  /// Reads a project: the folder with the extension `xcodeproj`.
  ///
  /// - Throws: ``XcodeProjectError`` if the project cannot be read.
  package init(_ path: String) throws(XcodeProjectError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let file = url.appending(path: "project.pbxproj")
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw XcodeProjectError("there is no Xcode project at '\(path)'")
    }
    try self.init(data, path: path, folder: url.deletingLastPathComponent())
  }

  /// Reads the file of a project.
  ///
  /// - Parameters:
  ///   - path: The path of the project, for messages.
  ///   - folder: The folder of the project.
  init(_ data: Data, path: String, folder: URL) throws(XcodeProjectError) {
    let content: Any
    do {
      content = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw XcodeProjectError(
        "the Xcode project '\(path)' cannot be read: \(Self.reason(of: error as NSError))")
    }
    guard let document = content as? [String: Any], let root = document["rootObject"] as? String,
      let objects = document["objects"] as? [String: [String: Any]]
    else {
      throw XcodeProjectError("the Xcode project '\(path)' cannot be read: it has no objects")
    }
    let table = ObjectTable(objects)
    guard let project = table[root] else {
      throw XcodeProjectError(
        "the Xcode project '\(path)' cannot be read: its root object '\(root)' is missing")
    }
    self.folder = folder
    let paths = PathTree(table, project: project, folder: folder)
    let limit = SettingsLimit()
    let settings = BuildSettings(limit: limit).overridden(by: project, in: table, paths: paths)
    targets = table.objects(project.list("targets")).compactMap { target in
      XcodeTarget(target, in: table, paths: paths, projectSettings: settings)
    }
    packageFolders = Self.packageFolders(of: project, in: table, paths: paths, around: folder)
    packageReferences = table.objects(project.list("packageReferences"))
      .compactMap(XcodePackageReference.init)
    if let failure = limit.failure {
      throw XcodeProjectError("the Xcode project '\(path)' cannot be read: \(failure)")
    }
  }

  private static func packageFolders(
    of project: ObjectTable.Object, in table: ObjectTable, paths: PathTree, around folder: URL
  ) -> [URL] {
    var folders = table.objects(project.list("packageReferences"))
      .filter { $0.isa == "XCLocalSwiftPackageReference" }
      .compactMap { $0.text("relativePath").map(paths.url(ofRoot:)) }
    folders += table.objects(ofKind: "PBXFileReference")
      .filter { ["folder", "wrapper", "text"].contains($0.text("lastKnownFileType")) }
      .compactMap(paths.url(of:))
    // The example of a package is a project in the package, which a workspace or the address of
    // its repository names.
    var outer = folder.standardizedFileURL
    while outer.path != "/" {
      folders.append(outer)
      outer = outer.deletingLastPathComponent()
    }
    return folders
  }

  /// Returns the other targets of the project that a target needs, each after those that it needs
  /// itself: frameworks and libraries of iOS with Swift files.
  package func targets(neededBy target: XcodeTarget) -> [XcodeTarget] {
    var needed: [XcodeTarget] = []
    var visited: Set<String> = [target.name]
    func add(_ target: XcodeTarget) {
      for name in target.neededTargets where visited.insert(name).inserted {
        guard let other = targets.first(where: { $0.name == name }), other.kind == .other,
          !other.sources.isEmpty
        else { continue }
        add(other)
        needed.append(other)
      }
    }
    add(target)
    return needed
  }

  /// Returns the reason of the parser, with a line.
  private static func reason(of error: NSError) -> String {
    let details = error.userInfo["kCFPropertyListOldStyleParsingError"]
    // The value is not an `NSError`; its description has the reason in quotation marks.
    let parts = details.map { "\($0)".split(separator: "\"", maxSplits: 2) } ?? []
    return parts.count > 1 ? String(parts[1]) : "its file is no property list"
  }

  /// Returns the target to display: the named one, or else the only app, or the only library if
  /// there is no app. Apps and libraries of other systems, tests and extensions are not offered.
  ///
  /// - Throws: ``XcodeProjectError`` if there is no such target, or if there are several apps.
  package func target(named name: String?) throws(XcodeProjectError) -> XcodeTarget {
    let offered = targets.filter(\.isForPhones)
    let names = (offered.isEmpty ? targets : offered).map(\.name).joined(separator: ", ")
    if let name {
      guard let target = targets.first(where: { $0.name == name }) else {
        throw XcodeProjectError("the Xcode project has no target named '\(name)'; it has \(names)")
      }
      return target
    }
    let apps = offered.filter { $0.kind == .application }
    let libraries = offered.filter { $0.kind == .other }
    let candidates = apps.isEmpty ? libraries : apps
    guard let target = candidates.first else {
      throw XcodeProjectError(
        targets.isEmpty
          ? "the Xcode project has no target with Swift files"
          : "the Xcode project has no app or framework of iOS with Swift files; it has "
            + targets.map(\.name).joined(separator: ", "))
    }
    guard candidates.count == 1 else {
      throw XcodeProjectError(
        "the Xcode project has several targets; choose one of "
          + "\(candidates.map(\.name).joined(separator: ", ")) with --target")
    }
    return target
  }
}

/// The reason why a project cannot be read.
package struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
  /// The reason in one sentence.
  package let description: String

  init(_ description: String) { self.description = description }
}
