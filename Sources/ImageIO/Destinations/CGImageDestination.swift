// The names of Image I/O's functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Scenes

/// A file of one image that is being written: a PNG or a JPEG.
///
/// Apple documentation: https://developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {
  private enum Target {
    case data(CFMutableData)
    case file(URL)
  }

  private let target: Target
  private let isJPEG: Bool
  private var image: CGImage?
  private var properties: [AnyHashable: Any] = [:]
  private var isFinished = false

  private init?(_ target: Target, _ type: CFString, _ count: Int) {
    guard ["public.png", "public.jpeg"].contains(type as String), count == 1 else { return nil }
    self.target = target
    isJPEG = type == "public.jpeg"
  }

  convenience init?(data: CFMutableData, type: CFString, count: Int) {
    self.init(.data(data), type, count)
  }

  convenience init?(url: URL, type: CFString, count: Int) {
    guard url.isFileURL else { return nil }
    self.init(.file(url), type, count)
  }

  func set(_ values: CFDictionary?) {
    if let values = values as? [AnyHashable: Any] { properties.merge(values) { $1 } }
  }

  func add(_ image: CGImage, _ values: CFDictionary?) {
    // A file has one image: others are left out, as the number of images is announced.
    guard self.image == nil else { return }
    self.image = image
    set(values)
  }

  func finish() -> Bool {
    guard !isFinished, let pixels = image?.pixels() else { return false }
    isFinished = true
    let properties = properties as CFDictionary
    let orientation = Int(properties.number(kCGImagePropertyOrientation) ?? 1)
    let quality = properties.number(kCGImageDestinationLossyCompressionQuality) ?? 0.85
    let data =
      isJPEG
      ? JPEGEncoder.data(of: pixels, quality: CGFloat(quality), orientation: orientation)
      : PNGEncoder.data(of: pixels)
    switch target {
    case .data(let target): target.append(data as Data)
    case .file(let url): return (try? data.write(to: url)) != nil
    }
    return true
  }
}

/// Returns a destination that appends a file to bytes.
///
/// - Parameters:
///   - type: `public.png` or `public.jpeg`.
///   - count: The number of images: 1.
/// - Returns: `nil` for another kind of file, and for another number.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: data, type: type, count: count)
}

/// Returns a destination that writes a file; see
/// `CGImageDestinationCreateWithData(_:_:_:_:)`.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url: url as URL, type: type, count: count)
}

/// Returns the identifiers of the kinds of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }

/// Sets the image of a file, with properties: the quality of a JPEG and its orientation.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// Sets the image of a file to one of a source, with its orientation and with properties.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = isrc.image(at: index) else { return }
  idst.add(
    image, [kCGImagePropertyOrientation: isrc.bytes?.header.orientation ?? 1] as CFDictionary)
  idst.set(properties)
}

/// Sets properties of the file.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.set(properties)
}

/// Writes the file.
///
/// - Returns: `false` if there is no image, if it has no pixels, and if the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
