/// The widths of texts in a font as a measurer measures them.
struct MeasuredWidths<Measurer: TextMeasurer>: FontWidths {
  let measurer: Measurer
  let font: TextFont

  static var areAdded: Bool { false }

  func width(of text: Substring) -> Double { measurer.width(of: text, font: font) }

  func add(_ text: Substring, to sum: inout AdvanceSum) {}

  func add(_ part: Range<Int>, of clusters: TextClusters, to sum: inout AdvanceSum) {}

  func add(_ bytes: UnsafeBufferPointer<UInt8>, to sum: inout AdvanceSum) -> Bool { true }

  func sum(ofPrintable bytes: UnsafeBufferPointer<UInt8>) -> AdvanceSum { AdvanceSum() }

  func add(_ scalar: Unicode.Scalar, to sum: inout AdvanceSum) {}

  func add(_ character: Character, to sum: inout AdvanceSum) {}

  func width(of sum: AdvanceSum) -> Double { 0 }
}
