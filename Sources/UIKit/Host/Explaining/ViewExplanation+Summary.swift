import Foundation

extension ViewExplanation {
  /// The explanation in one sentence: what the view is, where it is, and what decided that.
  package var summary: String {
    guard let view = views.last else { return "There is no view." }
    let box = element.flatMap { views.last?.placement == .layout ? $0.frameInWindow : nil }
    return "\(subject(view)) is at \((box ?? view.frameInWindow).text) because \(cause(view))."
  }

  private func subject(_ view: View) -> String {
    let name = "the \(view.type)" + (view.text.map { " “\($0)”" } ?? "")
    guard let element else { return name.capitalizedFirst }
    if view.placement == .layout { return "\(element.title), a \(view.type)," }
    return "\(name.capitalizedFirst) in \(element.title.uncapitalizedFirst)"
  }

  private func cause(_ view: View) -> String {
    switch view.placement {
    case .screen: "it fills the screen"
    case .frame: "its superview or the program has set its frame" + causeOfElement
    case .constraints: causeByConstraints
    case .layout: causeByLayout(of: "it")
    }
  }

  /// The reason for the frame of the element around a view.
  private var causeOfElement: String {
    element.map { ", and \(causeByLayout(of: "the \($0.kind)"))" } ?? ""
  }

  /// The constraint with the largest part in each number.
  private var causeByConstraints: String {
    let parts = constraints.compactMap { length in
      length.reasons.max { abs($0.contribution) < abs($1.contribution) }
        .map { "its \(length.attribute) by \($0.text)" }
    }
    guard !parts.isEmpty else { return "constraints place it" }
    return "constraints decide " + parts.joined(separator: ", ")
  }

  private func causeByLayout(of name: String) -> String {
    guard let layout else { return "the layout places \(name)" }
    guard let section, !steps.isEmpty else {
      return "\(layout.type), a layout of the app, places \(name)"
    }
    var cause = "\(layout.type) places \(name) in section \(section.index)"
    if let index = group?.index { cause += ", group \(index)" }
    if frameByRules != nil { return cause + " and changes the frame in its attributes" }
    guard let measurement else { return cause + " with the size of its description" }
    let size = measurement.preferred.map { ExplainedNumber.text($0) }.joined(separator: " x ")
    return cause + " and its content prefers a size of \(size)"
  }
}

extension ScreenExplanation {
  /// The overview in one sentence.
  package var summary: String {
    let screen = "The screen displays \(controllers.last ?? "no view controller")"
    guard let list = lists.max(by: { $0.items < $1.items }) else {
      return "\(screen) without a collection view."
    }
    let count = lists.count == 1 ? "" : ", the largest of \(lists.count)"
    let sections = list.layout.sections
    return "\(screen) with a collection view of \(list.items) item\(list.items == 1 ? "" : "s") in "
      + "\(sections) section\(sections == 1 ? "" : "s")\(count), of which "
      + "\(list.visibleItems.count) \(list.visibleItems.count == 1 ? "is" : "are") on screen."
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var uncapitalizedFirst: String { prefix(1).lowercased() + dropFirst() }
}
