import Foundation

extension RecyclingView {
  /// Returns the reasons for the size that the view of an element prefers; `nil` for an element
  /// without a view on screen, or with one that was not measured.
  ///
  /// The view is measured once more as it was.
  func explainedMeasurement(
    of attributes: UICollectionViewLayoutAttributes
  ) -> ExplainedMeasurement? {
    guard let live = elements[attributes.elementKey], let measurement = live.measurement else {
      return nil
    }
    let offered = attributes.duplicate()
    offered.size = measurement.offered
    let free = offered.freeAxes ?? [.horizontal, .vertical]
    guard !free.isEmpty else { return nil }
    let records = FittingRecorder.records {
      layoutPass.measurer.repeatMeasurement(of: live.view, offered)
    }
    // Views inside may also have been measured by constraints.
    let record = records.last { $0.view === live.view || $0.view === live.view.viewWithConstraints }
    var result = ExplainedMeasurement(
      view: "\(type(of: live.view))", offered: measurement.offered.numbers,
      preferred: measurement.preferred.numbers,
      constrainedView: record.map { "\(type(of: $0.view))" }, steps: [], lengths: [])
    let scale = traitCollection.roundingScale
    for axis in MeasuredAxis.allCases where free.contains(axis.layoutAxis) {
      let length = record.map { axis == .horizontal ? $0.width : $0.height }
      let across = record?.fixedLength(across: axis)
      result.steps += axis.steps(
        from: measurement.offered, to: measurement.preferred, by: length.map(\.value),
        across: across, scale: scale)
      if let length { result.lengths.append(length.explained) }
    }
    return result
  }
}

extension CGSize {
  fileprivate var numbers: [Double] { [Double(width), Double(height)] }
}

extension FittingRecord {
  /// Returns the required length of the target across an axis; `nil` if it is free.
  fileprivate func fixedLength(across axis: MeasuredAxis) -> CGFloat? {
    switch axis {
    case .horizontal: verticalPriority >= .required ? target.height : nil
    case .vertical: horizontalPriority >= .required ? target.width : nil
    }
  }
}

/// An axis of a measurement.
private enum MeasuredAxis: String, CaseIterable {
  case horizontal = "x"
  case vertical = "y"

  var layoutAxis: FreeAxes { self == .horizontal ? .horizontal : .vertical }

  private func length(of size: CGSize) -> Double {
    Double(self == .horizontal ? size.width : size.height)
  }

  /// Returns the steps from an offered size to a preferred one along the axis.
  ///
  /// - Parameters:
  ///   - fitted: The length by constraints; `nil` without constraints.
  ///   - across: The required length across the axis; `nil` for none.
  func steps(
    from offered: CGSize, to preferred: CGSize, by fitted: CGFloat?, across: CGFloat?,
    scale: CGFloat
  ) -> [ExplainedStep] {
    func step(
      _ rule: MeasuringRule, _ subject: String, _ inputs: [(String, Double)], _ result: Double
    ) -> ExplainedStep {
      ExplainedStep(
        rule: rule.rawValue, summary: rule.summary, subject: subject, axis: rawValue, path: [],
        inputs: inputs.map { ExplainedStep.Input(name: $0.0, value: $0.1) }, result: result)
    }
    let (start, end) = (length(of: offered), length(of: preferred))
    var steps = [step(.freeAxes, "offered length", [], start)]
    guard let fitted else {
      return steps + [step(.content, "preferred length", [("offered length", start)], end)]
    }
    let name = self == .horizontal ? "height" : "width"
    steps.append(
      step(
        .constraints, "fitting length", across.map { [(name, Double($0))] } ?? [], Double(fitted)))
    let rounded = Double(PixelRounding.up(fitted, scale: scale))
    steps.append(step(.rounding, "rounded length", [("fitting length", Double(fitted))], rounded))
    if abs(rounded - end) > 0.001 {
      steps.append(step(.ownSize, "preferred length", [("rounded length", rounded)], end))
    }
    return steps
  }
}
