/// A device model: its screen and the parts of it that bars, cameras, and corners cover.
///
/// Sizes and safe areas are those that UIKit reports for a full-screen window of an app without
/// bars of its own.
package struct Device: Equatable, Sendable {
  /// The orientation of the device.
  package enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// The family of a device.
  package enum Idiom: Sendable {
    case phone
    case pad
  }

  /// The short name for command lines: `iphone-15`.
  package private(set) var slug: String
  /// The product name: `iPhone 15`.
  package private(set) var name: String
  /// The family of the device.
  package let idiom: Idiom
  /// The size of the screen in portrait, in points.
  package let portraitSize: CGSize
  /// The number of pixels per point.
  package private(set) var scale: CGFloat
  /// The safe area of a full-screen window in portrait, in points.
  package private(set) var portraitSafeArea: UIEdgeInsets
  /// The safe area of a full-screen window in landscape, in points.
  package private(set) var landscapeSafeArea: UIEdgeInsets
  /// The safe area with a version before iOS 26, in both orientations; `nil` if it is the same.
  private let earlierSafeArea: UIEdgeInsets?
  /// A Boolean value that indicates whether a phone in landscape has regular width, as the large
  /// ones have.
  package let isWideInLandscape: Bool
  /// The major versions of the system before iOS 26 that run on the device and that the library
  /// distinguishes: some of 14 to 18. Empty for a screen that is not a device.
  let earlierVersions: Range<Int>
  /// The major version of the system: 26, or one of ``earlierVersions``.
  private(set) var systemVersion = 26

  package init(
    slug: String, name: String, idiom: Idiom, portraitSize: CGSize, scale: CGFloat,
    portraitSafeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets = .zero,
    earlierSafeArea: UIEdgeInsets? = nil, isWideInLandscape: Bool = false,
    earlierVersions: Range<Int> = 19..<19
  ) {
    self.earlierSafeArea = earlierSafeArea
    self.earlierVersions = earlierVersions
    self.slug = slug
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.isWideInLandscape = isWideInLandscape
  }

  /// Returns the device with an earlier version of the system, whose interfaces have the sizes and
  /// looks of that generation; `nil` for a version that does not run on it.
  package func with(systemVersion version: Int) -> Device? {
    guard earlierVersions.contains(version) else { return nil }
    var device = self
    device.slug += "-ios\(version)"
    device.name += " (\(systemName) \(version))"
    device.systemVersion = version
    if let earlierSafeArea {
      (device.portraitSafeArea, device.landscapeSafeArea) = (earlierSafeArea, earlierSafeArea)
    }
    return device
  }

  /// Returns the device with another number of pixels per point.
  package func with(scale: CGFloat) -> Device {
    var device = self
    device.scale = scale
    return device
  }

  /// `iOS`, or `iPadOS` on an iPad.
  var systemName: String { idiom == .pad ? "iPadOS" : "iOS" }

  /// Returns a screen of any size without safe areas, such as a browser window. It is a pad if its
  /// short side is at least 600 points, otherwise a phone.
  package static func custom(size: CGSize, scale: CGFloat) -> Device {
    Device(
      slug: "custom", name: "\(PlainNumber.text(size.width)) x \(PlainNumber.text(size.height))",
      idiom: min(size.width, size.height) >= 600 ? .pad : .phone, portraitSize: size,
      scale: scale, isWideInLandscape: max(size.width, size.height) >= 896)
  }

  /// Returns the orientation of a window size: landscape if it is wider than it is high.
  package func orientation(of size: CGSize) -> Orientation {
    size.width > size.height ? .landscape : .portrait
  }

  /// Returns the size of the screen, in points.
  package func size(_ orientation: Orientation = .portrait) -> CGSize {
    slug == "custom" || orientation == .portrait
      ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// Returns the safe area of a full-screen window.
  ///
  /// A hidden status bar takes no space. Above it, a camera housing does.
  func safeArea(
    _ orientation: Orientation = .portrait, isStatusBarHidden: Bool = false
  ) -> UIEdgeInsets {
    var insets = orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    if isStatusBarHidden, !hasCameraHousing { insets.top = 0 }
    return insets
  }

  /// A Boolean value that indicates whether a camera housing covers a part of the screen.
  var hasCameraHousing: Bool { idiom == .phone && landscapeSafeArea.left > 0 }

  /// Returns the traits of a full-screen window with a new device's settings.
  func traits(
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
    values.generation = InterfaceGeneration(systemVersion: systemVersion)
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
