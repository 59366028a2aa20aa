import CollectionLayout
import Testing

/// Flow layouts, compared with an independent naive solver.
struct FlowComparisonTests {
  @Test(arguments: 0..<8)
  func `frames, sections and the content size equal the naive solver's`(block: Int) {
    for seed in RepeatableRandom.seeds(30, inBlock: block) {
      var source = RandomFlow(seed: seed)
      let description = source.description()
      let viewport = viewport(&source, description)
      let flow = SolvedFlowLayout(description)
      expectEqual(
        flow, NaiveFlow(description, viewport: viewport), viewport, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<8)
  func `random rectangles return exactly the elements that they intersect`(block: Int) {
    for seed in RepeatableRandom.seeds(25, inBlock: block) {
      var source = RandomFlow(seed: seed)
      let description = source.description()
      let viewport = viewport(&source, description)
      let flow = SolvedFlowLayout(description)
      let naive = NaiveFlow(description, viewport: viewport)
      for _ in 0..<12 {
        let rect = randomRect(&source, flow.contentSize)
        expectSame(
          flow.elements(in: rect, viewport: viewport), elements(of: naive, in: rect),
          "seed \(seed), \(rect)")
      }
    }
  }

  @Test(arguments: 0..<12)
  func `frames equal the naive solver's after every measurement`(block: Int) {
    for seed in RepeatableRandom.seeds(4, inBlock: block) {
      var source = RandomFlow(seed: seed)
      let description = source.description(estimated: true, maximumItems: 200)
      let places = places(in: description)
      guard !places.isEmpty else { continue }
      var flow = SolvedFlowLayout(description)
      var measured: [NaiveFlow.Place: LayoutSize] = [:]
      // Items that fill their lines are the common case, which the engine solves differently.
      let isList = source.random.once(in: 2)
      for step in 0..<20 {
        let room = description.containerSize[description.scrollAxis.perpendicular]
        let start = Int.random(in: 0..<places.count, using: &source.random)
        if source.random.once(in: 5) {
          let place = places[start]
          flow.removeMeasurement(
            of: flow.element(ofItem: place.item, inSection: place.section)!)
          measured[place] = nil
        } else {
          // Mostly a few neighbors, as during scrolling.
          let batch = places[start..<min(places.count, start + source.random.pick([1, 1, 4, 20]))]
          let sizes = batch.map { place in
            var size = source.size(room: room, cross: description.scrollAxis.perpendicular)
            if isList { size[description.scrollAxis.perpendicular] = room * 0.75 }
            return LayoutMeasurement(
              category: .item, section: place.section, index: place.item, size: size)
          }
          flow.setMeasurements(sizes)
          for size in sizes {
            measured[NaiveFlow.Place(section: size.section, item: size.index)] = size.size
          }
        }
        let naive = NaiveFlow(description, measured: measured)
        let isEqual = expectEqual(flow, naive, nil, "seed \(seed), step \(step)")
        guard isEqual else { return }
        let rect = randomRect(&source, flow.contentSize)
        expectSame(
          flow.elements(in: rect), elements(of: naive, in: rect),
          "seed \(seed), step \(step), \(rect)")
      }
    }
  }

  // MARK: - Helpers

  private func places(in description: LayoutFlowDescription) -> [NaiveFlow.Place] {
    description.sections.indices.flatMap { section in
      (0..<description.sections[section].itemCount).map {
        NaiveFlow.Place(section: section, item: $0)
      }
    }
  }

  private func viewport(
    _ source: inout RandomFlow, _ description: LayoutFlowDescription
  ) -> LayoutViewport? {
    guard source.random.once(in: 2) else { return nil }
    return LayoutViewport(
      visibleRect: LayoutRect(
        origin: LayoutPoint(
          x: Double.random(in: -50...800, using: &source.random),
          y: Double.random(in: -50...1500, using: &source.random)),
        size: description.containerSize))
  }

  private func randomRect(_ source: inout RandomFlow, _ size: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: Double.random(in: -60...(size.width + 60), using: &source.random),
      y: Double.random(in: -60...(size.height + 60), using: &source.random),
      width: source.random.once(in: 10) ? 0 : Double.random(in: 0...500, using: &source.random),
      height: Double.random(in: 0...700, using: &source.random))
  }

  private func elements(of naive: NaiveFlow, in rect: LayoutRect) -> [LayoutElement] {
    guard rect.size.width > 0, rect.size.height > 0 else { return [] }
    return naive.elements.filter { $0.frame.intersects(rect) }
  }

  @discardableResult
  private func expectEqual(
    _ flow: SolvedFlowLayout, _ naive: NaiveFlow, _ viewport: LayoutViewport?, _ context: String
  ) -> Bool {
    for axis in [LayoutAxis.horizontal, .vertical] {
      guard abs(flow.contentSize[axis] - naive.contentSize[axis]) < 1e-5 else {
        Issue.record("content is \(flow.contentSize) instead of \(naive.contentSize), \(context)")
        return false
      }
    }
    for (section, rect) in naive.sections.enumerated() where !flow.isRightToLeft {
      #expect(
        flow.frame(ofSection: section).isClose(to: rect, within: 1e-5),
        "section \(section), \(context)")
    }
    for element in naive.elements {
      let found: LayoutElement?
      switch element.category {
      case .boundary(let kind):
        found = flow.boundaryElement(kind: kind, inSection: element.section, viewport: viewport)
      default: found = flow.element(ofItem: element.index, inSection: element.section)
      }
      guard let found, found.category == element.category, found.zIndex == element.zIndex,
        found.frame.isClose(to: element.frame, within: 1e-5)
      else {
        Issue.record("\(String(describing: found)) is not \(element), \(context)")
        return false
      }
    }
    return true
  }

  private func expectSame(
    _ found: [LayoutElement], _ expected: [LayoutElement], _ context: String
  ) {
    guard found.count == expected.count else {
      Issue.record("\(found.count) elements instead of \(expected.count), \(context)")
      return
    }
    for (one, other) in zip(found, expected) {
      #expect(one.category == other.category, "\(one) is not \(other), \(context)")
      #expect(one.section == other.section, "\(one) is not \(other), \(context)")
      #expect(one.index == other.index, "\(one) is not \(other), \(context)")
      #expect(
        one.frame.isClose(to: other.frame, within: 1e-5), "\(one) is not \(other), \(context)")
    }
  }
}
