import CollectionLayout
import Testing

/// Random measurements of random layouts, each step against a solver that works everything out from
/// scratch.
struct SelfSizingPropertyTests {
  @Test(arguments: 0..<20)
  func
    `frames, depths, axes, content and rectangles equal the naive solver's after every measurement`(
      block: Int
    )
  {
    for seed in RepeatableRandom.seeds(6, inBlock: block) {
      var steps = MeasuringSteps(seed: seed)
      for _ in 0..<6 {
        steps.step()
        if let difference = steps.difference() {
          Issue.record("seed \(seed): \(difference)\n\(steps.description.swiftSource)")
          return
        }
      }
    }
  }

  @Test func `frames depend neither on the order of measurements nor on their batches`() {
    for seed in UInt64(5000)..<5060 {
      var steps = MeasuringSteps(seed: seed)
      for _ in 0..<10 { steps.step() }
      var measurements: [LayoutMeasurement] = []
      steps.layout.forEachMeasurement { measurements.append($0) }
      var shuffled = SolvedLayout(steps.description)
      for measurement in measurements.shuffled(using: &steps.random) {
        shuffled.setMeasurement(measurement)
      }
      var seeded = SolvedLayout(steps.description)
      seeded.setMeasurements(measurements.shuffled(using: &steps.random))
      let expected = everything(steps.layout)
      #expect(everything(shuffled) == expected, "seed \(seed)")
      #expect(everything(seeded) == expected, "seed \(seed)")
    }
  }

  @Test func `an equal measurement changes nothing, and removing all restores the estimates`() {
    for seed in UInt64(6000)..<6060 {
      var steps = MeasuringSteps(seed: seed)
      let untouched = everything(steps.layout)
      for _ in 0..<8 { steps.step() }
      let measured = everything(steps.layout)
      var measurements: [LayoutMeasurement] = []
      steps.layout.forEachMeasurement { measurements.append($0) }
      for measurement in measurements {
        let moved = steps.layout.setMeasurement(measurement)
        #expect(!moved, "seed \(seed): \(measurement)")
      }
      #expect(everything(steps.layout) == measured, "seed \(seed)")

      let copy = steps.layout
      steps.layout.removeAllMeasurements()
      #expect(everything(steps.layout) == untouched, "seed \(seed)")
      #expect(everything(copy) == measured, "a copy keeps its answers, seed \(seed)")

      var other = copy
      for measurement in measurements.shuffled(using: &steps.random) {
        other.removeMeasurement(
          of: LayoutElement(
            category: measurement.category, section: measurement.section, index: measurement.index,
            frame: LayoutRect(), zIndex: 0))
      }
      #expect(everything(other) == untouched, "seed \(seed)")
      #expect(everything(copy) == measured, "a copy keeps its answers, seed \(seed)")
    }
  }

  @Test func `a measurement reports a change exactly if a frame changed`() {
    for seed in UInt64(7000)..<7060 {
      var steps = MeasuringSteps(seed: seed)
      for _ in 0..<8 {
        let before = everything(steps.layout)
        let moved = steps.step()
        let isSame = everything(steps.layout) == before
        // A length without a visible effect, of the last group, may be reported.
        #expect(moved || isSame, "seed \(seed)")
      }
    }
  }

  @Test func `explanations end with the measured frames`() {
    for seed in UInt64(8000)..<8030 {
      var steps = MeasuringSteps(seed: seed)
      for _ in 0..<5 { steps.step() }
      let rect = LayoutRect(size: steps.layout.contentSize)
      for element in steps.layout.elements(in: rect) {
        let explanation = steps.layout.explanation(of: element)
        #expect(explanation?.frame == element.frame, "seed \(seed): \(element)")
      }
    }
  }

  private func everything(_ layout: SolvedLayout) -> Everything {
    var rect = LayoutRect(size: layout.contentSize)
    rect.origin = LayoutPoint(x: -5000, y: -5000)
    rect.size.width += 10_000
    rect.size.height += 10_000
    var elements = layout.elements(in: rect)
    for section in 0..<layout.sectionCount {
      for item in 0..<layout.itemCount(inSection: section) {
        if let element = layout.element(ofItem: item, inSection: section) {
          elements.append(element)
        }
      }
    }
    return Everything(elements: elements)
  }

  /// All elements of a layout. Two layouts are compared as a whole: a list of differences would
  /// take minutes.
  private struct Everything: Equatable, CustomStringConvertible {
    var elements: [LayoutElement]
    var description: String { "\(elements.count) elements" }
  }
}
