extension UIFont {
  /// Creates a font with the name of a face or a family, and a size in points; `nil` for an unknown
  /// name.
  ///
  /// ``familyNames`` lists the known families: a selection of the families of iOS, and the families
  /// of the files that the app's property list names by `UIAppFonts`. The heights are published
  /// proportions or the file's, the widths approximations. The host draws them if it has them, and
  /// otherwise a similar font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFamilies.face(named: fontName) else { return nil }
    self.init(face: face, size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
  }

  /// Creates a font in a face.
  convenience init(face: FontFace, size: CGFloat, textStyle: TextStyle? = nil) {
    self.init(
      design: .sans, size: size, weight: face.weight, isItalic: face.isItalic, textStyle: textStyle,
      face: face)
  }

  /// The names of the families, in alphabetical order.
  public class var familyNames: [String] { FontFamilies.names }

  /// Returns the names of the faces of a family; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamilies.faces(of: familyName).map(\.name)
  }
}
