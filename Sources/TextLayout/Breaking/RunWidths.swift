/// The widths of characters in a font.
///
/// The widths in a table are added character by character while lines are broken. Other measurers
/// measure whole parts, because the width of a part is not always the sum of characters' widths.
protocol FontWidths {
  /// A Boolean value that indicates whether widths are sums of characters' widths.
  static var areAdded: Bool { get }

  /// Returns the width of a text on one line, in points. Line terminators and tabs have no width.
  func width(of text: Substring) -> Double

  /// Adds the characters of a text to a sum.
  func add(_ text: Substring, to sum: inout AdvanceSum)

  /// Adds a part of a text to a sum.
  func add(_ part: Range<Int>, of clusters: TextClusters, to sum: inout AdvanceSum)

  /// Adds ASCII characters to a sum, and returns whether all of them are ASCII.
  @discardableResult
  func add(_ bytes: UnsafeBufferPointer<UInt8>, to sum: inout AdvanceSum) -> Bool

  /// Returns the sum of printable ASCII characters.
  func sum(ofPrintable bytes: UnsafeBufferPointer<UInt8>) -> AdvanceSum

  /// Adds a character of one scalar to a sum.
  func add(_ scalar: Unicode.Scalar, to sum: inout AdvanceSum)

  /// Adds a character to a sum.
  func add(_ character: Character, to sum: inout AdvanceSum)

  /// Returns the width of characters, in points.
  func width(of sum: AdvanceSum) -> Double
}

extension FontWidths {
  /// Adds a character that begins at an offset to a sum.
  @inline(__always)
  func add(
    _ cluster: TextClusters.Cluster, from start: Int, of clusters: TextClusters,
    to sum: inout AdvanceSum
  ) {
    if cluster.isSingle {
      add(cluster.first, to: &sum)
    } else {
      add(clusters.text[clusters.index(at: start)], to: &sum)
    }
  }
}

/// The widths in a run of a text.
struct RunWidths<Widths: FontWidths> {
  let widths: Widths
  /// The space after each character, in points.
  var kern = 0.0
  /// The width of the attachment in place of each character, in points.
  var attachmentWidth: Double?
  /// The offset of the run's end, in bytes from the start of the text.
  let end: Int

  /// Returns the width of a part of the run without tabs, in points.
  func width(of part: Substring) -> Double {
    if let attachmentWidth { return Double(part.count) * (attachmentWidth + kern) }
    if Widths.areAdded {
      var sum = AdvanceSum()
      widths.add(part, to: &sum)
      return width(of: sum)
    }
    let width = widths.width(of: part)
    guard kern != 0 else { return width }
    return width + kern * Double(part.lazy.filter { $0 != "\t" }.count)
  }

  /// Returns the width of characters of the run, in points.
  @inline(__always)
  func width(of sum: AdvanceSum) -> Double {
    if let attachmentWidth { return Double(sum.characters) * (attachmentWidth + kern) }
    let width = widths.width(of: sum)
    guard kern != 0 else { return width }
    return width + kern * Double(sum.characters)
  }
}
