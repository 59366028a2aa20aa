extension UIFont {
  /// The system's sans font in regular weight; `fontSize` in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(design: .sans, size: fontSize, weight: .regular)
  }

  /// The system's sans font; `fontSize` in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .sans, size: fontSize, weight: weight)
  }

  /// The system's sans font in the weight of emphasis, semibold, as in UIKit; `fontSize` in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(design: .sans, size: fontSize, weight: .semibold)
  }

  /// The system's sans font, slanted; `fontSize` in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(design: .sans, size: fontSize, weight: .regular, isItalic: true)
  }

  /// The system's sans font with digits of one width; `fontSize` in points.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(design: .sansWithEqualDigits, size: fontSize, weight: weight)
  }

  /// The system's font with all characters of one width; `fontSize` in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(design: .monospaced, size: fontSize, weight: weight)
  }

  /// Size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// Size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// Size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Size of text nobody chose a size for: 14 points.
  public class var systemFontSize: CGFloat { 14 }
}
