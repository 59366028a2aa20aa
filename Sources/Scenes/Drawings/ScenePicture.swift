import Foundation

/// Marks with coordinates of their own.
public struct ScenePicture: Sendable, Equatable {
  /// The marks, from back to front.
  public var marks: [SceneDrawing.Mark]
  /// The transform from the coordinates of the marks to the drawing's.
  public var transform: SceneTransform
  /// The clipping rectangle, in the coordinates of the marks; `nil` for no limit.
  public var clip: CGRect?
  /// The color that fills the opacity of the marks; `nil` for their own colors.
  public var tint: SceneColor?

  /// Creates a picture.
  public init(
    marks: [SceneDrawing.Mark], transform: SceneTransform = .identity, clip: CGRect? = nil,
    tint: SceneColor? = nil
  ) {
    self.marks = marks
    self.transform = transform
    self.clip = clip
    self.tint = tint
  }
}
