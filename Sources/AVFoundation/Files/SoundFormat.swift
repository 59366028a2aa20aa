import Foundation

/// The format of a sound in a file, and the position of its samples.
struct SoundFormat: Equatable {
  /// A kind of coding, as a code of four characters.
  struct Kind: Equatable {
    var code: UInt32

    static let linearPCM = Kind(code: 0x6C70_636D)
    static let aac = Kind(code: 0x6161_6320)
    static let mp3 = Kind(code: 0x2E6D_7033)
  }

  var kind: Kind
  /// The samples of a channel in a second.
  var sampleRate: Double
  var channels: Int
  /// The bits of a sample; 0 for compressed formats.
  var bits = 0
  var isFloat = false
  var isSigned = true
  var isBigEndian = false
  /// The bytes of the samples in the file; `nil` if they are unknown.
  var samples: Range<Int>?

  /// Returns the largest and the mean level of a channel in an interval, from 0 to 1; `nil` for
  /// formats whose samples are not numbers.
  ///
  /// - Parameters:
  ///   - start: The beginning of the interval, in seconds.
  ///   - length: The length, in seconds.
  func level(
    of channel: Int, in bytes: MediaBytes, from start: Double, length: Double
  ) -> (peak: Double, mean: Double)? {
    let width = bits / 8
    guard kind == .linearPCM, let samples, (1...4).contains(width), !isFloat || width == 4,
      channels > channel, channel >= 0
    else { return nil }
    let frame = width * channels
    let first = max(0, Int(start * sampleRate))
    let last = min(first + Int(length * sampleRate), samples.count / frame)
    guard first < last else { return (0, 0) }
    var (peak, sum) = (0.0, 0.0)
    for index in first..<last {
      let place = samples.lowerBound + index * frame + channel * width
      let value = abs(sample(in: bytes, at: place, width))
      peak = max(peak, value)
      sum += value * value
    }
    return (peak, (sum / Double(last - first)).squareRoot())
  }

  private func sample(in bytes: MediaBytes, at place: Int, _ width: Int) -> Double {
    let value =
      isBigEndian
      ? bytes.integer(at: place, bytes: width).map { Int($0) }
      : bytes.littleInteger(at: place, bytes: width)
    guard let value else { return 0 }
    if isFloat { return Double(Float(bitPattern: UInt32(value))) }
    let half = 1 << (8 * width - 1)
    let number = !isSigned || value < half ? value : value - 2 * half
    return Double(isSigned ? number : number - half) / Double(half)
  }
}
