import TestSupport
import Testing

@testable import CollectionLayout

/// Large groups of single items, measured step by step, against a solver that starts from scratch
/// each time.
struct StackedGroupTests {
  @Test(arguments: 0..<12)
  func `random large groups equal the naive solver after every measurement`(block: Int) {
    var stackCount = 0
    for seed in RepeatableRandom.seeds(4, inBlock: block) {
      var source = StackSource(seed: 40_000 + seed)
      let description = source.description()
      var steps = MeasuringSteps(description, random: source.random)
      if steps.layout.patterns.contains(where: { $0.stackGrowth != nil }) { stackCount += 1 }
      for _ in 0..<8 {
        for _ in 0..<4 { steps.step() }
        if let difference = steps.difference() {
          Issue.record("seed \(seed): \(difference)\n\(steps.description.swiftSource)")
          return
        }
      }
    }
    #expect(stackCount >= 1, "most random groups were solved again instead of added up")
  }

  @Test func `the order of measurements does not matter, nor whether all come at once`() {
    for seed in UInt64(41_000)..<41_040 {
      var source = StackSource(seed: seed)
      var steps = MeasuringSteps(source.description(), random: source.random)
      for _ in 0..<30 { steps.step() }
      var measurements: [LayoutMeasurement] = []
      steps.layout.forEachMeasurement { measurements.append($0) }
      var shuffled = SolvedLayout(steps.description)
      for measurement in measurements.shuffled(using: &steps.random) {
        shuffled.setMeasurement(measurement)
      }
      var seeded = SolvedLayout(steps.description)
      seeded.setMeasurements(measurements.shuffled(using: &steps.random))
      let expected = frames(steps.layout)
      #expect(frames(shuffled) == expected, "seed \(seed)")
      #expect(frames(seeded) == expected, "seed \(seed)")
    }
  }

  @Test func `a copy keeps its answers, and removing measurements restores the estimates`() {
    for seed in UInt64(42_000)..<42_040 {
      var source = StackSource(seed: seed)
      var steps = MeasuringSteps(source.description(), random: source.random)
      let untouched = frames(steps.layout)
      for _ in 0..<30 { steps.step() }
      let copy = steps.layout
      let measured = frames(copy)
      var measurements: [LayoutMeasurement] = []
      copy.forEachMeasurement { measurements.append($0) }
      for measurement in measurements.shuffled(using: &steps.random) {
        steps.layout.removeMeasurement(
          of: LayoutElement(
            category: measurement.category, section: measurement.section,
            index: measurement.index, frame: LayoutRect(), zIndex: 0))
      }
      #expect(frames(steps.layout) == untouched, "seed \(seed)")
      #expect(frames(copy) == measured, "seed \(seed)")
    }
  }

  @Test(arguments: [LayoutSequence.Repetition.repeated(10_000), .untilFull])
  func `measuring items of a large group solves no group`(_ repetition: LayoutSequence.Repetition) {
    let row = LayoutItem(width: .fractionalWidth(1), height: .estimated(44))
    let rows = repetition == .untilFull ? Array(repeating: row, count: 10_000) : [row]
    var layout = SolvedLayout(description(rows, repetition, itemCount: 10_000))
    var expected = 440_000.0
    for item in stride(from: 0, to: 10_000, by: 37) {
      layout.setMeasuredSize(LayoutSize(width: 300, height: 50), ofItem: item, inSection: 0)
      expected += 6
    }
    #expect(layout.contentSize.height == expected)
    #expect(layout.measuredSection(0)?.solveCount == 0)
  }

  @Test func `a group with flexible spacing in a fixed length is solved for each measurement`() {
    var root = description(
      [LayoutItem(width: .fractionalWidth(1), height: .estimated(44))], .repeated(40),
      itemCount: 40
    ).sectionTemplates[0]
    root.group.height = .absolute(5000)
    guard case .sequence(var sequence) = root.group.content else { return }
    sequence.interItemSpacing = .flexible(2)
    root.group.content = .sequence(sequence)
    var description = LayoutDescription(containerSize: LayoutSize(width: 300, height: 600))
    description.append(root, itemCount: 40)
    var layout = SolvedLayout(description)
    for item in 0..<5 {
      layout.setMeasuredSize(LayoutSize(width: 300, height: 50), ofItem: item, inSection: 0)
    }
    #expect(layout.measuredSection(0)?.solveCount == 5)
  }

  private func description(
    _ rows: [LayoutItem], _ repetition: LayoutSequence.Repetition, itemCount: Int
  ) -> LayoutDescription {
    var description = LayoutDescription(containerSize: LayoutSize(width: 300, height: 600))
    description.append(
      LayoutSection(
        group: LayoutGroup(
          axis: .vertical, width: .fractionalWidth(1), height: .estimated(44), items: rows,
          repetition: repetition)),
      itemCount: itemCount)
    return description
  }

  private func frames(_ layout: SolvedLayout) -> [LayoutRect] {
    var frames = [LayoutRect(size: layout.contentSize)]
    for section in 0..<layout.sectionCount {
      layout.forEachItemFrame(inSection: section) { frames.append($0) }
    }
    frames += layout.elements(in: LayoutRect(size: layout.contentSize)).map(\.frame)
    return frames
  }
}

/// Random descriptions of groups that are too large to be solved again, most of them
/// estimated.
private struct StackSource {
  var random: RepeatableRandom

  init(seed: UInt64) { random = RepeatableRandom(seed: seed) }

  mutating func description() -> LayoutDescription {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480),
      scrollAxis: random.pick([.vertical, .vertical, .horizontal]),
      scale: random.pick([1, 2, 3]), interSectionSpacing: random.pick([0, 7]))
    for _ in 0..<random.pick([1, 2]) {
      let isOrthogonal = random.once(in: 3)
      let stack = isOrthogonal ? description.scrollAxis.perpendicular : description.scrollAxis
      let group = self.group(along: stack)
      var kind = LayoutSection(
        group: group, interGroupSpacing: random.pick([0, 5]), isOrthogonal: isOrthogonal)
      if random.once(in: 2) {
        kind.contentInsets = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
      }
      description.append(kind, itemCount: random.pick([20, 45, 80, 170]))
    }
    return description
  }

  private mutating func group(along axis: LayoutAxis) -> LayoutGroup {
    let isRepeated = random.once(in: 2)
    let number = random.pick([34, 50, 97])
    let kinds = (0..<random.pick([1, 2, 3])).map { _ in item(along: axis, depth: 0) }
    let subitems = isRepeated ? [kinds[0]] : (0..<number).map { kinds[$0 % kinds.count] }
    // Mostly groups that are updated in place; some that are solved again.
    let spacing: LayoutSpacing = random.pick([.fixed(0), .fixed(2.5), .fixed(4), .flexible(3)])
    let length: LayoutDimension =
      isRepeated && random.once(in: 4) ? .absolute(900) : .estimated(100)
    let across: LayoutDimension = random.pick([
      .estimated(120), axis == .vertical ? .fractionalWidth(1) : .fractionalHeight(1),
      .absolute(200),
    ])
    var group = LayoutGroup(
      axis: axis, width: axis == .horizontal ? length : across,
      height: axis == .vertical ? length : across, subitems: subitems,
      repetition: isRepeated ? .repeated(number) : .untilFull, interItemSpacing: spacing)
    if random.once(in: 3) {
      group.contentInsets = LayoutInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    }
    if random.once(in: 3) { group.edgeSpacing = edges() }
    return group
  }

  private mutating func edges() -> LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: .fixed(random.pick([0, 3])), top: .fixed(random.pick([0, 2])),
      trailing: random.once(in: 5) ? .flexible(1) : .fixed(1), bottom: .fixed(4))
  }

  private mutating func item(along axis: LayoutAxis, depth: Int) -> LayoutSubitem {
    func dimension(_ estimate: Double) -> LayoutDimension {
      random.pick([
        .estimated(estimate), .estimated(estimate), .estimated(estimate), .absolute(estimate),
        random.once(in: 6) ? .uniformAcrossSiblings(estimate: estimate) : .estimated(estimate),
      ])
    }
    let length = dimension(random.pick([20, 44]))
    let across: LayoutDimension =
      random.once(in: 2)
      ? dimension(90) : axis == .vertical ? .fractionalWidth(0.5) : .fractionalHeight(0.5)
    var item = LayoutItem(
      width: axis == .horizontal ? length : across, height: axis == .vertical ? length : across)
    if random.once(in: 3) {
      item.contentInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 1)
    }
    if random.once(in: 3) { item.edgeSpacing = edges() }
    guard depth == 0, random.once(in: 4) else { return .item(item) }
    // A row around a single item.
    return .group(
      LayoutGroup(
        axis: random.pick([axis, axis.perpendicular]), width: item.width, height: item.height,
        items: [item], repetition: .repeated(1)))
  }
}
