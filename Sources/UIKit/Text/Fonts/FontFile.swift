/// The names and measures of an OpenType or TrueType font file, with lengths in ems.
///
/// The first font of a collection is read. The tables `head`, `hhea`, `hmtx`, `cmap`, `name` and
/// `OS/2` follow the OpenType specification.
struct FontFile: Hashable {
  /// The characters whose widths are compared with the system font's.
  static let sample = "etaoinshrdlucmfwypvbgkjqxzETAOINSHRDLU0123456789 etaoinshrdlu"

  /// The name of the family.
  let family: String
  /// The PostScript name of the face, by which apps name it.
  let name: String
  /// The weight of CSS and OpenType, from 1 to 1000.
  let weight: Int
  let isItalic: Bool
  let ascent: Double
  /// The depth below the baseline, as a positive number.
  let descent: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double
  /// The width of the sample; `nil` if the font lacks one of its characters.
  let sampleWidth: Double?
  /// The width of every character of the sample, in thousandths of an em; `nil` if they differ.
  let fixedAdvance: Double?

  /// Reads a file; `nil` for another format or a damaged file.
  init?(_ bytes: [UInt8]) {
    guard let tables = FontTables(bytes), let head = tables["head"], let hhea = tables["hhea"],
      let unitsPerEm = head.number(at: 18), unitsPerEm > 0,
      let ascent = hhea.signed(at: 4), let descent = hhea.signed(at: 6),
      let gap = hhea.signed(at: 8), let style = head.number(at: 44),
      let names = tables["name"].map(FontNames.init),
      let name = names.postScriptName, let family = names.family
    else { return nil }
    let em = Double(unitsPerEm)
    let system = tables["OS/2"]
    self.family = family
    self.name = name
    weight = system?.number(at: 4) ?? (style & 1 == 0 ? 400 : 700)
    isItalic = style & 2 != 0
    self.ascent = Double(ascent) / em
    self.descent = Double(-descent) / em
    lineGap = Double(gap) / em
    // The heights of letters are in the table from its second version on.
    let hasHeights = (system?.number(at: 0) ?? 0) >= 2
    xHeight = (hasHeights ? system?.signed(at: 86) : nil).map { Double($0) / em } ?? 0.5
    capHeight = (hasHeights ? system?.signed(at: 88) : nil).map { Double($0) / em } ?? 0.7
    let widths = Self.sample.unicodeScalars.compactMap { character in
      tables.advance(of: Int(character.value)).map { Double($0) / em }
    }
    let isWhole = widths.count == Self.sample.unicodeScalars.count
    sampleWidth = isWhole ? widths.reduce(0, +) : nil
    fixedAdvance = isWhole && Set(widths).count == 1 ? widths[0] * 1000 : nil
  }
}

/// The tables of a font file.
private struct FontTables {
  private var tables: [String: FontBytes] = [:]

  init?(_ bytes: [UInt8]) {
    let whole = FontBytes(bytes[...])
    var start = 0
    if whole.text(at: 0, length: 4) == "ttcf" {
      guard let first = whole.long(at: 12) else { return nil }
      start = first
    }
    guard let version = whole.long(at: start),
      [0x1_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let count = whole.number(at: start + 4)
    else { return nil }
    for index in 0..<count {
      let entry = start + 12 + index * 16
      guard let tag = whole.text(at: entry, length: 4), let offset = whole.long(at: entry + 8),
        let length = whole.long(at: entry + 12), offset + length <= bytes.count
      else { continue }
      tables[tag] = FontBytes(bytes[offset..<(offset + length)])
    }
  }

  subscript(_ tag: String) -> FontBytes? { tables[tag] }

  /// Returns the width of a character, in units of the font; `nil` for one that the font lacks.
  func advance(of character: Int) -> Int? {
    guard let glyph = glyph(of: character), glyph > 0, let hmtx = tables["hmtx"],
      let count = tables["hhea"]?.number(at: 34), count > 0
    else { return nil }
    return hmtx.number(at: min(glyph, count - 1) * 4)
  }

  /// Returns the glyph of a character by a table of segments; `nil` for none.
  private func glyph(of character: Int) -> Int? {
    guard let cmap = tables["cmap"], let count = cmap.number(at: 2) else { return nil }
    for index in 0..<count {
      guard let start = cmap.long(at: 4 + index * 8 + 4), let format = cmap.number(at: start) else {
        continue
      }
      switch format {
      case 4: return glyphInSegments(of: character, cmap, start)
      case 12: return glyphInGroups(of: character, cmap, start)
      default: continue
      }
    }
    return nil
  }

  private func glyphInSegments(of character: Int, _ cmap: FontBytes, _ start: Int) -> Int? {
    guard let double = cmap.number(at: start + 6) else { return nil }
    let (ends, starts) = (start + 14, start + 16 + double)
    for place in stride(from: 0, to: double, by: 2) {
      guard let end = cmap.number(at: ends + place) else { return nil }
      guard character <= end else { continue }
      let rangePlace = starts + 2 * double + place
      guard let first = cmap.number(at: starts + place), character >= first,
        let delta = cmap.number(at: starts + double + place),
        let range = cmap.number(at: rangePlace)
      else { return nil }
      if range == 0 { return (character + delta) & 0xFFFF }
      return cmap.number(at: rangePlace + range + 2 * (character - first)).map {
        $0 == 0 ? 0 : ($0 + delta) & 0xFFFF
      }
    }
    return nil
  }

  private func glyphInGroups(of character: Int, _ cmap: FontBytes, _ start: Int) -> Int? {
    guard let count = cmap.long(at: start + 12) else { return nil }
    for index in 0..<count {
      let place = start + 16 + index * 12
      guard let first = cmap.long(at: place), let last = cmap.long(at: place + 4),
        let glyph = cmap.long(at: place + 8)
      else { return nil }
      if first...max(first, last) ~= character { return glyph + character - first }
    }
    return nil
  }
}

/// The names in the table `name`. English names take precedence.
private struct FontNames {
  private var names: [Int: String] = [:]

  /// The family with all weights, or else the one with four faces.
  var family: String? { names[16] ?? names[1] }
  var postScriptName: String? { names[6] }

  init(_ table: FontBytes) {
    guard let count = table.number(at: 2), let storage = table.number(at: 4) else { return }
    for index in 0..<count {
      let entry = 6 + index * 12
      guard let platform = table.number(at: entry), let language = table.number(at: entry + 4),
        let kind = table.number(at: entry + 6), let length = table.number(at: entry + 8),
        let offset = table.number(at: entry + 10),
        let bytes = table.bytes(at: storage + offset, length: length)
      else { continue }
      let isEnglish = platform == 3 ? language == 0x409 : language == 0
      guard names[kind] == nil || isEnglish && platform == 3 else { continue }
      let text =
        platform == 1
        ? String(decoding: bytes, as: UTF8.self) : String(bytes: bytes, encoding: .utf16BigEndian)
      if let text, !text.isEmpty { names[kind] = text }
    }
  }
}

/// Bytes with numbers in the order of OpenType, the highest byte first.
private struct FontBytes {
  private let content: ArraySlice<UInt8>

  init(_ content: ArraySlice<UInt8>) { self.content = content }

  func bytes(at offset: Int, length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= content.count - length else { return nil }
    let start = content.startIndex + offset
    return content[start..<(start + length)]
  }

  /// Returns a number of two bytes.
  func number(at offset: Int) -> Int? {
    bytes(at: offset, length: 2)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a number of two bytes with a sign.
  func signed(at offset: Int) -> Int? {
    number(at: offset).map { $0 >= 0x8000 ? $0 - 0x1_0000 : $0 }
  }

  /// Returns a number of four bytes.
  func long(at offset: Int) -> Int? {
    bytes(at: offset, length: 4)?.reduce(0) { $0 << 8 | Int($1) }
  }

  func text(at offset: Int, length: Int) -> String? {
    bytes(at: offset, length: length).map { String(decoding: $0, as: UTF8.self) }
  }
}
