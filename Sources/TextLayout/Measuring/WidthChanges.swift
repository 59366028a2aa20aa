/// The changes of characters' widths by the optical size and the weight of a font, in thousandths
/// of an em.
///
/// In large sizes, letters are closer; in heavy weights, they are wider. Each kind of character
/// changes by the same length. The lengths are fitted to recorded widths of texts in eight to 34
/// points, from light to black.
struct WidthChanges {
  /// The changes by ``CharacterKind``.
  private let changes: InlineArray<5, Double>

  /// - Parameters:
  ///   - opticalSize: 0 for text, 1 for display sizes.
  ///   - weight: The weight on UIKit's scale.
  init(opticalSize: Double, weight: Double) {
    let bold = Self.boldness(weight)
    func change(display: Double, bold forBold: Double, both: Double, light: Double) -> Double {
      opticalSize * display
        + (bold < 0 ? -bold * light : bold * (forBold + opticalSize * both))
    }
    changes = [
      change(display: -53, bold: 34, both: 9, light: -14),
      change(display: -52, bold: 34, both: 1, light: -21),
      change(display: -31, bold: 45, both: -6, light: -12),
      change(display: -106, bold: 13, both: -1, light: 14),
      change(display: -60, bold: 4, both: -6, light: -6),
    ]
  }

  /// Calls a closure with the changes by the raw values of ``CharacterKind``.
  @inline(__always)
  func withChanges<Result>(_ body: (UnsafePointer<Double>) -> Result) -> Result {
    withUnsafePointer(to: changes) { pointer in
      pointer.withMemoryRebound(to: Double.self, capacity: 5, body)
    }
  }

  @inline(__always)
  subscript(kind: CharacterKind) -> Double { changes[unchecked: Int(kind.rawValue)] }

  /// The distance of a weight from regular: 1 for bold, 2 for black, -1 for light. Recorded widths
  /// grow linearly with it from regular to bold.
  private static func boldness(_ weight: Double) -> Double {
    if weight == 0 { return 0 }
    if weight < 0 { return weight / 0.4 }
    let steps: [(weight: Double, bold: Double)] = [
      (0, 0), (0.23, 110.0 / 300), (0.3, 190.0 / 300), (0.4, 1), (0.56, 1.6), (0.62, 2), (1, 2.5),
    ]
    let next = min(max(steps.firstIndex { $0.weight >= weight } ?? 6, 1), 6)
    let (low, high) = (steps[next - 1], steps[next])
    let part = min((weight - low.weight) / (high.weight - low.weight), 1)
    return low.bold + part * (high.bold - low.bold)
  }
}

/// The change of letterforms from text to display sizes.
enum OpticalSize {
  /// Returns the optical size of a size in points: 0 up to 17 points, 1 from 28 points, and 0.235
  /// at 20 points, as recorded widths have it.
  static func at(_ size: Double) -> Double {
    if size <= 17 { return 0 }
    if size <= 20 { return 0.235 * (size - 17) / 3 }
    return min(0.235 + 0.765 * (size - 20) / 8, 1)
  }
}
