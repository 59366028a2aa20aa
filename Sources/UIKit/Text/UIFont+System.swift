extension UIFont {
  /// Returns the system's sans-serif font in regular weight, with a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(design: .sans, size: fontSize, weight: .regular)
  }

  /// Returns the system's sans-serif font in a weight, with a size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .sans, size: fontSize, weight: weight)
  }

  /// Returns the system's sans-serif font in semibold, the weight of emphasis, as in UIKit, with a
  /// size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(design: .sans, size: fontSize, weight: .semibold)
  }

  /// Returns the system's sans-serif font in italics, with a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(design: .sans, size: fontSize, weight: .regular, isItalic: true)
  }

  /// Returns the system's sans-serif font with digits of equal width, with a size in points.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(design: .sansWithEqualDigits, size: fontSize, weight: weight)
  }

  /// Returns the system's monospaced font, with a size in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .monospaced, size: fontSize, weight: weight)
  }

  /// The font size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The font size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default font size: 14 points.
  public class var systemFontSize: CGFloat { 14 }
}
