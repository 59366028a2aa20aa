import Foundation

/// The bytes of small files with a sound or a video, for tests.
enum MediaFile {
  /// Returns a WAV file of silence: one channel of 8 bits.
  static func wave(seconds: Double, rate: Int = 8000) -> Data {
    let count = Int(seconds * Double(rate))
    var data = Data("RIFF".utf8) + little(36 + count) + Data("WAVEfmt ".utf8) + little(16)
    data += little(1, 2) + little(1, 2) + little(rate) + little(rate) + little(1, 2) + little(8, 2)
    return data + Data("data".utf8) + little(count) + Data(repeating: 128, count: count)
  }

  /// Returns the header of an MP4 file with a video and a sound, without their contents.
  ///
  /// - Parameter turned: Whether the picture is turned by 90 degrees.
  static func movie(
    duration: UInt32, timescale: UInt32, width: Int, height: Int, turned: Bool = false,
    longHeads: Bool = false
  ) -> Data {
    let matrix: [Int32] =
      turned
      ? [0, 1 << 16, 0, -1 << 16, 0, 0, Int32(height) << 16, 0, 1 << 30]
      : [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30]
    let head =
      longHeads
      ? big(1 << 24) + zeros(16) + big(Int(timescale)) + zeros(4) + big(Int(duration))
      : zeros(12) + big(Int(timescale)) + big(Int(duration))
    let picture =
      zeros(12) + big(1) + zeros(24)
      + matrix.reduce(Data()) { $0 + big(Int($1)) } + big(width << 16) + big(height << 16)
    let times = zeros(4) + big(1) + big(50) + big(Int(duration) / 50)
    let video = box(
      "trak",
      box("tkhd", picture)
        + box(
          "mdia",
          box("mdhd", head) + box("hdlr", zeros(8) + Data("vide".utf8) + zeros(13))
            + box("minf", box("stbl", box("stts", times)))))
    let sound = box(
      "trak",
      box("tkhd", zeros(12) + big(2) + zeros(68))
        + box("mdia", box("mdhd", head) + box("hdlr", zeros(8) + Data("soun".utf8) + zeros(13))))
    return box("ftyp", Data("isom".utf8) + zeros(4)) + box("mdat", zeros(7))
      + box("moov", box("mvhd", head + zeros(80)) + video + sound)
  }

  /// Returns frames of MP3: 44,100 Hz, 128 kilobits in a second, 1,152 samples each.
  static func mpegFrames(_ count: Int) -> Data {
    let frame = Data([0xFF, 0xFB, 0x90, 0x00]) + zeros(413)
    return (0..<count).reduce(Data()) { data, _ in data + frame }
  }

  static func box(_ name: String, _ content: Data) -> Data {
    big(8 + content.count) + Data(name.utf8) + content
  }

  static func big(_ value: Int, _ count: Int = 4) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  static func little(_ value: Int, _ count: Int = 4) -> Data { Data(big(value, count).reversed()) }

  static func zeros(_ count: Int) -> Data { Data(repeating: 0, count: count) }

  /// Writes bytes to a file in a new temporary folder.
  static func write(_ data: Data, _ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try data.write(to: file)
    return file
  }
}
