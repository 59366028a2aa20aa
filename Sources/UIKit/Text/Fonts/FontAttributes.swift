/// The attributes of a font description, checked for their types.
struct FontAttributes {
  private let family: String?
  private let name: String?
  private let face: String?
  private let size: CGFloat?
  private let weight: UIFont.Weight?
  private let traits: UIFontDescriptor.SymbolicTraits?
  private let textStyle: UIFont.TextStyle?

  init(_ values: [UIFontDescriptor.AttributeName: Any]) {
    family = values[.family] as? String
    name = values[.name] as? String
    face = values[.face] as? String
    size = AttributeNumber.of(values[.size])
    let traits = values[.traits] as? [UIFontDescriptor.TraitKey: Any]
    weight =
      traits?[.weight] as? UIFont.Weight
      ?? AttributeNumber.of(traits?[.weight]).map(UIFont.Weight.init(rawValue:))
    self.traits =
      traits?[.symbolic] as? UIFontDescriptor.SymbolicTraits
      ?? (traits?[.symbolic] as? UInt32).map(UIFontDescriptor.SymbolicTraits.init(rawValue:))
    textStyle = values[.textStyle] as? UIFont.TextStyle
  }

  /// Returns a font with the attributes in place of its own.
  func applied(to font: UIFont) -> UIFont {
    var font = font
    if let textStyle { font = .preferredFont(forTextStyle: textStyle) }
    let size = size ?? font.pointSize
    if let name, let face = FontFamilies.face(named: name) {
      font = UIFont(face: face, size: size)
    } else if let family,
      let face = FontFamilies.nearest(weight: font.weight, isItalic: font.isItalic, in: family)
    {
      font = UIFont(face: face, size: size)
    } else if size != font.pointSize {
      font = font.withSize(size)
    }
    if let face, let named = Self.face(face, of: font.familyName) {
      font = UIFont(face: named, size: size)
    }
    if let weight { font = font.with(weight: weight, isItalic: font.isItalic) }
    if let traits { font = font.with(traits: traits) ?? font }
    return font
  }

  /// Returns the face of a family with a style such as `Bold Italic`.
  private static func face(_ style: String, of family: String) -> FontFace? {
    let ending = style.filter { $0 != " " }
    return FontFamilies.faces(of: family).first { $0.name.hasSuffix("-" + ending) }
  }
}

extension UIFont {
  /// Returns the font in another weight and slant, or in the nearest face of its family.
  func with(weight: Weight, isItalic: Bool) -> UIFont {
    if let face, face.proportions != nil {
      let nearest = FontFamilies.nearest(weight: weight, isItalic: isItalic, in: face.family)
      return UIFont(face: nearest ?? face, size: pointSize, textStyle: textStyle)
    }
    var face = face
    face?.weight = weight
    face?.isItalic = isItalic
    return UIFont(
      design: design, size: pointSize, weight: weight, isItalic: isItalic, textStyle: textStyle,
      face: face)
  }

  /// Returns the font with exactly the given looks; `nil` if its family has no such face.
  func with(traits: UIFontDescriptor.SymbolicTraits) -> UIFont? {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    var weight = weight
    if traits.contains(.traitBold), !isBold { weight = boldWeight }
    if !traits.contains(.traitBold), isBold { weight = .regular }
    let isItalic = traits.contains(.traitItalic)
    var result = with(weight: weight, isItalic: isItalic)
    if traits.contains(.traitMonoSpace), face == nil {
      result = UIFont(
        design: .monospaced, size: pointSize, weight: weight, isItalic: isItalic,
        textStyle: textStyle)
    }
    let found = result.fontDescriptor.symbolicTraits
    return found.isSuperset(of: traits) && found.contains(.traitItalic) == isItalic ? result : nil
  }

  /// The weight of emphasis: bold for large text styles and named families, semibold for others, as
  /// in the Human Interface Guidelines.
  private var boldWeight: Weight {
    if let face, face.proportions != nil { return .bold }
    return textStyle.map { [.largeTitle, .title1, .title2].contains($0) } ?? false
      ? .bold : .semibold
  }

  /// Returns the system font in another design; `nil` for another family.
  func with(systemDesign: UIFontDescriptor.SystemDesign) -> UIFont? {
    if let face, face.proportions != nil { return nil }
    return UIFont(
      design: systemDesign == .monospaced ? .monospaced : .sans, size: pointSize, weight: weight,
      isItalic: isItalic, textStyle: textStyle,
      face: FontFace.system(systemDesign, weight: weight, isItalic: isItalic))
  }
}
