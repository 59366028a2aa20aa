import ArgumentParser
import Foundation
import TesseraTesting

/// The command line tool.
@main
struct TesseraCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera",
    abstract: "Shows UIKit screens in a browser and draws them to files, without a Mac.",
    discussion: """
      Without a subcommand, the gallery of examples is served for a browser:

        tessera

      One screen can be drawn as it stands on a device:

        tessera render instagram-panels --device iphone-15 --output panels.svg
      """,
    version: "0.1.0-dev",
    subcommands: [
      GalleryCommand.self, ListCommand.self, RenderCommand.self, DevicesCommand.self,
    ],
    defaultSubcommand: GalleryCommand.self)

  /// Runs the command that the arguments name, and ends the process.
  ///
  /// Help goes to standard output. A failure is one line on standard error: 64 is the exit code
  /// where the arguments are at fault, 1 where something went wrong while running.
  static func main() async {
    // A reader that goes away is an error of one write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try namedCommand()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      finish(with: error)
    }
  }

  /// The command that the arguments name.
  ///
  /// Where the first word names a command, the arguments after it are parsed without the tree of all
  /// commands, which costs much of what drawing a screen does. What cannot be parsed like that is
  /// parsed whole, so that help and errors are told in full.
  private static func namedCommand() throws -> sending any ParsableCommand {
    let arguments = CommandLine.arguments.dropFirst()
    let named = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    if let named, let command = try? named.parse(Array(arguments.dropFirst())) { return command }
    try requireKnownCommand()
    return try parseAsRoot()
  }

  /// A first word that is neither an option nor a command would be taken for an argument of the
  /// default command, and the message would not say what is wrong.
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
      // Whoever read the output has had enough; there is nobody to tell.
      Foundation.exit(EXIT_FAILURE)
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
      let advice = code == .validationFailure ? " (see 'tessera --help')" : ""
      StandardError.write(line: "tessera: \(message)\(advice)")
      Foundation.exit(code.rawValue)
    }
  }
}
