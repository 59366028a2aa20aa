// The names of Image I/O's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Scenes

/// The state of a source. The raw values are Image I/O's.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The end of the file is missing.
  case statusUnexpectedEOF = -5
  /// The bytes are damaged.
  case statusInvalidData = -4
  /// The kind of the file is not known.
  case statusUnknownType = -3
  /// There are too few bytes to know the size.
  case statusReadingHeader = -2
  /// More bytes are awaited.
  case statusIncomplete = -1
  /// All bytes are there.
  case statusComplete = 0
}

/// The images of a file: one, or the pictures of an animated GIF.
///
/// Apple documentation: https://developer.apple.com/documentation/imageio/cgimagesource
///
/// The formats are PNG, JPEG, GIF and WebP.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var storedBytes: ImageBytes?
  private var storedFrames: GIFFrames?
  private var storedIsFinal: Bool

  init(_ bytes: ImageBytes?, isFinal: Bool = true) {
    storedBytes = bytes.flatMap { $0.header.format.isVector ? nil : $0 }
    storedIsFinal = isFinal
  }

  var bytes: ImageBytes? { lock.withLock { storedBytes } }
  var isFinal: Bool { lock.withLock { storedIsFinal } }

  /// The pictures of a GIF; `nil` for another file.
  var frames: GIFFrames? {
    lock.withLock {
      guard let storedBytes, storedBytes.header.format == .gif else { return nil }
      if let storedFrames { return storedFrames }
      let made = GIFFrames(storedBytes.read() ?? Data())
      storedFrames = made
      return made
    }
  }

  var count: Int { bytes == nil ? 0 : max(frames?.delays.count ?? 1, 1) }

  func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      let made = ImageBytes(data)
      storedBytes = made.flatMap { $0.header.format.isVector ? nil : $0 }
      storedFrames = nil
      storedIsFinal = isFinal
    }
  }

  /// Returns an image as it is stored.
  func image(at index: Int) -> CGImage? {
    guard let bytes, index >= 0, index < count else { return nil }
    guard count > 1 else { return CGImage(bytes) }
    let size = bytes.header.size
    return CGImage(width: Int(size.width), height: Int(size.height)) {
      bytes.read().flatMap { PixelDecoder.pixels(of: $0, frame: index) }
    }
  }
}

/// Returns the images of bytes. Bytes of another kind have no images.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(ImageBytes(data as Data))
}

/// Returns the images of a file; `nil` for a file that cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  let url = url as URL
  guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { return nil }
  return CGImageSource(ImageBytes(file: url))
}

/// Returns the images of the bytes of a provider; `nil` if they cannot be read.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.bytes.map { CGImageSource(ImageBytes($0)) }
}

/// Returns a source without bytes, for `CGImageSourceUpdateData(_:_:_:)`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(nil, isFinal: false)
}

/// Replaces the bytes of a source by those that have arrived so far.
///
/// - Parameters:
///   - data: All bytes from the beginning.
///   - final: A Boolean value that indicates whether these are all bytes of the file.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data as Data, isFinal: final)
}

/// Returns the state of a source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if isrc.bytes == nil { return isrc.isFinal ? .statusUnknownType : .statusReadingHeader }
  return isrc.isFinal ? .statusComplete : .statusIncomplete
}

/// Returns the state of an image.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  CGImageSourceGetStatus(isrc)
}

/// Returns the identifier of the kind of the file; `nil` for an unknown one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.bytes.map { $0.header.format.typeIdentifier as CFString }
}

/// Returns the identifiers of the kinds of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
}

/// Returns the number of images: of the pictures of a GIF, 1 for another file, and 0 for bytes
/// of another kind.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the image that stands for the file: 0.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns an image, as it is stored; `nil` for an index that there is not.
///
/// Pixels are decoded when they are read first, or at once with
/// `kCGImageSourceShouldCacheImmediately`.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let image = isrc.image(at: index)
  if options?.isTrue(kCGImageSourceShouldCacheImmediately) == true { _ = image?.pixels() }
  return image
}

/// Returns a smaller image.
///
/// The thumbnails in EXIF data are not read: one is made of the image if the options ask for it.
///
/// - Returns: `nil` for an index that there is not, and without such an option.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let options, let image = isrc.image(at: index), let header = isrc.bytes?.header,
    options.isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
      || options.isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let longest = Double(max(image.width, image.height))
  let limit = options.number(kCGImageSourceThumbnailMaxPixelSize) ?? longest
  let factor = limit >= 1 ? min(limit / longest, 1) : 1
  let width = max(Int((Double(image.width) * factor).rounded()), 1)
  let height = max(Int((Double(image.height) * factor).rounded()), 1)
  let orientation =
    options.isTrue(kCGImageSourceCreateThumbnailWithTransform) ? header.orientation : 1
  let isTurned = orientation > 4
  let thumbnail = CGImage(
    width: isTurned ? height : width, height: isTurned ? width : height
  ) {
    image.pixels()?.scaled(width: width, height: height)?.upright(from: orientation)
  }
  if options.isTrue(kCGImageSourceShouldCacheImmediately) { _ = thumbnail?.pixels() }
  return thumbnail
}

/// Does nothing but release pixels that are kept for an index: none are kept beside the images.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
