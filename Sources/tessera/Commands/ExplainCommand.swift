import ArgumentParser
import Foundation
import HeadlessHost

/// The command `tessera explain`.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "explain",
    abstract: "Explains why a view is where it is.",
    usage: """
      tessera explain <example> [--item <section,item> | --point <x,y>] [<options>]
             tessera explain <path> [<type>] [<options>]
      """,
    discussion: """
      Without --item and --point, describes the screen: its collection views with their sections, \
      and its views.

        tessera explain book-shelf
        tessera explain book-shelf --item 0,4
        tessera explain settings-form --point 100,200 --format json

      --item explains an item of the collection view, on screen or not; with --kind, a header, \
      footer or other supplementary view. --point explains the frontmost view that draws something \
      at a point of the screen, and the element that contains it. The chain of views comes first, \
      then the section and the group, then each decision of the layout with the number of its rule \
      in docs/layout-rules.md, and the constraints with their parts of each number. --tap, --scroll \
      and the other steps happen before, in the order of the arguments.
      """)

  @OptionGroup var screenName: ScreenName

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The item to explain.", valueName: "section,item"),
    transform: { try ElementArgument(argument: $0) })
  var item: ElementArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --item: the kind of a supplementary view of the item.", valueName: "kind"))
  var kind: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The point of the screen to explain, in points from the upper left corner.",
      valueName: "x,y"),
    transform: { try PointArgument(argument: $0) })
  var point: PointArgument?

  @Option(help: "The format.")
  var format = ListFormat.text

  @OptionGroup var screenOptions: ScreenOptions

  @OptionGroup var services: ServiceOptions

  func validate() throws {
    if item != nil && point != nil {
      throw ValidationError("--item and --point cannot be combined; use one of them")
    }
    if kind != nil && item == nil { throw ValidationError("--kind requires --item") }
  }

  @MainActor
  func run() async throws {
    services.apply()
    let order = ScreenOrder(script: screenOptions.script, product: product)
    try await ScreenCommand(order: order, screen: screenName).write { data in
      try StandardOutput.write { try $0.write(data) }
    }
  }

  private var product: ScreenOrder.Product {
    let asJSON = format == .json
    if let point { return .point(x: point.x, y: point.y, asJSON: asJSON) }
    guard let item else { return .overview(asJSON: asJSON) }
    return .item(section: item.section, item: item.item, kind: kind, asJSON: asJSON)
  }
}

/// A section and an item as an argument, such as `0,4`.
struct ElementArgument {
  let section: Int
  let item: Int

  init(argument: String) throws { (section, item) = try PlaceArgument.item(argument) }
}

/// A point as an argument, such as `100,200`.
struct PointArgument {
  let x: Double
  let y: Double

  init(argument: String) throws {
    guard let (x, y) = PlaceArgument.pair(argument) else {
      throw BadArgument(description: "a point must be two numbers, such as 100,200")
    }
    self.x = x
    self.y = y
  }
}
