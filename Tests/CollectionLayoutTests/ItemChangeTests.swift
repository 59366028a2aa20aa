import CollectionLayout
import Testing

/// Measurements from before a change of the data, taken over section by section, against
/// measurements that are renamed one by one.
struct ItemChangeTests {
  @Test(arguments: 0..<10)
  func `measurements are copied between sections of equal and of different templates`(block: Int) {
    for seed in RepeatableRandom.seeds(16, inBlock: block) {
      var steps = MeasuringSteps(seed: seed)
      for _ in 0..<12 { steps.step() }
      let old = steps.layout
      let changes = steps.description.entries.map {
        randomChange(of: $0.itemCount, &steps.random)
      }
      var description = steps.description.withoutSections
      for (entry, change) in zip(steps.description.entries, changes) {
        let kind =
          steps.random.once(in: 4)
          ? steps.random.pick(Array(description.sectionTemplates.indices)) : entry.template
        description.append(template: kind, itemCount: change.names.count)
      }

      var expected = SolvedLayout(description)
      var measurements: [LayoutMeasurement] = []
      old.forEachMeasurement { measurement in
        guard measurement.category == .item,
          let index = changes[measurement.section].names.firstIndex(of: measurement.index)
        else { return }
        var measurement = measurement
        measurement.index = index
        measurements.append(measurement)
      }
      expected.setMeasurements(measurements)

      var layout = SolvedLayout(description)
      var sections = 0
      old.forEachSectionWithMeasuredItems { section in
        sections += 1
        layout.copyMeasurements(
          ofSection: section, of: old, toSection: section, applying: changes[section].change)
      }
      #expect(layout.measuredItemCount == expected.measuredItemCount, "seed \(seed)")
      #expect(sections > 0 || old.measuredItemCount == 0, "seed \(seed)")
      let isSame = answers(layout) == answers(expected)
      #expect(isSame, "seed \(seed)\n\(description.swiftSource)")

      // Single measurements continue from there.
      for measurement in measurements.prefix(3) {
        let element = LayoutElement(
          category: .item, section: measurement.section, index: measurement.index,
          frame: LayoutRect(), zIndex: 0)
        layout.removeMeasurement(of: element)
        expected.removeMeasurement(of: element)
      }
      let isSameAfterwards = answers(layout) == answers(expected)
      #expect(isSameAfterwards, "seed \(seed)\n\(description.swiftSource)")
    }
  }

  @Test func `a thousand rows keep their heights during insertions above them`() {
    let row = LayoutItem(width: .fractionalWidth(1), height: .estimated(44))
    func description(_ count: Int) -> LayoutDescription {
      var description = LayoutDescription(containerSize: LayoutSize(width: 390, height: 844))
      description.append(LayoutSection(group: LayoutGroup(row)), itemCount: count)
      return description
    }
    var layout = SolvedLayout(description(1000))
    for item in 0..<1000 {
      layout.setMeasuredSize(
        LayoutSize(width: 390, height: Double(30 + item % 50)), ofItem: item, inSection: 0)
    }
    for round in 1...200 {
      var next = SolvedLayout(description(1000 + round))
      next.copyMeasurements(
        ofSection: 0, of: layout, toSection: 0, applying: LayoutItemChange(inserted: [0]))
      layout = next
    }
    #expect(layout.measuredItemCount == 1000)
    for item in 0..<1000 {
      let height = layout.element(ofItem: item + 200, inSection: 0)?.frame.size.height
      #expect(height == Double(30 + item % 50))
    }
    #expect(layout.element(ofItem: 0, inSection: 0)?.frame.size.height == 44)
  }

  // MARK: -

  /// A change, and the old index of each new item, or `nil` for inserted ones.
  private func randomChange(
    of count: Int, _ random: inout RepeatableRandom
  ) -> (change: LayoutItemChange, names: [Int?]) {
    var names: [Int?] = Array(0..<count)
    var change = LayoutItemChange()
    // Runs and single items.
    let share = random.pick([0, 3, 10])
    for item in 0..<count where share > 0 && random.once(in: share) { change.removed.append(item) }
    let removed = Set(change.removed)
    names.removeAll { removed.contains($0!) }
    var new: [Int?] = []
    for name in names + [-1] {
      while share > 0, random.once(in: share + 1) {
        change.inserted.append(new.count)
        new.append(nil)
      }
      if name != -1 { new.append(name) }
    }
    return (change, new)
  }

  private func answers(_ layout: SolvedLayout) -> [LayoutElement] {
    var rect = LayoutRect(size: layout.contentSize)
    rect.origin = LayoutPoint(x: -5000, y: -5000)
    rect.size.width += 10_000
    rect.size.height += 10_000
    return layout.elements(in: rect)
  }
}

extension LayoutDescription {
  /// The same section templates without sections.
  fileprivate var withoutSections: LayoutDescription {
    var description = LayoutDescription(
      containerSize: containerSize, scrollAxis: scrollAxis, scale: scale,
      interSectionSpacing: interSectionSpacing, isRightToLeft: isRightToLeft)
    description.boundaryItems = boundaryItems
    for template in sectionTemplates { _ = description.addTemplate(template) }
    return description
  }
}
