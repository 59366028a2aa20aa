import ArgumentParser

/// The command line tool.
enum Tool {
  /// The name of the tool.
  static let name = "tessera"
  /// The version of the tool.
  static let version = "0.1.0-dev"
}

extension CommandConfiguration {
  /// Returns the configuration of a command of the tool.
  ///
  /// It has the name of the tool as `_superCommandName`, an experimental parameter of the parser:
  /// for a command without such a name, the parser looks for requests of completion scripts, which
  /// takes a tenth of the time of a small drawing.
  static func subcommand(
    _ name: String, abstract: String, usage: String? = nil, discussion: String
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: Tool.name, abstract: abstract, usage: usage,
      discussion: discussion)
  }
}
