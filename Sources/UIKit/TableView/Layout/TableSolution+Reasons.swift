import CollectionLayout

extension TableSolution {
  /// Returns the decisions that lead to the frame of an element, with its section; `nil` if there
  /// is no such element or section. The rules of tables come first, then the rules of the engine.
  func reasons(
    for key: ElementKey?, inSection section: Int, visible: CGRect
  ) -> LayoutReasons? {
    guard hasSection(section) else { return nil }
    let viewport = LayoutViewport(visibleRect: LayoutRect(visible))
    let rule = rule(ofSection: section)
    var item: Int?
    var steps: [ExplainedStep] = []
    if let key {
      guard let element = element(named: key, visible: visible) else { return nil }
      switch element.category {
      case .item:
        item = element.index
        steps = [step(rule.rows, measurement(ofItemAt: key.indexPath))]
      case .boundary(let kind):
        steps =
          kind == .header ? self.steps(ofHeader: rule.header) : self.steps(ofFooter: rule.footer)
      case .supplementary, .globalBoundary, .decoration: break
      }
      steps +=
        solved.explanation(of: element, viewport: viewport)?.steps.map { ExplainedStep($0) } ?? []
    } else {
      steps = self.steps(ofHeader: rule.header) + self.steps(ofFooter: rule.footer)
    }
    let surroundings = solved.surroundings(
      ofItem: item, inSection: section, viewport: viewport)
    return LayoutReasons(
      surroundings: surroundings,
      kindNames: surroundings.boundaryItems.map { Self.name(of: $0.kind) }, steps: steps)
  }

  private static func name(of kind: LayoutElementKind) -> String {
    switch kind {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .gapAboveRows: "gap above rows"
    default: "gap below rows"
    }
  }

  private func step(
    _ rows: TableSectionRule.Rows, _ measurement: LayoutMeasurement?
  ) -> ExplainedStep {
    var inputs = [
      ExplainedStep.Input(
        name: rows.isEstimate ? "estimate" : "given", value: Double(rows.length))
    ]
    if let measurement, measurement.axes.contains(.vertical) {
      inputs.append(
        ExplainedStep.Input(
          name: rows.isMeasured ? "measured or estimated" : "given", value: measurement.size.height)
      )
    }
    let summary: String
    switch (rows.isMeasured, rows.isGiven) {
    case (false, _): summary = "the app states the height of the row"
    case (true, true):
      summary = "the app states an estimate, until the cell is measured"
    case (true, false):
      summary =
        "the default height is the margins and one line of body text, until the cell is measured"
    }
    return ExplainedStep(
      rule: "T1", summary: summary, subject: "row height", axis: "y", path: [], inputs: inputs,
      result: inputs.last?.value ?? Double(rows.length))
  }

  private func steps(ofHeader part: TableSectionRule.Part) -> [ExplainedStep] {
    var steps = [
      ExplainedStep(
        rule: "T2", summary: part.reason.summary, subject: "header height", axis: "y", path: [],
        inputs: part.gap > 0
          ? [
            ExplainedStep.Input(name: "gap", value: Double(part.gap)),
            ExplainedStep.Input(name: "line of text", value: Double(metrics.headerLine)),
          ] : [], result: Double(part.length))
    ]
    if part.padding > 0 {
      steps.append(
        ExplainedStep(
          rule: "T4", summary: "a padding separates a header from what is above it",
          subject: "header padding", axis: "y", path: [], inputs: [], result: Double(part.padding)))
    }
    return steps
  }

  private func steps(ofFooter part: TableSectionRule.Part) -> [ExplainedStep] {
    var steps = [
      ExplainedStep(
        rule: "T3", summary: part.reason.summary, subject: "footer height", axis: "y", path: [],
        inputs: [], result: Double(part.length))
    ]
    if part.padding > 0 {
      steps.append(
        ExplainedStep(
          rule: "T5", summary: "a distance follows the last group", subject: "distance below",
          axis: "y", path: [], inputs: [], result: Double(part.padding)))
    }
    return steps
  }
}

extension TableSectionRule.Part.Reason {
  /// The rule in words.
  fileprivate var summary: String {
    switch self {
    case .given: "the app states the height"
    case .estimate: "the app states an estimate, until the view is measured"
    case .title: "a title is one line of text with padding, until the view is measured"
    case .firstGap: "a gap of 35 points is above the first group"
    case .largeTitle: "an expanded large title takes the place of the gap above the first group"
    case .collapsed: "a height below one pixel hides the gap"
    case .halfGap:
      "the gap between groups is 35 points, half of it below the rows and half above the next"
    case .footerGap: "25 points are between a footer with a title and the next header's text"
    case .plain: "sections of plain tables have no gaps"
    }
  }
}
