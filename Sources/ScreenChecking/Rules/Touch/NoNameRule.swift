/// A control says nothing to users who do not see it.
struct NoNameRule: CheckRule {
  static let id = "no-name"
  static let summary = "Each control has a name for assistive technology."
  static let fix = "Set its accessibilityLabel, its title, or its placeholder."
  static let looksAtScrollEnds = true

  func look(at screen: CheckedScreen, _ result: inout RuleResult) {
    for view in controls(of: screen) where view.node.accessibility?.isHidden != true {
      // Segmented controls, steppers and page controls have elements of their own; a switch in a
      // cell is read with the cell.
      let word = view.facts?.control?.word ?? ""
      if ["segmented control", "stepper", "page control"].contains(word) { continue }
      if view.element != nil, view.facts?.control?.isSizedByApp == false { continue }
      // Taps of a view with texts or controls in it belong to them, or end editing.
      if view.facts?.control?.isPlainView == true, hasReadContent(view, in: screen) { continue }
      result.looked += 1
      let isNamed = view.element != nil || view.facts?.control?.isNamedBeside == false
      guard isNamed, let name = view.name, name.contains(where: { !$0.isWhitespace }) else {
        result.observations.append(
          Observation(.error, view, in: screen, "\(words(for: view)) has no name"))
        continue
      }
      if name == view.facts?.control?.imageName, isNameOfFile(name) {
        result.observations.append(
          Observation(
            .warning, view, in: screen,
            "\(words(for: view)) has the name \(name.excerpt) of the file of its image"))
      }
    }
  }

  /// The words for a control in messages.
  private func words(for view: CheckedView) -> String {
    let control = view.facts?.control
    let isUnknown = control?.isInBar == true && view.facts?.member == nil
    return (isUnknown ? "a " : "the ") + (control?.word ?? "control")
      + (isUnknown ? "" : " \(view.words)")
  }

  /// The controls, with those in bars.
  private func controls(of screen: CheckedScreen) -> [CheckedView] {
    screen.views.filter { view in
      guard let control = view.facts?.control else { return false }
      return control.isInBar ? view.isDisplayed : view.isJudged
    }
  }

  /// Returns whether a name has other characters than words, as in `ic_close` and `iconClose2`.
  private func isNameOfFile(_ name: String) -> Bool {
    let isCamelCase = zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return isCamelCase || name.contains { $0 == "_" || $0 == "-" || $0 == "/" || $0.isNumber }
  }

  /// Returns whether a view that is not an element itself contains texts or controls.
  private func hasReadContent(_ view: CheckedView, in screen: CheckedScreen) -> Bool {
    guard view.node.accessibility?.isElement != true else { return false }
    return screen.judged.contains {
      $0.index > view.index && ($0.facts?.text != nil || $0.facts?.control != nil)
        && screen.isView($0.index, in: view.index)
    }
  }
}
