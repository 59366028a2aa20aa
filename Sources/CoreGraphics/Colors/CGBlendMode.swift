/// The way in which colors are mixed with those behind them.
///
/// Modes that erase are missing, because not every host can draw them.
public enum CGBlendMode: Int32, Sendable {
  /// The color covers what is behind it.
  case normal
  /// The components are multiplied, which darkens.
  case multiply
  /// The complements are multiplied, which lightens.
  case screen
  /// `multiply` on dark colors and `screen` on light ones.
  case overlay
  /// The darker component.
  case darken
  /// The lighter component.
  case lighten
  /// Lightens the color behind.
  case colorDodge
  /// Darkens the color behind.
  case colorBurn
  /// Lightens or darkens gently.
  case softLight
  /// `multiply` for dark colors and `screen` for light ones.
  case hardLight
  /// The distance of the components.
  case difference
  /// The distance of the components, with less contrast.
  case exclusion
  /// The hue of the color, with saturation and luminosity from behind.
  case hue
  /// The saturation of the color, with hue and luminosity from behind.
  case saturation
  /// The hue and the saturation of the color, with the luminosity from behind.
  case color
  /// The luminosity of the color, with hue and saturation from behind.
  case luminosity
}
