extension LiveElements {
  /// Returns the subviews of a collection view in the order of reading: by section, with headers
  /// before and footers after the items. Other subviews come last.
  ///
  /// - Complexity: O(n log n) in the number of live elements.
  func inReadingOrder(of view: any RecyclingView) -> [UIView] {
    let isSideways = view.scrollsSideways
    func start(_ frame: CGRect) -> CGFloat { isSideways ? frame.minX : frame.minY }
    var firstItems: [Int: CGFloat] = [:]
    for live in all where live.key.isCell {
      let section = live.key.path.section
      let place = start(live.attributes.frame)
      firstItems[section] = min(firstItems[section] ?? place, place)
    }
    func rank(_ live: LiveElement) -> (Int, Int, IndexPath) {
      let section = live.key.path.section
      if live.key.isCell { return (section, 1, live.key.indexPath) }
      let isBefore = start(live.attributes.frame) <= firstItems[section] ?? .infinity
      return (section, isBefore ? 0 : 2, live.key.indexPath)
    }
    var seen: Set<ObjectIdentifier> = []
    var ordered: [UIView] = []
    for live in all.sorted(by: { rank($0) < rank($1) }) {
      // A cell of an orthogonal row stands for the row, which sorts its own cells.
      let child = live.view.superview === view ? live.view : live.view.superview
      if let child, seen.insert(ObjectIdentifier(child)).inserted { ordered.append(child) }
    }
    return ordered + view.children.filter { !seen.contains(ObjectIdentifier($0)) }
  }
}
