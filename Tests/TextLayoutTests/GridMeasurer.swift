import TextLayout

/// A measurer with a width of 10 points for every character, so that widths are counts of
/// characters.
struct GridMeasurer: TextMeasurer {
  func width(of text: Substring, font: TextFont) -> Double { Double(text.count) * 10 }
}
