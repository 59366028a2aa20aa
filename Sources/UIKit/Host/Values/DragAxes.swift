/// The drags, and the steps of a wheel, that a view or a recognizer handles.
///
/// A host that scrolls by itself leaves them to the window.
package struct DragAxes: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let horizontal = DragAxes(rawValue: 1)
  package static let vertical = DragAxes(rawValue: 2)
  /// Along both axes, after the finger was held still.
  package static let afterPress = DragAxes(rawValue: 4)
  /// The steps of a wheel.
  package static let wheel = DragAxes(rawValue: 8)
  /// Clicks with the secondary button of a mouse, for a menu.
  package static let menuClick = DragAxes(rawValue: 16)
  /// Drags along both axes.
  package static let all: DragAxes = [.horizontal, .vertical]
}
