import Foundation

/// The clips, the shadow and the mixing of some marks of a drawing.
public struct SceneGroup: Sendable, Equatable {
  /// An area that limits the drawing of a group.
  public struct Clip: Sendable, Equatable {
    /// The outline of the area.
    public var shape: SceneDrawing.Shape
    /// A Boolean value that indicates whether areas from which a ray outwards crosses the outline
    /// an odd number of times are inside; otherwise those with a winding number other than zero.
    public var usesEvenOddRule: Bool

    /// Creates a clip.
    public init(shape: SceneDrawing.Shape, usesEvenOddRule: Bool = false) {
      self.shape = shape
      self.usesEvenOddRule = usesEvenOddRule
    }
  }

  /// The areas that limit the drawing, each within the one before.
  public var clips: [Clip]
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// The shadow of what is drawn; `nil` for none.
  public var shadow: SceneShadow?
  /// The way in which the colors are mixed with those behind them, by the name of CSS; `nil` for
  /// the usual one.
  public var blendMode: String?

  /// Creates a group.
  public init(
    clips: [Clip] = [], opacity: CGFloat = 1, shadow: SceneShadow? = nil, blendMode: String? = nil
  ) {
    self.clips = clips
    self.opacity = opacity
    self.shadow = shadow
    self.blendMode = blendMode
  }
}
