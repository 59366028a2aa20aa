internal import TextLayout

/// The bounds of a string outside of views. They are not rounded to pixels.
@MainActor
struct StringMeasurement {
  let runs: AttributedRuns
  let options: NSStringDrawingOptions

  init(_ text: NSAttributedString, options: NSStringDrawingOptions) {
    runs = AttributedRuns(text, font: Self.usualFont)
    self.options = options
  }

  /// The font of text without one: Apple documents Helvetica at 12 points.
  static var usualFont: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

  /// Returns the bounds in a size; lengths of zero or less are unlimited.
  func bounds(in size: CGSize, context: NSStringDrawingContext?) -> CGRect {
    guard !runs.text.string.isEmpty else { return .zero }
    let width = size.width > 0 ? size.width : .infinity
    let height = size.height > 0 ? size.height : .infinity
    let least = context?.minimumScaleFactor ?? 0
    var scale: CGFloat = 1
    var laidOut = lines(scale: 1, width: width, height: height)
    while least > 0, scale > least, laidOut.isTruncated || exceeds(laidOut, width: width) {
      scale = max(scale - 1.0 / 64, least)
      laidOut = lines(scale: scale, width: width, height: height)
    }
    var bounds = CGRect(x: 0, y: 0, width: laidOut.width, height: laidOut.height)
    if !options.contains(.usesLineFragmentOrigin), let line = laidOut.lines.first {
      bounds.origin.y = -(line.height - line.ascent)
    }
    context?.actualScaleFactor = scale
    context?.totalBounds = bounds
    return bounds
  }

  private func exceeds(_ text: LaidOutText, width: CGFloat) -> Bool {
    text.lines.contains { CGFloat($0.width) > width + PixelRounding.tolerance }
  }

  private func lines(scale: CGFloat, width: CGFloat, height: CGFloat) -> LaidOutText {
    let scaled = scale < 1 ? runs.text.scaled(by: scale) : runs.text
    let text = options.contains(.usesFontLeading) ? scaled : scaled.withoutLeading
    let breaks = options.contains(.usesLineFragmentOrigin)
    let mode: LineBreakMode =
      options.contains(.truncatesLastVisibleLine) ? .truncatingTail : .wordWrapping
    func laidOut(_ limit: Int) -> LaidOutText {
      let lines = TextMeasuring.lines(
        of: text,
        options: LineBreakOptions(
          width: breaks ? width : .infinity, maximumLineCount: limit, mode: mode, strategy: []))
      return LaidOutText(lines, font: text.firstFont, room: breaks ? width : .infinity)
    }
    guard breaks, height.isFinite else { return laidOut(breaks ? 0 : 1) }
    let most = min(height / (runs.leastLineHeight * scale), 1_000_000)
    let all = laidOut(max(Int(most), 1))
    let fitting = all.lines.prefix {
      CGFloat($0.y + $0.height) <= height + PixelRounding.tolerance
    }.count
    return fitting == all.lines.count ? all : laidOut(max(fitting, 1))
  }
}
