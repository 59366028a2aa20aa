import Foundation
import Scenes

/// A text hardly differs from its background.
struct ContrastRule: CheckRule {
  static let id = "contrast"
  static let summary =
    "The contrast of a text is at least 4.5, or 3 from 18 points, and from 14 points in bold."
  static let fix = "Choose a darker or lighter color, such as UIColor.label."
  static let looksAtScrollEnds = true

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in screen.judged {
      guard let facts = view.facts?.text, let text = view.node.text, !facts.hasSystemColor,
        let line = view.textLines.first, line.intersection(view.clip).area > 0,
        !isDisabled(view, in: screen)
      else { continue }
      guard let style = Self.style(of: text),
        let background = background(of: line, of: view, in: screen)
      else {
        result.unmeasured += 1
        continue
      }
      result.looked += 1
      let ratio = Self.ratio(
        style.color.over(background, opacity: Double(view.opacity)), background)
      let size = style.font.size
      let required = size >= 18 || size >= 14 && style.font.weight >= 600 ? 3.0 : 4.5
      guard ratio < required - 0.01 else { continue }
      result.observations.append(
        Observation(
          ratio < required * 0.9 ? .warning : .note, view, in: screen,
          "\(facts.string.excerpt) in \(style.color.hexadecimal) on "
            + "\(background.opaqueHexadecimal) has the contrast \(ratio.words), which is below "
            + required.words))
    }
  }

  /// Returns the style of the characters; `nil` if they have several colors, or backgrounds of
  /// their own.
  private static func style(of text: SceneText) -> (color: SceneColor, font: SceneFont)? {
    let runs = text.lines.flatMap(\.runs).filter { $0.string.contains { !$0.isWhitespace } }
    guard let first = runs.first else { return (text.color, text.font) }
    guard text.lines.allSatisfy({ $0.string.isEmpty || !$0.runs.isEmpty }),
      runs.allSatisfy({ $0.color == first.color && !$0.bars.contains(where: \.isBehind) })
    else { return nil }
    let smallest = runs.min { $0.font.size < $1.font.size } ?? first
    return (first.color, smallest.font)
  }

  private func isDisabled(_ view: CheckedView, in screen: CheckedScreen) -> Bool {
    ([view] + screen.ancestors(of: view)).contains { $0.facts?.control?.isEnabled == false }
  }

  /// The color behind a rectangle; `nil` if it is not one known color.
  private func background(
    of line: CGRect, of text: CheckedView, in screen: CheckedScreen
  ) -> SceneColor? {
    var color: SceneColor?
    for view in screen.views[...text.index] where view.opacity > 0.01 {
      let box = view.box.intersection(view.clip)
      guard box.intersects(line) else { continue }
      if view.index != text.index, view.isPainted { color = nil }
      guard let fill = view.node.fill, fill.alpha > 0 else { continue }
      let alpha = fill.alpha * Double(view.opacity)
      guard box.insetBy(dx: -1, dy: -1).contains(line) else {
        color = nil
        continue
      }
      if alpha >= 0.999 {
        color = fill
      } else {
        color = color.map { fill.over($0, opacity: Double(view.opacity)) }
      }
    }
    return color
  }

  /// The contrast of two opaque colors by WCAG 2, from 1 to 21.
  static func ratio(_ first: SceneColor, _ second: SceneColor) -> Double {
    let lights = [first.luminance, second.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }
}

extension SceneColor {
  /// The color drawn over an opaque one.
  fileprivate func over(_ other: SceneColor, opacity: Double) -> SceneColor {
    let share = alpha * opacity
    func mixed(_ front: Double, _ back: Double) -> Double { front * share + back * (1 - share) }
    return SceneColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  fileprivate var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
