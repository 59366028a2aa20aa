import CoreGraphics
import Scenes
import Testing

@Suite struct ImageTests {
  private let last = CGImageAlphaInfo.premultipliedLast.rawValue
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// An image of bytes of red, green, blue and alpha.
  private func image(_ bytes: [UInt8], width: Int, height: Int) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    return try #require(
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: last), provider: provider, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent))
  }

  private func context(
    _ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil, info: UInt32? = nil
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info ?? last))
  }

  private func bytes(_ image: CGImage?) throws -> [UInt8] {
    try [UInt8](#require(image?.dataProvider?.data) as Data)
  }

  @Test func `an image has the format of its bytes`() throws {
    let image = try image([1, 2, 3, 255, 4, 5, 6, 255], width: 2, height: 1)
    #expect(image.width == 2)
    #expect(image.height == 1)
    #expect(image.bitsPerComponent == 8)
    #expect(image.bitsPerPixel == 32)
    #expect(image.bytesPerRow == 8)
    #expect(image.alphaInfo == .premultipliedLast)
    #expect(image.colorSpace?.model == .rgb)
    #expect(try bytes(image) == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(try bytes(image.copy()) == [1, 2, 3, 255, 4, 5, 6, 255])
  }

  @Test func `unknown formats make no image`() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 64) as CFData))
    func make(bits: Int, perPixel: Int, row: Int) -> CGImage? {
      CGImage(
        width: 2, height: 2, bitsPerComponent: bits, bitsPerPixel: perPixel, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: last),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    #expect(make(bits: 8, perPixel: 32, row: 8) != nil)
    #expect(make(bits: 16, perPixel: 64, row: 16) == nil)
    #expect(make(bits: 8, perPixel: 32, row: 7) == nil)
    #expect(make(bits: 8, perPixel: 24, row: 8) == nil)
  }

  @Test func `a part has the pixels of its rectangle`() throws {
    let whole = try image(
      [1, 0, 0, 255, 2, 0, 0, 255, 3, 0, 0, 255, 4, 0, 0, 255], width: 2, height: 2)
    let part = whole.cropping(to: CGRect(x: 0.5, y: 1, width: 1.2, height: 5))
    #expect(part?.width == 2)
    #expect(try bytes(part) == [3, 0, 0, 255, 4, 0, 0, 255])
    #expect(whole.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `the order of bytes is the format's`() throws {
    let info =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try context(1, 1, info: info)
    context.setFillColor(CGColor(red: 1, green: 0.2, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { data[$0] } == [0, 51, 255, 255])
  }

  @Test func `the y-axis of a bitmap context points up`() throws {
    let context = try context(2, 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      try bytes(context.makeImage()) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func `an image in a bitmap context is upright`() throws {
    let source = try image(
      [1, 0, 0, 255, 2, 0, 0, 255, 3, 0, 0, 255, 4, 0, 0, 255], width: 2, height: 2)
    let context = try context(2, 2)
    context.draw(source, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try bytes(context.makeImage()) == bytes(source))
  }

  @Test func `drawing into memory of the app is there at once`() throws {
    let source = try image([100, 0, 0, 255, 0, 50, 0, 255], width: 2, height: 1)
    var pixel: [UInt8] = [9, 9, 9, 255]
    try pixel.withUnsafeMutableBytes { memory in
      let context = try context(1, 1, data: memory.baseAddress)
      context.draw(source, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect([UInt8](memory) == [50, 25, 0, 255])
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect([UInt8](memory) == [0, 0, 0, 0])
    }
  }

  @Test func `changes of the memory are in the image`() throws {
    let context = try context(1, 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(data[0] == 255)
    data[1] = 7
    #expect(try bytes(context.makeImage()) == [255, 7, 0, 255])
  }

  @Test func `a gray context has the brightness of colors`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 0.4, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = context.makeImage()
    #expect(image?.bitsPerPixel == 8)
    #expect(image?.colorSpace?.model == .monochrome)
    #expect(try bytes(image) == [102])
  }

  @Test func `contexts of unknown formats are nil`() {
    func make(_ info: CGImageAlphaInfo) -> CGContext? {
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }
    #expect(make(.premultipliedFirst) != nil)
    #expect(make(.noneSkipLast) != nil)
    #expect(make(.last) == nil)
    #expect(make(.none) == nil)
  }

  @Test func `masks take opacity away, and grays give it`() throws {
    let source = try image([200, 100, 0, 255, 200, 100, 0, 255], width: 2, height: 1)
    let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    #expect(mask.isMask)
    #expect(try bytes(source.masking(mask)) == [200, 100, 0, 255, 0, 0, 0, 0])
    let grays = try image([0, 0, 0, 255, 255, 255, 255, 255], width: 2, height: 1)
    #expect(try bytes(source.masking(grays)) == [0, 0, 0, 0, 200, 100, 0, 255])
    let masked = source.copy(maskingColorComponents: [190, 210, 90, 110, 0, 5])
    #expect(try bytes(masked) == [UInt8](repeating: 0, count: 8))
  }

  @Test func `the bytes of a provider have an address`() throws {
    let provider = try #require(CGDataProvider(data: Data([5, 6, 7]) as CFData))
    let start = try #require(CFDataGetBytePtr(provider.data))
    #expect(start == CFDataGetBytePtr(provider.data))
    #expect((0..<CFDataGetLength(provider.data)).map { start[$0] } == [5, 6, 7])
    withExtendedLifetime(provider) {}
  }
}

@Suite struct PixelTests {
  private func picture() throws -> PixelBuffer {
    var result = try #require(PixelBuffer(width: 19, height: 11))
    for y in 0..<11 {
      for x in 0..<19 { result[x, y] = SIMD4(Float(x * 13), Float(y * 23), 90, 255) }
    }
    result[3, 4] = SIMD4(10, 20, 30, 60)
    return result
  }

  @Test(.enabled(if: PixelDecoder.isAvailable))
  func `a PNG has the pixels that were written`() throws {
    let picture = try picture()
    #expect(PixelDecoder.pixels(of: PNGEncoder.data(of: picture)) == picture)
  }

  @Test(.enabled(if: PixelDecoder.isAvailable))
  func `a JPEG has similar pixels and its orientation`() throws {
    var picture = try picture()
    picture[3, 4] = SIMD4(39, 92, 90, 255)
    let best = JPEGEncoder.data(of: picture, quality: 1, orientation: 6)
    #expect(ImageHeader(best)?.orientation == 6)
    let decoded = try #require(PixelDecoder.pixels(of: best))
    let differences = zip(decoded.bytes, picture.bytes).map { abs(Int($0) - Int($1)) }
    #expect(try #require(differences.max()) <= 4)
    #expect(JPEGEncoder.data(of: picture, quality: 0.2).count < best.count)
  }

  @Test func `smaller images have the means of pixels`() throws {
    let picture = try #require(
      PixelBuffer(
        width: 2, height: 2, bytes: [0, 0, 0, 255, 100, 0, 0, 255, 100, 0, 0, 255, 0, 8, 0, 255]))
    #expect(picture.scaled(width: 1, height: 1)?.bytes == [50, 2, 0, 255])
    #expect(picture.scaled(width: 4, height: 4)?.width == 4)
  }

  @Test(arguments: 1...8) func `an image is turned upright`(number: Int) throws {
    // The rows 1 2 3 and 4 5 6.
    let bytes = (1...6).flatMap { (value: UInt8) -> [UInt8] in [value, 0, 0, 255] }
    let picture = try #require(PixelBuffer(width: 3, height: 2, bytes: bytes))
    let upright = picture.upright(from: number)
    let expected = [
      [1, 2, 3, 4, 5, 6], [3, 2, 1, 6, 5, 4], [6, 5, 4, 3, 2, 1], [4, 5, 6, 1, 2, 3],
      [1, 4, 2, 5, 3, 6], [4, 1, 5, 2, 6, 3], [6, 3, 5, 2, 4, 1], [3, 6, 2, 5, 1, 4],
    ][number - 1]
    #expect(upright.width == (number > 4 ? 2 : 3))
    #expect(stride(from: 0, to: 24, by: 4).map { Int(upright.bytes[$0]) } == expected)
  }
}
