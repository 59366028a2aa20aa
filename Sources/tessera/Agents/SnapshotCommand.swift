import ArgumentParser
import Foundation
import HeadlessHost
import ScreenReading

/// The command `tessera snapshot`.
struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "snapshot",
    abstract: "Describes a screen as text: its elements with references, frames and states.",
    usage:
      "tessera snapshot <example> [<options>]\n       tessera snapshot <path> [<type>] [<options>]",
    discussion: """
      Each line is an element: its reference, its role, its section and item in a list, its name, \
      its value, its frame in the coordinates of the screen in points, and its states. The last line \
      says how much of the screen was read.

        tessera snapshot settings
        tessera snapshot mail --detail all --device ipad-pro-11
        tessera snapshot mail --tap item:0,2 --changes
        tessera snapshot mail --find Inbox

      --tap, --type, --scroll and --wait happen before, in the order of the arguments. With \
      --changes, the output is the difference that they make: - gone, + new, ~ changed, > moved.
      """)

  @OptionGroup var screenName: ScreenName

  @OptionGroup var screenOptions: ScreenOptions

  @OptionGroup var services: ServiceOptions

  @Option(help: "The elements that are listed: without the texts within cells and buttons, or all.")
  var detail = SnapshotDetail.short

  @Option(
    help: ArgumentHelp(
      "List only the elements whose text, class or identifier contains a text.", valueName: "text"))
  var find: String?

  @Flag(help: "Write the difference that the steps make.")
  var changes = false

  @Flag(help: "Write JSON.")
  var json = false

  func validate() throws {
    if changes, find != nil {
      throw ValidationError("--changes and --find cannot be combined; use one of them")
    }
    if changes, screenOptions.script.steps.isEmpty {
      throw ValidationError(
        "--changes requires a step: add --tap, --type, --scroll or --wait")
    }
  }

  @MainActor
  func run() async throws {
    services.apply()
    let reading = ScreenOrder.Reading(
      detail: detail.reading, search: find, isDifference: changes, asJSON: json)
    let order = ScreenOrder(script: screenOptions.script, product: .reading(reading))
    try await ScreenCommand(order: order, screen: screenName).write { data in
      try StandardOutput.write { try $0.write(data) }
    }
  }
}

/// The amount of detail as an argument.
enum SnapshotDetail: String, NamedChoice {
  case short, all

  /// The value for readings.
  var reading: ReadingDetail { self == .all ? .all : .short }
}
