import TextLayout

/// A measurer in which every character is 10 points wide, so that rooms are counts of characters.
struct GridMeasurer: TextMeasurer {
  func width(of text: Substring, font: TextFont) -> Double { Double(text.count) * 10 }
}
