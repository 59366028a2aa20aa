import Foundation

/// An image of pixels in memory, from a PNG or for drawing.
package struct PixelImage: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels in rows from the top, each with four bytes: blue, green, red, alpha. The colors are
  /// multiplied by the alpha.
  package private(set) var bytes: [UInt8]

  /// Creates a transparent image.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates an image of pixels.
  ///
  /// - Precondition: There are four bytes for each pixel.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    guard bytes.count == width * height * 4 else {
      fatalError(
        "An image of \(width) x \(height) pixels cannot have \(bytes.count) bytes; give it four for "
          + "each.")
    }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Reads a PNG.
  ///
  /// - Throws: ``PNGFailure``.
  package init(png data: Data) throws(PNGFailure) {
    let cairo = try CairoFunctions.load()
    try Self.check(header: data)
    let source = PNGSource(data)
    let surface = cairo.readPNG(
      { closure, bytes, count in
        guard let closure, let bytes else { return CairoFunctions.readError }
        let source = Unmanaged<PNGSource>.fromOpaque(closure).takeUnretainedValue()
        return source.read(Int(count), to: bytes)
          ? CairoFunctions.success : CairoFunctions.readError
      }, Unmanaged.passUnretained(source).toOpaque())
    defer {
      cairo.destroyImage(surface)
      withExtendedLifetime(source) {}
    }
    guard cairo.status(surface) == CairoFunctions.success else { throw .unreadable }
    guard let image = PixelImage(surface, cairo) else { throw .unreadable }
    self = image
  }

  /// Throws if the data do not begin as a PNG of a size that can be drawn. Nothing is allocated by
  /// the announced size before.
  private static func check(header data: Data) throws(PNGFailure) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { throw .unreadable }
    func number(at start: Int) -> Int {
      bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    try checkSize(width: number(at: 16), height: number(at: 20))
  }

  /// Throws if an image of a size is too large.
  static func checkSize(width: Int, height: Int) throws(PNGFailure) {
    guard width <= PNGFailure.largestSide, height <= PNGFailure.largestSide,
      width * height <= PNGFailure.largestArea
    else { throw .tooLarge(width: width, height: height) }
  }

  /// Copies the pixels of an image of cairo.
  init?(_ surface: CairoFunctions.Object?, _ cairo: CairoFunctions) {
    cairo.flush(surface)
    let format = cairo.format(surface)
    guard format == CairoFunctions.argb32 || format == CairoFunctions.rgb24,
      let pixels = cairo.pixels(surface)
    else { return nil }
    self.init(width: Int(cairo.width(surface)), height: Int(cairo.height(surface)))
    let stride = Int(cairo.stride(surface))
    for row in 0..<height {
      let line = UnsafeBufferPointer(start: pixels + row * stride, count: width * 4)
      bytes.replaceSubrange(row * width * 4..<(row + 1) * width * 4, with: line)
    }
    guard format == CairoFunctions.rgb24 else { return }
    for index in Swift.stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
  }

  /// Returns the image as a PNG.
  ///
  /// - Throws: ``PNGFailure``.
  package func png() throws(PNGFailure) -> Data {
    let cairo = try CairoFunctions.load()
    try Self.checkSize(width: width, height: height)
    let surface = cairo.createImage(CairoFunctions.argb32, Int32(width), Int32(height))
    defer { cairo.destroyImage(surface) }
    guard cairo.status(surface) == CairoFunctions.success, let pixels = cairo.pixels(surface)
    else { throw .library("there is no memory for \(width) x \(height) pixels") }
    let stride = Int(cairo.stride(surface))
    cairo.flush(surface)
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      for row in 0..<height {
        (pixels + row * stride).update(from: start + row * width * 4, count: width * 4)
      }
    }
    cairo.markDirty(surface)
    return try Self.png(of: surface, cairo)
  }

  /// Returns an image of cairo as a PNG.
  static func png(
    of surface: CairoFunctions.Object?, _ cairo: CairoFunctions
  ) throws(PNGFailure) -> Data {
    let target = PNGTarget()
    let status = cairo.writePNG(
      surface,
      { closure, bytes, count in
        guard let closure, let bytes else { return CairoFunctions.readError }
        Unmanaged<PNGTarget>.fromOpaque(closure).takeUnretainedValue()
          .data.append(bytes, count: Int(count))
        return CairoFunctions.success
      }, Unmanaged.passUnretained(target).toOpaque())
    guard status == CairoFunctions.success else { throw .library("cairo's status is \(status)") }
    return withExtendedLifetime(target) { target.data }
  }
}

/// The bytes of a PNG that is being read.
private final class PNGSource {
  private let data: Data
  private var place = 0

  init(_ data: Data) { self.data = data }

  /// Copies the next bytes.
  ///
  /// - Returns: `false` if there are not as many.
  func read(_ count: Int, to bytes: UnsafeMutablePointer<UInt8>) -> Bool {
    guard count <= data.count - place else { return false }
    let start = data.startIndex + place
    data.copyBytes(to: bytes, from: start..<(start + count))
    place += count
    return true
  }
}

/// The bytes of a PNG that is being written.
private final class PNGTarget {
  var data = Data()
}
