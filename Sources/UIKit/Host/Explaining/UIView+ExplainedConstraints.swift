import Foundation

extension UIView {
  /// The numbers of the view's frame with the constraints that determine them; empty if constraints
  /// do not position the view.
  var explainedConstraints: [ExplainedLength] {
    (explainConstrainedFrame()?.lengths ?? []).map(\.explained)
  }
}

extension FrameExplanation.Length {
  /// The number with its constraints, as a plain value.
  @MainActor
  var explained: ExplainedLength {
    ExplainedLength(
      attribute: attribute.name, value: Double(value), isAmbiguous: isAmbiguous,
      reasons: reasons.map { $0.explained }, violated: violated.map { $0.explained })
  }
}

extension FrameExplanation.Reason {
  @MainActor
  fileprivate var explained: ExplainedLength.Reason {
    ExplainedLength.Reason(
      identifier: constraint?.identifier.flatMap { $0.isEmpty ? nil : $0 },
      text: constraint?.equation ?? text.withoutAddresses, priority: Double(priority.rawValue),
      contribution: Double(contribution))
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation with the names of its items.
  fileprivate var equation: String? {
    guard let first, starts == nil else { return nil }
    var text = "\(first.itemName).\(firstAttribute.name) \(relation.sign)"
    guard let second else { return text + " \(PlainNumber.text(constant))" }
    text += " \(second.itemName).\(secondAttribute.name)"
    if multiplier != 1 { text += " * \(PlainNumber.text(multiplier))" }
    if constant > 0 { text += " + \(PlainNumber.text(constant))" }
    if constant < 0 { text += " - \(PlainNumber.text(-constant))" }
    return text
  }
}

extension String {
  /// The text without the addresses of objects, which differ from run to run.
  fileprivate var withoutAddresses: String {
    replacing(/:0x[0-9a-f]+/, with: "")
  }
}
