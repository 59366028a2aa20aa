import Foundation

extension ViewExplanation {
  /// The explanation in plain English, as lines that end with terminators.
  package var text: String {
    var lines = [summary, ""]
    if let element {
      lines.append(element.title)
      lines.append("  frame in the content  \(element.frame.text)")
      lines.append("  frame in the window   \(element.frameInWindow.text)")
      if element.zIndex != 0 { lines.append("  depth                 \(element.zIndex)") }
      lines.append("")
    }
    appendViews(to: &lines)
    if let layout { lines += ["", "Layout: \(layout.text)"] }
    if let section { lines += ["", section.title] + section.details.map { "  " + $0 } }
    if let group { lines += ["", group.text] }
    appendSteps(to: &lines)
    if let measurement { append(measurement, to: &lines) }
    appendConstraints(to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendViews(to lines: inout [String]) {
    lines.append("Views, from the window inwards, with their frames in the window:")
    for (depth, view) in views.enumerated() {
      lines.append(String(repeating: "  ", count: depth + 1) + view.line)
    }
    if let element, views.last?.placement != .layout, !views.contains(where: \.isElement) {
      lines.append("  The \(element.kind) has no view on screen.")
    }
  }

  private func appendSteps(to lines: inout [String]) {
    guard !steps.isEmpty else {
      if let layout, section == nil {
        lines += ["", "The frame comes from \(layout.type), a layout of the app."]
      }
      return
    }
    lines += ["", "Why, by the rules of docs/layout-rules.md:"]
    for step in steps { lines.append("  " + step.text) }
    if let frameByRules, let layout {
      lines.append(
        "  The rules give \(frameByRules.text); \(layout.type) changes it in its attributes.")
    }
  }

  private func appendConstraints(to lines: inout [String]) {
    guard !constraints.isEmpty else { return }
    lines += ["", "Why, by constraints, in the coordinates of the superview:"]
    append(constraints, to: &lines)
  }

  private func append(_ measurement: ExplainedMeasurement, to lines: inout [String]) {
    lines += ["", "Measured, by the rules of docs/layout-rules.md:"]
    lines.append(
      "  \(measurement.view) was offered \(measurement.offered.sizeText) and prefers "
        + measurement.preferred.sizeText)
    for step in measurement.steps { lines.append("  " + step.text) }
    if let view = measurement.constrainedView {
      lines += ["", "Why, by the constraints in the \(view) that was measured:"]
      append(measurement.lengths, to: &lines)
    }
  }

  private func append(_ lengths: [ExplainedLength], to lines: inout [String]) {
    for length in lengths {
      let doubt = length.isAmbiguous ? ", and other values would be equally good" : ""
      lines.append("  \(length.attribute) = \(ExplainedNumber.text(length.value))\(doubt)")
      let parts = length.reasons.filter { $0.contribution != 0 }
      let others = length.reasons.filter { $0.contribution == 0 }
      for reason in parts {
        lines.append("    \(ExplainedNumber.signed(reason.contribution)) from \(reason.line)")
      }
      append(others, "with", to: &lines)
      append(length.violated, "not fulfilled:", to: &lines)
    }
  }
}

extension ViewExplanation {
  /// The number of listed constraints without a part in a number.
  private static var listLength: Int { 6 }

  private func append(
    _ reasons: [ExplainedLength.Reason], _ word: String, to lines: inout [String]
  ) {
    for reason in reasons.prefix(Self.listLength) { lines.append("    \(word) \(reason.line)") }
    let rest = reasons.count - Self.listLength
    if rest > 0 { lines.append("    \(word) \(rest) more, which the JSON lists") }
  }
}

extension ScreenExplanation {
  /// The overview in plain English, as lines that end with terminators.
  package var text: String {
    var lines = [
      summary, "",
      "Screen of \(ExplainedNumber.text(size[0])) x \(ExplainedNumber.text(size[1])) points with "
        + "\(ExplainedNumber.text(scale)) pixels per point, \(style), "
        + (direction == "leftToRight" ? "left to right" : "right to left"),
      "  safe area: \(ExplainedNumber.edges(safeArea, ["top", "left", "bottom", "right"]))",
      "  text size: \(textSize)",
      "  view controllers: \(controllers.joined(separator: " > "))",
    ]
    for list in lists {
      let sections = list.layout.sections
      lines += [
        "",
        "Collection view with \(list.items) item\(list.items == 1 ? "" : "s") in \(sections) "
          + "section\(sections == 1 ? "" : "s"): \(list.layout.text)",
      ]
      if let first = list.visibleItems.first, let last = list.visibleItems.last {
        let ends = [first, last].map { $0.map(String.init).joined(separator: ",") }
        lines.append(
          "  on screen: \(list.visibleItems.count) items, from \(ends[0]) to \(ends[1])")
      }
      for section in list.sections {
        lines.append("  " + section.title)
        lines += section.details.map { "    " + $0 }
      }
      let rest = sections - list.sections.count
      if rest > 0, !list.sections.isEmpty { lines.append("  and \(rest) further sections") }
    }
    lines += ["", "Views, with their frames in the window:"]
    for node in views {
      lines.append(String(repeating: "  ", count: node.depth + 1) + node.view.line)
    }
    if furtherViews > 0 { lines.append("  and \(furtherViews) further views") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ViewExplanation.Element {
  var title: String {
    let place = item.map { "item \($0) of section \(section)" } ?? "the whole layout"
    return kind == "cell" ? "The cell of \(place)" : "The \(kind) of \(place)"
  }
}

extension ViewExplanation.View {
  /// A Boolean value that indicates whether a layout placed the view.
  fileprivate var isElement: Bool { placement == .layout }

  fileprivate var line: String {
    var line = "\(type) #\(id)"
    if let text { line += " “\(text)”" }
    if let identifier { line += " '\(identifier)'" }
    let reason =
      switch placement {
      case .screen: "fills the screen"
      case .layout: "placed by the layout"
      case .constraints: "placed by constraints"
      case .frame: "frame set by its superview or the program"
      }
    return line + "  \(frameInWindow.text)  \(reason)"
  }
}

extension ViewExplanation.Layout {
  fileprivate var text: String {
    let sizes = contentSize.map { ExplainedNumber.text($0) }
    let offset = contentOffset.map { ExplainedNumber.text($0) }
    return "\(type), content of \(sizes[0]) x \(sizes[1]) points, scrolled to \(offset[0]), "
      + "\(offset[1])"
  }
}

extension ExplainedSection {
  fileprivate var title: String {
    "Section \(index) with \(items) item\(items == 1 ? "" : "s"): \(frame.text)"
  }

  fileprivate var details: [String] {
    let names = ["top", "leading", "bottom", "trailing"]
    var lines: [String] = []
    if contentInsets.contains(where: { $0 != 0 }) {
      lines.append("content insets: \(ExplainedNumber.edges(contentInsets, names))")
    }
    if referenceInsets.contains(where: { $0 != 0 }) {
      lines.append("safe area or margins: \(ExplainedNumber.edges(referenceInsets, names))")
    }
    if let itemSpacing {
      lines.append(
        "spacing of lines \(ExplainedNumber.text(groupSpacing)), of items at least "
          + ExplainedNumber.text(itemSpacing))
    } else if groupSpacing != 0 {
      lines.append("spacing of groups \(ExplainedNumber.text(groupSpacing))")
    }
    for item in boundaryItems {
      lines.append("\(item.kind)\(item.isPinned ? ", pinned" : ""): \(item.frame.text)")
    }
    if let row {
      lines.append(
        "row of \(ExplainedNumber.text(row.length)) points, scrolled by "
          + "\(ExplainedNumber.text(row.distance)), in sight in \(row.viewport.text)")
    }
    return lines
  }
}

extension [Double] {
  /// The width and the height in words.
  fileprivate var sizeText: String { map(ExplainedNumber.text).joined(separator: " x ") }
}

extension ExplainedGroup {
  fileprivate var text: String {
    let range = items == 1 ? "item \(firstItem)" : "items \(firstItem) to \(firstItem + items - 1)"
    return (index.map { "Group \($0)" } ?? "Line") + " with \(range): \(frame.text)"
  }
}

extension ExplainedStep {
  fileprivate var text: String {
    var text = subject
    if let axis { text += " \(axis)" }
    if !path.isEmpty { text += " of subitem \(path.map(String.init).joined(separator: "."))" }
    text += " = \(ExplainedNumber.text(result))"
    if !inputs.isEmpty {
      text +=
        " from "
        + inputs.map { "\($0.name) \(ExplainedNumber.text($0.value))" }.joined(separator: ", ")
    }
    return text + "\n      rule \(rule): \(summary)"
  }
}

extension ExplainedLength.Reason {
  fileprivate var line: String {
    var line = identifier.map { "'\($0)': " } ?? ""
    line += text
    if priority != 1000 { line += " (priority \(ExplainedNumber.text(priority)))" }
    return line
  }
}

extension ViewExplanation.Box {
  /// The rectangle in words.
  package var text: String {
    "x \(ExplainedNumber.text(x)), y \(ExplainedNumber.text(y)), "
      + "\(ExplainedNumber.text(width)) x \(ExplainedNumber.text(height))"
  }
}

/// Numbers in sentences.
enum ExplainedNumber {
  /// Returns a number with at most three decimals.
  static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// Returns a number with its sign.
  static func signed(_ number: Double) -> String { (number < 0 ? "" : "+") + text(number) }

  /// Returns the distances that are not zero with the names of their edges.
  static func edges(_ numbers: [Double], _ names: [String]) -> String {
    let parts = zip(names, numbers).filter { $0.1 != 0 }.map { "\($0.0) \(text($0.1))" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
