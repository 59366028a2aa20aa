/// Names one cell, one supplementary view or one decoration view of a collection view.
struct ElementKey: Hashable {
  /// The kind of supplementary or decoration view; nil for a cell.
  var kind: String?
  /// The index path of the item, or of what the view belongs to.
  var place: PackedIndexPath
  /// Whether the view is a decoration view.
  var isDecoration = false

  init(kind: String?, place: PackedIndexPath, isDecoration: Bool = false) {
    self.kind = kind
    self.place = place
    self.isDecoration = isDecoration
  }

  init(kind: String?, indexPath: IndexPath, isDecoration: Bool = false) {
    self.init(kind: kind, place: PackedIndexPath(indexPath), isDecoration: isDecoration)
  }

  /// The index path of the item, or of what the view belongs to.
  var indexPath: IndexPath {
    get { place.indexPath }
    set { place = PackedIndexPath(newValue) }
  }

  static func == (one: ElementKey, other: ElementKey) -> Bool {
    one.place == other.place && one.isDecoration == other.isDecoration && one.kind == other.kind
  }

  func hash(into hasher: inout Hasher) {
    place.hash(into: &hasher)
    // An item may have any number of badges, each of a kind of its own.
    if let kind { hasher.combine(kind) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes describe.
  var elementKey: ElementKey {
    ElementKey(
      kind: values.kind, place: values.place, isDecoration: values.category == .decorationView)
  }
}

extension IndexPath {
  /// The index path as sentences of errors name it.
  var sentenceName: String { "[\(map(String.init).joined(separator: ", "))]" }
}
