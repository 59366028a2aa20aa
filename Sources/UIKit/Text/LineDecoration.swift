/// The rectangles of a line below or through a text.
///
/// Position and thickness are fractions of the font's size: a line has a fifteenth of the size, and
/// at least a pixel. Its distance from the baseline is a tenth of the size below, or half of the
/// height of a lowercase x above. UIKit's come from the font's file; these are chosen.
struct LineDecoration {
  let style: NSUnderlineStyle
  let font: UIFont
  /// The number of pixels per point.
  let scale: CGFloat

  private var thickness: CGFloat {
    let single = max(PixelRounding.snapped(font.pointSize / 15, scale: scale), 1 / scale)
    return style.contains(.thick) ? 2 * single : single
  }

  /// Returns the rectangles of a line below characters.
  func below(_ text: String, at x: CGFloat, width: CGFloat, baseline: CGFloat) -> [CGRect] {
    rects(text, x: x, width: width, top: baseline + font.pointSize / 10)
  }

  /// Returns the rectangles of a line through characters.
  func through(_ text: String, at x: CGFloat, width: CGFloat, baseline: CGFloat) -> [CGRect] {
    rects(text, x: x, width: width, top: baseline - font.xHeight / 2 - thickness / 2)
  }

  private func rects(_ text: String, x: CGFloat, width: CGFloat, top: CGFloat) -> [CGRect] {
    if style.contains(.byWord), text.allSatisfy({ $0 == " " }) { return [] }
    let top = PixelRounding.snapped(top, scale: scale)
    let count = style.contains(.double) ? 2 : 1
    return (0..<count).flatMap { line in
      let y = top + CGFloat(2 * line) * thickness
      return dashes(from: x, width: width).map { start, length in
        CGRect(x: start, y: y, width: length, height: thickness)
      }
    }
  }

  /// The alternating lengths of dashes and gaps, in units of the thickness.
  private var pattern: [CGFloat] {
    switch style.rawValue & 0x0700 {
    case 0x0100: [1, 1]
    case 0x0200: [4, 2]
    case 0x0300: [4, 1, 1, 1]
    case 0x0400: [4, 1, 1, 1, 1, 1]
    default: []
    }
  }

  private func dashes(from start: CGFloat, width: CGFloat) -> [(CGFloat, CGFloat)] {
    let pattern = pattern
    guard !pattern.isEmpty, width.isFinite, width / thickness < 10_000 else {
      return [(start, width)]
    }
    var result: [(CGFloat, CGFloat)] = []
    var x: CGFloat = 0
    var step = 0
    while x < width {
      let length = min(pattern[step % pattern.count] * thickness, width - x)
      if step.isMultiple(of: 2) { result.append((start + x, length)) }
      x += length
      step += 1
    }
    return result
  }
}
