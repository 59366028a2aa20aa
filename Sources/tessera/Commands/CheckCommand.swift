import ArgumentParser
import Foundation
import SourceBuilding

/// The command `tessera check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "check",
    abstract: "Builds sources as the other commands do, and lists their screens.",
    discussion: """
      The exit code is 1 if the sources have errors, which are written to standard error. The \
      screens in the list work: what does not compile is left out with what needs it.

        tessera check Sources/App
        tessera check App.xcodeproj --target App
      """)

  @Argument(
    help: "A Swift file, a folder of Swift files, a package, an Xcode project, or a playground.")
  var path: String

  @OptionGroup var choice: SourceChoice

  func run() async throws {
    let product = try await UserSources.interruptible { [path, choice] in
      let (_, build) = try await UserSources.prepare(path, choice)
      defer { build.removeFiles() }
      return try await UserSources.build(build, path: path)
    }
    var lines = product.types.map { type in
      let place = "\(type.file):\(type.line)"
      return type.expression == nil
        ? "\(type.name)  \(place)  all its initializers need arguments"
        : "\(type.name)  \(place)"
    }
    if product.hasApplication { lines.insert("the application", at: 0) }
    if lines.isEmpty { lines = ["'\(path)' compiles; it has no view controller or view."] }
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    if !product.leftOut.isEmpty {
      let names = product.leftOut.filter(\.isType).map(\.name).joined(separator: ", ")
      throw CommandFailure.unbuildable(
        "'\(path)' has errors; the list is without \(names.isEmpty ? "parts" : names)")
    }
  }
}
