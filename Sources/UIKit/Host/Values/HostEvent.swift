/// A change made by a host's own control, which the host reports to one view.
///
/// A browser, for example, scrolls and edits text itself. Touches, keys, and wheels are delivered
/// to the window instead. Views override ``UIView/handle(_:)``.
package enum HostEvent {
  /// The user scrolled the content.
  ///
  /// The offset is one of a scene: see ``UIView/originAsShown(_:)``. The last event of a scroll is
  /// resting.
  case scroll(to: CGPoint, isResting: Bool)
  /// The user changed the text of an input field.
  case edit(text: String)
  /// The user selected or left an input field.
  case focus(Bool)
  /// The user pressed the key that ends the input.
  case submit
  /// The host displays the view next, and content that is scrolled into view later must be ready.
  ///
  /// - Parameter screens: The distance around the bounds, as a multiple of their longer side.
  case prepareContent(screens: CGFloat)
}
