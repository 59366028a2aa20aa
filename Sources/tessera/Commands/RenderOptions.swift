import ArgumentParser
import HeadlessHost
import UIKit

/// The formats of `render`.
enum RenderFormat: String, NamedChoice {
  case svg, png, text, json

  /// Creates the format of a file's extension; `nil` if no format has it.
  init?(fileName: String) {
    switch Self.fileType(of: fileName) {
    case "svg": self = .svg
    case "png": self = .png
    case "txt": self = .text
    case "json": self = .json
    default: return nil
    }
  }

  /// Returns the lowercase extension of a file's name; `nil` for a name without one.
  static func fileType(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let type = name[name.index(after: dot)...]
    return type.isEmpty ? nil : type.lowercased()
  }
}

/// The interface style.
enum Appearance: String, NamedChoice {
  case light, dark

  /// The value of the trait.
  var style: UIUserInterfaceStyle { self == .light ? .light : .dark }
}

/// An invalid argument.
struct BadArgument: Error, CustomStringConvertible {
  let description: String
}

/// Parsing of numbers.
enum NumberArgument {
  /// The largest accepted distance, in points.
  static let largest = PlaceArgument.largest

  /// Returns a finite number in a range.
  static func parse(_ text: String, in range: ClosedRange<Double>) throws -> Double {
    guard let number = Double(text), number.isFinite else {
      throw BadArgument(description: "the value must be a number")
    }
    guard range.contains(number) else {
      throw BadArgument(
        description:
          "the value must be from \(PlainNumber.text(range.lowerBound)) to \(PlainNumber.text(range.upperBound))"
      )
    }
    return number
  }
}

/// The size of a screen as an argument, such as `320x480`.
struct ScreenSize {
  /// The width, in points.
  let width: Double
  /// The height, in points.
  let height: Double

  /// Parses two numbers separated by `x`.
  init(argument: String) throws {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw BadArgument(
        description: "the size must be a width and a height in points, such as 393x852")
    }
    guard (1...16_384).contains(width), (1...16_384).contains(height) else {
      throw BadArgument(description: "the width and the height must be from 1 to 16384 points")
    }
    self.width = width
    self.height = height
  }
}
