internal import TextLayout

/// The faces of the font files that the app's property list names by `UIAppFonts`.
enum AppFonts {
  /// The faces of the files that can be read, each name once.
  static let faces: [FontFace] = {
    let names = InformationFile.values { _ in }["UIAppFonts"] as? [String] ?? []
    var known: Set<String> = []
    return names.compactMap { name in
      guard let folder = Bundle.main.resourceURL,
        let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let file = FontFile([UInt8](data)), known.insert(file.name).inserted
      else { return nil }
      return FontFace(file)
    }
  }()
}

extension FontFace {
  /// Creates the face of a font file.
  init(_ file: FontFile) {
    let weight = UIFont.Weight(ofCSS: file.weight)
    self.init(
      family: file.family, name: file.name, weight: weight, isItalic: file.isItalic,
      proportions: TextFace(
        // The factor also applies to one width of all characters.
        widthFactor: file.fixedAdvance == nil
          ? file.sampleWidth.map { $0 / Self.systemSampleWidth(weight) } ?? 1 : 1,
        fixedAdvance: file.fixedAdvance, ascent: file.ascent, descent: file.descent,
        leading: file.lineGap, capHeight: file.capHeight, xHeight: file.xHeight),
      generic: file.fixedAdvance == nil ? "sans-serif" : "monospace")
  }

  /// The width of the sample of font files in the system's letters without tracking, in ems.
  private static func systemSampleWidth(_ weight: UIFont.Weight) -> Double {
    let face = TextFace(ascent: 1, descent: 0, capHeight: 1, xHeight: 1)
    let font = TextFont(size: 1, weight: Double(weight.rawValue), face: face)
    let options = LineBreakOptions()
    let lines = TableTextMeasurer().lines(
      of: StyledText(FontFile.sample, font: font), options: options)
    return max(0.001, lines.lines.first?.width ?? 1)
  }
}

extension UIFont.Weight {
  /// Creates the nearest weight with a name to a weight of CSS and OpenType, from 1 to 1000.
  fileprivate init(ofCSS number: Int) {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = weights.min { abs($0.named.css - number) < abs($1.named.css - number) } ?? .regular
  }
}
