import ArgumentParser
import Foundation
import SourceLowering

/// `tessera-lower missing`: prints the missing declarations of UIKit that sources use.
struct MissingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "missing",
    abstract: "Prints the missing declarations of UIKit that an app uses, without building it.",
    discussion: """
      The first line has the number of things and of files that do not compile because of them. \
      Those without which most files compile are first. Members are found if their object has a stated type; the \
      compiler finds the others.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "Swift files, nibs, storyboards or folders.")
  var paths: [String]

  @Option(help: "The format: text or json.")
  var format = Format.text

  @Option(help: "A file or folder inside of a folder that is left out. May be repeated.")
  var exclude: [String] = []

  @Option(help: "A module of a package that is there. May be repeated.")
  var found: [String] = []

  @Flag(
    help: """
      The Swift files see UIKit without an import, as in a target whose bridging header \
      imports it.
      """)
  var importsUikit = false

  func run() throws {
    let folders = try paths.map { try SourceFolder(path: $0, excluded: exclude) }
    let contents = folders.map { $0.contents() }
    // The other files are listed, whichever cannot be read.
    for error in contents.flatMap(\.errors) { StandardError.write("\(error)\n") }
    let files = contents.flatMap(\.files)
    let input = LoweringInput(
      files: files, module: folders.first?.moduleName ?? "App",
      platformFiles: importsUikit ? Set(files.map(\.path)) : [])
    let uses = input.missingUses(
      elements: folders.flatMap(\.interfaceFiles).flatMap { file in
        InterfaceSource(of: file.path, module: input.module).reports
      }, besides: Set(found))
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      FileHandle.standardOutput.write(try encoder.encode(uses) + Data("\n".utf8))
    case .text:
      print(
        uses.summary()
          ?? "Nothing that is missing was found in \(input.files.count) files.")
      for use in uses { print(Self.text(for: use)) }
    }
  }

  /// The number of places that are printed of each part.
  private static let placeCount = 5

  private static func text(for use: MissingUse) -> String {
    var lines = ["\(use.places.count)\t\(use.kind.rawValue)\t\(use.name)"]
    if let advice = use.advice { lines.append("\t\(advice)") }
    if use.onlyCauseOf > 0 {
      lines.append(
        "\tNothing else is missing in \(use.onlyCauseOf) of its \(use.files) file"
          + "\(use.files == 1 ? "" : "s").")
    }
    lines += use.places.prefix(placeCount).map { "\t\($0.path):\($0.line)" }
    if use.places.count > placeCount { lines.append("\t… \(use.places.count - placeCount) more") }
    return lines.joined(separator: "\n")
  }
}
