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

  /// The views of one purpose.
  @MainActor
  final class Shelf {
    let purpose: Purpose
    fileprivate(set) var viewClass: UICollectionReusableView.Type?
    fileprivate var waiting: [UICollectionReusableView] = []
    /// How many views are in use.
    fileprivate var inUse = 0
    /// Whether views were put since the last trim.
    fileprivate var isUntrimmed = false

    fileprivate init(_ purpose: Purpose) { self.purpose = purpose }

    /// A view that was used before; nil where none waits.
    func take() -> UICollectionReusableView? {
      guard let view = waiting.popLast() else { return nil }
      inUse += 1
      return view
    }

    /// A new view; nil where no class is registered.
    func makeView(frame: CGRect) -> UICollectionReusableView? {
      guard let viewClass else { return nil }
      let view = viewClass.make(frame: frame)
      view.reuseIdentifier = purpose.identifier
      view.elementKind = purpose.kind
      view.shelf = self
      inUse += 1
      return view
    }
  }

  private var shelves: [Purpose: Shelf] = [:]
  /// The shelf that was asked for last: a screen of cells asks for one many times.
  private var lastShelf: Shelf?
  /// The shelves that views were put on since the last trim.
  private var untrimmed: [Shelf] = []
  /// How many views may wait however few are in use.
  private static let leastWaiting = 64

  /// Registers a class, or takes a registration back where the class is nil.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for purpose: Purpose) {
    let shelf = shelves[purpose] ?? Shelf(purpose)
    shelves[purpose] = shelf
    if shelf.viewClass != viewClass { shelf.waiting = [] }
    shelf.viewClass = viewClass
  }

  /// Whether a class is registered.
  func isRegistered(_ purpose: Purpose) -> Bool { shelves[purpose]?.viewClass != nil }

  /// The views of a purpose; nil where no class is registered.
  mutating func shelf(for purpose: Purpose) -> Shelf? {
    if let lastShelf, lastShelf.purpose == purpose, lastShelf.viewClass != nil { return lastShelf }
    guard let shelf = shelves[purpose], shelf.viewClass != nil else { return nil }
    lastShelf = shelf
    return shelf
  }

  /// The identifiers registered for a kind, in alphabetical order.
  func identifiers(ofKind kind: String?) -> [String] {
    shelves.values.filter { $0.purpose.kind == kind && $0.viewClass != nil }
      .map(\.purpose.identifier).sorted()
  }

  /// Lets a view wait until it is used again, unless another class is registered for its purpose now.
  mutating func put(_ view: UICollectionReusableView) {
    guard let shelf = view.shelf else { return }
    shelf.inUse -= 1
    guard shelf.viewClass == type(of: view) else { return }
    shelf.waiting.append(view)
    if !shelf.isUntrimmed {
      shelf.isUntrimmed = true
      untrimmed.append(shelf)
    }
  }

  /// Lets go of views where more of them wait than are in use, and more than a screen may need again soon.
  ///
  /// - Complexity: O(purposes of which views were put, and views that are let go).
  mutating func trim() {
    for shelf in untrimmed {
      shelf.isUntrimmed = false
      let kept = max(shelf.inUse, Self.leastWaiting)
      if shelf.waiting.count > kept { shelf.waiting.removeFirst(shelf.waiting.count - kept) }
    }
    untrimmed.removeAll(keepingCapacity: true)
  }
}
