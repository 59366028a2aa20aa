/// The properties of an image that can be set, from any thread.
final class ImageMarks: @unchecked Sendable {
  private let lock = NSLock()
  private var storedIdentifier: String?
  private var storedLabel: String?
  private var storedAsset: UIImageAsset?
  private var storedCGImage: CGImage?

  var identifier: String? {
    get { lock.withLock { storedIdentifier } }
    set { lock.withLock { storedIdentifier = newValue } }
  }

  var label: String? {
    get { lock.withLock { storedLabel } }
    set { lock.withLock { storedLabel = newValue } }
  }

  /// Returns the pixels of an image, which are made by a closure at the first call.
  func cgImage(_ make: () -> CGImage?) -> CGImage? {
    if let known = lock.withLock({ storedCGImage }) { return known }
    guard let made = make() else { return nil }
    return lock.withLock {
      let result = storedCGImage ?? made
      storedCGImage = result
      return result
    }
  }

  /// The asset that was made for an image without one; `nil` before.
  var asset: UIImageAsset? { lock.withLock { storedAsset } }

  /// Returns the asset of an image without one.
  func asset(of content: ImageContent) -> UIImageAsset {
    lock.withLock {
      if let storedAsset { return storedAsset }
      let asset = UIImageAsset(content)
      storedAsset = asset
      return asset
    }
  }
}
