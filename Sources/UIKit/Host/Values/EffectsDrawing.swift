/// The parts of a drawing that few views have.
package struct EffectsDrawing: Equatable, Sendable {
  /// The shadow; `nil` for none.
  package var shadow: ShadowDrawing?
  /// The content of the layer, in front of the fill and behind the content of the view. The content
  /// mode has no effect on its place.
  package var backdrop: Recording?
  /// The transform of space about the center of the frame; `nil` for one of the plane.
  package var transform3D: CATransform3D?

  /// The standard deviation of the blur of what is behind the view, in points; 0 for none.
  package var blur: CGFloat = 0

  /// Creates effects that show nothing.
  package init() {}
}

/// A blurred shadow behind a view.
package struct ShadowDrawing: Equatable, Sendable {
  /// The source of a shadow.
  package enum Source: Equatable, Sendable {
    /// The box of the view, with its corners.
    case box
    /// All that is drawn in the view.
    case content
    /// A path in the coordinates of the view.
    case path(DrawnPath)
  }

  /// The source, which does not cover the shadow unless it is drawn itself.
  package var source: Source
  /// The color, including the opacity.
  package var color: RGBA
  /// The distance from the source, in points.
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
}
