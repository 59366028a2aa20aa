// The names of Image I/O's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Scenes

/// Returns the properties of the file: the number of its bytes, and the runs of a GIF.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let bytes = isrc.bytes else { return nil }
  var result: [CFString: Any] = [:]
  if let count = bytes.read()?.count { result[kCGImagePropertyFileSize] = count }
  if let loopCount = isrc.frames?.loopCount {
    result[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: loopCount]
  }
  return result as CFDictionary
}

/// Returns the properties of an image: its size, its orientation, the date of a photo, and the time
/// of a picture of a GIF.
///
/// - Returns: `nil` for an index that there is not.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let header = isrc.bytes?.header, index >= 0, index < isrc.count else { return nil }
  var result: [CFString: Any] = [
    kCGImagePropertyPixelWidth: Int(header.size.width),
    kCGImagePropertyPixelHeight: Int(header.size.height), kCGImagePropertyDepth: 8,
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
  if header.orientationPosition != nil {
    result[kCGImagePropertyOrientation] = header.orientation
  }
  if let date = header.captureDate {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.calendar = Calendar(identifier: .gregorian)
    format.dateFormat = "yyyy:MM:dd HH:mm:ss"
    result[kCGImagePropertyExifDictionary] = [
      kCGImagePropertyExifDateTimeOriginal: format.string(from: date)
    ]
  }
  if let delays = isrc.frames?.delays, index < delays.count {
    let delay = delays[index]
    result[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay,
      kCGImagePropertyGIFUnclampedDelayTime: delay,
    ]
  }
  return result as CFDictionary
}
