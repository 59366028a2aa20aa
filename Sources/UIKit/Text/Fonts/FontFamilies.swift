internal import TextLayout

/// The families that apps can name, with their faces.
///
/// Names are the names on iOS. Heights are published proportions; widths are the system font's
/// times a factor for the family, or one width for monospaced families. The numbers are not
/// compared with recordings. The faces of the app's font files follow, with the files' numbers.
enum FontFamilies {
  private struct Family {
    var name: String
    var generic: String
    var proportions: TextFace
    /// The names of the faces, with their weights and slants.
    var faces: [(String, CGFloat, Bool)]
  }

  private static func proportions(
    _ ascent: Double, _ descent: Double, leading: Double = 0, caps: Double, x: Double,
    width: Double = 1, fixed: Double? = nil
  ) -> TextFace {
    TextFace(
      widthFactor: width, fixedAdvance: fixed, ascent: ascent, descent: descent, leading: leading,
      capHeight: caps, xHeight: x)
  }

  private static let families: [Family] = [
    Family(
      name: "American Typewriter", generic: "serif",
      proportions: proportions(0.91, 0.25, caps: 0.7, x: 0.5, width: 0.97),
      faces: [
        ("AmericanTypewriter", 0, false),
        ("AmericanTypewriter-Light", -0.4, false),
        ("AmericanTypewriter-Semibold", 0.3, false),
        ("AmericanTypewriter-Bold", 0.4, false),
      ]),
    Family(
      name: "Arial", generic: "sans-serif",
      proportions: proportions(0.905, 0.212, leading: 0.033, caps: 0.716, x: 0.519, width: 0.95),
      faces: [
        ("ArialMT", 0, false),
        ("Arial-BoldMT", 0.4, false),
        ("Arial-ItalicMT", 0, true),
        ("Arial-BoldItalicMT", 0.4, true),
      ]),
    Family(
      name: "Avenir", generic: "sans-serif",
      proportions: proportions(1, 0.366, caps: 0.708, x: 0.468, width: 0.98),
      faces: [
        ("Avenir-Book", 0, false),
        ("Avenir-Roman", 0, false),
        ("Avenir-BookOblique", 0, true),
        ("Avenir-Oblique", 0, true),
        ("Avenir-Light", -0.4, false),
        ("Avenir-LightOblique", -0.4, true),
        ("Avenir-Medium", 0.23, false),
        ("Avenir-MediumOblique", 0.23, true),
        ("Avenir-Heavy", 0.56, false),
        ("Avenir-HeavyOblique", 0.56, true),
        ("Avenir-Black", 0.62, false),
        ("Avenir-BlackOblique", 0.62, true),
      ]),
    Family(
      name: "Avenir Next", generic: "sans-serif",
      proportions: proportions(1, 0.366, caps: 0.708, x: 0.468, width: 0.99),
      faces: [
        ("AvenirNext-Regular", 0, false),
        ("AvenirNext-Italic", 0, true),
        ("AvenirNext-UltraLight", -0.8, false),
        ("AvenirNext-UltraLightItalic", -0.8, true),
        ("AvenirNext-Medium", 0.23, false),
        ("AvenirNext-MediumItalic", 0.23, true),
        ("AvenirNext-DemiBold", 0.3, false),
        ("AvenirNext-DemiBoldItalic", 0.3, true),
        ("AvenirNext-Bold", 0.4, false),
        ("AvenirNext-BoldItalic", 0.4, true),
        ("AvenirNext-Heavy", 0.56, false),
        ("AvenirNext-HeavyItalic", 0.56, true),
      ]),
    Family(
      name: "Baskerville", generic: "serif",
      proportions: proportions(0.898, 0.246, caps: 0.66, x: 0.4, width: 0.82),
      faces: [
        ("Baskerville", 0, false),
        ("Baskerville-Italic", 0, true),
        ("Baskerville-SemiBold", 0.3, false),
        ("Baskerville-SemiBoldItalic", 0.3, true),
        ("Baskerville-Bold", 0.4, false),
        ("Baskerville-BoldItalic", 0.4, true),
      ]),
    Family(
      name: "Chalkboard SE", generic: "cursive",
      proportions: proportions(1.13, 0.28, caps: 0.7, x: 0.5, width: 0.93),
      faces: [
        ("ChalkboardSE-Regular", 0, false),
        ("ChalkboardSE-Light", -0.4, false),
        ("ChalkboardSE-Bold", 0.4, false),
      ]),
    Family(
      name: "Courier", generic: "monospace",
      proportions: proportions(0.904, 0.246, caps: 0.573, x: 0.425, fixed: 600.1),
      faces: [
        ("Courier", 0, false),
        ("Courier-Bold", 0.4, false),
        ("Courier-Oblique", 0, true),
        ("Courier-BoldOblique", 0.4, true),
      ]),
    Family(
      name: "Courier New", generic: "monospace",
      proportions: proportions(0.833, 0.3, caps: 0.571, x: 0.423, fixed: 600.1),
      faces: [
        ("CourierNewPSMT", 0, false),
        ("CourierNewPS-BoldMT", 0.4, false),
        ("CourierNewPS-ItalicMT", 0, true),
        ("CourierNewPS-BoldItalicMT", 0.4, true),
      ]),
    Family(
      name: "Didot", generic: "serif",
      proportions: proportions(0.932, 0.315, leading: 0.03, caps: 0.7, x: 0.4, width: 0.85),
      faces: [
        ("Didot", 0, false),
        ("Didot-Italic", 0, true),
        ("Didot-Bold", 0.4, false),
      ]),
    Family(
      name: "Futura", generic: "sans-serif",
      proportions: proportions(1.039, 0.26, caps: 0.76, x: 0.43, width: 0.97),
      faces: [
        ("Futura-Medium", 0.23, false),
        ("Futura-MediumItalic", 0.23, true),
        ("Futura-Bold", 0.4, false),
        ("Futura-CondensedMedium", 0.23, false),
        ("Futura-CondensedExtraBold", 0.62, false),
      ]),
    Family(
      name: "Georgia", generic: "serif",
      proportions: proportions(0.917, 0.219, caps: 0.692, x: 0.481, width: 0.96),
      faces: [
        ("Georgia", 0, false),
        ("Georgia-Bold", 0.4, false),
        ("Georgia-Italic", 0, true),
        ("Georgia-BoldItalic", 0.4, true),
      ]),
    Family(
      name: "Gill Sans", generic: "sans-serif",
      proportions: proportions(0.918, 0.23, leading: 0.02, caps: 0.68, x: 0.45, width: 0.87),
      faces: [
        ("GillSans", 0, false),
        ("GillSans-Italic", 0, true),
        ("GillSans-Light", -0.4, false),
        ("GillSans-LightItalic", -0.4, true),
        ("GillSans-SemiBold", 0.3, false),
        ("GillSans-SemiBoldItalic", 0.3, true),
        ("GillSans-Bold", 0.4, false),
        ("GillSans-BoldItalic", 0.4, true),
      ]),
    Family(
      name: "Helvetica", generic: "sans-serif",
      proportions: proportions(0.92, 0.23, caps: 0.717, x: 0.523, width: 0.95),
      faces: [
        ("Helvetica", 0, false),
        ("Helvetica-Bold", 0.4, false),
        ("Helvetica-Light", -0.4, false),
        ("Helvetica-Oblique", 0, true),
        ("Helvetica-BoldOblique", 0.4, true),
        ("Helvetica-LightOblique", -0.4, true),
      ]),
    Family(
      name: "Helvetica Neue", generic: "sans-serif",
      proportions: proportions(0.952, 0.213, leading: 0.028, caps: 0.714, x: 0.517, width: 0.955),
      faces: [
        ("HelveticaNeue", 0, false),
        ("HelveticaNeue-Bold", 0.4, false),
        ("HelveticaNeue-Italic", 0, true),
        ("HelveticaNeue-BoldItalic", 0.4, true),
        ("HelveticaNeue-Medium", 0.23, false),
        ("HelveticaNeue-MediumItalic", 0.23, true),
        ("HelveticaNeue-Light", -0.4, false),
        ("HelveticaNeue-LightItalic", -0.4, true),
        ("HelveticaNeue-Thin", -0.6, false),
        ("HelveticaNeue-ThinItalic", -0.6, true),
        ("HelveticaNeue-UltraLight", -0.8, false),
        ("HelveticaNeue-UltraLightItalic", -0.8, true),
      ]),
    Family(
      name: "Hoefler Text", generic: "serif",
      proportions: proportions(0.721, 0.279, caps: 0.65, x: 0.42, width: 0.84),
      faces: [
        ("HoeflerText-Regular", 0, false),
        ("HoeflerText-Italic", 0, true),
        ("HoeflerText-Black", 0.62, false),
        ("HoeflerText-BlackItalic", 0.62, true),
      ]),
    Family(
      name: "Marker Felt", generic: "cursive",
      proportions: proportions(0.84, 0.24, caps: 0.7, x: 0.5, width: 0.78),
      faces: [
        ("MarkerFelt-Thin", 0, false),
        ("MarkerFelt-Wide", 0.4, false),
      ]),
    Family(
      name: "Menlo", generic: "monospace",
      proportions: proportions(0.928, 0.236, caps: 0.729, x: 0.547, fixed: 602),
      faces: [
        ("Menlo-Regular", 0, false),
        ("Menlo-Bold", 0.4, false),
        ("Menlo-Italic", 0, true),
        ("Menlo-BoldItalic", 0.4, true),
      ]),
    Family(
      name: "Noteworthy", generic: "cursive",
      proportions: proportions(1.29, 0.31, caps: 0.7, x: 0.45, width: 0.85),
      faces: [
        ("Noteworthy-Light", 0, false),
        ("Noteworthy-Bold", 0.4, false),
      ]),
    Family(
      name: "Optima", generic: "sans-serif",
      proportions: proportions(0.919, 0.268, caps: 0.683, x: 0.47, width: 0.9),
      faces: [
        ("Optima-Regular", 0, false),
        ("Optima-Italic", 0, true),
        ("Optima-Bold", 0.4, false),
        ("Optima-BoldItalic", 0.4, true),
        ("Optima-ExtraBlack", 0.62, false),
      ]),
    Family(
      name: "Palatino", generic: "serif",
      proportions: proportions(0.732, 0.283, caps: 0.708, x: 0.469, width: 0.92),
      faces: [
        ("Palatino-Roman", 0, false),
        ("Palatino-Italic", 0, true),
        ("Palatino-Bold", 0.4, false),
        ("Palatino-BoldItalic", 0.4, true),
      ]),
    Family(
      name: "Snell Roundhand", generic: "cursive",
      proportions: proportions(0.94, 0.32, caps: 0.7, x: 0.3, width: 0.75),
      faces: [
        ("SnellRoundhand", 0, false),
        ("SnellRoundhand-Bold", 0.4, false),
        ("SnellRoundhand-Black", 0.62, false),
      ]),
    Family(
      name: "Times New Roman", generic: "serif",
      proportions: proportions(0.891, 0.216, leading: 0.042, caps: 0.662, x: 0.448, width: 0.84),
      faces: [
        ("TimesNewRomanPSMT", 0, false),
        ("TimesNewRomanPS-BoldMT", 0.4, false),
        ("TimesNewRomanPS-ItalicMT", 0, true),
        ("TimesNewRomanPS-BoldItalicMT", 0.4, true),
      ]),
    Family(
      name: "Trebuchet MS", generic: "sans-serif",
      proportions: proportions(0.939, 0.222, caps: 0.716, x: 0.523, width: 0.94),
      faces: [
        ("TrebuchetMS", 0, false),
        ("TrebuchetMS-Bold", 0.4, false),
        ("TrebuchetMS-Italic", 0, true),
        ("Trebuchet-BoldItalic", 0.4, true),
      ]),
    Family(
      name: "Verdana", generic: "sans-serif",
      proportions: proportions(1.005, 0.21, caps: 0.727, x: 0.545, width: 1.09),
      faces: [
        ("Verdana", 0, false),
        ("Verdana-Bold", 0.4, false),
        ("Verdana-Italic", 0, true),
        ("Verdana-BoldItalic", 0.4, true),
      ]),
  ]

  private static let faces: [String: [FontFace]] = Dictionary(
    uniqueKeysWithValues: families.map { family in
      let faces = family.faces.map { name, weight, isItalic in
        FontFace(
          family: family.name, name: name, weight: UIFont.Weight(weight), isItalic: isItalic,
          proportions: family.proportions, generic: family.generic)
      }
      return (family.name, faces)
    }
  ).merging(Dictionary(grouping: AppFonts.faces, by: \.family)) { $0 + $1 }

  private static let facesByName: [String: FontFace] = Dictionary(
    faces.values.joined().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The names of all families, in alphabetical order.
  static var names: [String] { faces.keys.sorted() }

  /// Returns the faces of a family; empty for an unknown one.
  static func faces(of family: String) -> [FontFace] { faces[family] ?? [] }

  /// Returns the face of a name. The name of a family has its regular face.
  static func face(named name: String) -> FontFace? {
    facesByName[name] ?? nearest(weight: .regular, isItalic: false, in: name)
  }

  /// Returns the face of a family with the nearest weight. A face with the slant comes first.
  static func nearest(weight: UIFont.Weight, isItalic: Bool, in family: String) -> FontFace? {
    faces(of: family).min { left, right in
      func distance(_ face: FontFace) -> CGFloat {
        abs(face.weight.rawValue - weight.rawValue) + (face.isItalic == isItalic ? 0 : 10)
      }
      return distance(left) < distance(right)
    }
  }
}
