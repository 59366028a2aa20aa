import ArgumentParser
import Foundation
import TesseraTesting
import UIKit

/// The command `tessera explain`.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a view is where it is.",
    usage: "tessera explain <example> [--item <section,item> | --point <x,y>] [<options>]",
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

  @Argument(help: "The example; 'tessera list' lists all names.")
  var example: String

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

  func validate() throws {
    if item != nil && point != nil {
      throw ValidationError("--item and --point cannot be combined; use one of them")
    }
    if kind != nil && item == nil { throw ValidationError("--kind requires --item") }
  }

  @MainActor
  func run() async throws {
    let entry = try await ScreenName.entry(for: example)
    let screen = try await screenOptions.perform(entry.make)
    if item == nil, point == nil {
      let overview = screen.window.overview()
      try write(overview, text: overview.text)
    } else {
      let explanation = try explanation(on: screen)
      try write(explanation, text: explanation.text)
    }
    // The process ends here. Retaining a large screen avoids the release of each of its objects.
    _ = Unmanaged.passRetained(screen)
  }

  @MainActor
  private func explanation(on screen: HostedScreen) throws -> ViewExplanation {
    do {
      if let point {
        let place = try screen.point(of: .point(x: point.x, y: point.y))
        if let explanation = screen.window.explanation(at: place) { return explanation }
        throw CommandFailure.screen("there is no view at \(point.text)")
      }
      let item = item ?? ElementArgument(section: 0, item: 0)
      if let kind { return try explanation(ofKind: kind, at: item, on: screen) }
      let indexPath = try screen.existingItem(item.section, item.item)
      if let found = screen.collectionView?.explanation(ofItemAt: indexPath) { return found }
      throw CommandFailure.screen("the layout has no frame for the item \(item.text)")
    } catch let failure as ScriptFailure {
      throw CommandFailure.screen(failure.description)
    }
  }

  @MainActor
  private func explanation(
    ofKind kind: String, at item: ElementArgument, on screen: HostedScreen
  ) throws -> ViewExplanation {
    let sections = screen.collectionView?.numberOfSections ?? 0
    guard let list = screen.collectionView, item.section < sections else {
      throw CommandFailure.screen(
        "there is no section \(item.section): the screen has \(sections) sections of a collection view"
      )
    }
    let path = IndexPath(item: item.item, section: item.section)
    if let found = list.explanation(ofSupplementaryElement: kind, at: path) { return found }
    let kinds = list.explainedSection(item.section)?.boundaryItems.map { "'\($0.kind)'" } ?? []
    throw CommandFailure.screen(
      "there is no supplementary view of the kind '\(kind)' at \(item.text); the boundary items of "
        + "section \(item.section) are \(kinds.isEmpty ? "none" : kinds.joined(separator: ", "))")
  }

  private func write(_ value: some Encodable, text: String) throws {
    switch format {
    case .text: try StandardOutput.write(text)
    case .json: try StandardOutput.write(JSONList.text(ofValue: value))
    }
  }
}

/// A section and an item as an argument, such as `0,4`.
struct ElementArgument {
  let section: Int
  let item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  init(argument: String) throws { (section, item) = try PlaceArgument.item(argument) }

  /// The element as it is written in arguments.
  var text: String { "\(section),\(item)" }
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

  /// The point as it is written in arguments.
  var text: String { "\(PlainNumber.text(x)),\(PlainNumber.text(y))" }
}
