import Foundation

/// An object of the photo library. Objects with the same identifier are equal.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the object on this device, which does not change.
  public let localIdentifier: String

  init(identifier: String) { localIdentifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return type(of: self) == type(of: other) && localIdentifier == other.localIdentifier
  }

  open override var hash: Int { localIdentifier.hash }

  /// Returns the object: objects of the library do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the value for a key of sort descriptors and predicates.
  func value(forFetchKey key: String) -> FetchValue? {
    ["localIdentifier", "identifier"].contains(key) ? .text(localIdentifier) : nil
  }
}

/// An object that stands for one that a change block makes.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
