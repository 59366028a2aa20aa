import ArgumentParser

/// The tool that lowers sources of apps to what Linux compiles.
@main
struct TesseraLower: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera-lower",
    abstract: "Lowers sources of apps to what compiles without the Objective-C runtime.",
    subcommands: [LowerCommand.self, BatchCommand.self, MissingCommand.self])
}
