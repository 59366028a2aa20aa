/// Bytes read as numbers and choices. Zeros follow the last byte.
struct FuzzInput {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// A Boolean value that indicates whether numbers may be so large that their sums and products
  /// overflow.
  var isExtreme = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func byte() -> Int {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return Int(bytes[position])
  }

  /// Returns a number below a bound.
  mutating func below(_ bound: Int) -> Int { byte() % bound }

  /// Returns `true` in one of a number of cases, and `false` after the last byte.
  mutating func once(in times: Int) -> Bool { byte() % times == 1 }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  /// Returns a length in points: mostly a realistic one, sometimes any number.
  mutating func points() -> Double {
    let kind = byte()
    switch kind {
    case 0..<150: return Double(kind)
    case 150..<200: return Double(byte()) / 3
    case 200..<220: return -Double(byte())
    case 220..<224: return Double(byte()) * 1e-7
    case 224..<250: return Double(byte() << 8 + byte())
    default:
      let large = isExtreme ? [1e15, -1e16, 1e100, -1e200, 1e300, .greatestFiniteMagnitude] : []
      return pick([1e6, -1e6, 1e9, -1e9, 1e12, -1e12, 1e-12, 0.5] + large)
    }
  }

  /// Returns a fraction: mostly between zero and one.
  mutating func fraction() -> Double {
    byte() < 230 ? Double(byte()) / 240 : points()
  }
}
