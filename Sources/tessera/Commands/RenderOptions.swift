import ArgumentParser
import UIKit

/// What `render` writes.
enum RenderFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, text, json

  /// The format that a file's extension asks for; nil where it asks for none.
  init?(fileName: String) {
    switch Self.fileType(of: fileName) {
    case "svg": self = .svg
    case "txt": self = .text
    case "json": self = .json
    default: return nil
    }
  }

  /// The extension of a file's name, in small letters; nil for a name without one.
  static func fileType(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let type = name[name.index(after: dot)...]
    return type.isEmpty ? nil : type.lowercased()
  }
}

/// Light or dark.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  /// The trait that asks for it.
  var style: UIUserInterfaceStyle { self == .light ? .light : .dark }
}

/// A word on the command line that cannot be read as what it stands for.
struct BadArgument: Error, CustomStringConvertible {
  let description: String
}

/// Reads numbers.
enum NumberArgument {
  /// The largest distance that is taken, in points. Every whole number up to it is exact.
  static let largest = 9_007_199_254_740_992.0

  /// A finite number in a range.
  static func parse(_ text: String, in range: ClosedRange<Double>) throws -> Double {
    guard let number = Double(text), number.isFinite else {
      throw BadArgument(description: "it must be a number")
    }
    guard range.contains(number) else {
      throw BadArgument(
        description:
          "it must be from \(PlainNumber.text(range.lowerBound)) to \(PlainNumber.text(range.upperBound))"
      )
    }
    return number
  }
}

/// The size of a screen on the command line, such as `320x480`.
struct ScreenSize {
  /// In points.
  let width: Double
  /// In points.
  let height: Double

  /// Reads two numbers with an `x` between them.
  init(argument: String) throws {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw BadArgument(description: "write it as 393x852, the width and the height in points")
    }
    guard (1...16_384).contains(width), (1...16_384).contains(height) else {
      throw BadArgument(description: "each side must be from 1 to 16384 points")
    }
    self.width = width
    self.height = height
  }
}
