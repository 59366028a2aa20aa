import ArgumentParser
import Foundation
import HeadlessHost
import PreviewHost
import ScreenHost
import Subprocesses

/// The command line tool.
@main
struct TesseraCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: "Displays UIKit screens in a browser and draws them to files, without a Mac.",
    discussion: """
      Without a subcommand, serves the gallery of examples to a browser:

        tessera

      Draw a screen as a device displays it:

        tessera render instagram-panels --device iphone-15 --output panels.svg

      Look at any screen, in five commands:

        tessera list                                     the names of the screens
        tessera render settings                          the picture, as text
        tessera render settings --output settings.png    the picture (also .svg)
        tessera render settings --format json --visible  the frames on screen
        tessera explain settings --item 0,1              why an item is where it is
      """,
    version: Tool.version,
    subcommands: commands,
    defaultSubcommand: GalleryCommand.self)

  private static let commands: [any AsyncParsableCommand.Type] = [
    GalleryCommand.self, PreviewCommand.self, ListCommand.self, RenderCommand.self,
    SnapshotCommand.self, ExplainCommand.self, CheckCommand.self, MissingCommand.self,
    LowerCommand.self,
    DevicesCommand.self, MCPCommand.self, CacheCommand.self,
  ]

  /// Runs the command of the arguments, and ends the process.
  ///
  /// Help is written to standard output, and an error as one line to standard error. The exit code
  /// is 64 for invalid arguments and 1 for other errors.
  @MainActor
  static func main() {
    ProcessGuard.serveIfOrdered()
    serveExampleIfOrdered()
    ScreenProcess.serveIfOrdered { Catalogue.entries }
    // A closed pipe is an error of a write, and does not end the process.
    signal(SIGPIPE, SIG_IGN)
    ProcessGuard.enable()
    Task { @MainActor in
      await runCommand()
      Foundation.exit(EXIT_SUCCESS)
    }
    // Timers of screens fire in the main run loop.
    MainLoop.run()
  }

  /// Displays one example for the orders of a server for agents, if that has started this process.
  @MainActor
  private static func serveExampleIfOrdered() {
    guard let name = LiveProcess.takeName() else { return }
    guard let entry = Catalogue.entries.first(where: { $0.name == name }) else {
      Foundation.exit(EXIT_FAILURE)
    }
    LiveProcess.serve { try LiveScreen($0, showing: entry.make) }
  }

  @MainActor
  private static func runCommand() async {
    do {
      if var command = namedCommand() { return try await command.run() }
      try requireKnownCommand()
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        // A built-in command, such as one for help.
        try command.run()
      }
    } catch {
      finish(with: error)
    }
  }

  /// Returns the command that the first argument names.
  ///
  /// The other arguments are parsed without the tree of all commands, whose creation costs almost
  /// as much as drawing a screen.
  ///
  /// - Returns: `nil` if this fails: all arguments are parsed then, for complete help and errors.
  private static func namedCommand() -> sending (any AsyncParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    let named = commands.first { $0.configuration.commandName == arguments.first }
    return try? named?.parse(Array(arguments.dropFirst()))
  }

  /// Throws an error for a first argument that is neither an option nor a command. The default
  /// command would report it as an unexpected argument.
  private static func requireKnownCommand() throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"),
      !names.contains(word)
    else { return }
    throw CommandFailure.unknownCommand(
      word, suggestion: NearestName.of(word, among: names))
  }

  private static func finish(with error: any Error) -> Never {
    switch error {
    case is ClosedOutput:
      // The reader has closed the output, which is not reported.
      Foundation.exit(EXIT_FAILURE)
    case let code as ExitCode:
      // The program that this one has started has written the reason.
      Foundation.exit(code.rawValue)
    case let failure as CommandFailure:
      StandardError.write(line: "tessera: \(failure)")
      Foundation.exit(failure.exitCode)
    default:
      let code = exitCode(for: error)
      guard !code.isSuccess else {
        try? StandardOutput.write(fullMessage(for: error) + "\n")
        Foundation.exit(code.rawValue)
      }
      let message = message(for: error).split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      let word = CommandLine.arguments.dropFirst().first
      let named = configuration.subcommands.first { $0.configuration.commandName == word }
      let command = named?.configuration.commandName.map { "tessera " + $0 } ?? "tessera"
      let advice = code == .validationFailure ? " (see '\(command) --help')" : ""
      StandardError.write(line: "tessera: \(message)\(advice)")
      Foundation.exit(code.rawValue)
    }
  }
}
