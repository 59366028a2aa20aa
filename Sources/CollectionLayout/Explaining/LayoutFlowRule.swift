/// A rule of flow layouts. The raw value is its number in `docs/layout-rules.md`, behind an F.
package enum LayoutFlowRule: Int, Hashable, Sendable, CaseIterable {
  /// A line is as long as the container without the insets, and an item joins it if it fits.
  case linesFill = 1
  /// Lines other than the last are justified.
  case linesAreJustified = 2
  /// The last line is spaced as if items like its own filled it.
  case lastLine = 3
  /// An item with a line to itself is centered.
  case singleItem = 4
  /// A line is as long along the scroll axis as its longest item, and the others are centered.
  case centeredInLine = 5
  /// Sizes are not rounded, positions are rounded to the nearest pixel.
  case positionsRoundToNearest = 6
  /// A section consists of its header, its insets with the lines between them, and its footer.
  case sectionParts = 7
  /// Insets that refer to the safe area or the margins grow by their excess.
  case referenceInsets = 8
  /// A pinned header or footer stays in the visible rectangle and with its section.
  case pinning = 9
  /// Unmeasured items have the average size of the measured ones.
  case averageSize = 10
  /// Right-to-left layouts mirror frames in the width of the content.
  case rightToLeft = 11
}

/// A decision that leads to a frame in a flow layout.
package struct LayoutFlowStep: Hashable, Sendable {
  /// A named value.
  package struct Input: Hashable, Sendable {
    /// The name, in words.
    package var name: StaticName
    /// The value, in points unless it is a number of items.
    package var value: Double
  }

  /// The names of values and results.
  package enum StaticName: UInt8, Hashable, Sendable {
    case container, insets, room, itemLength, measured, estimate, spacing, count, slot
    case spaceBefore, lengthBefore, sectionStart, header, inset, lineStart, lineThickness
    case contentLength, visibleStart, visibleEnd, position, contentWidth, length
  }

  /// The applied rule.
  package var rule: LayoutFlowRule
  /// The result's name.
  package var subject: StaticName
  /// The axis; `nil` for a number of items.
  package var axis: LayoutAxis?
  /// The inputs.
  package var inputs: [Input]
  /// The result.
  package var result: Double
}
