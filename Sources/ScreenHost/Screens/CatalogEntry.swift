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

  package init(
    name: String, title: String, summary: String, isListed: Bool = true,
    isApplication: Bool = false
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.isListed = isListed
    self.isApplication = isApplication
  }

  /// Creates the description of an example.
  package init(_ entry: GalleryEntry) {
    self.init(
      name: entry.name, title: entry.title, summary: entry.summary, isListed: entry.isListed,
      isApplication: entry.application != nil)
  }
}
