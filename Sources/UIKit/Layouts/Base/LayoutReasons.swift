import CollectionLayout

/// The decisions of a layout that lead to an element's frame, and its surroundings.
struct LayoutReasons {
  /// The section, with the group of an item.
  var surroundings: LayoutSurroundings
  /// The names of the kinds of boundary items.
  var kindNames: [String]
  /// The decisions.
  var steps: [ExplainedStep]
}

extension ExplainedStep {
  init(_ step: LayoutStep) {
    let description = step.rule.description
    self.init(
      rule: "\(step.rule.rawValue)",
      summary: String(description[description.index(after: description.firstIndex(of: ":")!)...])
        .trimmingCharacters(in: .whitespaces),
      subject: Self.words(step.label), axis: step.axis?.letter, path: step.path,
      inputs: step.inputs.map { Input(name: Self.words($0.label), value: $0.value) },
      result: step.result)
  }

  init(_ step: LayoutFlowStep) {
    self.init(
      rule: "F\(step.rule.rawValue)", summary: step.rule.summary,
      subject: Self.words("\(step.subject)"), axis: step.axis?.letter, path: [],
      inputs: step.inputs.map { Input(name: Self.words("\($0.name)"), value: $0.value) },
      result: step.result)
  }

  /// Returns a name such as `sectionStart` as words.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}

extension LayoutAxis {
  fileprivate var letter: String { self == .horizontal ? "x" : "y" }
}

extension LayoutFlowRule {
  /// The rule in words.
  fileprivate var summary: String {
    switch self {
    case .linesFill:
      "a line is as long as the container without the insets, and an item joins it if it fits"
    case .linesAreJustified: "lines other than the last are justified"
    case .lastLine: "the last line is spaced as if items like its own filled it"
    case .singleItem: "an item with a line to itself is centered"
    case .centeredInLine:
      "a line is as long along the scroll axis as its longest item, and the others are centered"
    case .positionsRoundToNearest:
      "sizes are not rounded, positions are rounded to the nearest pixel"
    case .sectionParts:
      "a section consists of its header, its insets with the lines between them, and its footer"
    case .referenceInsets:
      "insets that refer to the safe area or the margins grow by their excess"
    case .pinning: "a pinned header or footer stays in the visible part and with its section"
    case .averageSize: "unmeasured items have the average size of the measured ones"
    case .rightToLeft: "right-to-left layouts mirror frames in the width of the content"
    }
  }
}
