/// A text keeps its size when the user chooses a larger one.
struct FixedFontRule: CheckRule {
  static let id = "fixed-font"
  static let summary = "Texts grow with the user's text size."
  static let fix =
    "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and set "
    + "adjustsFontForContentSizeCategory."

  func look(at screens: [CheckedScreen], _ result: inout RuleResult) {
    var usual: [CheckLayout: [String: Double]] = [:]
    for screen in screens where screen.layout.hasUsualTextSize {
      usual[screen.layout] = sizes(in: screen).reduce(into: [:]) { $0[$1.key] = $1.size }
    }
    for screen in screens where !screen.layout.hasUsualTextSize {
      guard let usual = usual[screen.layout.with(textSize: "l")] else { continue }
      for (key, size, view) in sizes(in: screen) {
        guard let before = usual[key] else { continue }
        result.looked += 1
        guard size == before, before < Self.largeSize else { continue }
        result.observations.append(
          Observation(
            .warning, view, in: screen,
            "\((view.facts?.typedText?.string ?? view.facts?.text?.string ?? "").excerpt) keeps its \(size.words) points"
          ))
      }
    }
  }

  /// The size of a text that users with a larger text size can read as well.
  private static let largeSize = 28.0

  private func sizes(
    in screen: CheckedScreen
  ) -> [(key: String, size: Double, view: CheckedView)] {
    screen.judged.compactMap { view in
      guard let facts = view.facts,
        let text = facts.typedText
          ?? facts.text.flatMap({
            $0.shrinks ? nil : ViewFacts.TypedText(string: $0.string, fontSize: $0.fontSize)
          }), text.string.contains(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      return (facts.path + "\n" + text.string, text.fontSize, view)
    }
  }
}
