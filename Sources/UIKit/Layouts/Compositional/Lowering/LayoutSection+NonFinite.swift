import CollectionLayout

extension LayoutSection {
  /// The part of a message that names the first number of the section that is not finite, in
  /// UIKit's terms and with the path of its group; `nil` if all are finite.
  var nonFinitePart: String? {
    if !interGroupSpacing.isFinite { return "an interGroupSpacing of \(interGroupSpacing)" }
    if let part = contentInsets.nonFinitePart { return "contentInsets with \(part)" }
    for (index, item) in boundaryItems.enumerated() where !item.isFinite {
      return "a size, an offset or contentInsets that are not finite in its boundary supplementary "
        + "item \(index)"
    }
    for (index, item) in decorationItems.enumerated() {
      if let part = item.contentInsets.nonFinitePart {
        return "contentInsets with \(part) in its decoration item \(index)"
      }
    }
    return LayoutSubitem.group(group).nonFinitePart(at: [])
  }
}

extension LayoutSubitem {
  /// Returns the part of a message about the first number of the item that is not finite.
  ///
  /// - Parameter path: The indices of subitems from the section's group to this one.
  fileprivate func nonFinitePart(at path: [Int]) -> String? {
    var place: String {
      path.isEmpty
        ? "its group"
        : "its group, subitem " + path.map { "\($0)" }.joined(separator: ", then ")
    }
    if let part = contentInsets.nonFinitePart { return "contentInsets with \(part) in \(place)" }
    for (name, spacing) in [
      ("leading", edgeSpacing.leading), ("top", edgeSpacing.top),
      ("trailing", edgeSpacing.trailing), ("bottom", edgeSpacing.bottom),
    ] where !spacing.minimum.isFinite {
      return "an edgeSpacing of \(spacing.minimum) at the \(name) edge of \(place)"
    }
    guard case .group(let group) = self else { return nil }
    switch group.content {
    case .sequence(let sequence):
      if !sequence.interItemSpacing.minimum.isFinite {
        return "an interItemSpacing of \(sequence.interItemSpacing.minimum) in \(place)"
      }
      for (index, item) in sequence.subitems.enumerated() {
        if let part = item.nonFinitePart(at: path + [index]) { return part }
      }
      return nil
    case .custom(let items):
      for (index, item) in items.enumerated() {
        let (origin, size) = (item.frame.origin, item.frame.size)
        let numbers = [origin.x, origin.y, size.width, size.height]
        guard !numbers.allSatisfy(\.isFinite) else { continue }
        return "the frame (\(numbers.map { "\($0)" }.joined(separator: ", "))) for custom item "
          + "\(index) of \(items.count) in \(place)"
      }
      return nil
    }
  }
}

extension LayoutBoundaryItem {
  fileprivate var isFinite: Bool {
    width.value.isFinite && height.value.isFinite && offset.x.isFinite && offset.y.isFinite
      && contentInsets.nonFinitePart == nil
  }
}

extension LayoutInsets {
  fileprivate var nonFinitePart: String? {
    for (name, inset) in [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ] where !inset.isFinite {
      return "a \(name) inset of \(inset)"
    }
    return nil
  }
}
