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
    return [
      .buildCommand(
        displayName: "Lowering \(originals.count) files of \(sources.lastPathComponent)",
        executable: try context.tool(named: "tessera-lower").url, arguments: arguments,
        inputFiles: originals + [file],
        outputFiles: LoweringConfiguration.copies(of: originals).map { output.appending(path: $0) })
    ]
  }
}
