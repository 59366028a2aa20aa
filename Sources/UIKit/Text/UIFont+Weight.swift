extension UIFont {
  /// The weight of a font: 0 is regular, negative is lighter, positive is bolder.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight -0.8.
    public static let ultraLight = Weight(-0.8)
    /// The weight -0.6.
    public static let thin = Weight(-0.6)
    /// The weight -0.4.
    public static let light = Weight(-0.4)
    /// The weight 0.
    public static let regular = Weight(0)
    /// The weight 0.23.
    public static let medium = Weight(0.23)
    /// The weight 0.3.
    public static let semibold = Weight(0.3)
    /// The weight 0.4.
    public static let bold = Weight(0.4)
    /// The weight 0.56.
    public static let heavy = Weight(0.56)
    /// The weight 0.62.
    public static let black = Weight(0.62)

    /// The nearest named weight, and its number in CSS and OpenType.
    package var named: (name: String, css: Int) {
      let table: [(CGFloat, String, Int)] = [
        (-0.8, "Ultralight", 100), (-0.6, "Thin", 200), (-0.4, "Light", 300), (0, "Regular", 400),
        (0.23, "Medium", 500), (0.3, "Semibold", 600), (0.4, "Bold", 700), (0.56, "Heavy", 800),
        (0.62, "Black", 900),
      ]
      let nearest = table.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }!
      return (nearest.1, nearest.2)
    }
  }
}
