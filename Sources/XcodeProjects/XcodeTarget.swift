import Foundation

/// A target of a project: an app, a framework, or tests.
package struct XcodeTarget: Sendable, Equatable {
  /// The kinds of targets.
  package enum Kind: Sendable, Equatable {
    /// An app.
    case application
    /// Unit tests or tests of the user interface.
    case tests
    /// An extension, which another app displays.
    case appExtension
    /// A framework or a library.
    case other
  }

  /// The name.
  package let name: String
  /// The kind, by the type of the product.
  package let kind: Kind
  /// A Boolean value that indicates whether the product is one of iOS.
  package let isForPhones: Bool
  /// A Boolean value that indicates whether a bridging header, the header of a framework or a
  /// prefix header imports UIKit for all Swift files.
  package let hasImportedUIKit: Bool
  /// The sentences about settings that have another effect than in Xcode.
  package private(set) var notes: [String] = []
  /// The name of the module for imports.
  package let moduleName: String
  /// The Swift files, in order. Some may be missing.
  package private(set) var sources: [URL] = []
  /// The other source files, which Swift cannot compile.
  package private(set) var foreignSources: [URL] = []
  /// The resources: files, asset catalogs, folders, storyboards and nibs of all languages.
  package private(set) var resources: [URL] = []
  /// The names of the products of packages that the target uses, in order.
  package let packageProducts: [String]
  /// The names of the other targets of the project that are built before the target, or that it
  /// links, in order.
  package let neededTargets: [String]
  /// The arguments for the Swift compiler.
  package let compilerArguments: [String]
  /// The file with the app's values; `nil` for none.
  package let infoPlist: URL?
  /// The app's values that are build settings, by the names that they have in the file.
  package let infoValues: [String: InformationValue]

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
      : type.contains("-test")
        ? .tests : type.contains("extension") || type.contains("watch") ? .appExtension : .other
    let settings = projectSettings.overridden(by: target, in: table, paths: paths)
    isForPhones = Self.isForPhones(settings, target: name)
    moduleName = Self.identifier(
      settings.text("PRODUCT_MODULE_NAME", target: name)
        ?? settings.text("PRODUCT_NAME", target: name) ?? name)
    let module = moduleName
    var headers = ["SWIFT_OBJC_BRIDGING_HEADER", "GCC_PREFIX_HEADER"]
      .compactMap { settings.text($0, target: name) }.map(paths.url(ofRoot:))
    if type.hasSuffix(".framework") {
      headers += table.objects(target.list("buildPhases"))
        .filter { $0.isa == "PBXHeadersBuildPhase" }
        .flatMap { table.objects($0.list("files")) }
        .compactMap { table[$0.text("fileRef")].flatMap(paths.url(of:)) }
        .filter { $0.lastPathComponent == module + ".h" }
    }
    hasImportedUIKit = headers.contains(where: HeaderImports.importUIKit)
    packageProducts = table.objects(target.list("packageProductDependencies"))
      .compactMap { $0.text("productName") }
    neededTargets = Self.neededTargets(of: target, in: table)
    compilerArguments = Self.compilerArguments(settings, target: name)
    if let version = settings.text("SWIFT_VERSION", target: name),
      Self.languageVersion(version) == nil
    {
      notes.append(
        "the target '\(name)' has SWIFT_VERSION \(version), which no compiler has that compiles "
          + "for this system; it is compiled as Swift 5")
    }
    infoPlist = settings.text("INFOPLIST_FILE", target: name).map(paths.url(ofRoot:))
    infoValues = Self.infoValues(settings, target: name)
    for phase in table.objects(target.list("buildPhases")) {
      let files = table.objects(phase.list("files")).filter(Self.isForPhones)
        .compactMap { table[$0.text("fileRef")] }
        .flatMap { Self.files($0, in: table, paths: paths) }
      switch phase.isa {
      case "PBXSourcesBuildPhase": add(files)
      case "PBXResourcesBuildPhase": resources += files
      default: break
      }
    }
    for folder in table.objects(ofKind: "PBXFileSystemSynchronizedRootGroup") {
      add(SynchronizedFolder.files(of: folder, for: target, in: table, paths: paths))
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

  /// Returns the files of a reference: one, or the files of all languages.
  private static func files(
    _ object: ObjectTable.Object, in table: ObjectTable, paths: PathTree
  ) -> [URL] {
    guard object.isa == "PBXVariantGroup" else { return paths.url(of: object).map { [$0] } ?? [] }
    return table.objects(object.list("children")).compactMap(paths.url(of:))
  }

  /// Returns whether a file of a phase is for iOS. A file without filters is for all platforms.
  private static func isForPhones(_ file: ObjectTable.Object) -> Bool {
    let filters = file.list("platformFilters") + (file.text("platformFilter").map { [$0] } ?? [])
    return filters.isEmpty || filters.contains("ios")
  }

  /// Returns the names of the targets that a target depends on, and of those whose products it
  /// links.
  private static func neededTargets(
    of target: ObjectTable.Object, in table: ObjectTable
  ) -> [String] {
    var names = table.objects(target.list("dependencies"))
      .compactMap { table[$0.text("target")]?.text("name") }
    let products = Set(
      table.objects(target.list("buildPhases"))
        .filter { $0.isa == "PBXFrameworksBuildPhase" }
        .flatMap { table.objects($0.list("files")) }
        .compactMap { $0.text("fileRef") })
    for other in table.objects(ofKind: "PBXNativeTarget") {
      guard let product = other.text("productReference"), products.contains(product),
        let name = other.text("name"), !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  // MARK: Settings

  /// Returns a name with underscores in place of characters that identifiers do not have.
  package static func identifier(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    return letters.first?.isNumber == true ? "_" + letters : letters
  }

  /// Returns whether a product is one of iOS: by the systems that it supports, or by its SDK.
  private static func isForPhones(_ settings: BuildSettings, target: String) -> Bool {
    let systems = settings.words("SUPPORTED_PLATFORMS", target: target)
    if !systems.isEmpty { return systems.contains { $0.hasPrefix("iphone") } }
    guard let kit = settings.text("SDKROOT", target: target) else { return true }
    return kit == "auto" || kit.hasPrefix("iphone")
  }

  /// Returns the language mode of a version of Swift; `nil` for one that compilers have no more.
  private static func languageVersion(_ version: String) -> String? {
    let major = version.prefix { $0 != "." }
    return ["4", "5", "6"].contains(major) ? String(major) : nil
  }

  private static func compilerArguments(_ settings: BuildSettings, target: String) -> [String] {
    var arguments: [String] = []
    if let version = settings.text("SWIFT_VERSION", target: target) {
      arguments += ["-swift-version", languageVersion(version) ?? "5"]
    }
    if settings.text("SWIFT_DEFAULT_ACTOR_ISOLATION", target: target) == "MainActor" {
      arguments += ["-default-isolation", "MainActor"]
    }
    var conditions: [String] = []
    for condition in settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS", target: target)
      + Self.conditions(in: settings.words("OTHER_SWIFT_FLAGS", target: target))
    where !conditions.contains(condition) { conditions.append(condition) }
    for condition in conditions + (conditions.contains("DEBUG") ? [] : ["DEBUG"]) {
      arguments += ["-D", condition]
    }
    return arguments
  }

  /// Returns the conditions among the arguments of the compiler: `-D NAME` and `-DNAME`.
  private static func conditions(in flags: [String]) -> [String] {
    flags.indices.compactMap { index in
      if flags[index] == "-D" { return index + 1 < flags.count ? flags[index + 1] : nil }
      return flags[index].hasPrefix("-D") ? String(flags[index].dropFirst(2)) : nil
    }
  }

  private static let infoKey = "INFOPLIST_KEY_"
  private static let allOrientations = [
    "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight",
  ]
  .map { "UIInterfaceOrientation" + $0 }

  private static func infoValues(
    _ settings: BuildSettings, target: String
  ) -> [String: InformationValue] {
    var values: [String: InformationValue] = [:]
    for name in [
      "UIMainStoryboardFile", "UILaunchStoryboardName", "CFBundleDisplayName",
      "UIUserInterfaceStyle",
    ] {
      values[name] = settings.text(infoKey + name, target: target).map { .text($0) }
    }
    let families = (settings.text("TARGETED_DEVICE_FAMILY", target: target) ?? "")
      .split { $0 == "," || $0 == " " }.map(String.init)
    if !families.isEmpty { values["UIDeviceFamily"] = .list(families) }
    let name = "UISupportedInterfaceOrientations"
    func orientations(_ suffix: String) -> InformationValue? {
      let words = settings.words(infoKey + name + suffix, target: target)
      return words.isEmpty ? nil : .list(words)
    }
    // The value for iPhones alone is none for iPads, which have all orientations without one.
    let (all, phone) = (orientations(""), orientations("_iPhone"))
    values[name] = phone ?? all
    values[name + "~ipad"] =
      orientations("_iPad") ?? (phone == nil ? nil : all ?? .list(allOrientations))
    return values
  }
}

/// A value of an app's property list.
package enum InformationValue: Sendable, Equatable {
  /// A text.
  case text(String)
  /// A list of texts.
  case list([String])

  /// The value as property lists have it.
  package var propertyListValue: any Sendable {
    switch self {
    case .text(let text): text
    case .list(let texts): texts
    }
  }
}
