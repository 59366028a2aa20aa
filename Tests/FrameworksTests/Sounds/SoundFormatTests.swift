import CoreMedia
import Foundation
import Testing

@testable import AVFoundation

@Suite struct SoundFormatTests {
  private func header(_ data: Data) throws -> MediaHeader {
    try #require(MediaHeader.read(MediaBytes(data)))
  }

  private func coreAudio(_ code: String, _ flags: Int, _ sizes: [Int], _ chunks: Data) -> Data {
    var data = Data("caff".utf8) + MediaFile.big(1, 2) + MediaFile.big(0, 2)
    data += Data("desc".utf8) + MediaFile.big(32, 8)
    data += MediaFile.big(Int(44_100.0.bitPattern), 8) + Data(code.utf8) + MediaFile.big(flags)
    for size in sizes { data += MediaFile.big(size) }
    return data + chunks
  }

  @Test func `a CAF file of samples has the duration of its bytes`() throws {
    let data = coreAudio(
      "lpcm", 2, [4, 1, 2, 16],
      Data("data".utf8) + MediaFile.big(4 + 4 * 44_100, 8) + MediaFile.zeros(4 + 4 * 44_100))
    let header = try header(data)
    #expect(header.duration == CMTime(value: 44_100, timescale: 44_100))
    let format = try #require(header.tracks.first?.format)
    #expect(format.channels == 2)
    #expect(format.bits == 16)
    #expect(!format.isBigEndian)
    #expect(format.samples?.count == 4 * 44_100)
  }

  @Test func `a table of packets is the duration of a compressed CAF file`() throws {
    let table =
      Data("pakt".utf8) + MediaFile.big(24, 8) + MediaFile.big(87, 8) + MediaFile.big(88_200, 8)
      + MediaFile.zeros(8)
    let header = try header(coreAudio("aac ", 0, [0, 1024, 2, 0], table))
    #expect(header.duration.seconds == 2)
    #expect(
      AVAudioFormat(header.tracks[0].format).settings[AVFormatIDKey] as? Int
        == Int(kAudioFormatMPEG4AAC))
  }

  @Test func `a stream of unknown length ends with the file`() throws {
    let data = coreAudio(
      "lpcm", 0, [2, 1, 1, 16], Data("data".utf8) + MediaFile.big(-1, 8) + MediaFile.zeros(104))
    #expect(try header(data).duration.value == 50)
  }

  @Test func `MP3 files have the format of their first frame`() throws {
    let format = try #require(try header(MediaFile.mpegFrames(3)).tracks[0].format)
    #expect(format.kind == .mp3)
    #expect(format.channels == 2)
    #expect(format.sampleRate == 44_100)
  }

  @Test func `samples of several widths have the same level`() {
    func level(_ bytes: [UInt8], _ change: (inout SoundFormat) -> Void) -> Double? {
      var format = SoundFormat(kind: .linearPCM, sampleRate: 1, channels: 1, bits: 16)
      format.samples = 0..<bytes.count
      change(&format)
      return format.level(of: 0, in: MediaBytes(Data(bytes)), from: 0, length: 10)?.peak
    }
    #expect(level([0, 0xC0]) { _ in } == 0.5)
    #expect(level([0x40, 0]) { $0.isBigEndian = true } == 0.5)
    #expect(level([0, 0, 0x40]) { $0.bits = 24 } == 0.5)
    #expect(
      level([64]) {
        $0.bits = 8
        $0.isSigned = false
      } == 0.5)
    #expect(
      level([0, 0, 0, 0x3F]) {
        $0.bits = 32
        $0.isFloat = true
      } == 0.5)
    #expect(level([1, 2]) { $0.kind = .mp3 } == nil)
    #expect(level([1, 2]) { $0.bits = 64 } == nil)
  }

  @Test func `formats of an app have settings`() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    #expect(format.isStandard)
    #expect(format.settings[AVLinearPCMBitDepthKey] as? Int == 32)
    #expect(format.settings[AVLinearPCMIsNonInterleaved] as? Bool == true)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 2) == nil)
    #expect(format == AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
  }
}
