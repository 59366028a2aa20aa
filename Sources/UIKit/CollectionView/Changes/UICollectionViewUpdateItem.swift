/// One change of the data, as a layout hears of it in
/// ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
///
/// The index path of a whole section has `NSNotFound` as its item.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Sendable {
    /// Something is new.
    case insert
    /// Something is gone.
    case delete
    /// Something is shown anew.
    case reload
    /// Something has another place.
    case move
    /// Nothing.
    case none
  }

  /// Where it was, in the data before the update; nil for what is new.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// Where it is, in the data after the update; nil for what is gone.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open internal(set) var updateAction = Action.none

  /// A change of nothing.
  public override init() { super.init() }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    super.init()
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

extension IndexPath {
  /// A whole section, as update items name it.
  static func wholeSection(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
