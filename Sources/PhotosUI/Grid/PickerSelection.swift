/// The photos that the user has selected, in order.
struct PickerSelection: Equatable {
  /// The maximum number of photos, or 0 for no limit.
  let limit: Int
  /// The identifiers of the photos.
  private(set) var identifiers: [String] = []

  init(limit: Int, _ identifiers: [String] = []) {
    self.limit = limit
    self.identifiers = limit > 0 ? Array(identifiers.prefix(limit)) : identifiers
  }

  /// Whether another photo can be selected.
  var isFull: Bool { limit > 0 && identifiers.count >= limit }

  /// Returns the position of a selected photo, from 1; `nil` if it is not selected.
  func number(of identifier: String) -> Int? {
    identifiers.firstIndex(of: identifier).map { $0 + 1 }
  }

  /// Adds a photo at the end, unless it is selected or the limit is reached.
  mutating func add(_ identifier: String) {
    guard !isFull, number(of: identifier) == nil else { return }
    identifiers.append(identifier)
  }

  /// Removes a photo.
  mutating func remove(_ identifier: String) { identifiers.removeAll { $0 == identifier } }

  /// Moves a selected photo behind another one, or to the beginning for `nil`. Identifiers of
  /// photos that are not selected change nothing.
  mutating func move(_ identifier: String, after other: String?) {
    guard identifier != other, number(of: identifier) != nil else { return }
    if let other, number(of: other) == nil { return }
    remove(identifier)
    identifiers.insert(identifier, at: other.flatMap(number) ?? 0)
  }
}
