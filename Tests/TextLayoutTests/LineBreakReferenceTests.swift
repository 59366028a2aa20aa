import TestSupport
import Testing

@testable import TextLayout

/// The comparison of the rules that read a line character by character with those that look at the
/// whole line.
struct LineBreakReferenceTests {
  /// All kinds of characters.
  private static let units: [LineBreakState.Unit] =
    (UInt8(0)...31).compactMap(LineBreakClass.init).map { LineBreakState.Unit(kind: $0) } + [
      LineBreakState.Unit(kind: .ideograph, isWide: true),
      LineBreakState.Unit(kind: .opening, isWide: true),
      LineBreakState.Unit(kind: .closingParenthesis, isWide: true),
      LineBreakState.Unit(kind: .quotation, quotation: .initial),
      LineBreakState.Unit(kind: .quotation, quotation: .final),
      LineBreakState.Unit(kind: .alphabetic, joinsNext: true),
    ]

  /// Returns the indices of the characters before which a line may break.
  private func breaks(_ units: [LineBreakState.Unit]) -> [Int] {
    var state = LineBreakState()
    return units.indices.filter { index in
      let following = index + 1 < units.count ? units[index + 1] : nil
      return state.mayBreak(before: units[index], following: following) && index > 0
    }
  }

  private func expectedBreaks(_ units: [LineBreakState.Unit]) -> [Int] {
    let reference = LineBreakReference(units: units)
    return units.indices.dropFirst().filter { reference.mayBreak(before: $0) }
  }

  @Test func `three characters of all kinds break as the annex states`() {
    for first in Self.units {
      for second in Self.units {
        for third in Self.units {
          let line = [first, second, third]
          let (actual, expected) = (breaks(line), expectedBreaks(line))
          if actual != expected {
            Issue.record("\(line.map(\.kind)) breaks before \(actual) instead of \(expected)")
          }
        }
      }
    }
  }

  @Test func `random lines break as the annex states`() {
    for seed in RepeatableRandom.seeds(1_000) {
      var random = RepeatableRandom(seed: seed)
      let line = (0..<12).map { _ in random.pick(Self.units) }
      let (actual, expected) = (breaks(line), expectedBreaks(line))
      #expect(actual == expected, "seed \(seed): \(line.map(\.kind))")
    }
  }
}
