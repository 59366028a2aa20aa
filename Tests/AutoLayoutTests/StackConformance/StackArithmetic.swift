import UIKit

/// The frames of views without subviews in a stack view, by arithmetic instead of constraints.
@MainActor
struct StackArithmetic {
  let node: StackNode
  let size: CGSize

  private var isHorizontal: Bool { node.axis == .horizontal }
  private var visible: [StackNode] { node.children.filter { !$0.isHidden } }
  private var insets: CGFloat { node.usesMargins ? 8 : 0 }
  private var length: CGFloat { (isHorizontal ? size.width : size.height) - 2 * insets }
  private var crossLength: CGFloat { (isHorizontal ? size.height : size.width) - 2 * insets }

  private func ideal(_ child: StackNode) -> CGFloat {
    child.kind == .plain ? 0 : isHorizontal ? child.size.width : child.size.height
  }

  private func spacing(after child: StackNode) -> CGFloat { child.spacingAfter ?? node.spacing }

  /// The frames of the visible views; `nil` if this arithmetic does not cover the arrangement.
  func frames() -> [CGRect]? {
    guard let (lengths, gaps) = distribution() else { return nil }
    var position = insets
    return zip(visible, zip(lengths, gaps + [0])).map { child, along in
      defer { position += along.0 + along.1 }
      let (cross, crossLength) = across(child)
      return isHorizontal
        ? CGRect(x: position, y: cross, width: along.0, height: crossLength)
        : CGRect(x: cross, y: position, width: crossLength, height: along.0)
    }
  }

  private func across(_ child: StackNode) -> (CGFloat, CGFloat) {
    let ideal = child.kind == .plain ? 0 : isHorizontal ? child.size.height : child.size.width
    let length = min(ideal, crossLength)
    switch node.alignment {
    case .fill: return (insets, crossLength)
    case .center: return (insets + (crossLength - length) / 2, length)
    case .trailing: return (insets + crossLength - length, length)
    case .lastBaseline where isHorizontal: return (insets + crossLength - length, length)
    case .leading, .firstBaseline, .lastBaseline: return (insets, length)
    }
  }

  /// The lengths of the visible views, and the gaps after all but the last.
  private func distribution() -> ([CGFloat], [CGFloat])? {
    guard !visible.isEmpty else { return ([], []) }
    let spaces = visible.dropLast().map(spacing)
    let ideals = visible.map(ideal)
    let rest = length - ideals.reduce(0, +)
    switch node.distribution {
    case .fill: return (filled(length - spaces.reduce(0, +)), spaces)
    case .fillEqually:
      let each = (length - spaces.reduce(0, +)) / CGFloat(visible.count)
      return (visible.map { _ in each }, spaces)
    case .fillProportionally:
      let total = ideals.reduce(0, +) + spaces.reduce(0, +)
      guard total > 0, !visible.contains(where: { $0.kind == .plain }) else { return nil }
      var lengths = ideals.map { length * $0 / total }
      let before = lengths.dropLast().reduce(0, +) + spaces.reduce(0, +)
      guard before <= length else { return nil }
      lengths[lengths.count - 1] = length - before
      return (lengths, spaces)
    case .equalSpacing:
      guard visible.count > 1 else { return (filled(length), []) }
      let gap = max(rest / CGFloat(visible.count - 1), spaces.max()!)
      let gaps = spaces.map { _ in gap }
      return (filled(length - gaps.reduce(0, +)), gaps)
    case .equalCentering:
      guard visible.count > 1 else { return (filled(length), []) }
      let distance =
        (length - ideals.first! / 2 - ideals.last! / 2) / CGFloat(visible.count - 1)
      let gaps = zip(ideals, ideals.dropFirst()).map { distance - ($0 + $1) / 2 }
      // Otherwise the distances give way.
      guard zip(gaps, spaces).allSatisfy({ $0 >= $1 }) else { return nil }
      return (ideals, gaps)
    }
  }

  /// The ideal lengths, stretched or shrunk to a total: the view with the lowest priority gives
  /// way, and among equal ones the first. Plain views have no length of their own; the last one
  /// takes the room.
  private func filled(_ total: CGFloat) -> [CGFloat] {
    var lengths = visible.map(ideal)
    var room = total - lengths.reduce(0, +)
    if room > 0 {
      if let plain = visible.lastIndex(where: { $0.kind == .plain }) {
        lengths[plain] += room
      } else {
        let lowest = visible.map(\.hugging.rawValue).min()
        lengths[visible.firstIndex { $0.hugging.rawValue == lowest }!] += room
      }
      return lengths
    }
    let order = visible.indices.sorted {
      (visible[$0].resistance.rawValue, $0) < (visible[$1].resistance.rawValue, $1)
    }
    for index in order {
      let change = max(room, -lengths[index])
      lengths[index] += change
      room -= change
    }
    return lengths
  }
}
