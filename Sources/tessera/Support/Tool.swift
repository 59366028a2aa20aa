/// The command line tool.
enum Tool {
  /// The name of the tool.
  ///
  /// Commands have it as `_superCommandName`: for one without such a name, the parser looks for
  /// requests of completion scripts, which takes a tenth of the time of a small drawing.
  static let name = "tessera"
}
