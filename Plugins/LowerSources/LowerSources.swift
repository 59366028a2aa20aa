import Foundation
import PackagePlugin

/// Lowers the sources of an app for a target whose folder has no sources of its own.
///
/// The target's folder holds `lowering.json`: `{"sources": "../../App"}` names the folder of the
/// originals, relative to the target's folder.
@main
struct LowerSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let file = folder.appending(path: "lowering.json")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw LoweringConfigurationError(
        "The target '\(target.name)' has no \(file.path); write {\"sources\": \"FOLDER\"}, the "
          + "folder of the app's Swift files.")
    }
    let configuration: LoweringConfiguration
    do {
      configuration = try JSONDecoder().decode(LoweringConfiguration.self, from: data)
    } catch {
      throw LoweringConfigurationError(
        "\(file.path) is not {\"sources\": \"FOLDER\", \"excludes\": [\"FILE\"]}.")
    }
    let sources = folder.appending(path: configuration.sources).standardizedFileURL
    let originals = try configuration.originals(in: sources)
    let output = context.pluginWorkDirectoryURL.appending(path: "Lowered")
    var arguments = [
      "lower", sources.path, output.path, "--module", target.name, "--flat", "--source-locations",
      "--keep-going",
    ]
    for path in configuration.excludes ?? [] { arguments += ["--exclude", path] }
    if let register = configuration.register { arguments += ["--register", register] }
    // A nib or storyboard becomes a Swift file.
    let outputs = originals.map { file in
      let name = file.lastPathComponent
      guard file.pathExtension == "swift", name != "main.swift" else {
        return output.appending(path: file.pathExtension == "swift" ? name : name + ".swift")
      }
      return output.appending(path: name.dropLast(".swift".count) + ".lowered.swift")
    }
    return [
      .buildCommand(
        displayName: "Lowering \(originals.count) files of \(sources.lastPathComponent)",
        executable: try context.tool(named: "tessera-lower").url, arguments: arguments,
        inputFiles: originals + [file],
        outputFiles: outputs + [output.appending(path: "InterfaceClasses.lowered.swift")])
    ]
  }
}

/// The contents of `lowering.json`.
struct LoweringConfiguration: Decodable {
  /// The folder of the originals, relative to the folder of the file.
  let sources: String
  /// Files and folders inside of `sources` that are left out.
  let excludes: [String]?
  /// The classes that are registered for interface files: none, members or all.
  let register: String?

  /// Returns the Swift files, nibs and storyboards of a folder, by the rules of `tessera-lower lower`.
  func originals(in folder: URL) throws -> [URL] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else {
      throw LoweringConfigurationError("There is no folder \(folder.path) of sources.")
    }
    let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
    let excluded = Set((excludes ?? []).map { folder.appending(path: $0).standardizedFileURL.path })
    var found: [URL] = []
    let contents = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let item = contents?.nextObject() as? URL {
      let item = item.standardizedFileURL
      if skipped.contains(item.lastPathComponent) || excluded.contains(item.path) {
        contents?.skipDescendants()
      } else if ["swift", "xib", "storyboard"].contains(item.pathExtension),
        item.lastPathComponent != "Package.swift"
      {
        found.append(item)
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}

/// An error in the configuration of a target.
struct LoweringConfigurationError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
