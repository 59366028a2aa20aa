/// A line of text is too long to read.
struct LineLengthRule: CheckRule {
  static let id = "line-length"
  static let summary = "Lines have at most 120 characters."
  static let fix = "Pin the text to the readable content guide."

  /// The limit of Android Studio's visual lint.
  private static let limit = 120

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    guard screen.hasRegularWidth else { return }
    for view in screen.judged where view.facts?.text != nil {
      result.looked += 1
      let longest = view.node.text?.lines.map(\.string.count).max() ?? 0
      guard longest > Self.limit else { continue }
      result.observations.append(
        Observation(.note, view, in: screen, "a line of \(view.words) has \(longest) characters"))
    }
  }
}
