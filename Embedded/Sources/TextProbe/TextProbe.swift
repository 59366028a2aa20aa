import TextLayout

/// Lays out random texts in random fonts, sizes, and modes, and combines the bits of all widths and
/// positions and the bytes of all lines.
///
/// - Parameter seed: The seed of the texts.
public func textChecksum(seed: UInt32) -> UInt64 {
  var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
  }
  // FNV-1a over words.
  var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  func add(_ word: UInt64) { digest = (digest ^ word) &* 0x0000_0100_0000_01B3 }

  for _ in 0..<20 {
    var string = ""
    for _ in 0..<next(12) {
      string += pieces[next(pieces.count)]
      if next(3) > 0 { string += " " }
    }
    let designs: [TextFont.Design] = [.sans, .sans, .sansWithEqualDigits, .monospaced]
    let font = TextFont(
      design: designs[next(designs.count)], size: 8 + Double(next(160)) / 4,
      weight: Double(next(16)) / 10 - 0.8)
    let options = LineBreakOptions(
      width: next(8) == 0 ? .infinity : Double(next(2400)) / 8, maximumLineCount: next(4),
      mode: LineBreakMode.allCases[next(LineBreakMode.allCases.count)])
    let alignments: [LineAlignment] = [.left, .center, .right]
    let laidOut = TableTextMeasurer().layOut(
      StyledText(string, font: font), options: options, alignment: alignments[next(3)])
    for line in laidOut.lines {
      for byte in line.text.utf8 { add(UInt64(byte)) }
      add(line.x.bitPattern)
      add(line.baseline.bitPattern)
      add(line.width.bitPattern)
    }
    add(laidOut.width.bitPattern)
    add(laidOut.height.bitPattern)
    add(laidOut.isTruncated ? 1 : 0)
  }
  return digest
}

private let pieces = [
  "a", "The", "quick", "brown", "fox,", "CAPITALS", "(round)", "“curly”", "well-known", "1-a",
  "em—dash", "no\u{A0}break", "tab\tstop", "0123456789", "Straße", "naïve", "cafe\u{301}", "Łódź",
  "Ελλάδα", "Привет", "नमस्ते", "東京都", "港区。", "カタカナ", "안녕하세요", "😀", "👩‍👩‍👧", "🇩🇪", "\n",
  "supercalifragilistic",
]
