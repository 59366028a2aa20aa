import CollectionLayout

extension LayoutCheck {
  /// Measures some items and boundary items, and removes some measurements.
  mutating func measure(_ times: Int) {
    for _ in 0..<times {
      guard let element = anyElement() else { continue }
      if input.once(in: 5) {
        layout.removeMeasurement(of: element)
      } else {
        let size = LayoutSize(width: input.points(), height: input.points())
        layout.setMeasuredSize(size, of: element)
        let moved = layout.setMeasuredSize(size, of: element)
        expect(!moved || input.isExtreme, "measuring \(element) twice must change nothing")
      }
    }
  }

  /// Checks that the same measurements, applied at once, result in the same layout, and that
  /// removing them restores it.
  mutating func measuringLeavesNoTrace() {
    guard !input.isExtreme else { return }
    var measurements: [LayoutMeasurement] = []
    layout.forEachMeasurement { measurements.append($0) }
    var other = SolvedLayout(description)
    let untouched = frames(of: other)
    other.setMeasurements(measurements)
    expect(frames(of: other) == frames(of: layout), "the order of measuring must not matter")
    other.removeAllMeasurements()
    expect(frames(of: other) == untouched, "nothing measured must be as before")
  }

  /// Returns the frames of the content, the sections, and some items.
  private func frames(of layout: SolvedLayout) -> [LayoutRect] {
    var frames = [LayoutRect(size: layout.contentSize)]
    for section in 0..<layout.sectionCount {
      frames.append(layout.frame(ofSection: section))
      let count = layout.itemCount(inSection: section)
      for item in [0, 1, 2, 3, 7, count / 2, count - 1] where item >= 0 && item < count {
        if let frame = layout.frame(ofItem: item, inSection: section) { frames.append(frame) }
      }
    }
    return frames
  }

  private mutating func anyElement() -> LayoutElement? {
    let section = input.below(layout.sectionCount)
    let kind = LayoutElementKind(rawValue: input.below(4))
    switch input.below(8) {
    case 0: return layout.globalBoundaryElement(kind: kind)
    case 1, 2: return layout.boundaryElement(kind: kind, inSection: section)
    default:
      let count = layout.itemCount(inSection: section)
      guard count > 0 else { return nil }
      let item = input.once(in: 3) ? count - 1 : input.byte() % min(count, 12)
      return layout.element(ofItem: item, inSection: section)
    }
  }
}
