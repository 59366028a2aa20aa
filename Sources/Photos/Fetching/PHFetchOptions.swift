import Foundation

/// The choice and the order of the objects of a fetch.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
  /// The objects to fetch; `nil` for all.
  open var predicate: NSPredicate?
  /// The order of the objects; `nil` for the usual one.
  open var sortDescriptors: [NSSortDescriptor]?
  /// A Boolean value that indicates whether hidden photos are fetched.
  open var includeHiddenAssets = false
  /// A Boolean value that indicates whether all photos of a burst are fetched.
  open var includeAllBurstAssets = false
  /// The origins of the photos to fetch; none for all.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The maximum number of objects; 0 for all.
  open var fetchLimit = 0
  /// A Boolean value that indicates whether details of changes of the result are computed.
  open var wantsIncrementalChangeDetails = true

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let options = PHFetchOptions()
    options.predicate = predicate
    options.sortDescriptors = sortDescriptors
    options.includeHiddenAssets = includeHiddenAssets
    options.includeAllBurstAssets = includeAllBurstAssets
    options.includeAssetSourceTypes = includeAssetSourceTypes
    options.fetchLimit = fetchLimit
    options.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return options
  }

  /// Returns the objects that the options choose, in their order.
  func applied<Object: PHObject>(to objects: [Object]) -> [Object] {
    var objects = objects
    if !includeHiddenAssets { objects.removeAll { ($0 as? PHAsset)?.isHidden == true } }
    if let predicate { objects.removeAll { !predicate.evaluate(with: $0) } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      objects = objects.enumerated().sorted { first, second in
        for descriptor in sortDescriptors {
          switch descriptor.compare(first.element, to: second.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return first.offset < second.offset
      }.map(\.element)
    }
    return fetchLimit > 0 ? Array(objects.prefix(fetchLimit)) : objects
  }
}
