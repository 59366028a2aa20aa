/// The part of a drag that the view of its source and the view of its destination share.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the finger in the coordinates of a view, in points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether a drop may move the items.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items stay in the app. There is no other one here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any item has data of one of some types, or of types that conform to them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether any item can be loaded as a value of a type.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as the view of its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value of the app's. `nil` by default.
  var localContext: Any? { get set }
}

/// A drag, as a view over which the items are sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag in this app. Every drag is one.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress of the loading of values.
  var progress: Progress { get }
  /// Loads the values of all items that can be loaded as a type.
  ///
  /// - Parameter completion: A closure that receives the values in the order of the items, on the
  ///   main queue.
  @_disfavoredOverload
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the values of all items that can be loaded as a value type, such as strings.
  ///
  /// - Parameter completion: A closure that receives the values in the order of the items, on the
  ///   main queue.
  @discardableResult
  public func loadObjects<Value: _ItemProviderValue>(
    ofClass valueType: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: valueType as any NSItemProviderReading.Type) {
      completion($0.compactMap { $0 as? Value })
    }
  }
}
