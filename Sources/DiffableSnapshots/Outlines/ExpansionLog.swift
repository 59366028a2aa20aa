/// The expansions and collapses of an outline since its items last changed.
///
/// Copies of an outline that differ only in what is expanded have the same origin. Their difference
/// is in the ends of their logs, so that it is found without a visit to other items.
@usableFromInline
struct ExpansionLog: Sendable {
  /// The identity of the outline's items in their order.
  @usableFromInline final class Origin: Sendable {
    @usableFromInline init() {}
  }

  /// The maximum number of entries. A longer log begins again with another origin.
  static let greatestCount = 128

  @usableFromInline private(set) var origin = Origin()
  /// The items that were expanded or collapsed, in order.
  @usableFromInline private(set) var handles: [Handle] = []

  @usableFromInline init() {}

  /// Begins again after the items of the outline changed.
  mutating func reset() { self = ExpansionLog() }

  /// Adds an item that was expanded or collapsed.
  mutating func add(_ handle: Handle) {
    if handles.count >= Self.greatestCount { reset() }
    handles.append(handle)
  }

  /// Returns the items that may be expanded in one of two outlines and collapsed in the other;
  /// `nil` if the items of the outlines may differ.
  func changes(since old: ExpansionLog) -> [Handle]? {
    guard origin === old.origin else { return nil }
    let common = zip(handles, old.handles).prefix { $0 == $1 }.count
    var seen: Set<Handle> = []
    return (old.handles[common...] + handles[common...]).filter { seen.insert($0).inserted }
  }
}
