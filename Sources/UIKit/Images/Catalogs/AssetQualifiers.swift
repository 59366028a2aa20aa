/// The traits that a variant in an asset catalog is for.
struct AssetQualifiers {
  private var idiom: String?
  /// The number of pixels per point; `nil` for a variant for all scales.
  private(set) var scale: CGFloat?
  private var luminosity: String?
  private var contrast: String?
  private var widthClass: String?
  private var heightClass: String?
  private var direction: String?
  private var gamut: String?

  /// Reads the keys of a variant.
  init(_ json: [String: Any]) {
    func text(_ key: String) -> String? { json[key] as? String }
    idiom = text("idiom").flatMap { $0 == "universal" ? nil : $0 }
    scale = text("scale").flatMap { text in
      text.hasSuffix("x") ? Double(text.dropLast()).map { CGFloat($0) } : nil
    }
    if let scale, !(scale > 0 && scale <= 16) { self.scale = nil }
    for appearance in json["appearances"] as? [[String: Any]] ?? [] {
      let value = appearance["value"] as? String
      switch appearance["appearance"] as? String {
      case "luminosity": luminosity = value
      case "contrast": contrast = value
      default: break
      }
    }
    widthClass = text("width-class")
    heightClass = text("height-class")
    direction = text("language-direction")
    gamut = text("display-gamut")
  }

  /// Returns the suitability for traits, as numbers from the most important one to the least: the
  /// larger, the better. `nil` for a variant that is for other traits.
  func suitability(for traits: UITraitCollection) -> [CGFloat]? {
    var result: [CGFloat] = []
    /// Compares a value with the value of the traits; a variant for all values comes second.
    func compare(_ value: String?, _ own: String?) -> Bool {
      result.append(value == nil ? 0 : 1)
      return value == nil || value == own
    }
    let isDark = traits.userInterfaceStyle == .dark
    let hasHighContrast = traits.accessibilityContrast == .high
    guard compare(idiom, Self.name(of: traits.userInterfaceIdiom)),
      compare(luminosity, isDark ? "dark" : "light"),
      compare(contrast, hasHighContrast ? "high" : "standard"),
      compare(widthClass, Self.name(of: traits.horizontalSizeClass)),
      compare(heightClass, Self.name(of: traits.verticalSizeClass)),
      compare(
        direction, traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"),
      compare(gamut, traits.displayGamut == .P3 ? "display-P3" : "sRGB")
    else { return nil }
    let wanted = traits.roundingScale
    switch scale {
    // A variant for all scales comes after the one for the screen's.
    case nil: result.append(500)
    case let scale? where scale == wanted: result.append(1000)
    case let scale? where scale > wanted: result.append(400 - scale)
    case let scale?: result.append(scale)
    }
    return result
  }

  /// Returns the index of the variant that suits traits best, the first one of equally suitable
  /// ones; `nil` if none is for them.
  static func best(of variants: [AssetQualifiers], for traits: UITraitCollection) -> Int? {
    var best: (index: Int, suitability: [CGFloat])?
    for (index, variant) in variants.enumerated() {
      guard let suitability = variant.suitability(for: traits) else { continue }
      if let best, !best.suitability.lexicographicallyPrecedes(suitability) { continue }
      best = (index, suitability)
    }
    return best?.index
  }

  private static func name(of idiom: UIUserInterfaceIdiom) -> String? {
    switch idiom {
    case .phone: "iphone"
    case .pad: "ipad"
    case .tv: "tv"
    case .carPlay: "car"
    case .mac: "mac"
    default: nil
    }
  }

  private static func name(of sizeClass: UIUserInterfaceSizeClass) -> String? {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: nil
    }
  }
}
