// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The kind of a track or device.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The code.
  public let rawValue: String

  /// Creates a kind of a code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Texts.
  public static let text = AVMediaType(rawValue: "text")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Data about the file.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// The ways in which a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a gravity of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole picture is visible, in its proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The picture covers the layer, in its proportions.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The picture is stretched to the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Returns the largest rectangle with the proportions of a size in the middle of another rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
