import Foundation

/// The contents of a dictionary for the functions of the keychain.
struct KeychainQuery {
  /// The class, or `nil` if data that stands for an item takes its place.
  private(set) var itemClass: KeychainClass?
  private(set) var attributes: [String: KeychainValue] = [:]
  /// The secret, which only additions and changes use.
  private(set) var secret: Data?
  /// The data that stands for the item to find.
  private(set) var reference: Data?
  private(set) var results: Results = []
  /// The highest number of results, or `nil` for one that is not in an array.
  private(set) var limit: Int?

  /// The parts of an item that a function returns.
  struct Results: OptionSet {
    let rawValue: Int
    static let data = Results(rawValue: 1)
    static let attributes = Results(rawValue: 2)
    static let persistentReference = Results(rawValue: 4)
    static let reference = Results(rawValue: 8)
  }

  /// Creates a query.
  ///
  /// - Throws: ``KeychainFailure`` for a key without a fitting value, or without a class.
  init(_ dictionary: CFDictionary) throws(KeychainFailure) {
    try self.init(changes: dictionary, itemClass: dictionary[kSecClass as String])
    guard itemClass != nil || reference != nil else { throw KeychainFailure(errSecParam) }
    if attributes[kSecAttrSynchronizable as String] == nil, reference == nil {
      attributes[kSecAttrSynchronizable as String] = .integer(0)
    }
  }

  /// Creates the changes of items.
  ///
  /// - Throws: ``KeychainFailure`` for a key without a fitting value, or with a class.
  init(changes dictionary: CFDictionary) throws(KeychainFailure) {
    try self.init(changes: dictionary, itemClass: nil)
    guard dictionary[kSecClass as String] == nil, results.isEmpty, limit == nil else {
      throw KeychainFailure(errSecParam)
    }
  }

  private init(changes dictionary: CFDictionary, itemClass: Any?) throws(KeychainFailure) {
    if let itemClass {
      guard let text = itemClass as? String, let known = KeychainClass(rawValue: text) else {
        throw KeychainFailure(errSecParam)
      }
      self.itemClass = known
    }
    for key in dictionary.allKeys {
      guard let key = key as? String, let value = dictionary[key] else {
        throw KeychainFailure(errSecParam)
      }
      try read(key, value)
    }
  }

  private mutating func read(_ key: String, _ value: Any) throws(KeychainFailure) {
    switch key as CFString {
    case kSecClass: break
    case kSecValueData: secret = try data(value)
    case kSecValuePersistentRef: reference = try data(value)
    case kSecReturnData: try add(.data, value)
    case kSecReturnAttributes: try add(.attributes, value)
    case kSecReturnPersistentRef: try add(.persistentReference, value)
    case kSecReturnRef: try add(.reference, value)
    case kSecMatchLimit: try readLimit(value)
    default: try readAttribute(key, value)
    }
  }

  /// Reads the value of an attribute. Keys of other parts are ignored.
  private mutating func readAttribute(_ key: String, _ value: Any) throws(KeychainFailure) {
    let known =
      itemClass?.attributes
      ?? KeychainClass.genericPassword.attributes.union(KeychainClass.internetPassword.attributes)
    guard known.contains(key) else { return }
    guard let value = KeychainValue(value) else { throw KeychainFailure(errSecParam) }
    if key == kSecAttrSynchronizable as String {
      guard value.isTrue != nil || value.text == kSecAttrSynchronizableAny as String else {
        throw KeychainFailure(errSecParam)
      }
    } else if key == kSecAttrAccessible as String {
      guard let text = value.text, KeychainAccess.times.contains(text) else {
        throw KeychainFailure(errSecParam)
      }
    }
    attributes[key] = value
  }

  private mutating func readLimit(_ value: Any) throws(KeychainFailure) {
    switch KeychainValue(value) {
    case .text(let text) where text == kSecMatchLimitOne as String: limit = nil
    case .text(let text) where text == kSecMatchLimitAll as String: limit = .max
    case .integer(1): limit = nil
    case .integer(let number) where number > 1: limit = Int(number)
    default: throw KeychainFailure(errSecParam)
    }
  }

  private mutating func add(_ result: Results, _ value: Any) throws(KeychainFailure) {
    guard let isWanted = KeychainValue(value)?.isTrue else { throw KeychainFailure(errSecParam) }
    if isWanted { results.insert(result) }
  }

  private func data(_ value: Any) throws(KeychainFailure) -> Data {
    guard case .data(let data)? = KeychainValue(value) else { throw KeychainFailure(errSecParam) }
    return data
  }
}

/// The error of a function of the keychain.
struct KeychainFailure: Error {
  let status: OSStatus

  init(_ status: OSStatus) { self.status = status }
}
