/// A control that has a menu.
@preconcurrency @MainActor
protocol MenuControl: AnyObject {
  /// The object that elements receive as their sender.
  var menuSender: AnyObject { get }
  /// A Boolean value that indicates whether a touch opens the menu, so that a long press does not.
  var opensMenuAtTouch: Bool { get }
  /// Returns the area next to which the menu is, in the coordinates of the window.
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect
  /// Called before an element is performed.
  func menuWillPerform(_ leaf: any MenuLeafElement, in menu: UIMenu)
}

/// An object that takes over the finger that has opened a menu, and drags items with it.
@preconcurrency @MainActor
protocol MenuFingerDragger: AnyObject {
  /// A Boolean value that indicates whether a drag is under way.
  var isDragging: Bool { get }
  /// Begins the drag of the items at a point of the window.
  ///
  /// - Returns: `false` if there are none that can be dragged.
  func beginDrag(from point: CGPoint) -> Bool
  /// Moves the items to a point of the window.
  func drag(to point: CGPoint)
  /// Ends the drag.
  func endDrag(commits: Bool)
}

/// The owner of an item that a finger can drag away from an open menu.
@preconcurrency @MainActor
protocol MenuFingerHolder: MenuFingerDragger {
  /// A Boolean value that indicates whether the menu of the last press belongs to an item, so that
  /// it has a preview.
  var hasPreview: Bool { get }
}
