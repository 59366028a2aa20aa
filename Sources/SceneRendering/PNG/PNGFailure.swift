/// The reason why a scene cannot be drawn as a PNG.
public enum PNGFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A library is not installed, or is too old. PNGs are drawn by librsvg, which is loaded when the
  /// first one is drawn.
  case missingLibrary(String)
  /// The picture would have more pixels than can be drawn.
  case tooLarge(width: Int, height: Int)
  /// A library reported an error.
  case library(String)
  /// The data are not a PNG file.
  case unreadable

  /// The reason as one sentence, without a period.
  public var description: String {
    switch self {
    case .missingLibrary(let name):
      "PNGs are drawn by librsvg, and \(name) cannot be loaded; install it, on Debian and Ubuntu with "
        + "'apt-get install librsvg2-2', or draw as SVG"
    case .tooLarge(let width, let height):
      "a PNG of \(width) x \(height) pixels is too large: at most \(Self.largestSide) pixels per side and "
        + "\(Self.largestArea / 1_000_000) million in all can be drawn"
    case .library(let message): "librsvg cannot draw the picture: \(message)"
    case .unreadable: "the data are not a PNG"
    }
  }

  /// The largest number of pixels along a side.
  static let largestSide = 32_767
  /// The largest number of pixels, which have four bytes each.
  static let largestArea = 100_000_000
}
