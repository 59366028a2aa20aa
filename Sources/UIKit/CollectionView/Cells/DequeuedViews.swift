/// The views that a data source dequeued for one request. There is one, unless the data source is at
/// fault.
struct DequeuedViews {
  private var first: UICollectionReusableView?
  private var others: [UICollectionReusableView] = []

  var count: Int { first == nil ? 0 : others.count + 1 }

  mutating func append(_ view: UICollectionReusableView) {
    if first == nil { first = view } else { others.append(view) }
  }

  func contains(_ view: UICollectionReusableView) -> Bool {
    first === view || others.contains { $0 === view }
  }
}
