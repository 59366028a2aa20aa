import Foundation

/// A message of a ``Logger``, made by string interpolation.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  /// Creates a message of an interpolation.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  /// Adds text between the values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value of any type.
  ///
  /// - Parameters:
  ///   - align: The number of columns, and the side of the text in them.
  ///   - privacy: Not used: the log is the developer's.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any?, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let value = value()
    add(value.map { "\($0)" } ?? "nil", align)
  }

  /// Adds an integer in a format.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(of: number()), align)
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(of: Double(number())), align)
  }

  private mutating func add(_ value: String, _ align: OSLogStringAlignment) {
    let space = String(repeating: " ", count: max(0, align.columns - value.count))
    text += align.isRight ? space + value : value + space
  }
}

/// The visibility of a value in logs of other users.
public struct OSLogPrivacy: Sendable {
  /// The ways of hiding a value.
  public enum Mask: Sendable {
    /// The value is left out.
    case none
    /// A hash of the value is visible, by which equal values are recognized.
    case hash
  }

  /// The usual visibility.
  public static let auto = OSLogPrivacy()
  /// The value is visible.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden on devices of users.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden everywhere but on the developer's device.
  public static let sensitive = OSLogPrivacy()

  /// The value is replaced on devices of users.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The value is replaced everywhere but on the developer's device.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The usual visibility, with a replacement.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The columns of a value.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  /// As many columns as the value has.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  /// The value is at the right of a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }
  /// The value is at the left of a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }
}

/// The formats of integers.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let minDigits: Int
  private let showsPlus: Bool
  private let isUppercase: Bool

  private init(
    radix: Int, prefix: String = "", minDigits: Int = 0, showsPlus: Bool = false,
    isUppercase: Bool = false
  ) {
    self.radix = radix
    self.prefix = prefix
    self.minDigits = minDigits
    self.showsPlus = showsPlus
    self.isUppercase = isUppercase
  }

  /// Decimal digits.
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  /// Decimal digits, with a plus sign.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, showsPlus: explicitPositiveSign)
  }
  /// At least a number of decimal digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, minDigits: minDigits(), showsPlus: explicitPositiveSign)
  }
  /// Hexadecimal digits.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", showsPlus: explicitPositiveSign,
      isUppercase: uppercase)
  }
  /// Octal digits.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The formats of numbers.
public struct OSLogFloatFormatting: Sendable {
  private let format: @Sendable (Double) -> String

  /// Six digits after the decimal point.
  public static let fixed = OSLogFloatFormatting { String(format: "%f", $0) }
  /// A number of digits after the decimal point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    let precision = precision()
    return OSLogFloatFormatting {
      String(format: explicitPositiveSign ? "%+.*f" : "%.*f", precision, $0)
    }
  }
  /// A mantissa and an exponent.
  public static let exponential = OSLogFloatFormatting { String(format: "%e", $0) }
  /// The shorter of the other two formats.
  public static let hybrid = OSLogFloatFormatting { String(format: "%g", $0) }

  func text(of number: Double) -> String { format(number) }
}
