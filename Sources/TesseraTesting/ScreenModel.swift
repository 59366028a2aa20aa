import UIKit

/// The screen that a view controller is hosted on: how large it is, how fine, and what bars cover.
///
/// Take a real one by its name, or describe your own:
///
///     let phone = try ScreenModel.named("iphone-15")
///     let plain = ScreenModel(size: CGSize(width: 320, height: 480), scale: 2)
public struct ScreenModel: Equatable, Sendable {
  let device: Device
  /// Whether it is held sideways at first, as a screen that is described wider than high is.
  let startsInLandscape: Bool

  init(_ device: Device, startsInLandscape: Bool = false) {
    self.device = device
    self.startsInLandscape = startsInLandscape
  }

  /// A screen of one's own. It is taken for a tablet where its short side has 600 points or more,
  /// for a phone otherwise, and for one held sideways where it is wider than high.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: pixels per point.
  ///   - safeAreaInsets: what bars and corners cover, in points, however it is held.
  /// - Precondition: the sides and the scale are positive and finite.
  public init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero) {
    require(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      """
      A screen of \(size.width) x \(size.height) points cannot show anything; give it two \
      positive, finite sides.
      """)
    require(
      scale > 0 && scale.isFinite,
      "A screen cannot have \(scale) pixels per point; give it a positive, finite scale.")
    let plain = Device.custom(size: size, scale: scale)
    device = Device(
      slug: "\(PlainNumber.text(size.width))x\(PlainNumber.text(size.height))", name: plain.name,
      idiom: plain.idiom,
      portraitSize: CGSize(
        width: min(size.width, size.height), height: max(size.width, size.height)),
      scale: scale, portraitSafeArea: safeAreaInsets, landscapeSafeArea: safeAreaInsets,
      isWideInLandscape: plain.isWideInLandscape)
    startsInLandscape = size.width > size.height
  }

  /// The screen of an iPhone 15: 393 x 852 points, three pixels per point.
  public static let iPhone15 = ScreenModel(.standard)

  /// The screens that are known by name, phones first.
  public static let all = Device.all.map { ScreenModel($0) }

  /// The screen of a device.
  ///
  /// - Parameter name: a short name such as `iphone-15` or `ipad-pro-11`.
  /// - Throws: `UnknownScreen` where no device has that name.
  public static func named(_ name: String) throws -> ScreenModel {
    if let device = Device.named(name) { return ScreenModel(device) }
    throw UnknownScreen(
      name: name, suggestion: NearestName.of(name, among: Device.all.map(\.slug)))
  }

  /// The short name, such as `iphone-15`; of a screen of one's own, its size: `320x480`.
  public var name: String { device.slug }
  /// The name the device is sold under; of a screen of one's own, its size.
  public var title: String { device.name }
  /// The size in portrait orientation, in points.
  public var size: CGSize { device.portraitSize }
  /// Pixels per point.
  public var scale: CGFloat { device.scale }
  /// What bars and corners cover in portrait orientation, in points.
  public var safeAreaInsets: UIEdgeInsets { device.portraitSafeArea }
  /// What bars and corners cover in landscape orientation, in points.
  public var landscapeSafeAreaInsets: UIEdgeInsets { device.landscapeSafeArea }

  /// The same screen with another number of pixels per point.
  package func with(scale: CGFloat) -> ScreenModel {
    ScreenModel(
      Device(
        slug: device.slug, name: device.name, idiom: device.idiom,
        portraitSize: device.portraitSize, scale: scale,
        portraitSafeArea: device.portraitSafeArea, landscapeSafeArea: device.landscapeSafeArea,
        isWideInLandscape: device.isWideInLandscape),
      startsInLandscape: startsInLandscape)
  }
}
