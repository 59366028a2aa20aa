/// Classes to make views of, and views that wait to be used again.
@MainActor
struct ReusePool {
  /// What a view is used for.
  struct Purpose: Hashable {
    /// The kind of supplementary view; nil for cells.
    var kind: String?
    /// The reuse identifier.
    var identifier: String
  }

  private var classes: [Purpose: UICollectionReusableView.Type] = [:]
  private var waiting: [Purpose: [UICollectionReusableView]] = [:]
  /// How many views of a purpose are in use.
  private var inUse: [Purpose: Int] = [:]
  /// The purposes of which views were put since the last trim.
  private var untrimmed: Set<Purpose> = []
  /// How many views may wait however few are in use.
  private static let leastWaiting = 64

  /// Registers a class, or takes a registration back where the class is nil.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for purpose: Purpose) {
    if classes[purpose] != viewClass { waiting[purpose] = nil }
    classes[purpose] = viewClass
  }

  /// Whether a class is registered.
  func isRegistered(_ purpose: Purpose) -> Bool { classes[purpose] != nil }

  /// The identifiers registered for a kind, in alphabetical order.
  func identifiers(ofKind kind: String?) -> [String] {
    classes.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
  }

  /// A view that was used before; nil where none waits.
  mutating func takeWaiting(_ purpose: Purpose) -> UICollectionReusableView? {
    guard let view = waiting[purpose]?.popLast() else { return nil }
    inUse[purpose, default: 0] += 1
    return view
  }

  /// A new view; nil where no class is registered.
  mutating func makeView(_ purpose: Purpose, frame: CGRect) -> UICollectionReusableView? {
    guard let viewClass = classes[purpose] else { return nil }
    let view = viewClass.make(frame: frame)
    view.reuseIdentifier = purpose.identifier
    view.elementKind = purpose.kind
    inUse[purpose, default: 0] += 1
    return view
  }

  /// Lets a view wait until it is used again, unless another class is registered for its purpose now.
  mutating func put(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    let purpose = Purpose(kind: view.elementKind, identifier: identifier)
    inUse[purpose, default: 1] -= 1
    guard classes[purpose] == type(of: view) else { return }
    waiting[purpose, default: []].append(view)
    untrimmed.insert(purpose)
  }

  /// Lets go of views where more of them wait than are in use, and more than a screen may need again soon.
  ///
  /// - Complexity: O(purposes of which views were put, and views that are let go).
  mutating func trim() {
    for purpose in untrimmed {
      let kept = max(inUse[purpose] ?? 0, Self.leastWaiting)
      if let count = waiting[purpose]?.count, count > kept {
        waiting[purpose]?.removeFirst(count - kept)
      }
    }
    untrimmed.removeAll(keepingCapacity: true)
  }
}
