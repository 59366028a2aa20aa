/// The correspondence between the owners of two forests.
@usableFromInline
struct OwnerMap {
  /// The old owner of each new one; negative for an inserted owner. An owner that is not listed is
  /// unchanged.
  var oldByNew: [Handle: Handle] = [:]
  /// The old owners that are deleted.
  var deleted: Set<Handle> = []

  @usableFromInline init() {}

  func old(of new: Handle) -> Handle? {
    guard let old = oldByNew[new] else { return new }
    return old >= 0 ? old : nil
  }

  func isDeleted(_ old: Handle) -> Bool { deleted.contains(old) }
}
