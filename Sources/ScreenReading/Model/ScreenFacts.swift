/// The facts about a screen that its scene does not contain.
package struct ScreenFacts: Codable, Hashable, Sendable {
  /// A collection view or a table view.
  package struct List: Codable, Hashable, Sendable {
    /// The word for the view: `collection` or `table`.
    package var word: String
    /// The word for an item: `item` or `row`.
    package var itemWord: String
    /// The number of items in each section.
    package var counts: [Int]

    /// Creates the facts about a list.
    package init(word: String, itemWord: String, counts: [Int]) {
      self.word = word
      self.itemWord = itemWord
      self.counts = counts
    }
  }

  /// The settings of the device and of its user, as short words: `iphone-15`, `light`.
  package var settings: [String]
  /// The classes of the displayed view controllers, parents first.
  package var controllers: [String]
  /// The names of the views' classes, by the identities of the nodes.
  package var classes: [Int: String]
  /// The collection and table views, by the identities of the nodes.
  package var lists: [Int: List]

  /// Creates the facts about a screen.
  package init(
    settings: [String] = [], controllers: [String] = [], classes: [Int: String] = [:],
    lists: [Int: List] = [:]
  ) {
    self.settings = settings
    self.controllers = controllers
    self.classes = classes
    self.lists = lists
  }
}
