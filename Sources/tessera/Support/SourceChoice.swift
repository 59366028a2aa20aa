import ArgumentParser

/// The options of sources of a user.
struct SourceChoice: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The target, if the path names a package or project with several.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "A folder with packages, which are taken instead of fetched ones. May be repeated.",
      valueName: "folder"))
  var packages: [String] = []

  @Flag(help: "What is missing or does not compile is an error; otherwise, it is left out.")
  var strict = false
}

extension SourceChoice {
  /// Creates the choice of a target, `nil` for the only one, and of folders with packages.
  ///
  /// - Throws: An error of the parser.
  init(target: String?, packages: [String] = []) throws {
    // The parser gives all options their values.
    self = try Self.parse(
      (target.map { ["--target=\($0)"] } ?? []) + packages.map { "--packages=\($0)" })
  }
}
