import CollectionLayout

/// The message about an item of a flow layout that does not fit its line.
@MainActor
enum OversizedItemReport {
  /// Returns the message for the first item that is longer than its line; `nil` if there is none.
  static func message(
    _ flow: SolvedFlowLayout, layout: UICollectionViewFlowLayout, environment: FlowEnvironment
  ) -> String? {
    guard let item = flow.firstOversizedItem() else { return nil }
    let length = item.axis == .horizontal ? "width" : "height"
    let edges = item.axis == .horizontal ? "left and right" : "top and bottom"
    let container =
      item.axis == .horizontal ? environment.containerSize.width : environment.containerSize.height
    return
      "The behavior of \(type(of: layout)) is not defined: the item at [\(item.section), "
      + "\(item.item)] has a \(length) of \(item.length), but the \(edges) content insets leave "
      + "\(container) of the collection view's \(length), and the section insets leave \(item.room) of "
      + "that. Make the item's \(length) at most \(item.room), or the insets smaller; the item extends "
      + "beyond its line. This message appears once for each layout."
  }
}
