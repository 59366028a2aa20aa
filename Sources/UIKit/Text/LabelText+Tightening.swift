internal import TextLayout

extension LabelText {
  /// The largest ratio of the width of a text to the width of its label at which the characters are
  /// tightened: 1.05, the default of AppKit's documented `tighteningFactorForTruncation`. The ratio
  /// of UIKit's labels is not documented.
  static let largestTightenedRatio = 1.05

  /// Returns a line that is truncated with its characters closer together, so that all of them fit
  /// the width; `nil` if they do not fit, or the line is not truncated.
  func tightened(_ fitted: Fitted, to width: CGFloat) -> Fitted? {
    guard fitted.lines.isTruncated, mode.truncates, width > 0 else { return nil }
    let natural = lines(of: fitted.text, width: .infinity, limit: 1)
    guard let line = natural.lines.first, !natural.isTruncated,
      natural.width <= Double(width) * Self.largestTightenedRatio
    else { return nil }
    // A line as wide as the label fits only without the rounding error of the sum.
    let excess = natural.width - Double(width) * (1 - 1e-9)
    let kern = excess / Double(max(line.text.count, 1))
    let text = StyledText(
      fitted.text.runs.map { run in
        var run = run
        run.kern -= kern
        return run
      })
    let lines = lines(of: text, width: width, limit: 1)
    return lines.isTruncated ? nil : Fitted(lines: lines, font: fitted.font, text: text)
  }
}

extension NSLineBreakMode {
  /// A Boolean value that indicates whether text that does not fit is replaced by an ellipsis.
  fileprivate var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
