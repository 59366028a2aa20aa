import Scenes
import Testing

@testable import UIKit

@Suite struct ImageHeaderTests {
  private func header(_ bytes: [UInt8]) -> ImageHeader? { ImageHeader(Data(bytes)) }

  private func header(_ text: String) -> ImageHeader? { ImageHeader(Data(text.utf8)) }

  private func size(_ text: String) -> CGSize? { header(text)?.size }

  private static let webPLossy: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [0, 0, 0, 0]
    + [0x10, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x41, 0x20, 0x80]
  private static let webPLossless: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0, 0, 0, 0]
    // 300 - 1 and 200 - 1, of 14 bits each.
    + [0x2F, 0x2B, 0xC1, 0x31, 0x00]
  private static let webPExtended: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0]
    + [0x10, 0, 0, 0, 0x5F, 0xEA, 0x00, 0x01, 0x00, 0x00]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x2C, 0x01, 0xC8, 0x00]
  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 9 9] >> endobj
    3 0 obj << /MediaBox [ 10 20 110.5 70] /Type/Page /Parent 2 0 R >> endobj
    """

  @Test func `sizes come from the headers`() {
    #expect(header(TestPicture.png(width: 3, height: 5))?.size == CGSize(width: 3, height: 5))
    #expect(
      header(TestPicture.jpegHeader(width: 640, height: 480))?.size
        == CGSize(width: 640, height: 480))
    #expect(header(Self.gif)?.size == CGSize(width: 300, height: 200))
    #expect(header(Self.gif)?.format == .gif)
    #expect(header(Self.webPLossy)?.size == CGSize(width: 0x140, height: 0x20))
    #expect(header(Self.webPLossless)?.size == CGSize(width: 300, height: 200))
    #expect(header(Self.webPExtended)?.size == CGSize(width: 60_000, height: 2))
    #expect(header(Self.webPExtended)?.format == .webP)
    #expect(header(Self.pdf)?.size == CGSize(width: 100.5, height: 50))
  }

  @Test func `an announced size needs no memory`() {
    let huge = TestPicture.pngHeader(width: 60_000, height: 60_000)
    #expect(header(huge)?.size == CGSize(width: 60_000, height: 60_000))
    #expect(UIImage(data: Data(huge), scale: 3)?.size == CGSize(width: 20_000, height: 20_000))
    #expect(header(TestPicture.pngHeader(width: 0, height: 5)) == nil)
    #expect(header(TestPicture.pngHeader(width: 5, height: 1 << 31)) == nil)
  }

  @Test(arguments: 1...8) func `a JPEG has the orientation of its EXIF data`(number: Int) throws {
    for isBigEndian in [true, false] {
      let bytes = TestPicture.jpegHeader(
        width: 30, height: 20, orientation: number, isBigEndian: isBigEndian)
      #expect(header(bytes)?.orientation == number)
      let image = try #require(UIImage(data: Data(bytes)))
      #expect(image.imageOrientation == UIImage.Orientation(exif: number))
      #expect(
        image.size
          == (number < 5 ? CGSize(width: 30, height: 20) : CGSize(width: 20, height: 30)))
      let upright = try #require(ImageBytes(Data(bytes))?.readUpright())
      #expect(ImageHeader(upright)?.orientation == 1)
      #expect(upright.count == bytes.count)
    }
  }

  @Test func `an orientation that is no number from 1 to 8 is ignored`() {
    for number in [0, 9, 65_535] {
      let bytes = TestPicture.jpegHeader(width: 30, height: 20, orientation: number)
      #expect(header(bytes)?.orientation == 1)
    }
  }

  @Test func `attributes or the view box determine the size of an SVG`() {
    #expect(size("<svg width='20' height=\"10px\"/>") == CGSize(width: 20, height: 10))
    #expect(size("<svg width='1in' height='2.54cm'></svg>") == CGSize(width: 96, height: 96))
    #expect(size("<svg width='75pt' height='25.4mm'>") == CGSize(width: 100, height: 96))
    #expect(size("<svg viewBox='0 0 24 12'>") == CGSize(width: 24, height: 12))
    #expect(size("<svg width='48' viewBox='0,0,24,12'>") == CGSize(width: 48, height: 24))
    #expect(size("<svg height='48' viewBox='0 0 24 12'>") == CGSize(width: 96, height: 48))
    #expect(size("<svg width='100%' viewBox='0 0 7 8'>") == CGSize(width: 7, height: 8))
    #expect(size("<svg >") == CGSize(width: 300, height: 150))
    #expect(size("<svg width='1e2' height='2em' viewBox='0 0 1 1'>")?.height == 100)
    let prolog = """
      \u{FEFF}<?xml version="1.0"?>
      <!-- a <svg width="1" height="1"> in a comment -->
      <!DOCTYPE svg [ <!ENTITY a "b"> ]>
      <svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="5" height="6">
      """
    #expect(size(prolog) == CGSize(width: 5, height: 6))
    #expect(size("<svgs width='5' height='6'>") == nil)
    #expect(size("<html><svg width='5' height='6'>") == nil)
    #expect(size("plain text") == nil)
  }

  @Test func `bytes that end early are no image`() {
    let files = [
      TestPicture.pngHeader(width: 7, height: 8),
      TestPicture.jpegHeader(width: 7, height: 8, orientation: 6), Self.gif, Self.webPLossy,
      Self.webPLossless, Self.webPExtended,
    ]
    for file in files {
      #expect(header(file) != nil)
      for count in 0..<(file.count - 4) { #expect(header(Array(file.prefix(count))) == nil) }
    }
    for count in 0..<Self.pdf.utf8.count { _ = header(String(Self.pdf.prefix(count))) }
  }

  @Test func `changed bytes are read within their bounds`() {
    let seed: UInt64 = 0x1A6E
    var random = RepeatableRandom(seed: seed)
    let svg = Array("<?xml?><!-- x --><svg width='20' viewBox='0 0 1 2' height=\"10px\"/>".utf8)
    let files = [
      TestPicture.png(width: 7, height: 8),
      TestPicture.jpegHeader(width: 7, height: 8, orientation: 6), Self.gif, Self.webPLossy,
      Self.webPLossless, Self.webPExtended, Array(Self.pdf.utf8), svg,
    ]
    for round in 0..<20_000 {
      var file = random.pick(files)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<file.count, using: &random)
        file[index] = UInt8.random(in: 0...255, using: &random)
      }
      if random.once(in: 3) { file.removeLast(Int.random(in: 0..<file.count, using: &random)) }
      if let size = header(file)?.size {
        #expect(
          size.width > 0,
          "seed \(seed), round \(round)")
        #expect(
          size.height > 0,
          "seed \(seed), round \(round)")
        #expect(
          size.width.isFinite,
          "seed \(seed), round \(round)")
        #expect(
          size.height.isFinite,
          "seed \(seed), round \(round)")
      }
    }
  }

  @Test func `the hash depends on every byte and on the length`() {
    let bytes = [UInt8](repeating: 0, count: 40)
    var hashes: Set<ContentHash> = []
    for index in bytes.indices {
      var changed = bytes
      changed[index] = 1
      hashes.insert(ContentHash(Data(changed)))
    }
    for count in 0...bytes.count { hashes.insert(ContentHash(Data(bytes.prefix(count)))) }
    #expect(hashes.count == bytes.count + bytes.count + 1)
    #expect(ContentHash(Data(bytes)) == ContentHash(Data(bytes)))
    #expect(ContentHash(Data("Tessera".utf8)).text.count == 32)
  }
}
