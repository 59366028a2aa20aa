internal import Scenes

extension UIImage {
  /// Reads the image for display. Hosts decode pixels by themselves; this method reads the bytes of
  /// a file, so that the first drawing does not wait for it.
  ///
  /// - Returns: The image.
  public func preparingForDisplay() -> UIImage? {
    if case .file(let bytes) = content.picture { _ = bytes.hash }
    return self
  }

  /// Reads the image for display, off the main thread.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// Reads the image for display on a background queue, where the closure is called.
  @preconcurrency
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// Returns an image of at most a size, in points, with the proportions of this one.
  ///
  /// The result has the same bytes: hosts scale them down when they draw them.
  ///
  /// - Returns: `nil` for an empty image or size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let whole = content.size
    guard whole.width > 0, whole.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / whole.width, size.height / whole.height)
    guard factor.isFinite else { return nil }
    return changed {
      $0.size = CGSize(
        width: PixelRounding.snapped(whole.width * factor, scale: $0.scale),
        height: PixelRounding.snapped(whole.height * factor, scale: $0.scale))
      $0.isThumbnail = true
      $0.origin = nil
      $0.asset = nil
      $0.resizing = nil
    }
  }

  /// Returns an image of at most a size, in points, with the proportions of this one.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  /// Makes an image of at most a size, in points, with the proportions of this one, on a background
  /// queue, where the closure is called.
  @preconcurrency
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }
}
