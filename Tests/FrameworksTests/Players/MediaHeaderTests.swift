import CoreMedia
import Foundation
import TestSupport
import Testing

@testable import AVFoundation

@Suite struct MediaHeaderTests {
  private func asset(_ data: Data, _ name: String) throws -> AVURLAsset {
    AVURLAsset(url: try MediaFile.write(data, name))
  }

  @Test func `a WAV file has the duration of its samples`() throws {
    let sound = try asset(MediaFile.wave(seconds: 1.5), "a.wav")
    #expect(sound.duration == CMTime(value: 12_000, timescale: 8000))
    #expect(sound.tracks.map(\.mediaType) == [.audio])
    #expect(sound.isPlayable)
  }

  @Test func `the length of a stream of unknown length is that of its bytes`() throws {
    var data = MediaFile.wave(seconds: 1)
    data.replaceSubrange(40..<44, with: MediaFile.little(0xFFFF_FFFF))
    #expect(try asset(data, "a.wav").duration.seconds == 1)
  }

  @Test(arguments: [false, true])
  func `a movie has its duration, tracks and sizes`(longHeads: Bool) throws {
    let movie = try asset(
      MediaFile.movie(
        duration: 1500, timescale: 600, width: 64, height: 36, longHeads: longHeads), "a.mp4")
    #expect(movie.duration.seconds == 2.5)
    #expect(movie.tracks.map(\.mediaType) == [.video, .audio])
    let picture = try #require(movie.tracks(withMediaType: .video).first)
    #expect(picture.naturalSize == CGSize(width: 64, height: 36))
    #expect(picture.nominalFrameRate == 20)
    #expect(picture.trackID == 1)
    #expect(picture.displayedSize == CGSize(width: 64, height: 36))
  }

  @Test func `a turned picture has the exchanged size on the screen`() throws {
    let movie = try asset(
      MediaFile.movie(duration: 600, timescale: 600, width: 64, height: 36, turned: true), "a.mov")
    let picture = try #require(movie.tracks(withMediaType: .video).first)
    #expect(picture.naturalSize == CGSize(width: 64, height: 36))
    #expect(picture.displayedSize == CGSize(width: 36, height: 64))
    #expect(picture.preferredTransform.b == 1)
  }

  @Test func `frames of MP3 are counted after a tag, or a table counts them`() throws {
    let tag = Data("ID3".utf8) + Data([4, 0, 0, 0, 0, 1, 2]) + MediaFile.zeros(130)
    let frames = MediaFile.mpegFrames(10)
    #expect(
      try asset(tag + frames, "a.mp3").duration == CMTime(value: 11_520, timescale: 44_100))
    var table = frames
    table.replaceSubrange(
      36..<48, with: Data("Xing".utf8) + MediaFile.big(1) + MediaFile.big(100))
    #expect(
      try asset(table, "b.mp3").duration == CMTime(value: 115_200, timescale: 44_100))
  }

  @Test func `an AIFF file has its frames divided by its rate`() throws {
    // 8000 as a floating-point number of 80 bits: 8000 = 1.953125 * 2^12.
    let rate = MediaFile.big(16383 + 12, 2) + MediaFile.big(0xFA00_0000) + MediaFile.zeros(4)
    let common = MediaFile.big(1, 2) + MediaFile.big(4000) + MediaFile.big(8, 2) + rate
    let data =
      Data("FORM".utf8) + MediaFile.big(30) + Data("AIFFCOMM".utf8) + MediaFile.big(18) + common
    #expect(try asset(data, "a.aiff").duration.seconds == 0.5)
  }

  @Test func `damaged and shortened files fail, and never trap`() throws {
    let files = [
      MediaFile.wave(seconds: 0.01), MediaFile.mpegFrames(3),
      MediaFile.movie(duration: 600, timescale: 600, width: 64, height: 36),
    ]
    for seed in 0..<300 {
      var random = RepeatableRandom(seed: UInt64(seed))
      var data = files[seed % files.count]
      for _ in 0..<4 {
        let index = Int.random(in: 0..<data.count, using: &random)
        data[index] = UInt8.random(in: 0...255, using: &random)
      }
      data = data.prefix(Int.random(in: 0...data.count, using: &random))
      let header = MediaHeader.read(MediaBytes(Data(data)))
      #expect((header?.duration.seconds ?? 0) >= 0, "seed \(seed)")
    }
  }

  @Test func `other files and addresses of the web fail with their reasons`() async throws {
    let text = try asset(Data("Hello, this is no sound.".utf8), "a.txt")
    #expect(!text.isPlayable)
    #expect(text.duration == .zero)
    await #expect { try await text.load(.duration) } throws: { error in
      (error as? AVError)?.code == .fileFormatNotRecognized
    }
    let missing = AVURLAsset(url: URL(fileURLWithPath: "/nonexistent/a.mp4"))
    await #expect { try await missing.load(.tracks) } throws: { error in
      (error as? AVError)?.code == .unknown
    }
    let web = AVURLAsset(url: URL(string: "https://example.com/a.mp4")!)
    await #expect { try await web.load(.duration) } throws: { error in
      (error as? URLError)?.code == .notConnectedToInternet
    }
  }

  @Test func `a rectangle keeps the proportions`() {
    let wide = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9),
      insideRect: CGRect(x: 10, y: 0, width: 160, height: 190))
    #expect(wide == CGRect(x: 10, y: 50, width: 160, height: 90))
  }
}
