import ArgumentParser

/// The name of a screen in arguments: an example, or sources of the user and one of their screens.
struct ScreenName: ParsableArguments {
  @Argument(
    help: "The example; 'tessera list' lists all names. Or the path of a Swift file or a folder.")
  var example: String

  @Argument(help: "With a path: the name of the view controller or view.")
  var type: String?

  @OptionGroup var choice: SourceChoice

  func validate() throws {
    if type != nil, !UserSources.isPath(example) {
      throw ValidationError(
        "'\(example)' is the name of an example, and '\(type ?? "")' one argument too many")
    }
  }
}
