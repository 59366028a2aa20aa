import Foundation

/// The bytes of an image file, which are read when they are needed.
///
/// The bytes of a file are not kept: each use reads the file again. Pixels in memory become a PNG
/// when their bytes are read first. They may be used from any thread.
package final class ImageBytes: Equatable, @unchecked Sendable {
  private enum Source {
    case data(Data)
    case file(URL)
    case pixels(PixelBuffer)
  }

  private let source: Source
  /// The facts in the header.
  package let header: ImageHeader
  private let lock = NSLock()
  private var storedHash: ContentHash?
  /// The PNG of pixels in memory; `nil` before its first use.
  private var storedPNG: Data?

  /// Creates the bytes of a PNG of pixels, which is written when it is read.
  package init(_ pixels: PixelBuffer) {
    source = .pixels(pixels)
    header = ImageHeader(.png, width: pixels.width, height: pixels.height)
  }

  /// Creates bytes in memory; `nil` if they are not an image of a known format.
  package init?(_ data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    source = .data(data)
    self.header = header
  }

  /// The number of bytes at the beginning of a file that are read for its header first.
  private static let usualHeaderLength = 65_536

  /// Creates the bytes of a file, and reads its header only; `nil` for a file that cannot be read
  /// or is not an image of a known format.
  package init?(file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let beginning = try? handle.read(upToCount: Self.usualHeaderLength) else { return nil }
    if let header = ImageHeader(beginning) {
      self.header = header
    } else {
      // Some headers follow large previews or profiles.
      guard beginning.count == Self.usualHeaderLength, let rest = try? handle.readToEnd(),
        let header = ImageHeader(beginning + rest)
      else { return nil }
      self.header = header
    }
    source = .file(file)
  }

  /// Returns the bytes as they were given; `nil` if the file cannot be read any more.
  package func read() -> Data? {
    switch source {
    case .data(let data): return data
    case .file(let url): return try? Data(contentsOf: url)
    case .pixels(let pixels):
      lock.lock()
      defer { lock.unlock() }
      return png(of: pixels)
    }
  }

  /// Returns the PNG of pixels in memory. The lock is held.
  private func png(of pixels: PixelBuffer) -> Data {
    if let storedPNG { return storedPNG }
    let png = PNGEncoder.data(of: pixels)
    storedPNG = png
    return png
  }

  /// Returns the pixels as they are stored, without the orientation; `nil` for a file that cannot
  /// be decoded: see ``PixelDecoder``.
  ///
  /// - Complexity: O(n) in the number of pixels at each call.
  package func pixels() -> PixelBuffer? {
    if case .pixels(let pixels) = source { return pixels }
    return read().flatMap { PixelDecoder.pixels(of: $0) }
  }

  /// Returns the bytes without their orientation, which hosts would apply by themselves.
  package func readUpright() -> Data? {
    guard var data = read() else { return nil }
    guard header.orientation != 1, let position = header.orientationPosition,
      position + 1 < data.count
    else { return data }
    let first = data.startIndex + position
    // The number has two bytes in either order; the high byte is zero.
    if data[first] != 0 { data[first] = 1 } else { data[first + 1] = 1 }
    return data
  }

  /// The number of bytes in memory that this object keeps.
  package var countInMemory: Int {
    switch source {
    case .data(let data): data.count
    case .file: 0
    case .pixels(let pixels): pixels.bytes.count
    }
  }

  /// The hash of the content. It is computed on the first use; from then on, the hash of a file is
  /// fixed.
  ///
  /// - Complexity: O(n) in the number of bytes on the first use, otherwise O(1).
  package var hash: ContentHash {
    lock.lock()
    defer { lock.unlock() }
    if let storedHash { return storedHash }
    let hash: ContentHash
    if case .pixels(let pixels) = source {
      hash = ContentHash(png(of: pixels))
    } else {
      hash = ContentHash(read() ?? Data())
    }
    storedHash = hash
    return hash
  }

  /// Returns whether two objects have the same content.
  package static func == (first: ImageBytes, second: ImageBytes) -> Bool {
    first === second || first.header == second.header && first.hash == second.hash
  }
}
