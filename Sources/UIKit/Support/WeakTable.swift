/// Values of objects that the table does not keep alive. A value ends with its object, or a while
/// after it.
struct WeakTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    let value: Value
  }

  /// An entry whose object is gone, or is another one at the same address, is not valid.
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of released objects are removed.
  private var limit = Self.lowestLimit
  private static var lowestLimit: Int { 64 }

  /// Returns the value of an object; `nil` for none.
  func value(of object: AnyObject) -> Value? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.value
  }

  /// Sets the value of an object, or removes it with `nil`.
  ///
  /// - Returns: The values that are no longer in the table: the one before, and from time to time
  ///   values of released objects. Values of unknown types are released after the lock of the
  ///   table.
  /// - Complexity: O(1) on average over many calls.
  mutating func set(_ value: Value?, of object: AnyObject) -> [Value] {
    let old = entries.removeValue(forKey: ObjectIdentifier(object))
    guard let value else { return old.map { [$0.value] } ?? [] }
    entries[ObjectIdentifier(object)] = Entry(object: object, value: value)
    return (old.map { [$0.value] } ?? []) + removeReleased()
  }

  private mutating func removeReleased() -> [Value] {
    guard entries.count >= limit else { return [] }
    let released = entries.filter { $0.value.object == nil }
    for identifier in released.keys { entries[identifier] = nil }
    limit = max(Self.lowestLimit, entries.count * 2)
    return released.values.map(\.value)
  }
}
