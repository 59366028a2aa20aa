/// The birth rates and the positions of an emitter layer until now.
struct EmissionHistory {
  /// The rates from a time on.
  private struct Rates {
    var time: TimeInterval
    var values: [Double]
    /// The numbers of births until the time.
    var births: [Double]
  }

  private var rates: [Rates] = []
  private var positions: [(time: TimeInterval, value: CGPoint)] = []

  /// A Boolean value that indicates whether particles have been drawn.
  var hasBegun: Bool { !rates.isEmpty }

  /// The time of the last change of the rates; 0 for none.
  var lastRateChange: TimeInterval { max(rates.last?.time ?? 0, 0) }

  /// Begins with the first values, unless it has begun.
  mutating func begin(rates values: [Double], position: CGPoint) {
    guard rates.isEmpty else { return }
    rates = [Rates(time: 0, values: values, births: values.map { _ in 0 })]
    positions = [(0, position)]
  }

  /// Changes the rates from a time on.
  mutating func changeRates(to values: [Double], at time: TimeInterval) {
    guard let last = rates.last, values.count == last.values.count, values != last.values else {
      return
    }
    let births = values.indices.map { self.births(ofCell: $0, until: time) }
    if time <= last.time {
      rates[rates.count - 1].values = values
    } else {
      rates.append(Rates(time: time, values: values, births: births))
    }
  }

  /// Changes the position of births from a time on.
  mutating func changePosition(to value: CGPoint, at time: TimeInterval) {
    if let last = positions.last, time <= last.time {
      positions[positions.count - 1].value = value
    } else {
      positions.append((time, value))
    }
  }

  /// Returns the position of a birth.
  func position(at time: TimeInterval) -> CGPoint {
    (positions.last { $0.time <= time } ?? positions.first)?.value ?? .zero
  }

  /// Returns the number of births of a cell from zero until a time, with a fraction.
  func births(ofCell cell: Int, until time: TimeInterval) -> Double {
    guard let span = rates.last(where: { $0.time <= time }), cell < span.values.count else {
      return 0
    }
    return span.births[cell] + (time - span.time) * span.values[cell]
  }

  /// Returns the time of a birth of a cell; `nil` if the cell has no such birth.
  func time(ofBirth number: Int, ofCell cell: Int) -> TimeInterval? {
    // Rates of 0 have no births.
    guard
      let span = rates.last(where: { $0.births[cell] <= Double(number) && $0.values[cell] > 0 })
    else { return nil }
    return span.time + (Double(number) - span.births[cell]) / span.values[cell]
  }
}
