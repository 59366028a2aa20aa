import CollectionLayout

extension Workload {
  /// Measures all metrics for one N and prints them.
  func measure(count: Int) {
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: name, count: count, metric: metric, value: value).report()
    }
    func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
      Measurement(workload: name, count: count, metric: metric, value: value, unit: unit).report()
    }
    let description = describe(count, 393)
    let layout = SolvedLayout(description)
    let quick = layout.sectionCount < 100

    report("describe", measureTime { keep(describe(count, 393)) })
    report(
      "first-solve",
      measureTime(repetitions: quick ? 200 : 1) { keep(SolvedLayout(description)) })
    report("memory", Double(memory { SolvedLayout(description) }), .bytes)

    let screens = randomScreens(in: layout)
    var buffer: [LayoutElement] = []
    buffer.reserveCapacity(1024)
    var returned = 0
    for rect in screens { returned += layout.elements(in: rect).count }
    report(
      "rect-query",
      measureTime(repetitions: 20) {
        for rect in screens {
          buffer.removeAll(keepingCapacity: true)
          layout.appendElements(in: rect, to: &buffer)
        }
        keep(buffer.count)
      } / Double(screens.count))
    report("rect-query-elements", Double(returned) / Double(screens.count), .elements)
    report(
      "rect-query-allocations",
      Double(
        allocations {
          for rect in screens {
            buffer.removeAll(keepingCapacity: true)
            layout.appendElements(in: rect, to: &buffer)
          }
        }), .allocations)

    let places = randomPlaces(in: layout)
    report(
      "item-lookup",
      measureTime(repetitions: 20) {
        var sum = 0.0
        for place in places {
          sum += layout.frame(ofItem: place.item, inSection: place.section)?.origin.y ?? 0
        }
        keep(sum)
      } / Double(places.count))

    report(
      "read-all",
      measureTime(runs: 7) {
        var sum = 0.0
        for section in 0..<layout.sectionCount {
          layout.forEachItemFrame(inSection: section) { frame in
            sum += frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
          }
        }
        keep(sum)
      })
    report("plain-loop", measureTime(runs: 7) { keep(plainLoop(count, 393)) })
    if let limit { report("limit", measureTime(runs: 7) { keep(limit(count, 393)) }) }
    report(
      "width-change",
      measureTime(repetitions: quick ? 200 : 1) {
        var resized = description
        resized.containerSize.width = 852
        keep(SolvedLayout(resized))
      })
  }

  /// Returns rectangles with the height of a screen at a thousand positions, the same on every run.
  private func randomScreens(in layout: SolvedLayout) -> [LayoutRect] {
    var random = Xorshift(state: 88_172_645_463_325_252)
    let range = max(1, Int(layout.contentSize.height - 800))
    return (0..<1000).map { _ in
      LayoutRect(
        x: 0, y: Double(random.next(range)), width: layout.contentSize.width, height: 800)
    }
  }

  private func randomPlaces(in layout: SolvedLayout) -> [(section: Int, item: Int)] {
    var random = Xorshift(state: 88_172_645_463_325_252)
    return (0..<1000).map { _ in
      let section = random.next(layout.sectionCount)
      return (section, random.next(layout.itemCount(inSection: section)))
    }
  }
}

/// A small random number generator, so that every run makes the same queries.
struct Xorshift {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
  }
}

extension Xorshift: RandomNumberGenerator {
  mutating func next() -> UInt64 {
    _ = next(1)
    return state
  }
}
