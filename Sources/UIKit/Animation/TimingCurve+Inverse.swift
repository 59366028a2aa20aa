extension TimingCurve {
  /// The curve with the name `default` of Core Animation, by its published control points.
  static let standard = Self.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// Returns the first fraction of the duration at which a fraction of the change is completed.
  func share(reaching value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    // Springs pass a value several times; between the steps the curve rises.
    let steps = 256
    let last = (1...steps).first { self.value(at: Double($0) / Double(steps)) >= value } ?? steps
    let (low, high) = bisect(
      from: Double(last - 1) / Double(steps), to: Double(last) / Double(steps)
    ) { self.value(at: $0) < value }
    return (low + high) / 2
  }
}
