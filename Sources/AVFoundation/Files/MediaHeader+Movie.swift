import CoreMedia
import Foundation

extension MediaHeader {
  /// Reads a file of MPEG-4 or QuickTime: the boxes `moov`, `mvhd` and `trak`.
  static func movie(_ bytes: MediaBytes) -> MediaHeader? {
    guard let movie = bytes.boxes.first(where: { $0.name == "moov" })?.content,
      let head = movie.box("mvhd"), let duration = head.duration(at: 0)
    else { return nil }
    var tracks = movie.boxes.filter { $0.name == "trak" }.map { Track($0.content) }
    for index in tracks.indices where tracks[index].id == 0 { tracks[index].id = index + 1 }
    // The header of a fragmented file has no duration: `mehd` has it.
    if duration.value == 0, let extended = movie.box("mvex")?.box("mehd") {
      let long = extended[0] == 1
      let value = extended.integer(at: 4, bytes: long ? 8 : 4) ?? 0
      let whole = CMTime(value: Int64(clamping: value), timescale: duration.timescale)
      return MediaHeader(duration: whole, tracks: tracks)
    }
    return MediaHeader(duration: duration, tracks: tracks)
  }
}

extension MediaHeader.Track {
  /// Reads the box `trak`.
  fileprivate init(_ bytes: MediaBytes) {
    if let head = bytes.box("tkhd") { readHead(head) }
    guard let media = bytes.box("mdia") else { return }
    if let head = media.box("mdhd"), let duration = head.duration(at: 0) {
      self.duration = duration
      timescale = duration.timescale
    }
    switch media.box("hdlr")?.text(at: 8, count: 4) {
    case "vide": kind = .video
    case "soun": kind = .audio
    default: break
    }
    if kind == .audio { format = media.box("minf")?.box("stbl")?.box("stsd")?.soundFormat }
    guard kind == .video, let times = media.box("minf")?.box("stbl")?.box("stts") else { return }
    frameRate = Self.frameRate(times, duration)
  }

  /// Reads `tkhd`: the number, the matrix and the size.
  private mutating func readHead(_ head: MediaBytes) {
    let isLong = head[0] == 1
    id = Int(clamping: head.integer(at: isLong ? 20 : 12, bytes: 4) ?? 0)
    let matrix = isLong ? 52 : 40
    func number(_ index: Int, _ bits: Double) -> CGFloat {
      let value = UInt32(head.integer(at: matrix + 4 * index, bytes: 4) ?? 0)
      return CGFloat(Double(Int32(bitPattern: value)) / bits)
    }
    size = CGSize(width: number(9, 65536), height: number(10, 65536))
    guard head.count >= matrix + 44 else { return }
    transform = CGAffineTransform(
      a: number(0, 65536), b: number(1, 65536), c: number(3, 65536), d: number(4, 65536),
      tx: number(6, 65536), ty: number(7, 65536))
  }

  /// The number of pictures that `stts` lists, divided by their duration.
  private static func frameRate(_ times: MediaBytes, _ duration: CMTime) -> Float {
    let count = Int(times.integer(at: 4, bytes: 4) ?? 0)
    var pictures: UInt64 = 0
    for index in 0..<min(count, times.count / 8) {
      pictures += times.integer(at: 8 + 8 * index, bytes: 4) ?? 0
    }
    return duration.seconds > 0 ? Float(Double(pictures) / duration.seconds) : 0
  }
}

extension MediaBytes {
  /// The boxes in these bytes, each with its content.
  fileprivate var boxes: [(name: String, content: MediaBytes)] {
    var result: [(name: String, content: MediaBytes)] = []
    var index = 0
    while let short = integer(at: index, bytes: 4), let name = text(at: index + 4, count: 4) {
      var head = 8
      var length = Int(short)
      if short == 1 {
        guard let long = integer(at: index + 8, bytes: 8) else { break }
        length = Int(clamping: long)
        head = 16
      } else if short == 0 {
        length = count - index
      }
      guard length >= head, length <= count - index || name == "mdat" else { break }
      result.append((name, part(index + head, min(count, index + min(length, count - index)))))
      guard length < count - index else { break }
      index += length
    }
    return result
  }

  /// Returns the content of the first box with a name.
  fileprivate func box(_ name: String) -> MediaBytes? {
    boxes.first { $0.name == name }?.content
  }

  /// Reads the format of the first entry of `stsd`.
  fileprivate var soundFormat: SoundFormat? {
    guard let code = integer(at: 12, bytes: 4), let channels = integer(at: 32, bytes: 2),
      let rate = integer(at: 40, bytes: 4)
    else { return nil }
    let kind = code == 0x6D70_3461 ? SoundFormat.Kind.aac : .init(code: UInt32(code))
    return SoundFormat(
      kind: kind, sampleRate: Double(rate) / 65536, channels: Int(channels))
  }

  /// Reads the timescale and the duration of `mvhd` and `mdhd`.
  fileprivate func duration(at start: Int) -> CMTime? {
    let isLong = self[start] == 1
    guard let scale = integer(at: start + (isLong ? 20 : 12), bytes: 4),
      let value = integer(at: start + (isLong ? 24 : 16), bytes: isLong ? 8 : 4),
      let timescale = Int32(exactly: scale), timescale > 0
    else { return nil }
    return CMTime(value: Int64(clamping: value), timescale: timescale)
  }
}
