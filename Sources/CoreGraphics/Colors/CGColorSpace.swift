// The names of Core Graphics' functions begin with upper case letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kind of the components of a space of colors. The raw values are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  /// No known kind.
  case unknown = -1
  /// Grays.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// A space of colors. Only sRGB and its grays are known.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// The number of components of a color, without the opacity.
  public let numberOfComponents: Int
  /// The name of the space; `nil` for a space of the device.
  public let name: CFString?

  /// The name of the space of standard red, green and blue.
  nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside of 0 to 1.
  nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of the space of grays with a gamma of 2.2. They are the grays of sRGB here, which
  /// differ little.
  nonisolated(unsafe) public static let genericGrayGamma2_2: CFString =
    "kCGColorSpaceGenericGrayGamma2_2"

  init(componentCount: Int, name: CFString? = nil) {
    numberOfComponents = componentCount
    self.name = name
  }

  /// Creates the space with a name; `nil` for an unknown one.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(componentCount: 3, name: name)
    case Self.genericGrayGamma2_2: self.init(componentCount: 1, name: name)
    default: return nil
    }
  }

  /// The kind of the components.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// Returns whether both spaces have the same components.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.numberOfComponents == second.numberOfComponents
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// Returns the space of red, green and blue, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(componentCount: 3) }

/// Returns the space of grays. Equal red, green and blue components in sRGB are the same grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(componentCount: 1) }
