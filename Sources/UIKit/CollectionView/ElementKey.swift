/// Names one cell, one supplementary view or one decoration view of a collection view.
struct ElementKey: Hashable {
  /// The kind of supplementary or decoration view; nil for a cell.
  var kind: String?
  /// The index path of the item, or of what the view belongs to.
  var indexPath: IndexPath
  /// Whether the view is a decoration view.
  var isDecoration = false

  // Hardly any two elements of one place differ in the rest.
  func hash(into hasher: inout Hasher) { indexPath.hash(into: &hasher) }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes describe.
  var elementKey: ElementKey {
    ElementKey(
      kind: representedElementKind, indexPath: indexPath,
      isDecoration: representedElementCategory == .decorationView)
  }
}

extension IndexPath {
  /// The index path as sentences of errors name it.
  var sentenceName: String { "[\(map(String.init).joined(separator: ", "))]" }
}
