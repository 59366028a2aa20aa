/// The words of messages about a recycling view and its items.
struct RecyclerWords {
  /// The name of the view: "collection view".
  var view: String
  /// The name of an item: "item".
  var item: String
  /// The method that asks for a cell: "collectionView(_:cellForItemAt:)".
  var cellMethod: String
  /// The method that counts items: "collectionView(_:numberOfItemsInSection:)".
  var countMethod: String
  /// The method that inserts items: "insertItems(at:)".
  var insertMethod: String
  /// The method that deletes items: "deleteItems(at:)".
  var deleteMethod: String
  /// The method that inserts sections: "insertSections(_:)".
  var insertSectionsMethod: String
  /// The method that deletes sections: "deleteSections(_:)".
  var deleteSectionsMethod: String

  static let collectionView = RecyclerWords(
    view: "collection view", item: "item", cellMethod: "collectionView(_:cellForItemAt:)",
    countMethod: "collectionView(_:numberOfItemsInSection:)", insertMethod: "insertItems(at:)",
    deleteMethod: "deleteItems(at:)", insertSectionsMethod: "insertSections(_:)",
    deleteSectionsMethod: "deleteSections(_:)")
}
