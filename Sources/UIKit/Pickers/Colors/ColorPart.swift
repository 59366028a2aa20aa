/// A part of a picker that displays a color, and by which the user chooses another one.
@MainActor
protocol ColorPart: UIView {
  /// Called after the user chose a color. The second value is `true` while the touch lasts.
  var didChoose: (RGBA, Bool) -> Void { get set }

  /// Displays a color.
  func show(_ color: RGBA)
}
