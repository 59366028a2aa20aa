public import Foundation

/// Times as objects. Foundation on Linux has no objects with values of other types than its own, so
/// that the bits of a time are kept in the object of a rectangle, which compares them.
extension NSValue {
  /// Creates an object with a time.
  public convenience init(time: CMTime) {
    self.init(
      TimeBits(
        first: time.value, second: time.epoch,
        scales: UInt64(UInt32(bitPattern: time.timescale)),
        flags: UInt64(time.flags.rawValue & 0xFF), mark: .time))
  }

  /// Creates an object with a range of times. The epochs of its times are left out.
  public convenience init(timeRange: CMTimeRange) {
    let (start, duration) = (timeRange.start, timeRange.duration)
    self.init(
      TimeBits(
        first: start.value, second: duration.value,
        scales: UInt64(UInt32(bitPattern: start.timescale)) << 32
          | UInt64(UInt32(bitPattern: duration.timescale)),
        flags: UInt64(start.flags.rawValue & 0xFF) << 8 | UInt64(duration.flags.rawValue & 0xFF),
        mark: .range))
  }

  /// The time; an invalid time if the object was created with another value.
  public var timeValue: CMTime {
    guard let bits = TimeBits(self, .time) else { return .invalid }
    return CMTime(
      value: bits.first, timescale: Int32(truncatingIfNeeded: bits.scales),
      flags: CMTimeFlags(rawValue: UInt32(bits.flags)), epoch: bits.second)
  }

  /// The range of times; an invalid range if the object was created with another value.
  public var timeRangeValue: CMTimeRange {
    guard let bits = TimeBits(self, .range) else { return .invalid }
    func time(_ value: Int64, _ scale: UInt64, _ flags: UInt64) -> CMTime {
      CMTime(
        value: value, timescale: Int32(truncatingIfNeeded: scale),
        flags: CMTimeFlags(rawValue: UInt32(flags)), epoch: 0)
    }
    return CMTimeRange(
      start: time(bits.first, bits.scales >> 32, bits.flags >> 8),
      duration: time(bits.second, bits.scales, bits.flags & 0xFF))
  }

  fileprivate convenience init(_ bits: TimeBits) { self.init(rect: bits.rect) }
}

/// The bits of one or two times, as four numbers of a rectangle.
private struct TimeBits {
  /// The kind of the value, which the last number has.
  enum Mark: UInt64 {
    case time = 0x2CA1_54E9
    case range = 0x2CA1_54EA
  }

  var first: Int64
  var second: Int64
  var scales: UInt64
  var flags: UInt64
  var mark: Mark

  init(first: Int64, second: Int64, scales: UInt64, flags: UInt64, mark: Mark) {
    self.first = first
    self.second = second
    self.scales = scales
    self.flags = flags
    self.mark = mark
  }

  init?(_ value: NSValue, _ mark: Mark) {
    guard String(cString: value.objCType) == String(cString: NSValue(rect: .zero).objCType) else {
      return nil
    }
    let rect = value.rectValue
    let last = Double(rect.size.height).bitPattern
    guard last >> 22 == mark.rawValue else { return nil }
    let words = [rect.origin.x, rect.origin.y, rect.size.width].enumerated().map { index, number in
      Double(number).bitPattern | (last >> UInt64(16 + 2 * index) & 3) << 62
    }
    first = Int64(bitPattern: words[0])
    second = Int64(bitPattern: words[1])
    scales = words[2]
    flags = last & 0xFFFF
    self.mark = mark
  }

  /// The numbers have 62 bits each: with more, some are `nan`, which is unequal to itself. The last
  /// one has the upper bits of the others.
  var rect: CGRect {
    let words = [UInt64(bitPattern: first), UInt64(bitPattern: second), scales]
    let numbers = words.map { Double(bitPattern: $0 & (1 << 62 - 1)) }
    let upper = (words[0] >> 62) | (words[1] >> 62) << 2 | (words[2] >> 62) << 4
    return CGRect(
      x: numbers[0], y: numbers[1], width: numbers[2],
      height: Double(bitPattern: mark.rawValue << 22 | upper << 16 | flags))
  }
}
