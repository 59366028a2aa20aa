import Foundation

/// A target of a project: an app, a framework, or tests.
package struct XcodeTarget: Sendable, Equatable {
  /// The kinds of targets.
  package enum Kind: Sendable, Equatable {
    case application
    case tests
    /// A framework, a library or an extension.
    case other
  }

  /// The name.
  package let name: String
  package let kind: Kind
  /// The name of the module for imports.
  package let moduleName: String
  /// The Swift files, in order. Some may be missing.
  package private(set) var sources: [URL] = []
  /// The other source files, which Swift cannot compile.
  package private(set) var foreignSources: [URL] = []
  /// The resources: files, asset catalogs, folders, storyboards and nibs of all languages.
  package private(set) var resources: [URL] = []
  /// The arguments for the Swift compiler.
  package let compilerArguments: [String]
  /// The file with the app's values; `nil` for none.
  package let infoPlist: URL?
  /// The app's values that are build settings, by the names that they have in the file.
  package let infoValues: [String: String]

  init?(
    _ target: ObjectTable.Object, in table: ObjectTable, paths: PathTree,
    projectSettings: BuildSettings
  ) {
    guard target.isa == "PBXNativeTarget", let name = target.text("name") else { return nil }
    self.name = name
    let type = target.text("productType") ?? ""
    kind =
      type.hasSuffix(".application")
      ? .application
      : type.contains("-test") ? .tests : .other
    let settings = projectSettings.overridden(by: BuildSettings(table, of: target))
    moduleName = Self.identifier(
      settings.text("PRODUCT_MODULE_NAME", target: name)
        ?? settings.text("PRODUCT_NAME", target: name) ?? name)
    compilerArguments = Self.compilerArguments(settings, target: name)
    infoPlist = settings.text("INFOPLIST_FILE", target: name).map(paths.url(ofRoot:))
    infoValues = Self.infoValues(settings, target: name)
    for phase in table.objects(target.list("buildPhases")) {
      let files = phase.list("files").compactMap { table[table[$0]?.text("fileRef")] }
        .flatMap { Self.files($0, in: table, paths: paths) }
      switch phase.isa {
      case "PBXSourcesBuildPhase": add(files)
      case "PBXResourcesBuildPhase": resources += files
      default: break
      }
    }
    for group in table.objects(target.list("fileSystemSynchronizedGroups")) {
      guard let folder = paths.url(of: group) else { continue }
      let excluded = Self.excluded(from: group, target: target, in: table)
      add(SynchronizedFolder.files(in: folder, excluding: excluded))
    }
    if sources.isEmpty, foreignSources.isEmpty { return nil }
  }

  // MARK: Files

  /// Adds files by their extensions.
  private mutating func add(_ files: [URL]) {
    for file in files {
      switch file.pathExtension {
      case "swift": sources.append(file)
      case "m", "mm", "c", "cpp", "cc", "metal", "s": foreignSources.append(file)
      case "h", "hpp", "modulemap", "entitlements", "xcconfig", "docc": break
      case "plist" where file == infoPlist: break
      default: resources.append(file)
      }
    }
  }

  /// Returns the files of a reference: one, or those of all languages.
  private static func files(
    _ object: ObjectTable.Object, in table: ObjectTable, paths: PathTree
  ) -> [URL] {
    guard object.isa == "PBXVariantGroup" else { return paths.url(of: object).map { [$0] } ?? [] }
    return table.objects(object.list("children")).compactMap(paths.url(of:))
  }

  /// Returns the paths in a synchronized folder that do not belong to a target.
  private static func excluded(
    from group: ObjectTable.Object, target: ObjectTable.Object, in table: ObjectTable
  ) -> Set<String> {
    let sets = table.objects(group.list("exceptions"))
      .filter { $0.text("target") == target.identifier }
    return Set(sets.flatMap { $0.list("membershipExceptions") })
  }

  // MARK: Settings

  private static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    return letters.first?.isNumber == true ? "_" + letters : letters
  }

  private static func compilerArguments(_ settings: BuildSettings, target: String) -> [String] {
    var arguments: [String] = []
    if let version = settings.text("SWIFT_VERSION", target: target) {
      arguments += ["-swift-version", String(version.prefix { $0 != "." })]
    }
    if settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION", target: target) == "MainActor" {
      arguments += ["-default-isolation", "MainActor"]
    }
    let conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    for condition in conditions + (conditions.contains("DEBUG") ? [] : ["DEBUG"]) {
      arguments += ["-D", condition]
    }
    return arguments
  }

  private static let infoKey = "INFOPLIST_KEY_"

  private static func infoValues(_ settings: BuildSettings, target: String) -> [String: String] {
    let names = [
      "UIMainStoryboardFile", "UILaunchStoryboardName", "CFBundleDisplayName",
      "UISupportedInterfaceOrientations", "UIUserInterfaceStyle",
    ]
    return names.reduce(into: [:]) { values, name in
      values[name] = settings.text(infoKey + name, target: target)
    }
  }
}
