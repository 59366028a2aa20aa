/// A function that ends the use of bytes: it receives the information that the provider was made
/// with, the address of the bytes and their number.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// The bytes of an image.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: @unchecked Sendable {
  private let lock = NSLock()
  private var make: (() -> Data?)?
  /// The bytes, whose address stays the same as long as the provider is kept.
  private var stored: NSData?
  private var release: (() -> Void)?
  /// The information that the provider was made with; `nil` for none.
  public let info: UnsafeMutableRawPointer?

  /// Creates a provider of bytes that are made when they are read first.
  init(lazy make: @escaping () -> Data?) {
    info = nil
    self.make = make
  }

  /// Creates a provider of bytes.
  public init?(data: CFData) {
    info = nil
    stored = data
  }

  /// Creates a provider of the bytes of a file, which are read when they are needed; `nil` for a
  /// file that cannot be read.
  public init?(url: CFURL) {
    let url = url as URL
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    info = nil
    make = { try? Data(contentsOf: url) }
  }

  /// Creates a provider of the bytes of a file, by its path.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)) as CFURL)
  }

  /// Creates a provider of bytes in memory, which is copied when it is read first.
  ///
  /// - Parameters:
  ///   - info: A value for `releaseData`.
  ///   - data: The address of the bytes, which has to stay valid until `releaseData` is called.
  ///   - size: The number of bytes.
  ///   - releaseData: A function that is called when the provider ends.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.info = info
    make = { Data(bytes: data, count: size) }
    release = { releaseData(info, data, size) }
  }

  deinit { release?() }

  /// The bytes; `nil` if they cannot be read.
  public var data: CFData? {
    lock.withLock {
      if let make {
        stored = make().map { NSData(data: $0) }
        self.make = nil
      }
      return stored
    }
  }

  /// The bytes as a value; `nil` if they cannot be read.
  package var bytes: Data? { data.map { $0 as Data } }
}
