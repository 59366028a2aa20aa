/// The processes that have pictures, by the names of these: the last ones that were named, up to a
/// number.
struct PictureOwners<Owner: AnyObject> {
  private var owners: [String: Owner] = [:]
  /// The names in the order of their first mention; older ones were removed.
  private var order: [String] = []
  private let limit: Int

  /// Creates an empty table.
  ///
  /// - Parameter limit: The maximum number of names, beyond which half of them are removed.
  init(limit: Int = 20_000) { self.limit = limit }

  /// The number of names.
  var count: Int { owners.count }

  /// Returns the process with a picture; `nil` if none is known.
  func owner(of name: String) -> Owner? { owners[name] }

  /// Records that a process has a picture.
  mutating func set(_ owner: Owner, of name: String) {
    if owners.updateValue(owner, forKey: name) == nil { order.append(name) }
    guard order.count > limit else { return }
    for name in order.prefix(order.count - limit / 2) { owners[name] = nil }
    order.removeFirst(order.count - limit / 2)
  }

  /// Removes the pictures of a process.
  mutating func remove(_ owner: Owner) {
    owners = owners.filter { $0.value !== owner }
    order = order.filter { owners[$0] != nil }
  }
}
