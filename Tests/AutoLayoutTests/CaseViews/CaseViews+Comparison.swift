import UIKit

extension CaseViews {
  /// Returns the frame of a view or a guide in the coordinates of the case.
  func frame(of name: String) throws -> CGRect {
    let (rect, container): (CGRect, UIView?)
    if let guide = guides[name] {
      (rect, container) = (guide.layoutFrame, guide.owningView)
    } else {
      let view = try view(named: name)
      (rect, container) = (view.frame, view.superview)
    }
    guard record.coords == "root", let container else { return rect }
    return root.convert(rect, from: container)
  }

  /// Returns a named value of the layout, such as `b.x`; `nil` for an unknown name.
  func value(named name: String) throws -> CGFloat? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, views[parts[0]] != nil || guides[parts[0]] != nil else { return nil }
    let frame = try frame(of: parts[0])
    switch parts[1] {
    case "x": return frame.origin.x
    case "y": return frame.origin.y
    case "width": return frame.size.width
    case "height": return frame.size.height
    default: return nil
    }
  }

  /// Runs statements such as `container.frame = (16,16,288,160)`, `leading.constant = 100`, and
  /// `layout`, which are separated by semicolons.
  func run(_ statements: String) throws {
    for statement in statements.split(separator: ";") {
      let words = statement.split(separator: " ").map(String.init)
      if words == ["layout"] {
        layout()
        continue
      }
      guard words.count >= 3, words[1] == "=", let dot = words[0].lastIndex(of: ".") else {
        throw CaseError("needs the statement \(statement)")
      }
      let target = String(words[0][..<dot])
      let numbers = words[2...].joined().numbersInText
      switch words[0][dot...] {
      case ".frame" where numbers.count == 4:
        try view(named: target).frame = CGRect(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case ".constant" where numbers.count == 1:
        guard let constraint = namedConstraints[target] else {
          throw CaseError("no constraint is named \(target)")
        }
        constraint.constant = numbers[0]
      default: throw CaseError("needs the statement \(statement)")
      }
    }
    layout()
  }
}

extension String {
  /// The numbers between other characters, such as `[320, 0]` for `((320,0),`.
  var numbersInText: [CGFloat] {
    split { !"0123456789.-".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  }
}

/// The differences between a layout and a recording.
struct CaseDifferences {
  /// The allowed difference of a number, in points.
  let tolerance: CGFloat
  private(set) var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }

  /// Compares numbers.
  mutating func compare(_ what: String, _ values: [CGFloat], with expected: [CGFloat]) {
    let agrees =
      values.count == expected.count
      && zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
    if !agrees { texts.append("\(what) is \(values), recorded \(expected)") }
  }
}

extension CGRect {
  /// x, y, width, and height.
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
