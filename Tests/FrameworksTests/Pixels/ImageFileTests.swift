import Foundation
import ImageIO
import TestSupport
import Testing

@Suite(.enabled(if: hasPixelLibraries)) struct ImageSourceTests {
  /// A GIF of two pictures of one pixel: red for 0.05 seconds, then blue for none.
  private let gif = Data(
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
      + [0x21, 0xF9, 4, 0, 5, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
      + [0x21, 0xF9, 4, 0, 0, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 0x01, 0]
      + [0x3B])

  private func bytes(_ image: CGImage?) throws -> [UInt8] {
    try [UInt8](#require(image?.dataProvider?.data) as Data)
  }

  @Test func `a file has its kind, number and properties`() throws {
    let data = Data(TestPicture.jpegHeader(width: 3, height: 2, orientation: 6))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.jpeg")
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let values =
      try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect(values[kCGImagePropertyPixelWidth] as? Int == 3)
    #expect(values[kCGImagePropertyPixelHeight] as? Int == 2)
    #expect(values[kCGImagePropertyOrientation] as? Int == 6)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    let other = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(other) == 0)
    #expect(CGImageSourceGetType(other) == nil)
  }

  @Test func `the pictures of a GIF have times and pixels`() throws {
    let source = try #require(CGImageSourceCreateWithData(gif as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    let delays = (0..<2).map { index in
      let values = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let gif = values?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
      return gif?[kCGImagePropertyGIFDelayTime] as? Double
    }
    #expect(delays == [0.05, 0.1])
    let whole = CGImageSourceCopyProperties(source, nil)
    let loops = whole?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    #expect(loops?[kCGImagePropertyGIFLoopCount] as? Int == 0)
    #expect(try bytes(CGImageSourceCreateImageAtIndex(source, 0, nil)).prefix(3) == [255, 0, 0])
    #expect(try bytes(CGImageSourceCreateImageAtIndex(source, 1, nil)).prefix(3) == [0, 0, 255])
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
  }

  @Test func `a thumbnail has the greatest length of its options`() throws {
    let source = try #require(
      CGImageSourceCreateWithData(Data(TestPicture.png(width: 40, height: 20)) as CFData, nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 10,
      ] as CFDictionary
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(thumbnail.width == 10)
    #expect(thumbnail.height == 5)
    #expect(try bytes(thumbnail).prefix(4) == [255, 0, 0, 255])
  }

  @Test func `an incremental source knows its size before its end`() throws {
    let data = Data(TestPicture.png(width: 4, height: 4))
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(40) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceGetCount(source) == 1)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(try bytes(CGImageSourceCreateImageAtIndex(source, 0, nil)).count == 64)
  }

  @Test(arguments: ["public.png", "public.jpeg"])
  func `a destination writes a file`(type: String) throws {
    let source = try #require(
      CGImageSourceCreateWithData(Data(TestPicture.png(width: 3, height: 2)) as CFData, nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(
      destination, image, [kCGImageDestinationLossyCompressionQuality: 0.9] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let written = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(written) as String? == type)
    #expect(CGImageSourceCreateImageAtIndex(written, 0, nil)?.width == 3)
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
  }
}
