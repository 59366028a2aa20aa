/// The widths of characters in a font: the widths in the table, changed for the font's weight and
/// size.
struct AdvanceScale {
  private let size: Double
  private let changes: WidthChanges
  /// The width of every character of a monospaced font, in thousandths of an em.
  private let fixed: Double?
  /// The factor of all widths, without the spaces after characters.
  private let factor: Double
  /// The factor of all widths, with the spaces after characters.
  private let expansion: Double
  /// The space after each character that is not wide, in thousandths of an em.
  private let tracking: Double
  private let hasEqualDigits: Bool
  /// The space after each wide character, in points.
  private let wideSpacing: Double
  /// The tables of ASCII characters.
  private let widths: UnsafePointer<Double>
  private let kinds = AdvanceTable.asciiKinds
  private let kerning = KerningTable.changes

  init(font: TextFont) {
    size = font.size
    expansion = font.expansion
    hasEqualDigits = font.design == .sansWithEqualDigits
    widths =
      hasEqualDigits ? AdvanceTable.asciiWidthsWithEqualDigits : AdvanceTable.asciiWidths
    if let face = font.face {
      (fixed, factor, tracking, wideSpacing) = (face.fixedAdvance, face.widthFactor, 0, 0)
      changes = WidthChanges(opticalSize: 0, weight: font.weight)
    } else if font.design == .monospaced {
      (fixed, factor, tracking, wideSpacing) = (618, 1, 0, 0)
      changes = WidthChanges(opticalSize: 0, weight: 0)
    } else {
      (fixed, factor, tracking) = (nil, 1, Tracking.at(font.size))
      wideSpacing = Tracking.ofWideCharacters
      changes = WidthChanges(opticalSize: OpticalSize.at(font.size), weight: font.weight)
    }
  }

  /// The width of a wide character, in thousandths of an em.
  private static var em: Double { 1000 }

  /// Returns the width of a character with a width in the table before kerning, in thousandths of
  /// an em.
  private func width(_ width: Double, of kind: CharacterKind) -> Double {
    (hasEqualDigits && kind == .digit ? AdvanceTable.equalDigit : width) + changes[kind]
  }

  @inline(__always)
  private func width(ofASCII byte: UInt8) -> Double {
    if let fixed { return fixed }
    return widths[Int(byte)] + changes[kinds[Int(byte)]]
  }

  @inline(__always)
  private func kerning(_ left: UInt8, _ right: UInt8) -> Double {
    fixed == nil ? Double(kerning[Int(left & 127) << 7 | Int(right & 127)]) : 0
  }
}

extension AdvanceScale: FontWidths {
  static var areAdded: Bool { true }

  @inline(__always)
  private func add(ascii byte: UInt8, to sum: inout AdvanceSum) {
    if byte != 0x09 { sum.characters &+= 1 }
    guard byte >= 32 && byte < 127 else { return }
    sum.width += width(ofASCII: byte) + kerning(sum.previous, byte)
    sum.count &+= 1
    sum.previous = byte
  }

  func add(_ bytes: UnsafeBufferPointer<UInt8>, to sum: inout AdvanceSum) -> Bool {
    if fixed != nil {
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      for byte in bytes { add(ascii: byte, to: &sum) }
      return true
    }
    let (widths, kinds, kerning) = (widths, kinds, kerning)
    var total = sum
    let isASCII = changes.withChanges { changes in
      var row = Int(total.previous & 127) << 7
      for byte in bytes {
        guard byte &- 32 < 95 else {
          if byte >= 0x80 { return false }
          if byte != 0x09 { total.characters &+= 1 }
          continue
        }
        let place = Int(byte)
        total.width +=
          widths[place] + changes[Int(kinds[place].rawValue)] + Double(kerning[row &+ place])
        row = place &<< 7
        total.count &+= 1
        total.characters &+= 1
      }
      total.previous = UInt8(truncatingIfNeeded: row &>> 7)
      return true
    }
    if isASCII { sum = total }
    return isASCII
  }

  @inline(__always)
  func sum(ofPrintable bytes: UnsafeBufferPointer<UInt8>) -> AdvanceSum {
    var sum = AdvanceSum()
    if fixed != nil {
      for byte in bytes { add(ascii: byte, to: &sum) }
      return sum
    }
    let (widths, kinds, kerning) = (widths, kinds, kerning)
    return changes.withChanges { changes in
      var width = 0.0
      var row = 0
      for byte in bytes {
        let place = Int(byte)
        width +=
          widths[place] + changes[Int(kinds[place].rawValue)] + Double(kerning[row &+ place])
        row = place &<< 7
      }
      return AdvanceSum(
        width: width, count: bytes.count, characters: bytes.count,
        previous: UInt8(truncatingIfNeeded: row &>> 7))
    }
  }

  @inline(__always)
  func add(_ scalar: Unicode.Scalar, to sum: inout AdvanceSum) {
    if scalar.isASCII {
      add(ascii: UInt8(truncatingIfNeeded: scalar.value), to: &sum)
    } else {
      add(first: scalar, to: &sum) { CharacterKind(scalar) }
    }
  }

  func add(_ character: Character, to sum: inout AdvanceSum) {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      add(first, to: &sum)
    } else {
      add(first: first, to: &sum) { CharacterKind(character) }
    }
  }

  /// Adds a character that begins with a scalar.
  private func add(
    first: Unicode.Scalar, to sum: inout AdvanceSum, kind: () -> CharacterKind
  ) {
    sum.characters += 1
    let listed = Double(AdvanceTable.width(of: first))
    let isEm = listed == Self.em
    let width = isEm || listed == 0 ? listed : fixed ?? self.width(listed, of: kind())
    let base = AdvanceTable.base(of: first)
    sum.width += width + kerning(sum.previous, base)
    // An ideograph or an emoji is wide; a dash or an arrow of the same width is not.
    if isEm, WideCharacters.contains(first) { sum.wideCount += 1 } else { sum.count += 1 }
    sum.previous = base
  }

  func add(_ text: Substring, to sum: inout AdvanceSum) {
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      if !add(bytes, to: &sum) { add(TextClusters(text: text, bytes: bytes), to: &sum) }
    }
    if isAdded == nil { TextClusters.withClusters(of: String(text)) { add($0, to: &sum) } }
  }

  func add(_ part: Range<Int>, of clusters: TextClusters, to sum: inout AdvanceSum) {
    if !add(clusters.bytes(in: part), to: &sum) { add(clusters.clusters(in: part), to: &sum) }
  }

  private func add(_ clusters: TextClusters, to sum: inout AdvanceSum) {
    var offset = 0
    while offset < clusters.bytes.count {
      if let cluster = clusters.cluster(at: offset, keepsHangulWords: false) {
        add(cluster, from: offset, of: clusters, to: &sum)
        offset = cluster.end
      } else {
        offset = clusters.endOfTerminator(at: offset)
      }
    }
  }

  func width(of text: Substring) -> Double {
    var sum = AdvanceSum()
    add(text, to: &sum)
    return width(of: sum)
  }

  @inline(__always)
  func width(of sum: AdvanceSum) -> Double {
    ((sum.width * factor + Double(sum.count) * tracking) * size / 1000
      + Double(sum.wideCount) * wideSpacing) * expansion
  }
}
