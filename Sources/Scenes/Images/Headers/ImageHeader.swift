import Foundation

/// The facts that the header of an image file states.
///
/// Only the given bytes are read, and nothing is allocated by a size that a header announces.
package struct ImageHeader: Equatable, Sendable {
  /// The format of an image file.
  package enum Format: Equatable, Sendable {
    case png, jpeg, gif, webP, svg, pdf

    /// The media type (RFC 6838).
    package var mediaType: String {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .gif: "image/gif"
      case .webP: "image/webp"
      case .svg: "image/svg+xml"
      case .pdf: "application/pdf"
      }
    }

    /// The uniform type identifier.
    package var typeIdentifier: String {
      switch self {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .gif: "com.compuserve.gif"
      case .webP: "org.webmproject.webp"
      case .svg: "public.svg-image"
      case .pdf: "com.adobe.pdf"
      }
    }

    /// A Boolean value that indicates whether the image consists of shapes instead of pixels.
    package var isVector: Bool { self == .svg || self == .pdf }
  }

  /// The format.
  package var format: Format
  /// The size as stored, in pixels; in points for a vector format.
  package var size: CGSize
  /// The orientation, by the numbers of EXIF from 1 to 8; 1 for upright.
  package var orientation = 1
  /// The position of the two bytes with ``orientation``; `nil` if the file has none.
  package var orientationPosition: Int?
  /// The date of the photo; `nil` if the file has none.
  package var captureDate: Date?

  /// The size of the upright image: orientations from 5 to 8 exchange the sides.
  package var uprightSize: CGSize {
    orientation > 4 ? CGSize(width: size.height, height: size.width) : size
  }

  init(_ format: Format, width: Int, height: Int) {
    self.format = format
    size = CGSize(width: width, height: height)
  }

  init(_ format: Format, size: CGSize) {
    self.format = format
    self.size = size
  }

  /// Reads the header at the beginning of a file; `nil` if the bytes are not an image of a known
  /// format, or end before the header does.
  package init?(_ data: Data) {
    let header = data.withUnsafeBytes { Self.read(ByteReader($0)) }
    guard let header, header.size.width > 0, header.size.height > 0 else { return nil }
    self = header
  }

  private static func read(_ reader: ByteReader) -> ImageHeader? {
    if reader.byte(0) == 0x89 { return png(reader) }
    if reader.big16(0) == 0xFFD8 { return jpeg(reader) }
    if reader.matches("GIF8", at: 0) { return gif(reader) }
    if reader.matches("RIFF", at: 0) { return webP(reader) }
    return pdf(reader) ?? svg(reader)
  }
}
