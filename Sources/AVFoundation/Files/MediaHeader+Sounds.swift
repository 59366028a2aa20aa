import CoreMedia
import Foundation

extension MediaHeader {
  /// Reads a WAV file: the chunks `fmt ` and `data`.
  static func wave(_ bytes: MediaBytes) -> MediaHeader? {
    guard bytes.text(at: 8, count: 4) == "WAVE" else { return nil }
    var index = 12
    var format: (sound: SoundFormat, rate: Int, frame: Int)?
    while let name = bytes.text(at: index, count: 4),
      let length = bytes.littleInteger(at: index + 4)
    {
      if name == "fmt ", let rate = bytes.littleInteger(at: index + 12),
        let frame = bytes.littleInteger(at: index + 20, bytes: 2)
      {
        let bits = bytes.littleInteger(at: index + 22, bytes: 2) ?? 0
        let sound = SoundFormat(
          kind: .linearPCM, sampleRate: Double(rate),
          channels: bytes.littleInteger(at: index + 10, bytes: 2) ?? 1, bits: bits,
          isFloat: bytes.littleInteger(at: index + 8, bytes: 2) == 3, isSigned: bits > 8)
        format = (sound, rate, frame)
      } else if name == "data" {
        guard var format, format.frame > 0, let scale = Int32(exactly: format.rate), scale > 0
        else { return nil }
        // The length of a file that was written as a stream is unknown, or the largest number.
        let count = min(length, bytes.count - index - 8)
        format.sound.samples = index + 8..<index + 8 + max(0, count)
        return MediaHeader(
          sound: CMTime(value: Int64(count / format.frame), timescale: scale), format: format.sound)
      }
      index += 8 + length + length % 2
    }
    return nil
  }

  /// Reads an AIFF file: the chunks `COMM` and `SSND`.
  static func aiff(_ bytes: MediaBytes) -> MediaHeader? {
    let form = bytes.text(at: 8, count: 4)
    guard form == "AIFF" || form == "AIFC" else { return nil }
    var index = 12
    var samples: Range<Int>?
    var header: MediaHeader?
    while let name = bytes.text(at: index, count: 4),
      let length = bytes.integer(at: index + 4, bytes: 4)
    {
      if name == "COMM", let frames = bytes.integer(at: index + 10, bytes: 4),
        let exponent = bytes.integer(at: index + 16, bytes: 2),
        let mantissa = bytes.integer(at: index + 18, bytes: 8)
      {
        // A floating-point number of 80 bits.
        let power = Int(exponent & 0x7FFF) - 16383 - 63
        let rate = Double(mantissa) * pow(2, Double(power))
        guard rate >= 1, rate <= Double(Int32.max) else { return nil }
        let isPlain = form == "AIFF" || bytes.text(at: index + 26, count: 4) == "NONE"
        let format = SoundFormat(
          kind: .linearPCM, sampleRate: rate,
          channels: Int(bytes.integer(at: index + 8, bytes: 2) ?? 1),
          bits: isPlain ? Int(bytes.integer(at: index + 14, bytes: 2) ?? 0) : 0, isBigEndian: true)
        header = MediaHeader(
          sound: CMTime(value: Int64(frames), timescale: Int32(rate)), format: format)
      } else if name == "SSND" {
        let start = min(index + 16, bytes.count)
        samples = start..<max(start, min(index + 8 + Int(length), bytes.count))
      }
      index += 8 + Int(length) + Int(length) % 2
    }
    header?.tracks[0].format?.samples = samples
    return header
  }

  /// Reads a file of Core Audio: the chunks `desc`, `pakt` and `data`.
  static func coreAudio(_ bytes: MediaBytes) -> MediaHeader? {
    var index = 8
    var format: SoundFormat?
    var packet = (bytes: 0, frames: 0)
    var frames: Int?
    while let name = bytes.text(at: index, count: 4),
      let size = bytes.integer(at: index + 4, bytes: 8)
    {
      let start = index + 12
      func number(_ offset: Int) -> Int { Int(bytes.integer(at: start + offset, bytes: 4) ?? 0) }
      // The length of data that was written as a stream is -1.
      let rest = max(0, bytes.count - start)
      let length = size > UInt64(rest) ? rest : Int(size)
      if name == "desc", let rate = bytes.integer(at: start, bytes: 8) {
        format = SoundFormat(
          kind: SoundFormat.Kind(code: UInt32(number(8))), sampleRate: Double(bitPattern: rate),
          channels: number(24), bits: number(28), isFloat: number(12) & 1 != 0,
          isBigEndian: number(12) & 2 == 0)
        packet = (number(16), number(20))
      } else if name == "pakt", let count = bytes.integer(at: start + 8, bytes: 8) {
        frames = Int(clamping: count)
      } else if name == "data" {
        format?.samples = start + min(4, length)..<start + length
        if packet.bytes > 0, frames == nil {
          let count = max(0, length - 4) / packet.bytes
          frames = count.multipliedReportingOverflow(by: packet.frames).partialValue
        }
      }
      index = start + length
    }
    guard let format, let frames, let scale = Int32(exactly: format.sampleRate), scale > 0
    else { return nil }
    return MediaHeader(sound: CMTime(value: Int64(frames), timescale: scale), format: format)
  }

  /// Reads a file of MPEG audio: the tables `Xing`, `Info` and `VBRI` of the first frame, or else
  /// all frames.
  static func mpegAudio(_ bytes: MediaBytes) -> MediaHeader? {
    var index = 0
    // A tag with the title and other texts, whose length has seven bits in each byte.
    if bytes.text(at: 0, count: 3) == "ID3", let length = bytes.integer(at: 6, bytes: 4) {
      let sizes = (0..<4).map { Int(length >> UInt64(24 - 8 * $0)) & 0x7F }
      index = 10 + sizes.reduce(0) { $0 << 7 | $1 }
      if let flags = bytes[5], flags & 0x10 != 0 { index += 10 }
    }
    // A few bytes may follow the tag.
    let limit = index + 4096
    while index < limit, MPEGFrame(bytes, at: index) == nil { index += 1 }
    guard let first = MPEGFrame(bytes, at: index), let scale = Int32(exactly: first.sampleRate)
    else { return nil }
    // One frame alone may be an accident.
    guard first.length >= bytes.count - index || MPEGFrame(bytes, at: index + first.length) != nil
    else { return nil }
    let count = frameCount(bytes, at: index, first) ?? Self.count(bytes, from: index)
    let format = SoundFormat(
      kind: first.isAAC ? .aac : .mp3, sampleRate: Double(scale), channels: first.channels)
    return MediaHeader(
      sound: CMTime(value: Int64(count) * Int64(first.samples), timescale: scale), format: format)
  }

  /// The number of frames that a table in the first frame has.
  private static func frameCount(
    _ bytes: MediaBytes, at index: Int, _ frame: MPEGFrame
  ) -> Int? {
    let table = index + 4 + frame.sideLength
    if ["Xing", "Info"].contains(bytes.text(at: table, count: 4)),
      let flags = bytes.integer(at: table + 4, bytes: 4), flags & 1 != 0
    {
      return bytes.integer(at: table + 8, bytes: 4).map(Int.init)
    }
    guard bytes.text(at: index + 36, count: 4) == "VBRI" else { return nil }
    return bytes.integer(at: index + 50, bytes: 4).map(Int.init)
  }

  private static func count(_ bytes: MediaBytes, from start: Int) -> Int {
    var (index, count) = (start, 0)
    while let frame = MPEGFrame(bytes, at: index) {
      count += 1
      index += frame.length
    }
    return count
  }
}

/// The head of a frame of MPEG audio (ISO/IEC 11172-3 and 13818-3), or of AAC in ADTS frames
/// (ISO/IEC 13818-7).
private struct MPEGFrame {
  private(set) var sampleRate: Int
  /// The number of samples.
  private(set) var samples: Int
  /// The number of bytes.
  private(set) var length: Int
  /// The number of bytes between the head and a table.
  private(set) var sideLength: Int
  private(set) var channels = 2
  private(set) var isAAC = false

  private static let rates = [44_100, 48_000, 32_000]
  private static let adtsRates = [
    96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
    7_350,
  ]
  /// The kilobits in a second by version, layer and index.
  private static let firstVersion = [
    [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  ]
  private static let laterVersions = [
    [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  init?(_ bytes: MediaBytes, at index: Int) {
    guard let head = bytes.integer(at: index, bytes: 4), head >> 21 == 0x7FF else { return nil }
    let layer = Int(4 - head >> 17 & 3)
    guard layer < 4 else {
      guard let frame = Self(adts: bytes, at: index, head) else { return nil }
      self = frame
      return
    }
    let version = Int(head >> 19 & 3)
    let (rateIndex, bitIndex) = (Int(head >> 10 & 3), Int(head >> 12 & 15))
    guard version != 1, rateIndex < 3, (1...14).contains(bitIndex) else { return nil }
    let isFirst = version == 3
    sampleRate = Self.rates[rateIndex] / (isFirst ? 1 : version == 2 ? 2 : 4)
    let bitRate =
      1000 * (isFirst ? Self.firstVersion : Self.laterVersions)[layer - 1][bitIndex]
    let padding = Int(head >> 9 & 1)
    samples = layer == 1 ? 384 : layer == 2 || isFirst ? 1152 : 576
    length =
      layer == 1
      ? (12 * bitRate / sampleRate + padding) * 4
      : samples / 8 * bitRate / sampleRate + padding
    let isMono = head >> 6 & 3 == 3
    channels = isMono ? 1 : 2
    sideLength = isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    guard length > 4 else { return nil }
  }

  private init?(adts bytes: MediaBytes, at index: Int, _ head: UInt64) {
    guard head >> 20 == 0xFFF, let long = bytes.integer(at: index, bytes: 7) else { return nil }
    let rateIndex = Int(head >> 10 & 15)
    guard rateIndex < Self.adtsRates.count else { return nil }
    sampleRate = Self.adtsRates[rateIndex]
    samples = 1024
    length = Int(long >> 13 & 0x1FFF)
    sideLength = 0
    isAAC = true
    channels = max(1, Int(head >> 6 & 7))
    guard length > 7 else { return nil }
  }
}
