/// The request for a view that a data source is answering.
struct ViewRequest {
  /// The reason for a request.
  enum Reason {
    /// An element has no view yet. The view gets the attributes.
    case display(UICollectionViewLayoutAttributes)
    /// The cell of an element is updated in place.
    case reconfiguration(ElementKey, any ElementCell)
  }

  let reason: Reason
  private var first: (any ElementView)?
  private var others: [any ElementView] = []

  init(_ reason: Reason) { self.reason = reason }

  /// The number of views that were dequeued for the request. The array of the others is allocated
  /// only for a data source that dequeues more than one.
  var dequeuedCount: Int { first == nil ? 0 : others.count + 1 }

  /// Records a view that was dequeued for the request.
  mutating func note(_ view: any ElementView) {
    if first == nil { first = view } else { others.append(view) }
  }

  /// Returns whether a view was dequeued for the request.
  func hasDequeued(_ view: any ElementView) -> Bool {
    first === view || others.contains { $0 === view }
  }
}
