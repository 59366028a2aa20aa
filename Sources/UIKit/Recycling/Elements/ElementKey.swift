/// The identity of one cell, supplementary view or decoration view of a layout.
struct ElementKey: Hashable {
  var kind: ElementKind
  /// The index path of the item, or of the item or section to which the view belongs.
  var path: PackedIndexPath

  init(_ kind: ElementKind, at path: PackedIndexPath) {
    self.kind = kind
    self.path = path
  }

  init(_ kind: ElementKind, at indexPath: IndexPath) {
    self.init(kind, at: PackedIndexPath(indexPath))
  }

  /// The index path of the item, or of the item or section to which the view belongs.
  var indexPath: IndexPath { path.indexPath }

  var isCell: Bool { kind.isCell }

  var isDecoration: Bool { kind.isDecoration }

  func hash(into hasher: inout Hasher) {
    path.hash(into: &hasher)
    // An item may have any number of badges, each of a kind of its own.
    if let name = kind.name { hasher.combine(name) }
  }
}

extension IndexPath {
  /// The index path in the words of messages: "[0, 3]".
  var sentenceName: String { "[\(map(String.init).joined(separator: ", "))]" }
}
