import CollectionLayout

/// A live view, and the element that it displays.
@MainActor
final class LiveElement {
  let view: any ElementView
  /// The element that the view displays.
  fileprivate(set) var key: ElementKey
  /// A copy of the attributes that the view was given.
  fileprivate(set) var attributes: UICollectionViewLayoutAttributes
  /// A Boolean value that indicates whether the view lies within the bounds, and not only near
  /// them.
  fileprivate(set) var isDisplayed = false
  /// A Boolean value that indicates whether the view was made in this layout pass, and has not
  /// reached its position yet.
  fileprivate(set) var isNew = true
  /// A Boolean value that indicates whether the view is among the live elements.
  fileprivate(set) var isLive = false
  /// The last answer of the view about its size; `nil` if the view has to be measured.
  private(set) var measurement: Measurement?
  /// The reason for the next measurement, or for the last one.
  private(set) var cause = MeasuringCause.cameIntoSight

  /// A mark of ``LiveElements/elements(besides:)``.
  fileprivate var isWanted = false
  /// The position in the order of depth, while the element is live.
  fileprivate var rank = ElementRank(zIndex: 0, level: 0, number: 0)
  /// The section in whose row the view lies; `nil` if it lies in the collection view itself.
  fileprivate var row: Int?

  init(
    _ view: any ElementView, _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    self.view = view
    self.key = key
    self.attributes = attributes
  }

  /// Records the answer of the view about its size.
  func record(_ measurement: Measurement) { self.measurement = measurement }

  /// Invalidates the measurement of the view.
  func setNeedsMeasurement(because cause: MeasuringCause) {
    measurement = nil
    self.cause = cause
  }

  /// Records why the view is measured again, if it was measured before.
  func noteRepeatedMeasurement() {
    if measurement != nil { cause = .wasOfferedAnotherSize }
  }
}

/// The position of a view in the order of depth: by z-index, then by category, then by insertion.
/// No two live views have the same.
private struct ElementRank {
  var zIndex: Int
  var level: Int
  var number: Int

  func isBehind(_ other: ElementRank) -> Bool {
    if zIndex != other.zIndex { return zIndex < other.zIndex }
    if level != other.level { return level < other.level }
    return number < other.number
  }
}

/// The live views of a collection view, by element and in the order of depth, and the source of
/// their views.
///
/// Of two views with the same z-index, supplementary views are in front of cells and cells in front
/// of decoration views; of two of a category, the later one is in front.
@MainActor
final class LiveElements {
  /// The registrations and reuse queues, from which views come and to which they return.
  let dequeuing = ViewDequeuing()

  /// The number of elements that were visited in search of a position since the program began.
  /// Tests compare it.
  static var visits = 0

  private var byKey: [ElementKey: LiveElement] = [:]
  private var insertionCount = 0
  /// All elements, from back to front.
  private(set) var all: [LiveElement] = []
  /// The app's view behind all elements.
  private(set) var backgroundView: UIView?

  // MARK: - Lookup

  /// The live element of a key; `nil` if there is none.
  subscript(key: ElementKey) -> LiveElement? { byKey[key] }

  /// Returns the live element of a wanted one; `nil` if there is none.
  func element(of wanted: WantedElement) -> LiveElement? {
    // Views may have been made and recycled since the query.
    if let known = wanted.live, known.isLive, known.key == wanted.key { return known }
    return byKey[wanted.key]
  }

  /// The keys of all elements, from back to front.
  ///
  /// - Complexity: O(live elements).
  var keys: [ElementKey] { all.map(\.key) }

  var isEmpty: Bool { all.isEmpty }

  /// Returns the displayed elements of a kind, in ascending order of their index paths. Between a
  /// change of the data and the next layout pass, the keys name the present data, and the
  /// attributes the data before.
  ///
  /// - Complexity: O(live elements).
  func displayed(_ kind: ElementKind, in view: any RecyclingView) -> [LiveElement] {
    all.filter { $0.isDisplayed && $0.key.kind == kind && view.mayDisplay($0.key) }
      .sorted { $0.key.indexPath < $1.key.indexPath }
  }

  /// Returns the index path of the element that a view displays; `nil` if it displays none.
  func indexPath(
    of view: any ElementView, in collectionView: any RecyclingView
  ) -> IndexPath? {
    guard let key = view.displayedElement, byKey[key]?.view === view,
      collectionView.mayDisplay(key)
    else { return nil }
    return key.indexPath
  }

  /// Returns the live elements besides some wanted ones.
  ///
  /// - Complexity: O(live elements + wanted elements).
  func elements(besides wanted: [WantedElement]) -> [LiveElement] {
    var found = 0
    for element in wanted {
      if let live = self.element(of: element), !live.isWanted {
        live.isWanted = true
        found += 1
      }
    }
    var others: [LiveElement] = []
    if found < all.count { others.reserveCapacity(all.count - found) }
    for live in all {
      if !live.isWanted { others.append(live) }
      live.isWanted = false
    }
    return others
  }

  /// Returns live elements from back to front.
  func inOrderOfDepth(_ elements: [LiveElement]) -> [LiveElement] {
    elements.sorted { $0.rank.isBehind($1.rank) }
  }

  // MARK: - Changes

  /// Adds an element.
  ///
  /// - Returns: The view that it has to lie in front of, among those in the same container; `nil`
  ///   if it is behind all of them.
  /// - Complexity: O(log *n*) visited elements, where *n* is the number of live elements, and the
  ///   elements of other rows in between.
  func insert(_ element: LiveElement) -> (any ElementView)? {
    insertionCount += 1
    element.rank = element.attributes.rank(number: insertionCount)
    let index = index(of: element.rank)
    let row = element.attributes.liesInRow ? element.key.path.section : nil
    element.row = row
    var behind = index - 1
    while behind >= 0, all[behind].row != row {
      Self.visits += 1
      behind -= 1
    }
    let neighbor = behind >= 0 ? all[behind].view : nil
    all.insert(element, at: index)
    byKey[element.key] = element
    element.isLive = true
    checkInvariants(step: insertionCount)
    return neighbor
  }

  /// Removes an element.
  ///
  /// - Complexity: O(log *n*) visited elements, *n* the number of live elements.
  func remove(_ element: LiveElement) {
    guard element.isLive else { return }
    element.isLive = false
    byKey[element.key] = nil
    let index = index(of: element.rank)
    require(
      index < all.count && all[index] === element,
      "The live views are out of order at \(element.key.indexPath.sentenceName).")
    all.remove(at: index)
    checkInvariants(step: index)
  }

  /// Gives an element new attributes of the same depth.
  func setAttributes(_ attributes: UICollectionViewLayoutAttributes, of element: LiveElement) {
    element.attributes = attributes
    if element.isLive { element.row = attributes.liesInRow ? element.key.path.section : nil }
  }

  /// Records that an element has reached its position, and whether the position lies within the
  /// bounds.
  ///
  /// - Returns: Whether the latter has changed.
  func noteDisplayed(_ isDisplayed: Bool, _ element: LiveElement) -> Bool {
    element.isNew = false
    guard element.isLive, element.isDisplayed != isDisplayed else { return false }
    element.isDisplayed = isDisplayed
    return true
  }

  /// Gives elements new keys.
  ///
  /// - Precondition: No two keys become the same.
  func rename(_ names: [(element: LiveElement, key: ElementKey)]) {
    for (element, key) in names {
      element.key = key
      if element.row != nil { element.row = key.path.section }
      element.view.displayedElement = key
    }
    byKey.removeAll(keepingCapacity: true)
    for element in all {
      let other = byKey.updateValue(element, forKey: element.key)
      require(
        other == nil,
        "Two views would show the same element after an update; every item moves to a place of its "
          + "own.")
    }
    checkInvariants(step: 0)
  }

  /// Invalidates the measurements of all views.
  func setNeedsMeasurement(because cause: MeasuringCause) {
    for element in all { element.setNeedsMeasurement(because: cause) }
  }

  /// The number of elements behind a rank.
  private func index(of rank: ElementRank) -> Int {
    // Most views are inserted in front of all others, or removed from behind all others.
    if let last = all.last, last.rank.isBehind(rank) {
      Self.visits += 1
      return all.count
    }
    if let first = all.first, !first.rank.isBehind(rank) { return 0 }
    return all.indices.partitioningIndex { index in
      Self.visits += 1
      return !all[index].rank.isBehind(rank)
    }
  }

  // MARK: - The background view

  /// Replaces the view behind all elements.
  func setBackgroundView(_ background: UIView?, in view: any RecyclingView) {
    guard background !== backgroundView else { return }
    backgroundView?.removeFromSuperview()
    backgroundView?.layer.zPosition = 0
    backgroundView = background
    guard let background else { return }
    background.frame = view.bounds
    // Elements with a negative z-index are in front of it.
    background.layer.zPosition = -.greatestFiniteMagnitude
    view.insertSubview(background, at: 0)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The position in the order of depth.
  fileprivate func rank(number: Int) -> ElementRank {
    let level =
      switch values.kind {
      case .decoration: 0
      case .cell: 1
      case .supplementary: 2
      }
    return ElementRank(zIndex: zIndex, level: level, number: number)
  }

  /// A Boolean value that indicates whether the view lies behind the rows of orthogonally scrolling
  /// sections: a background, or anything with a negative z-index.
  var liesBehindRows: Bool { zIndex < 0 || zIndex == 0 && values.kind.isDecoration }
}

extension LiveElements {
  private func checkInvariants(step: Int) {
    checkInvariant(step: step, visiting: all.count, brokenInvariant())
  }

  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(live elements).
  func brokenInvariant() -> String? {
    guard byKey.count == all.count else {
      return "\(all.count) live elements have \(byKey.count) keys"
    }
    for index in all.indices {
      let element = all[index]
      var name: String { "the \(element.key.kind) at \(element.key.indexPath.sentenceName)" }
      guard element.isLive, byKey[element.key] === element else {
        return "\(name) is not the live element of its key"
      }
      guard element.rank.zIndex == element.attributes.zIndex else {
        return "\(name) is sorted by the z-index \(element.rank.zIndex), and its attributes have "
          + "\(element.attributes.zIndex)"
      }
      guard element.row == (element.attributes.liesInRow ? element.key.path.section : nil) else {
        return "\(name) is a view of the row of section \(element.row ?? -1), and its attributes "
          + "are not"
      }
      guard index == 0 || all[index - 1].rank.isBehind(element.rank) else {
        return "\(name) is out of the order of depth"
      }
    }
    return nil
  }
}
