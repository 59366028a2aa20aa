import CollectionLayout

/// The cost of rows whose size differs from their estimate.
enum SelfSizing {
  static let name = "self-sizing"

  /// Returns one section of full-width rows of estimated height.
  static func layout(_ count: Int) -> SolvedLayout {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 393, height: 852), scale: 3)
    let row = LayoutGroup(
      axis: .horizontal, width: .fractionalWidth(1), height: .estimated(44),
      items: [LayoutItem(width: .fractionalWidth(1), height: .estimated(44))])
    description.append(LayoutSection(group: row, interGroupSpacing: 1), itemCount: count)
    return SolvedLayout(description)
  }

  static func measure(count: Int) {
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: name, count: count, metric: metric, value: value).report()
    }
    func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
      Measurement(workload: name, count: count, metric: metric, value: value, unit: unit).report()
    }
    let estimated = layout(count)
    var measured = estimated
    measureAll(&measured, count, 0)

    // Measures a row near the beginning, and reads the screen at the end.
    var buffer: [LayoutElement] = []
    buffer.reserveCapacity(64)
    var changing = measured
    var step = 0
    report(
      "change-first-read-last",
      measureTime(runs: 101, repetitions: 100) {
        step += 1
        changing.setMeasuredSize(height(step), ofItem: step % 10, inSection: 0)
        let end = changing.contentSize.height
        buffer.removeAll(keepingCapacity: true)
        changing.appendElements(
          in: LayoutRect(x: 0, y: end - 852, width: 393, height: 852), to: &buffer)
        keep(buffer.count)
      })
    report(
      "measure-all",
      measureTime(runs: 7) {
        var layout = estimated
        measureAll(&layout, count, 1)
        keep(layout.contentSize)
      })

    var measurements: [LayoutMeasurement] = []
    measured.forEachMeasurement { measurements.append($0) }
    report(
      "carry-over",
      measureTime(runs: 7) {
        var layout = estimated
        layout.setMeasurements(measurements)
        keep(layout.contentSize)
      })
    report(
      "memory",
      Double(
        memory {
          var layout = estimated
          measureAll(&layout, count, 0)
          return layout
        }), .bytes)
  }

  private static func height(_ index: Int) -> LayoutSize {
    LayoutSize(width: 393, height: Double(30 + index * 7 % 50))
  }

  private static func measureAll(_ layout: inout SolvedLayout, _ count: Int, _ seed: Int) {
    for item in 0..<count {
      layout.setMeasuredSize(height(item + seed), ofItem: item, inSection: 0)
    }
  }
}
