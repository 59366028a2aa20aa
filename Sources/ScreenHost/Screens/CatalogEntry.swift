/// The description of an example, without the example itself.
package struct CatalogEntry: Sendable, Equatable {
  /// The name in addresses and commands.
  package var name: String
  /// The title for users.
  package var title: String
  /// A one-sentence summary.
  package var summary: String
  /// A Boolean value that indicates whether the gallery lists the example.
  package var isListed: Bool
  /// A Boolean value that indicates whether the example is an application, whose scenes share a
  /// process.
  package var isApplication: Bool
  /// The name of the group in which the gallery lists the example; `nil` for none.
  package var group: String?
  /// The paths of the Swift files, or of folders with them, that a page displays beside the screen.
  package var sources: [String]

  package init(
    name: String, title: String, summary: String, isListed: Bool = true,
    isApplication: Bool = false, group: String? = nil, sources: [String] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.isListed = isListed
    self.isApplication = isApplication
    self.group = group
    self.sources = sources
  }

  /// Creates the description of an example.
  package init(_ entry: GalleryEntry) {
    self.init(
      name: entry.name, title: entry.title, summary: entry.summary, isListed: entry.isListed,
      isApplication: entry.application != nil, group: entry.group, sources: entry.sources)
  }
}
