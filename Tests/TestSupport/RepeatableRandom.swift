/// Random numbers that are the same for the same seed on every machine (SplitMix64).
public struct RepeatableRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator at the beginning of a seed's sequence.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns one of the given values.
  public mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &self)! }

  /// Returns `true` in one of a number of cases.
  public mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }
}
