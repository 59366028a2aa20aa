/// A kind of device an interface can be laid out for: its screen and the parts of it that bars,
/// cameras and corners take.
///
/// Sizes and safe areas are those UIKit reports for a full-screen window of an app without bars of
/// its own.
package struct Device: Equatable, Sendable {
  /// How the device is held.
  package enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The family a device belongs to.
  package enum Idiom: Sendable {
    case phone
    case pad
  }

  /// A short name for command lines: `iphone-15`.
  package let slug: String
  /// The name the device is sold under: `iPhone 15`.
  package let name: String
  /// Phone or pad.
  package let idiom: Idiom
  /// The screen held upright, in points.
  package let portraitSize: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// The safe area of a full-screen window held upright, in points.
  package let portraitSafeArea: UIEdgeInsets
  /// The safe area of a full-screen window held sideways, in points.
  package let landscapeSafeArea: UIEdgeInsets
  /// Whether a phone held sideways has regular width, as the large ones have.
  package let isWideInLandscape: Bool

  package init(
    slug: String, name: String, idiom: Idiom, portraitSize: CGSize, scale: CGFloat,
    portraitSafeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets = .zero,
    isWideInLandscape: Bool = false
  ) {
    self.slug = slug
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.isWideInLandscape = isWideInLandscape
  }

  /// A screen of any size without safe areas, such as a browser window. It is a pad where its short
  /// side is 600 points or more, a phone otherwise.
  package static func custom(size: CGSize, scale: CGFloat) -> Device {
    Device(
      slug: "custom", name: "\(PlainNumber.text(size.width)) x \(PlainNumber.text(size.height))",
      idiom: min(size.width, size.height) >= 600 ? .pad : .phone, portraitSize: size,
      scale: scale, isWideInLandscape: max(size.width, size.height) >= 896)
  }

  /// The same device, held sideways from the start where the size says so.
  package func orientation(of size: CGSize) -> Orientation {
    size.width > size.height ? .landscape : .portrait
  }

  /// The screen's size in points.
  package func size(_ orientation: Orientation = .portrait) -> CGSize {
    slug == "custom" || orientation == .portrait
      ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// The safe area of a full-screen window.
  package func safeArea(_ orientation: Orientation = .portrait) -> UIEdgeInsets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// The traits of a full-screen window with a new device's settings.
  package func traits(
    _ orientation: Orientation = .portrait, style: UIUserInterfaceStyle = .light
  ) -> UITraitCollection {
    if self == Device.standard, orientation == .portrait, style == .light { return sharedTraits }
    return makeTraits(orientation, style: style)
  }

  private func makeTraits(
    _ orientation: Orientation, style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    let held = slug == "custom" ? self.orientation(of: portraitSize) : orientation
    var values = TraitValues()
    values.idiom = idiom == .pad ? .pad : .phone
    values.style = style
    values.layoutDirection = .leftToRight
    values.displayScale = scale
    values.contentSizeCategory = .large
    values.displayGamut = .P3
    values.contrast = .normal
    values.level = .base
    values.legibilityWeight = .regular
    switch (idiom, held) {
    case (.pad, _):
      values.horizontalSizeClass = .regular
      values.verticalSizeClass = .regular
    case (.phone, .portrait):
      values.horizontalSizeClass = .compact
      values.verticalSizeClass = .regular
    case (.phone, .landscape):
      values.horizontalSizeClass = isWideInLandscape ? .regular : .compact
      values.verticalSizeClass = .compact
    }
    return UITraitCollection(values: values)
  }

  private static let standardTraits = standard.makeTraits(.portrait, style: .light)

  /// The traits of the standard device, always the same object.
  var sharedTraits: UITraitCollection {
    Self.standardTraits
  }
}
