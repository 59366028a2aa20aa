import CollectionLayout

/// A random layout, measured step by step, and what was measured so far.
struct MeasuringSteps {
  var random: RepeatableRandom
  let description: LayoutDescription
  var layout: SolvedLayout
  private(set) var measures: NaiveLayout.Measures = [:]
  private let boundaryKinds: [(section: Int?, kind: LayoutElementKind)]

  init(seed: UInt64) {
    var source = RandomDescription(seed: seed)
    source.estimates = true
    self.init(source.description(), random: source.random)
  }

  /// - Parameter random: what decides what is measured.
  init(_ description: LayoutDescription, random: RepeatableRandom) {
    var description = description
    description.isRightToLeft = false
    self.description = description
    self.random = random
    layout = SolvedLayout(description)
    boundaryKinds =
      description.boundaryItems.map { (nil, $0.kind) }
      + description.entries.enumerated().flatMap { section, entry in
        description.sectionTemplates[entry.template].boundaryItems.map { (section, $0.kind) }
      }
  }

  /// Measures something, or takes a measurement back.
  ///
  /// - Returns: whether the layout says that anything changed.
  @discardableResult
  mutating func step() -> Bool {
    guard let element = element() else { return false }
    let key = NaiveLayout.Key(element)
    if random.once(in: 6) {
      measures[key] = nil
      return layout.removeMeasurement(of: element)
    }
    let size = LayoutSize(width: length(), height: length())
    // The naive solver ignores lengths that are not estimates.
    measures[key] = size
    return layout.setMeasuredSize(size, of: element)
  }

  private mutating func length() -> Double {
    random.pick([0, 10, 31, 44, 50.5, 88, 100, 126.25, 170, 333, 700])
  }

  private mutating func element() -> LayoutElement? {
    if !boundaryKinds.isEmpty, random.once(in: 4) {
      let (section, kind) = random.pick(boundaryKinds)
      return section.map { layout.boundaryElement(kind: kind, inSection: $0) }
        ?? layout.globalBoundaryElement(kind: kind)
    }
    let section = Int.random(in: 0..<layout.sectionCount, using: &random)
    let count = layout.itemCount(inSection: section)
    guard count > 0 else { return nil }
    // Mostly near the beginning, so that things that belong together are measured.
    let last = random.once(in: 2) ? min(count, 6) : count
    return layout.element(ofItem: Int.random(in: 0..<last, using: &random), inSection: section)
  }

  /// How the layout differs from the naive solver's; nil where it does not.
  mutating func difference() -> String? {
    let visible = LayoutRect(
      origin: LayoutPoint(
        x: Double.random(in: 0...300, using: &random),
        y: Double.random(in: 0...600, using: &random)), size: description.containerSize)
    let viewport = random.once(in: 2) ? LayoutViewport(visibleRect: visible) : nil
    let naive = NaiveLayout(description, viewport: viewport, measures: measures)
    let known = measures.sorted { "\($0)" < "\($1)" }
    for axis in [LayoutAxis.horizontal, .vertical]
    where abs(layout.contentSize[axis] - naive.contentSize[axis]) > 1e-6 {
      return "content is \(layout.contentSize), not \(naive.contentSize), \(known)"
    }
    if !layout.isMeasurable, naive.elements.contains(where: { !$0.axes.isEmpty }) {
      return "something can be measured in a layout in which nothing can, \(known)"
    }
    var items = 0
    for element in naive.elements {
      if element.category == .item { items += 1 }
      let found = layout.element(as: element, viewport)
      guard let found, found.frame.isClose(to: element.frame), found.zIndex == element.zIndex,
        layout.measurableAxes(of: found) == element.axes
      else { return "\(String(describing: found)) is not \(element), \(known)" }
    }
    var shown = 0
    for section in 0..<layout.sectionCount {
      layout.forEachItemFrame(inSection: section) { _ in shown += 1 }
    }
    if items != shown { return "\(shown) items instead of \(items), \(known)" }
    return queryDifference(naive, visible, viewport).map { "\($0), \(known)" }
  }

  private func queryDifference(
    _ naive: NaiveLayout, _ rect: LayoutRect, _ viewport: LayoutViewport?
  ) -> String? {
    let expected = Set(
      naive.elements.filter { $0.isFound(in: rect, of: layout) }.map(NaiveLayout.Key.init))
    let elements = layout.elements(in: rect, viewport: viewport)
    let found = Set(elements.map(NaiveLayout.Key.init))
    guard found == expected, found.count == elements.count else {
      return """
        in \(rect.swiftSource) \(found.subtracting(expected)) too many, \
        \(expected.subtracting(found)) missing
        """
    }
    return nil
  }
}
