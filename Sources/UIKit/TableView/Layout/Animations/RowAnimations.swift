/// The animations of the rows and sections that a change inserts, deletes or reloads.
///
/// A reloaded row is deleted at its old index path and inserted at its new one.
struct RowAnimations {
  /// The animations of deleted and reloaded rows, by the index paths before the change.
  private var deletedRows: [IndexPath: RowAnimation] = [:]
  /// The animations of inserted and reloaded rows, by the index paths after the change.
  private var insertedRows: [IndexPath: RowAnimation] = [:]
  private var deletedSections: [Int: RowAnimation] = [:]
  private var insertedSections: [Int: RowAnimation] = [:]

  /// The animation of all other rows and sections that the change inserts, deletes or reloads;
  /// `nil` for the usual one.
  var standard: RowAnimation?

  /// A Boolean value that indicates whether no row or section has an animation.
  var isEmpty: Bool {
    standard == nil && deletedRows.isEmpty && insertedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty
  }

  /// A Boolean value that indicates whether everything that the change names appears and disappears
  /// at once.
  var isInstant: Bool {
    !isEmpty && (standard == nil || standard == RowAnimation.none)
      && deletedRows.values.allSatisfy { $0 == .none }
      && insertedRows.values.allSatisfy { $0 == .none }
      && deletedSections.values.allSatisfy { $0 == .none }
      && insertedSections.values.allSatisfy { $0 == .none }
  }

  /// Adds the animation of deleted rows, by their index paths before the change.
  mutating func delete(_ rows: [IndexPath], with animation: RowAnimation) {
    for row in rows { deletedRows[row] = animation }
  }

  /// Adds the animation of inserted rows, by their index paths after the change.
  mutating func insert(_ rows: [IndexPath], with animation: RowAnimation) {
    for row in rows { insertedRows[row] = animation }
  }

  /// Adds the animation of deleted sections, by their indices before the change.
  mutating func delete(sections: some Sequence<Int>, with animation: RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }

  /// Adds the animation of inserted sections, by their indices after the change.
  mutating func insert(sections: some Sequence<Int>, with animation: RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  /// Returns the animation of an element that enters, by its key after the change; `nil` if the
  /// change does not insert or reload it.
  func entrance(of key: ElementKey, in change: any DataChange) -> RowAnimation? {
    let section = key.path.section
    guard key.isCell else {
      if let known = insertedSections[section] { return known }
      guard let old = change.oldSection(section) else { return standard }
      return change.reloadsSection(section) ? deletedSections[old] ?? standard : nil
    }
    if let known = insertedRows[key.indexPath] ?? insertedSections[section] { return known }
    guard let old = change.oldItem(key.indexPath) else { return standard }
    // A reloaded row is named by its old index path.
    if change.reloadsItem(key.indexPath) { return deletedRows[old] ?? standard }
    return change.reloadsSection(section) ? deletedSections[old.section] ?? standard : nil
  }

  /// Returns the animation of an element that leaves, by its key before the change; `nil` if the
  /// change does not delete or reload it.
  func exit(of key: ElementKey, in change: any DataChange) -> RowAnimation? {
    let section = key.path.section
    if let known = (key.isCell ? deletedRows[key.indexPath] : nil) ?? deletedSections[section] {
      return known
    }
    guard key.isCell else {
      return change.newSection(section).map(change.reloadsSection) ?? true ? standard : nil
    }
    guard let new = change.newItem(key.indexPath) else { return standard }
    return change.reloadsItem(new) || change.reloadsSection(new.section) ? standard : nil
  }
}
