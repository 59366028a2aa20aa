import ArgumentParser
import SceneRendering
import ScreenHost

/// The command `tessera list`.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "list",
    abstract: "Lists the examples.",
    discussion: """
      Each line has the name for 'render', a title and a summary.
      """)

  @Flag(help: "Include the examples that test limits.")
  var all = false

  @Option(help: "The format of the list.")
  var format = ListFormat.text

  func run() throws {
    let entries = Catalogue.entries.filter { all || $0.isListed }
    switch format {
    case .text:
      let table = TextTable(rows: entries.map { [$0.name, $0.title, $0.summary] })
      try StandardOutput.write(table.rendered())
    case .json:
      try StandardOutput.write(SortedJSON.text(of: entries.map(ListedExample.init)))
    }
  }
}

/// An example in the JSON list.
private struct ListedExample: Encodable {
  let name: String
  let title: String
  let summary: String

  init(_ entry: GalleryEntry) {
    name = entry.name
    title = entry.title
    summary = entry.summary
  }
}
