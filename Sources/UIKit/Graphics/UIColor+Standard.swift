extension UIColor {
  /// Black: white 0.
  public class var black: UIColor { FixedColors.black }
  /// Dark gray: white 1/3.
  public class var darkGray: UIColor { FixedColors.darkGray }
  /// Light gray: white 2/3.
  public class var lightGray: UIColor { FixedColors.lightGray }
  /// White: white 1.
  public class var white: UIColor { FixedColors.white }
  /// Gray: white 0.5.
  public class var gray: UIColor { FixedColors.gray }
  /// Red: red 1.
  public class var red: UIColor { FixedColors.red }
  /// Green: green 1.
  public class var green: UIColor { FixedColors.green }
  /// Blue: blue 1.
  public class var blue: UIColor { FixedColors.blue }
  /// Cyan: green 1, blue 1.
  public class var cyan: UIColor { FixedColors.cyan }
  /// Yellow: red 1, green 1.
  public class var yellow: UIColor { FixedColors.yellow }
  /// Magenta: red 1, blue 1.
  public class var magenta: UIColor { FixedColors.magenta }
  /// Orange: red 1, green 0.5.
  public class var orange: UIColor { FixedColors.orange }
  /// Purple: red 0.5, blue 0.5.
  public class var purple: UIColor { FixedColors.purple }
  /// Brown: red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor { FixedColors.brown }
  /// Transparent: white 0, alpha 0.
  public class var clear: UIColor { FixedColors.clear }
}

private enum FixedColors {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}
