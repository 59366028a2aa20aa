/// The clips, the shadow and the mixing of some steps of a drawing.
package struct DrawnGroup: Equatable, Sendable {
  /// An area that limits the drawing of a group.
  package struct Clip: Equatable, Sendable {
    let steps: [PathStep]
    /// A Boolean value that indicates whether areas from which a ray outwards crosses the path an
    /// odd number of times are inside; otherwise those with a winding number other than zero.
    package let usesEvenOddRule: Bool

    /// The outline of the area.
    package var path: DrawnPath { DrawnPath(steps) }
  }

  /// A blurred shadow behind the group.
  package struct Shadow: Equatable, Sendable {
    /// The color, including the opacity.
    package var color: RGBA
    /// The distance from what is drawn, in points.
    package var offset: CGSize
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
  }

  /// The areas that limit the drawing, each within the one before.
  package var clips: [Clip] = []
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat = 1
  /// The shadow; `nil` for none.
  package var shadow: Shadow?
  /// The way in which the colors of the group are mixed with those behind it.
  package var blendMode = CGBlendMode.normal
}
