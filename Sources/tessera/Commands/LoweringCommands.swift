import ArgumentParser
import Foundation
import SourceBuilding

/// The command `tessera lower`.
struct LowerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "lower",
    abstract: "Writes copies of sources that compile without an Objective-C runtime.",
    usage: "tessera lower <source> <destination> [<options>]",
    discussion: """
      docs/lowering.md describes the forms and the options. The commands preview, render, explain \
      and check lower sources by themselves.

        tessera lower Sources/App .build/lowered
      """)

  @Argument(parsing: .captureForPassthrough, help: "The source, the destination, and options.")
  var arguments: [String] = []

  func run() async throws { try await UserSources.runLowering(["lower"] + arguments) }
}

/// The command `tessera missing`.
struct MissingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "missing",
    abstract: "Lists what sources use of UIKit that is missing, without a build.",
    usage: "tessera missing <path> [<options>]",
    discussion: """
      The types, members and modules, with files and lines: those first without which most files \
      compile.

        tessera missing Sources/App
        tessera missing Sources/App --format json
        tessera missing App.xcodeproj --target App
        tessera missing . --target App
      """)

  @Argument(parsing: .captureForPassthrough, help: "The file or folder, and options.")
  var arguments: [String] = []

  func run() async throws {
    var options = arguments
    let choice = try SourceChoice(
      target: Self.values(of: "--target", in: &options).last,
      packages: Self.values(of: "--packages", in: &options))
    let project = try options.firstIndex {
      try ["xcodeproj", "xcworkspace"].contains(($0 as NSString).pathExtension)
        || SourceModules.projectPath(inFolder: $0, target: choice.target) != nil
    }
    let path =
      choice.target == nil
      ? project : project ?? options.firstIndex { FileManager.default.fileExists(atPath: $0) }
    if let path {
      let files = try await UserSources.lowerableFiles(of: options.remove(at: path), choice)
      options =
        files.paths + (files.importUIKit ? ["--imports-uikit"] : [])
        + files.modules.flatMap { ["--found", $0] } + options
    }
    try await UserSources.runLowering(["missing"] + options)
  }

  /// Removes an option from arguments, and returns its values.
  private static func values(of option: String, in arguments: inout [String]) -> [String] {
    var values: [String] = []
    while let index = arguments.firstIndex(of: option), index + 1 < arguments.count {
      values.append(arguments[index + 1])
      arguments.removeSubrange(index...index + 1)
    }
    return values
  }
}
