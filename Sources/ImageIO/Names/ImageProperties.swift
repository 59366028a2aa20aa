/// The key of the width, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the orientation, by the numbers of EXIF from 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the number of bits of a component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the model of the colors.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The model of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The key of the number of bytes of the file.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of the values of EXIF data, which are a dictionary.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the date of a photo in EXIF data, in the form `2024:05:31 18:04:59`.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of the values of a GIF, which are a dictionary.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the time of a picture of a GIF, in seconds: at least 0.1 for times below 0.02.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the time of a picture of a GIF as the file states it, in seconds.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The key of the number of runs of a GIF; 0 for no end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// The position of stored pixels relative to the upright image, by the numbers of EXIF.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/imageio/cgimagepropertyorientation
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Stored upright.
  case up = 1
  /// Mirrored along a vertical axis.
  case upMirrored = 2
  /// Rotated by 180 degrees.
  case down = 3
  /// Mirrored along a horizontal axis.
  case downMirrored = 4
  /// Mirrored, and rotated by 90 degrees: rows are columns.
  case leftMirrored = 5
  /// Rotated by 90 degrees clockwise for display.
  case right = 6
  /// Mirrored, and rotated by 90 degrees: rows are columns, from right to left and from bottom to
  /// top.
  case rightMirrored = 7
  /// Rotated by 90 degrees counterclockwise for display.
  case left = 8
}
