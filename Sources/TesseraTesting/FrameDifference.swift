import UIKit

/// A difference between actual and expected frames. Its description lists them with their
/// deviations.
///
///     2 of 3 frames differ:
///       [0, 1]  expected  x 262      y 0        w 131      h 170
///               is        x 262      y 0        w 130.667  h 170.333
///               off by                          w -0.333   h +0.333
///       [0, 2]  expected  x 262      y 170      w 131      h 170
///               is        missing
public struct FrameDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// An element whose frame differs from the expected one.
  public struct Entry: Hashable, Sendable {
    /// The index path of the element.
    public let indexPath: IndexPath
    /// The expected frame, in the coordinates of the content, in points.
    public let expected: CGRect
    /// The actual frame; `nil` if there is no such element.
    public let actual: CGRect?
  }

  /// The different elements, in order.
  public let entries: [Entry]
  /// The number of compared frames.
  public let comparedCount: Int

  /// Creates the difference between two tables of frames; `nil` if all frames are as expected.
  ///
  /// - Parameter accuracy: The maximum deviation of a side, in points.
  init?(
    expected: [IndexPath: CGRect], accuracy: CGFloat, actual: (IndexPath) -> CGRect?
  ) {
    entries = expected.sorted { $0.key < $1.key }.compactMap { indexPath, frame in
      let found = actual(indexPath)
      if let found, Self.matches(found, frame, accuracy: accuracy) { return nil }
      return Entry(indexPath: indexPath, expected: frame, actual: found)
    }
    comparedCount = expected.count
    if entries.isEmpty { return nil }
  }

  private static func matches(_ first: CGRect, _ second: CGRect, accuracy: CGFloat) -> Bool {
    zip(numbers(first), numbers(second)).allSatisfy { abs($0 - $1) <= accuracy }
  }

  private static func numbers(_ rect: CGRect) -> [CGFloat] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  /// The difference as lines of text.
  public var description: String {
    let names = entries.map { entry in
      "[" + entry.indexPath.map(String.init).joined(separator: ", ") + "]"
    }
    let width = names.map(\.count).max() ?? 0
    var lines = ["\(entries.count) of \(comparedCount) frames differ:"]
    for (name, entry) in zip(names, entries) {
      let expected = Self.numbers(entry.expected)
      lines.append("  " + name.padded(to: width) + "  expected  " + Self.columns(expected))
      let indent = String(repeating: " ", count: width + 4)
      guard let frame = entry.actual else {
        lines.append(indent + "is        missing")
        continue
      }
      let actual = Self.numbers(frame)
      lines.append(indent + "is        " + Self.columns(actual))
      let offsets = zip(actual, expected).map { $0 - $1 }
      lines.append(indent + "off by    " + Self.columns(offsets, areOffsets: true))
    }
    return lines.joined(separator: "\n")
  }

  private static func columns(_ numbers: [CGFloat], areOffsets: Bool = false) -> String {
    let texts = zip(["x", "y", "w", "h"], numbers).map { name, number in
      let text = shortest(number)
      if areOffsets && text == "0" { return "" }
      return "\(name) \(areOffsets && number > 0 ? "+" : "")\(text)"
    }
    let padded = texts.map { $0.padded(to: 11) }.joined()
    return String(padded.reversed().drop { $0 == " " }.reversed())
  }

  /// Returns a number with at most three decimals, without trailing zeros.
  private static func shortest(_ number: CGFloat) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let thousandths = Int((abs(number) * 1000).rounded())
    guard thousandths != 0 else { return "0" }
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
      .reversed().drop { $0 == "0" }.reversed()
    let sign = number < 0 ? "-" : ""
    return sign + "\(thousandths / 1000)" + (fraction.isEmpty ? "" : "." + String(fraction))
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
