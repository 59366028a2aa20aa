/// The position of the opacity in a pixel. The raw values are Core Graphics'.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no opacity.
  case none = 0
  /// The opacity is last, and the colors are multiplied by it.
  case premultipliedLast = 1
  /// The opacity is first, and the colors are multiplied by it.
  case premultipliedFirst = 2
  /// The opacity is last.
  case last = 3
  /// The opacity is first.
  case first = 4
  /// The last component is not used; pixels are opaque.
  case noneSkipLast = 5
  /// The first component is not used; pixels are opaque.
  case noneSkipFirst = 6
  /// There is an opacity without a color.
  case alphaOnly = 7
}

/// The order of the bytes of a pixel. The raw values are Core Graphics'.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the order.
  case orderMask = 0x7000
  /// The components in their order.
  case orderDefault = 0
  /// Units of two bytes, the low one first.
  case order16Little = 0x1000
  /// Units of four bytes, the lowest one first: components from the last to the first.
  case order32Little = 0x2000
  /// Units of two bytes, the high one first.
  case order16Big = 0x3000
  /// Units of four bytes, the highest one first: components in their order.
  case order32Big = 0x4000
}

/// The format of pixels: the position of the opacity and the order of the bytes.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cgbitmapinfo
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in Core Graphics.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the position of the opacity: a raw value of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are numbers with a fraction. Images of this format cannot be read.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The components in their order.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Units of two bytes, the low one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Units of four bytes, the lowest one first: components from the last to the first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Units of two bytes, the high one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Units of four bytes, the highest one first: components in their order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The treatment of colors that a space does not have. The raw values are Core Graphics'.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the context in which the image is drawn.
  case defaultIntent
  /// Colors outside of the space become the nearest ones.
  case absoluteColorimetric
  /// All colors move with the white point.
  case relativeColorimetric
  /// The distances between colors are kept.
  case perceptual
  /// The saturation of colors is kept.
  case saturation
}
