internal import ScreenChecking
import UIKit

extension ViewFactCollector {
  /// Adds the estimate that a cell never replaces, and the insets that an estimate leaves without
  /// effect. One cell of a class stands for the others in a section, because the explanation of a
  /// frame takes longer than other facts.
  mutating func addEstimate(
    of cell: UICollectionViewCell, in list: UICollectionView, to fact: inout ViewFacts
  ) {
    guard list.collectionViewLayout is UICollectionViewCompositionalLayout,
      let path = list.indexPath(for: cell),
      isFirst("\(ObjectIdentifier(list)) \(path.section) \(type(of: cell))"),
      let explanation = list.displayedList?.explanation(ofItemAt: path)
    else { return }
    fact.ignoredInsets = Self.ignoredInsets(in: explanation.steps)
    fact.hasEstimate = fact.ignoredInsets != nil
    for (axis, isHeight) in [("x", false), ("y", true)] {
      let steps = explanation.steps.filter { $0.axis == axis }
      let estimate = steps.first { $0.path.isEmpty && $0.estimate != nil }?.estimate
      guard let estimate else { continue }
      fact.hasEstimate = true
      let isMeasured = explanation.measurement?.steps.contains { $0.axis == axis } == true
      // The length of the item is a part of the group's, which is still the estimate.
      let last = steps.last { $0.subject == "length" && !$0.path.isEmpty }
      let group = steps.last { $0.subject == "length" && $0.path.isEmpty }
      guard !isMeasured, let last, ["1", "10"].contains(last.rule), group?.result == estimate
      else { continue }
      let length = Double(isHeight ? cell.bounds.height : cell.bounds.width)
      let preferred = preferredLength(of: cell, isHeight: isHeight)
      guard preferred > 0, abs(preferred - length) > 1 else { continue }
      fact.frozenEstimate = ViewFacts.FrozenEstimate(
        isHeight: isHeight, length: length, preferred: preferred, isCounted: last.rule == "10")
    }
  }

  /// Returns the largest sum of insets without an effect among an item and the groups around it;
  /// `nil` for none.
  private static func ignoredInsets(in steps: [ExplainedStep]) -> ViewFacts.IgnoredInsets? {
    // An item notes the insets at its frame, and a group at the room for its subitems.
    let lengths = steps.compactMap { step -> ViewFacts.IgnoredInsets? in
      guard ["frame length", "inner"].contains(step.subject), let axis = step.axis,
        let insets = step.inputs.first(where: { $0.name == "ignored insets" })?.value
      else { return nil }
      return ViewFacts.IgnoredInsets(
        isVertical: axis == "y", length: insets, isOfGroup: step.subject == "inner")
    }
    return lengths.max { abs($0.length) < abs($1.length) }
  }

  /// Returns the length that the constraints of a cell need, with the other length as it is.
  private func preferredLength(of cell: UICollectionViewCell, isHeight: Bool) -> Double {
    var target = cell.bounds.size
    if isHeight { target.height = 0 } else { target.width = 0 }
    let size = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: isHeight ? .required : .fittingSizeLevel,
      verticalFittingPriority: isHeight ? .fittingSizeLevel : .required)
    return Double(isHeight ? size.height : size.width)
  }
}

extension ExplainedStep {
  /// The estimate that the step begins with; `nil` for other steps.
  fileprivate var estimate: Double? { inputs.first { $0.name == "estimate" }?.value }
}
