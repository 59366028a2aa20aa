/// The cause of a transition, and the correspondence between elements before and after it.
@MainActor
enum TransitionCause {
  /// A change of the data.
  case data(any DataChange)
  /// A change of the layout. Cells and supplementary views keep their keys.
  case layout

  /// Returns the key of an element after the transition, even if the element is reloaded; `nil` if
  /// the element does not exist after it.
  func newKey(of key: ElementKey) -> ElementKey? {
    switch self {
    case .data(let change): key.mapped(item: change.newItem, section: change.newSection)
    case .layout: key.isDecoration ? nil : key
    }
  }

  /// Returns the key of an element before the transition; `nil` if the element did not exist.
  func oldKey(of key: ElementKey) -> ElementKey? {
    switch self {
    case .data(let change): key.mapped(item: change.oldItem, section: change.oldSection)
    case .layout: key.isDecoration ? nil : key
    }
  }

  /// Returns a Boolean value that indicates whether an element, by its key after the transition, is
  /// inserted.
  func inserts(_ key: ElementKey) -> Bool {
    guard case .data(let change) = self else { return key.kind != nil }
    guard key.indexPath.count == 2 else { return false }
    return key.kind == nil
      ? change.oldItem(key.indexPath) == nil : change.oldSection(key.indexPath.section) == nil
  }

  /// Returns a Boolean value that indicates whether an element, by its key after the transition, is
  /// reloaded.
  func reloads(_ key: ElementKey) -> Bool {
    guard case .data(let change) = self, key.indexPath.count == 2 else { return false }
    return change.reloadsSection(key.indexPath.section)
      || key.kind == nil && change.reloadsItem(key.indexPath)
  }
}

extension ElementKey {
  /// Returns the key with a mapped index path; `nil` if the item or the section has none.
  fileprivate func mapped(
    item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementKey? {
    guard indexPath.count == 2 else { return self }
    let path =
      kind == nil
      ? item(indexPath)
      : section(indexPath.section).map { IndexPath(item: indexPath.item, section: $0) }
    return path.map { ElementKey(kind: kind, indexPath: $0, isDecoration: isDecoration) }
  }
}
