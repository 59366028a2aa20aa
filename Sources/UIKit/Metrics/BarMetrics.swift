/// The styles of bars.
enum BarLook: Sendable {
  /// Items have backgrounds in the shape of capsules, in front of the content.
  case floating
  /// Bars have a background from side to side, and items have none.
  case attached
}

/// The sizes of search bars, in points.
struct SearchBarMetrics: Sendable {
  /// The height of a bar.
  let height: CGFloat
  /// The height of the field.
  let fieldHeight: CGFloat
  /// The distance of the field from the top in a navigation bar; `nil` for the middle.
  let fieldTop: CGFloat?
  /// The radius of the corners of the field; `nil` for the shape of a capsule.
  let cornerRadius: CGFloat?
  /// The distance of the field from the sides.
  let margin: CGFloat
  /// The distance between the field and the cancel button.
  let buttonSpacing: CGFloat
  /// A Boolean value that indicates whether the cancel button has a title, or an image.
  let cancelButtonHasTitle: Bool
  /// The height that scopes add.
  let scopeHeight: CGFloat
  /// The height of the control with the scopes.
  let scopeControlHeight: CGFloat
}

/// The sizes of switches, in points.
struct SwitchMetrics: Sendable {
  /// The size of the track.
  let track: CGSize
  /// The size of the frame.
  let frame: CGSize
  /// The part of the frame at the right that is not part of the alignment rectangle.
  let rightInset: CGFloat
  let knob: CGSize
  /// The distance of the knob from the edge of the track.
  let knobMargin: CGFloat
}
