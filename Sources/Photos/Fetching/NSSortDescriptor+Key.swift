import Foundation
import UIKit

extension PHObject {
  /// The value for a key, for key paths of sort descriptors.
  fileprivate subscript(fetchKey key: String) -> FetchValue {
    guard let value = value(forFetchKey: key) else {
      fatalError(
        "Objects of \(type(of: self)) cannot be sorted by “\(key)”; Photos sorts by the keys that "
          + "PHFetchOptions documents, such as creationDate.")
    }
    return value
  }
}

extension NSSortDescriptor {
  /// Creates the order of fetched objects by one of their values, such as `creationDate`.
  ///
  /// Foundation on Linux has orders by key paths only; this one is for ``PHFetchOptions``.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \PHObject[fetchKey: key ?? ""], ascending: ascending) { first, second in
      guard let first = first as? FetchValue, let second = second as? FetchValue else {
        return .orderedSame
      }
      return first.order(second) ?? .orderedSame
    }
  }
}
