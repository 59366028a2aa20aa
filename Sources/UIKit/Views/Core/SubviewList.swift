import CollectionLayout

/// The subviews of a view, from back to front.
///
/// Each subview keeps a number, its *sibling order*, that grows from back to front. A subview is
/// found by binary search for that number, so adding and removing a view costs the same whatever
/// the number of its siblings, apart from moving the pointers behind it.
@MainActor
struct SubviewList {
  private(set) var views: [UIView] = []

  /// The number of views visited in searches since the program began. Tests compare it.
  static var visits = 0

  /// The distance between the orders of neighbors after a renumbering.
  private static let spacing = 1 << 32
  /// The distance of a view inserted between two others from the one behind it, if there is room.
  private static let step = 1 << 16

  var count: Int { views.count }
  var isEmpty: Bool { views.isEmpty }

  /// Returns the index of a view; `nil` if the view is not in the list.
  ///
  /// - Complexity: O(log *n*).
  func index(of view: UIView) -> Int? {
    // Most searches are for the last view or the first one.
    if let last = views.last, last === view {
      Self.visits += 1
      return views.count - 1
    }
    if let first = views.first, first === view {
      Self.visits += 2
      return 0
    }
    let order = view.siblingOrder
    let index = views.indices.partitioningIndex { index in
      Self.visits += 1
      return views[index].siblingOrder >= order
    }
    return index < views.count && views[index] === view ? index : nil
  }

  /// Inserts a view that is not in the list.
  ///
  /// - Complexity: O(1) views visited, amortized.
  mutating func insert(_ view: UIView, at index: Int) {
    if !assignOrder(to: view, at: index) {
      renumber()
      _ = assignOrder(to: view, at: index)
    }
    views.insert(view, at: index)
    checkInvariants(step: index)
  }

  /// Removes a view. Does nothing if the view is not in the list.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(_ view: UIView) {
    guard let index = index(of: view) else { return }
    views.remove(at: index)
    checkInvariants(step: index)
  }

  /// Exchanges the views at two indices.
  mutating func exchange(_ first: Int, _ second: Int) {
    let (one, other) = (views[first], views[second])
    (one.siblingOrder, other.siblingOrder) = (other.siblingOrder, one.siblingOrder)
    views.swapAt(first, second)
    checkInvariants(step: first)
  }

  /// Assigns a view an order between its future neighbors.
  ///
  /// - Returns: `false` if there is no number left between them.
  private func assignOrder(to view: UIView, at index: Int) -> Bool {
    let behind = index > 0 ? views[index - 1].siblingOrder : nil
    let inFront = index < views.count ? views[index].siblingOrder : nil
    switch (behind, inFront) {
    case (nil, nil): view.siblingOrder = 0
    case (let behind?, nil):
      guard behind < Int.max - Self.spacing else { return false }
      view.siblingOrder = behind + Self.spacing
    case (nil, let inFront?):
      guard inFront > Int.min + Self.spacing else { return false }
      view.siblingOrder = inFront - Self.spacing
    case (let behind?, let inFront?):
      // The difference of two orders may exceed `Int.max`.
      let (gap, overflow) = inFront.subtractingReportingOverflow(behind)
      guard overflow || gap > 1 else { return false }
      view.siblingOrder = behind + (overflow ? Self.step : min(gap / 2, Self.step))
    }
    return true
  }

  private func renumber() {
    var order = -views.count / 2 * Self.spacing
    for view in views {
      Self.visits += 1
      view.siblingOrder = order
      order += Self.spacing
    }
  }
}

/// A position among the subviews of a view.
enum SubviewPlace {
  case back
  case front
  /// An index from back to front, clamped to the valid range.
  case index(Int)
  /// The position behind a sibling; the back if it is not in the same view.
  case below(UIView)
  /// The position in front of a sibling; the front if it is not in the same view.
  case above(UIView)
}

extension SubviewList {
  /// Returns the number of views behind a position.
  func index(at place: SubviewPlace) -> Int {
    switch place {
    case .back: 0
    case .front: views.count
    case .index(let index): min(max(index, 0), views.count)
    case .below(let sibling): index(of: sibling) ?? 0
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? views.count
    }
  }
}

extension SubviewList {
  private func checkInvariants(step: Int) {
    checkInvariant(step: step, visiting: count, brokenInvariant())
  }

  /// The invariant that does not hold, in words; `nil` if all hold.
  ///
  /// - Complexity: O(*n*).
  func brokenInvariant() -> String? {
    for index in views.indices where index > 0 {
      let (behind, inFront) = (views[index - 1], views[index])
      guard behind.siblingOrder < inFront.siblingOrder else {
        return "the subviews \(index - 1) and \(index), a \(type(of: behind)) and a "
          + "\(type(of: inFront)), have the orders \(behind.siblingOrder) and "
          + "\(inFront.siblingOrder)"
      }
    }
    return nil
  }
}
