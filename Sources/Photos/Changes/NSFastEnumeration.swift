import Foundation

/// A list of objects, as change requests take it: an array, an `NSArray` or a fetch result.
///
/// Foundation on Linux does not declare the protocol.
public protocol NSFastEnumeration {
  /// The objects, in order.
  var enumeratedObjects: [Any] { get }
}

extension Array: NSFastEnumeration {
  /// The elements, in order.
  public var enumeratedObjects: [Any] { self }
}

extension NSArray: NSFastEnumeration {
  /// The elements, in order.
  public var enumeratedObjects: [Any] { map { $0 } }
}

extension PHFetchResult: NSFastEnumeration {
  /// The fetched objects, in order.
  public var enumeratedObjects: [Any] { all }
}

extension NSFastEnumeration {
  /// The identifiers of the library's objects in the list, in order.
  var identifiers: [String] { enumeratedObjects.compactMap { ($0 as? PHObject)?.localIdentifier } }
}
