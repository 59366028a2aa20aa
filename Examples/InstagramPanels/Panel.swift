import UIKit

/// One colored item.
struct Panel: Hashable, Identifiable {
  let id: Int

  /// A pseudorandom color, the same every time the panel is displayed.
  var color: UIColor {
    var generator = SeededGenerator(seed: UInt64(id))
    return UIColor(
      hue: .random(in: 0...1, using: &generator),
      saturation: .random(in: 0.4...0.65, using: &generator),
      brightness: .random(in: 0.8...0.95, using: &generator),
      alpha: 1)
  }
}

/// A generator of repeatable random numbers: equal seeds result in equal sequences.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
