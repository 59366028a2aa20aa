import CoreMedia
import Foundation

/// The durations and tracks in the header of a file with a video or a sound.
struct MediaHeader: Equatable {
  /// A track of the file.
  struct Track: Equatable {
    enum Kind: Equatable { case video, audio, other }

    var id = 1
    var kind = Kind.other
    /// The duration.
    var duration = CMTime.zero
    /// The size of a picture, in pixels, before the transform.
    var size = CGSize.zero
    /// The transform of a picture for its display.
    var transform = CGAffineTransform.identity
    /// The number of pictures in a second; 0 if it is unknown.
    var frameRate: Float = 0
    var timescale: Int32 = 1
    /// The format of a sound; `nil` if it is unknown.
    var format: SoundFormat?
  }

  /// The duration.
  var duration: CMTime
  var tracks: [Track]

  /// Reads the header of a file.
  ///
  /// - Throws: ``AVError`` with the code `fileFormatNotRecognized` for other files, and `unknown`
  ///   for a file that cannot be read.
  ///
  /// - Complexity: O(n) in the bytes of the header, except for MP3 files without a table of their
  ///   length, which are read as a whole.
  init(of url: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw AVError(.unknown, underlying: error)
    }
    let bytes = MediaBytes(data)
    guard let header = Self.read(bytes) else { throw AVError(.fileFormatNotRecognized) }
    self = header
  }

  init(duration: CMTime, tracks: [Track]) {
    self.duration = duration
    self.tracks = tracks
  }

  /// Creates the header of a file with one sound.
  init(sound duration: CMTime, format: SoundFormat? = nil) {
    self.init(
      duration: duration,
      tracks: [
        Track(
          kind: .audio, duration: duration, timescale: duration.timescale, format: format)
      ])
  }

  /// Reads the header in the bytes of a file; returns `nil` for other files.
  static func read(_ bytes: MediaBytes) -> MediaHeader? {
    let first = bytes.text(at: 0, count: 4)
    if first == "RIFF" { return wave(bytes) }
    if first == "FORM" { return aiff(bytes) }
    if first == "caff" { return coreAudio(bytes) }
    let box = bytes.text(at: 4, count: 4)
    if ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(box) { return movie(bytes) }
    return mpegAudio(bytes)
  }
}

/// Bytes of a file, whose integers begin with the most significant byte.
struct MediaBytes {
  private let data: Data
  private let range: Range<Int>

  init(_ data: Data) {
    self.data = data
    range = data.startIndex..<data.endIndex
  }

  private init(_ data: Data, _ range: Range<Int>) {
    self.data = data
    self.range = range
  }

  var count: Int { range.count }

  /// Returns the bytes in a range, without the part of the range after the end.
  func part(_ start: Int, _ end: Int) -> MediaBytes {
    let first = min(max(start, 0), count)
    let last = min(max(end, first), count)
    return MediaBytes(data, range.lowerBound + first..<range.lowerBound + last)
  }

  /// Returns a byte; `nil` after the end.
  subscript(index: Int) -> UInt8? {
    index >= 0 && index < count ? data[range.lowerBound + index] : nil
  }

  /// Returns an integer of up to eight bytes; `nil` if it goes beyond the end.
  func integer(at index: Int, bytes: Int) -> UInt64? {
    guard index >= 0, bytes <= count, index <= count - bytes else { return nil }
    return (0..<bytes).reduce(0) { $0 << 8 | UInt64(data[range.lowerBound + index + $1]) }
  }

  /// Returns an integer of four bytes that begins with the least significant one.
  func littleInteger(at index: Int, bytes: Int = 4) -> Int? {
    integer(at: index, bytes: bytes).map { value in
      Int(value.byteSwapped >> UInt64(64 - 8 * bytes))
    }
  }

  func text(at index: Int, count: Int) -> String? {
    guard integer(at: index, bytes: count) != nil else { return nil }
    let start = range.lowerBound + index
    return String(decoding: data[start..<start + count], as: UTF8.self)
  }
}
