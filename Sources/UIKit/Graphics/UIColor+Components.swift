extension UIColor {
  /// Returns the color for an environment: the color itself unless it is dynamic.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<32 {
      guard case .dynamic(let dynamic) = color.content else { return color }
      color = dynamic.provider(traitCollection)
    }
    fatalError(
      "A dynamic color's provider returned dynamic colors 32 times in a row; make the provider "
        + "return a color that is not dynamic.")
  }

  /// Returns the color with another opacity. A dynamic color stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .rgb(var components):
      components.alpha = alpha
      return UIColor(.rgb(components))
    case .gray(let white, _):
      return UIColor(.gray(white: white, alpha: alpha))
    case .dynamic:
      return UIColor { [self] traits in resolvedColor(with: traits).withAlphaComponent(alpha) }
    }
  }

  /// The Core Graphics color for `UITraitCollection.current`.
  public var cgColor: CGColor {
    let c = rgba(in: .current)
    return CGColor(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
  }

  /// Returns the components for an environment.
  package func rgba(in traits: UITraitCollection) -> RGBA {
    switch resolvedColor(with: traits).content {
    case .rgb(let components): components
    case .gray(let white, let alpha): RGBA(red: white, green: white, blue: white, alpha: alpha)
    case .dynamic: fatalError("A resolved color is still dynamic.")
    }
  }

  /// Returns the components in sRGB for an environment. They may be outside 0 to 1 for colors
  /// outside sRGB; drawing code clamps them.
  package func components(
    in traits: UITraitCollection
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let c = rgba(in: traits)
    return (c.red, c.green, c.blue, c.alpha)
  }

  /// Writes the sRGB components for `UITraitCollection.current` to the given pointers.
  ///
  /// - Returns: `true`: every color has such components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba(in: .current)
    red?.pointee = c.red
    green?.pointee = c.green
    blue?.pointee = c.blue
    alpha?.pointee = c.alpha
    return true
  }

  /// Writes the gray value for `UITraitCollection.current` to the given pointers.
  ///
  /// - Returns: `false`, with nothing written, for a color that is not gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba(in: .current)
    guard c.red == c.green, c.green == c.blue else { return false }
    white?.pointee = c.red
    alpha?.pointee = c.alpha
    return true
  }

  /// Writes hue, saturation, and brightness for `UITraitCollection.current` to the given pointers.
  ///
  /// - Returns: `true`: every color has such components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba(in: .current)
    let (h, s, b) = c.hueSaturationBrightness
    hue?.pointee = h
    saturation?.pointee = s
    brightness?.pointee = b
    alpha?.pointee = c.alpha
    return true
  }
}
