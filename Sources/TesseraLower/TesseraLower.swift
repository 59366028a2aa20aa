import ArgumentParser
import Foundation
import SourceLowering

/// The tool that lowers sources of apps to what Linux compiles.
@main
struct TesseraLower: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: commandName,
    abstract: "Lowers sources of apps to what compiles without the Objective-C runtime.",
    subcommands: [LowerCommand.self, BatchCommand.self, MissingCommand.self])

  /// The name in usage lines: the name of the program, which the tool `tessera` starts by its own
  /// name.
  private static let commandName: String = {
    let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent }
    return program == "tessera" ? "tessera" : "tessera-lower"
  }()

  static func main() {
    let thread = Thread {
      do {
        var command = try parseAsRoot()
        try command.run()
        Self.exit()
      } catch {
        finish(with: error)
      }
    }
    thread.stackSize = ParsingStack.size
    thread.start()
    // The thread ends the program.
    while true { sleep(60) }
  }

  /// Ends the program with an error, which is written as one line, as by the tool `tessera`.
  private static func finish(with error: any Error) -> Never {
    let code = exitCode(for: error)
    guard !code.isSuccess, !(error is ExitCode) else { Self.exit(withError: error) }
    let message = message(for: error).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let words = CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("-") }.prefix(1)
    let command = ([commandName] + words).joined(separator: " ")
    let advice = code == .validationFailure ? " (see '\(command) --help')" : ""
    StandardError.write("\(commandName): \(message)\(advice)\n")
    Foundation.exit(code.rawValue)
  }
}
