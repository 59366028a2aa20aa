import Foundation
import Subprocesses

/// The built modules of UIKit and its host, beside the program that uses them.
package struct BuiltModules: Sendable {
  /// The modules that screens and their process need.
  private static let names = [
    "UIKit", "CollectionLayout", "CollectionLanes", "DiffableSnapshots", "ConstraintSolver",
    "TextLayout", "UIKitRuntime", "Scenes", "SceneRendering", "ScreenHost", "ScreenReading",
    "ScreenChecking", "HeadlessHost", "PreviewHost",
    "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
    "HashTreeCollections",
    "InternalCollectionsUtilities", "Photos", "PlaygroundSupport", "os", "UniformTypeIdentifiers",
    "MobileCoreServices", "SystemScreens", "SafariServices", "LocalAuthentication",
    "UserNotifications", "MessageUI", "PhotosUI", "CoreLocation", "StoreKit",
    "AuthenticationServices", "CoreMedia", "AVFoundation", "AVFAudio", "AudioToolbox", "AVKit",
    "MapKit", "ImageIO", "CoreImage", "Security", "SystemConfiguration",
  ]

  /// The modules that are linked when sources import one: they load libraries of the system.
  private static let namesOnDemand = [
    "Combine": [
      "Combine", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
      "COpenCombineHelpers",
    ],
    "WebKit": ["WebKit"],
  ]

  /// The names of products and targets that are built already, for dependencies of a package.
  package static var knownNames: Set<String> {
    Set(names).union(namesOnDemand.keys).union(["BrowserHost", "Subprocesses", "TesseraTesting"])
  }

  /// The folder of the build.
  package let folder: URL
  /// The path of the compiler.
  package let compiler: String

  /// Finds the modules beside an executable, and the compiler.
  ///
  /// - Throws: ``BuildFailure`` if there are none.
  package init(beside executable: URL) throws(BuildFailure) {
    folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let module = folder.appending(path: "Modules/UIKit.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.path) else {
      throw BuildFailure(
        "There is no built module of UIKit in \(folder.path); run the tool where it was built, "
          + "with 'swift run tessera'.")
    }
    let chosen = ProcessInfo.processInfo.environment["TESSERA_SWIFTC"]
    guard let compiler = chosen ?? SearchPath.path(of: "swiftc") else {
      throw BuildFailure(
        "There is no 'swiftc' in the search path; add the folder of the Swift toolchain to PATH.")
    }
    self.compiler = compiler
  }

  /// The arguments with which the compiler finds the modules.
  package var searchArguments: [String] {
    let maps = ["UIKitRuntime", "COpenCombineHelpers"]
      .map { folder.appending(path: $0 + ".build/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    return ["-I", folder.appending(path: "Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
  }

  /// Returns the modules that are linked on demand, of those that sources import.
  package static func onDemand(of imports: Set<String>) -> Set<String> {
    imports.intersection(namesOnDemand.keys)
  }

  /// Checks that modules are there that are linked on demand.
  ///
  /// - Throws: ``BuildFailure`` with the command that builds a missing one.
  private func require(_ names: Set<String>) throws(BuildFailure) {
    for name in names.sorted() {
      let module = folder.appending(path: "Modules/\(name).swiftmodule")
      guard !FileManager.default.fileExists(atPath: module.path) else { continue }
      throw Self.missing("the module \(name)", in: folder, build: "--target \(name)")
    }
  }

  /// Returns the failure for a part that the build of the tool lacks.
  ///
  /// - Parameters:
  ///   - part: The part, as a noun.
  ///   - folder: The folder of the build, which has the name of its configuration.
  ///   - arguments: The arguments of `swift build` that make the part.
  static func missing(
    _ part: String, in folder: URL, build arguments: String
  ) -> BuildFailure {
    let configuration = folder.lastPathComponent == "release" ? "--configuration release " : ""
    return BuildFailure(
      "There is no built \(part.trimmingPrefix("the ")) in \(folder.path); build it with "
        + "'swift build \(configuration)\(arguments)' where the tool was built.")
  }

  /// The object files of the modules, in order.
  ///
  /// - Parameter onDemand: The names of modules that are linked on demand.
  private func objects(onDemand: Set<String>, cache: CacheFolder) throws(BuildFailure) -> [URL] {
    let names = Self.names + onDemand.sorted().flatMap { Self.namesOnDemand[$0] ?? [] }
    let objects = names.flatMap { name in
      OutputFileMap.allObjects(in: folder.appending(path: name + ".build"), cache: cache)
    }
    guard !objects.isEmpty else {
      throw BuildFailure("There are no object files of UIKit in \(folder.path); build it again.")
    }
    return objects.sorted { $0.path < $1.path }
  }

  /// Returns a shared library of the modules, made if there is none for their current state.
  ///
  /// Linking screens with it takes a tenth of the time of linking them with all object files.
  ///
  /// - Parameter onDemand: The names of modules that are linked on demand.
  /// - Throws: ``BuildFailure`` if a module is not built, or if the library cannot be made.
  package func library(in cache: URL, onDemand: Set<String> = []) async throws -> URL {
    if let linked = linkedLibrary(onDemand: onDemand) { return linked }
    try require(onDemand)
    let kept = CacheFolder(url: cache)
    let objects = try objects(onDemand: onDemand, cache: kept)
    var key = FileHash()
    for object in objects {
      let values = try? object.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
      key.add(object.path)
      key.add(String(values?.fileSize ?? 0))
      key.add(String(values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0))
    }
    let folder = kept.libraries.appending(path: key.text)
    let library = folder.appending(path: CacheFolder.libraryFileName)
    guard !FileManager.default.fileExists(atPath: library.path) else {
      kept.noteUse(of: folder)
      return library
    }
    let temporary = folder.appending(path: ".\(UUID().uuidString).so")
    let list = folder.appending(path: ".\(UUID().uuidString).rsp")
    try kept.create(folder)
    do {
      let names = objects.map { "\"\($0.path)\"\n" }.joined()
      try names.write(to: list, atomically: true, encoding: .utf8)
    } catch {
      throw kept.unwritable
    }
    defer { try? FileManager.default.removeItem(at: list) }
    let run = try await CommandRun.run(
      compiler,
      [
        "-emit-library", "-o", temporary.path, "@" + list.path, "-use-ld=lld", "-Xlinker",
        "-Bsymbolic", "-Xlinker", "-soname=\(library.lastPathComponent)",
      ] + (onDemand.isEmpty ? [] : ["-lstdc++"]), progress: "links the modules of UIKit")
    guard run.isSuccess else {
      try? FileManager.default.removeItem(at: temporary)
      throw BuildFailure("The built modules cannot be linked:\n\(run.output)")
    }
    guard rename(temporary.path, library.path) == 0 else {
      throw BuildFailure("The file \(library.path) cannot be written.")
    }
    kept.removeOldestLibraries(keeping: Self.libraryCount)
    return library
  }

  /// Returns the shared library in an archive of the tool, which has no object files; `nil` in a
  /// build.
  private func linkedLibrary(onDemand: Set<String>) -> URL? {
    let name = onDemand.isEmpty ? "UIKit" : onDemand.sorted().joined(separator: "+")
    let library = folder.appending(path: "libraries").appending(path: name)
      .appending(path: CacheFolder.libraryFileName)
    return FileManager.default.fileExists(atPath: library.path) ? library : nil
  }

  /// The number of shared libraries that are kept, of the builds that were used last.
  private static let libraryCount = 5

  /// The name of the shared library for the linker.
  package static let libraryName = "TesseraScreens"
}

/// A hash of texts that is the same in every process (FNV-1a, 64 bits).
struct FileHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  var text: String { String(value, radix: 16) }
}
