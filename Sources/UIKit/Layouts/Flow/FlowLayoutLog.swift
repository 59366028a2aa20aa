import CollectionLayout

/// Reports items that do not fit the lines of a flow layout.
///
/// UIKit logs them, too, and lays them out all the same.
@MainActor
package enum FlowLayoutLog {
  /// The destination of messages, one whole message at a time. The default is standard error.
  package static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Returns the message about the first item that is longer than its line; `nil` if there is none.
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
      + "\(item.item)] has a \(length) of \(item.length), but of the collection view's \(length) the "
      + "\(edges) content insets leave \(container), and the section insets leave \(item.room) of "
      + "that. Make the item's \(length) at most \(item.room), or the insets smaller; it sticks out "
      + "of its line. This is told once for each layout."
  }
}
