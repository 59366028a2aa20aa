/// Two controls say the same.
struct DuplicateNameRule: CheckRule {
  static let id = "name-duplicate"
  static let summary = "Controls with different actions have different names."
  static let fix = "Say in the accessibilityLabel what each of the controls acts on."

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    var first: [String: CheckedView] = [:]
    // A name repeats in the elements of a list, where the element tells the difference.
    for view in screen.controls where view.element == nil {
      guard let name = view.name, !name.isEmpty, let control = view.facts?.control else { continue }
      result.looked += 1
      let key = control.word + "\n" + name
      if let other = first[key] {
        result.observations.append(
          Observation(
            .warning, view, in: screen,
            "\(view.words) and \(other.words) are both \(control.word)s named \(name.excerpt)"))
      } else {
        first[key] = view
      }
    }
  }
}
