import Foundation
import UIKit

/// The objects of a fetch, in order. Later changes of the library do not change the result.
///
/// The objects are fetched on the first use.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
  private let options: PHFetchOptions?
  private let query: @Sendable (PhotoState) -> [ObjectType]
  private let state: PhotoState
  private lazy var stored = query(state)
  private let lock = NSLock()

  /// Makes the result of a query of the current contents of the library.
  init(_ options: PHFetchOptions?, _ query: @escaping @Sendable (PhotoState) -> [ObjectType])
  where ObjectType: PHObject {
    let options = options?.copy() as? PHFetchOptions ?? PHFetchOptions()
    self.options = options
    self.query = { options.applied(to: query($0)) }
    // The response to a request arrives later, and notifies the observers.
    state = PhotoStore.shared.visibleState
    if PhotoStore.shared.status == .notDetermined { PhotoStore.shared.requestAccess { _ in } }
  }

  /// Creates a result without objects, as the initial value of an app's property.
  public override init() {
    options = nil
    query = { _ in [] }
    state = PhotoState()
  }

  private init(_ former: PHFetchResult<ObjectType>, in state: PhotoState) {
    options = former.options
    query = former.query
    self.state = state
  }

  /// Returns the result of the same fetch in another state of the library.
  func result(in state: PhotoState) -> PHFetchResult<ObjectType> { PHFetchResult(self, in: state) }

  /// A Boolean value that indicates whether details of changes are computed.
  var wantsIncrementalChanges: Bool { options?.wantsIncrementalChangeDetails ?? true }

  /// The objects, in order.
  var all: [ObjectType] { lock.withLock { stored } }

  /// The number of objects.
  open var count: Int { all.count }
  /// The first object; `nil` for an empty result.
  open var firstObject: ObjectType? { all.first }
  /// The last object; `nil` for an empty result.
  open var lastObject: ObjectType? { all.last }

  /// Returns the object at an index, which must be in the result.
  open func object(at index: Int) -> ObjectType {
    let all = all
    require(
      all.indices.contains(index),
      "The fetch result has \(all.count) objects, and none at index \(index).")
    return all[index]
  }

  /// Returns the object at an index, which must be in the result.
  open subscript(index: Int) -> ObjectType { object(at: index) }

  /// Returns the objects at indexes, which must be in the result.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }

  /// Returns whether the result has an object.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  /// Returns the index of an object; `NSNotFound` for an object outside the result.
  open func index(of anObject: ObjectType) -> Int {
    index(of: anObject, in: NSRange(location: 0, length: count))
  }

  /// Returns the index of an object in a range; `NSNotFound` for none.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    let all = all
    let object = anObject as? NSObject
    return (range.location..<NSMaxRange(range)).first {
      all.indices.contains($0) && (all[$0] === anObject || object?.isEqual(all[$0]) == true)
    } ?? NSNotFound
  }

  /// Calls a closure with each object, its index, and a value that ends the calls when it is set.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(options: [], using: block)
  }

  /// Calls a closure with each object. Concurrent calls are not made.
  open func enumerateObjects(
    options: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(at: IndexSet(all.indices), options: options, using: block)
  }

  /// Calls a closure with the objects at indexes, which must be in the result.
  open func enumerateObjects(
    at indexes: IndexSet, options: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    let order = options.contains(.reverse) ? indexes.reversed() : Array(indexes)
    for index in order where !stop.boolValue { block(object(at: index), index, &stop) }
  }

  /// Returns the number of objects of a kind of media.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    all.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
