package import Scenes

extension CGContext {
  /// Draws marks in the coordinates of the current transform, with the current opacity, clips,
  /// shadow and blend mode.
  package final func draw(_ marks: [SceneDrawing.Mark]) {
    guard !marks.isEmpty, state.alpha > 0 else { return }
    guard state.alpha == 1 else {
      beginTransparencyLayer(auxiliaryInfo: nil)
      draw(marks)
      return endTransparencyLayer()
    }
    if ctm.isIdentity {
      for mark in marks { record(mark) }
    } else {
      record(.picture(ScenePicture(marks: marks, transform: SceneTransform(ctm))))
    }
  }
}
