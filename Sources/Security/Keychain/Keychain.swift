import Foundation

/// The passwords of the app, which exist as long as the process.
///
/// The functions may be called on any thread.
final class Keychain: Sendable {
  /// The keychain of the process.
  static let shared = Keychain()

  private struct Contents {
    /// The items in the order of their addition.
    var items: [KeychainItem] = []
    var count: UInt64 = 0
  }

  nonisolated(unsafe) private var contents = Contents()
  private let lock = NSLock()

  /// Adds an item.
  ///
  /// - Returns: The item.
  /// - Throws: ``KeychainFailure`` if there is an item with the same name.
  func add(_ query: KeychainQuery) throws(KeychainFailure) -> KeychainItem {
    guard let itemClass = query.itemClass else { throw KeychainFailure(errSecParam) }
    guard itemClass.isPassword else { throw KeychainFailure(errSecUnimplemented) }
    var attributes = query.attributes
    guard attributes[kSecAttrSynchronizable as String]?.text == nil else {
      throw KeychainFailure(errSecParam)
    }
    try Self.chooseAccess(&attributes, replacing: nil)
    let now = KeychainValue.date(Date())
    attributes[kSecAttrCreationDate as String] = now
    attributes[kSecAttrModificationDate as String] = now
    if attributes[kSecAttrAccessGroup as String] == nil {
      attributes[kSecAttrAccessGroup as String] = .text(Self.accessGroup)
    }
    return try change { contents throws(KeychainFailure) in
      contents.count += 1
      let item = KeychainItem(
        itemClass: itemClass, number: contents.count, attributes: attributes,
        secret: query.secret ?? Data())
      let name = item.name
      guard !contents.items.contains(where: { $0.itemClass == itemClass && $0.name == name }) else {
        throw KeychainFailure(errSecDuplicateItem)
      }
      contents.items.append(item)
      return item
    }
  }

  /// Returns the items that have the attributes of a query, in the order of their addition.
  func items(_ query: KeychainQuery) -> [KeychainItem] {
    lock.withLock { contents.items.filter { $0.matches(query) } }
  }

  /// Changes the items that have the attributes of a query.
  ///
  /// - Throws: ``KeychainFailure`` if there is none, or if two items would have the same name.
  func update(_ query: KeychainQuery, _ changes: KeychainQuery) throws(KeychainFailure) {
    guard changes.attributes[kSecAttrSynchronizable as String]?.text == nil else {
      throw KeychainFailure(errSecParam)
    }
    let now = KeychainValue.date(Date())
    try change { contents throws(KeychainFailure) in
      let found = contents.items.indices.filter { contents.items[$0].matches(query) }
      guard !found.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
      for index in found {
        var item = contents.items[index]
        let known = item.itemClass.attributes
        let created = item.attributes[kSecAttrCreationDate as String]
        item.attributes.merge(changes.attributes.filter { known.contains($0.key) }) { $1 }
        try Self.chooseAccess(&item.attributes, replacing: changes.attributes)
        item.attributes[kSecAttrCreationDate as String] = created
        item.attributes[kSecAttrModificationDate as String] = now
        if let secret = changes.secret { item.secret = secret }
        let name = item.name
        let isTaken = contents.items.contains {
          $0.number != item.number && $0.itemClass == item.itemClass && $0.name == name
        }
        guard !isTaken else { throw KeychainFailure(errSecDuplicateItem) }
        contents.items[index] = item
      }
    }
  }

  /// Removes the items that have the attributes of a query.
  ///
  /// - Throws: ``KeychainFailure`` if there is none.
  func remove(_ query: KeychainQuery) throws(KeychainFailure) {
    try change { contents throws(KeychainFailure) in
      let count = contents.items.count
      contents.items.removeAll { $0.matches(query) }
      guard contents.items.count < count else { throw KeychainFailure(errSecItemNotFound) }
    }
  }

  /// Performs a change, which has no effect if it throws.
  private func change<Result>(
    _ body: (inout Contents) throws(KeychainFailure) -> Result
  ) throws(KeychainFailure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    var changed = contents
    let result = try body(&changed)
    contents = changed
    return result
  }

  /// Sets the time at which an item can be read, which it has as a text or in its conditions.
  ///
  /// - Parameter changes: The changed attributes, or `nil` for a new item.
  private static func chooseAccess(
    _ attributes: inout [String: KeychainValue], replacing changes: [String: KeychainValue]?
  ) throws(KeychainFailure) {
    let time = kSecAttrAccessible as String
    let control = kSecAttrAccessControl as String
    let chosen = changes ?? attributes
    if let conditions = chosen[control] {
      guard case .access(let access) = conditions, chosen[time] == nil else {
        throw KeychainFailure(errSecParam)
      }
      attributes[time] = .text(access.protection)
    } else if chosen[time] != nil {
      attributes[control] = nil
    } else if changes == nil {
      attributes[time] = .text(kSecAttrAccessibleWhenUnlocked as String)
    }
  }

  /// The group of items for which the app chooses none.
  private static var accessGroup: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }
}
