import UIKit

/// A screen for hosting a view controller: its size, its scale, and its safe area.
///
/// Choose a device by its name, or describe a custom screen:
///
///     let phone = try ScreenModel.named("iphone-15")
///     let plain = ScreenModel(size: CGSize(width: 320, height: 480), scale: 2)
public struct ScreenModel: Equatable, Sendable {
  let device: Device
  /// A Boolean value that indicates whether it starts in landscape orientation, as a custom screen
  /// does that is wider than it is high.
  let startsInLandscape: Bool

  init(_ device: Device, startsInLandscape: Bool = false) {
    self.device = device
    self.startsInLandscape = startsInLandscape
  }

  /// Creates a custom screen. It counts as a tablet if its short side has at least 600 points,
  /// otherwise as a phone, and starts in landscape orientation if it is wider than it is high.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scale: The number of pixels per point.
  ///   - safeAreaInsets: The safe area, in points, in any orientation.
  /// - Precondition: The sides and the scale are positive and finite.
  public init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero) {
    require(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      """
      A screen of \(size.width) x \(size.height) points cannot display anything; give it a \
      positive, finite width and height.
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

  /// The screens of known devices with the current system, phones first. Their names with a suffix
  /// such as `-ios17` stand for an earlier one.
  public static let all = Device.all.map { ScreenModel($0) }

  /// Returns the screen of a device.
  ///
  /// - Parameter name: A short name such as `iphone-15` or `ipad-pro-11`. The suffixes `-ios14` to
  ///   `-ios18` stand for an earlier system, with the sizes and looks of its interfaces:
  ///   `iphone-11-ios17`.
  /// - Throws: `UnknownScreen` if no device has that name.
  public static func named(_ name: String) throws -> ScreenModel {
    if let device = Device.named(name) { return ScreenModel(device) }
    throw UnknownScreen(
      name: name,
      suggestion: Device.reasonAgainst(name) == nil
        ? NearestName.of(name, among: Device.all.map(\.slug)) : nil,
      reason: Device.reasonAgainst(name))
  }

  /// The short name, such as `iphone-15`; for a custom screen, its size: `320x480`.
  public var name: String { device.slug }
  /// The product name of the device; for a custom screen, its size.
  public var title: String { device.name }
  /// The size in portrait orientation, in points.
  public var size: CGSize { device.portraitSize }
  /// The number of pixels per point.
  public var scale: CGFloat { device.scale }
  /// The safe area in portrait orientation, in points.
  public var safeAreaInsets: UIEdgeInsets { device.portraitSafeArea }
  /// The safe area in landscape orientation, in points.
  public var landscapeSafeAreaInsets: UIEdgeInsets { device.landscapeSafeArea }

  /// Returns the same screen with another number of pixels per point.
  package func with(scale: CGFloat) -> ScreenModel {
    ScreenModel(device.with(scale: scale), startsInLandscape: startsInLandscape)
  }
}
