extension NSLayoutManager {
  private func line(forGlyphAt index: Int) -> ContainerLines.Line? {
    for lines in laidOut {
      if let line = lines.line(at: index) { return line }
    }
    return nil
  }

  // MARK: Lines

  /// Returns the smallest rectangle around the lines in a container, with their padding; empty if
  /// there are none.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container)?.usedRect ?? .zero
  }

  /// Returns the rectangle of the line of a glyph, over the width of the container; empty if no
  /// container has the glyph.
  ///
  /// - Parameter effectiveGlyphRange: Receives the glyphs of the line.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(forGlyphAt: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// Returns the part of a line with glyphs, and the padding on both sides; empty if no container
  /// has the glyph.
  ///
  /// - Parameter effectiveGlyphRange: Receives the glyphs of the line.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(forGlyphAt: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.usedRect
  }

  /// The rectangle of the empty line after a line terminator at the end of the text, or of an empty
  /// text; empty if there is none.
  public var extraLineFragmentRect: CGRect { laidOut.last?.extra?.rect ?? .zero }

  /// The used part of the empty line at the end of the text; empty if there is none.
  public var extraLineFragmentUsedRect: CGRect { laidOut.last?.extra?.used ?? .zero }

  /// The container of the empty line at the end of the text; `nil` if there is none.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    let all = laidOut
    return all.last?.extra == nil ? nil : textContainers[all.count - 1]
  }

  /// Calls a closure for each line with glyphs of a range, with the rectangle of the line, its used
  /// part, its container and its glyphs. The closure sets its last parameter to `true` to stop.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for (container, lines) in zip(textContainers, laidOut) {
      for line in lines.lines
      where NSIntersectionRange(line.range, glyphRange).length > 0 && !stop.boolValue {
        block(line.rect, line.usedRect, container, line.range, &stop)
      }
    }
  }

  // MARK: Glyphs

  /// Returns the position of a glyph on the baseline, from the upper left corner of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(forGlyphAt: glyphIndex) else { return .zero }
    return CGPoint(
      x: line.edges[glyphIndex - line.range.location] - line.rect.minX,
      y: line.baseline - line.rect.minY)
  }

  /// Returns the rectangles of a range of glyphs in a container, one for each line.
  private func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    (lines(in: container)?.lines ?? []).compactMap { line in
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { return nil }
      let start = part.location - line.range.location
      let (left, right) = (line.edges[start], line.edges[start + part.length])
      return CGRect(
        x: min(left, right), y: line.rect.minY, width: abs(right - left), height: line.rect.height)
    }
  }

  /// Returns the smallest rectangle around glyphs in a container; empty if there are none.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    let rects = rects(of: glyphRange, in: container)
    guard let first = rects.first else { return .zero }
    return rects.reduce(first) { $0.union($1) }
  }

  /// Calls a closure for the rectangle of each line with glyphs of a range in a container. The
  /// closure sets its last parameter to `true` to stop.
  ///
  /// - Parameter selectedRange: A range whose lines extend to the right edge of the container where
  ///   it continues in the next line; one with the location `NSNotFound` for none.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    let isSelected = selectedRange.location != NSNotFound
    for line in lines(in: textContainer)?.lines ?? [] {
      let part = NSIntersectionRange(line.range, glyphRange)
      guard part.length > 0, var rect = rects(of: part, in: textContainer).first else { continue }
      if isSelected, NSMaxRange(selectedRange) > NSMaxRange(line.range),
        NSMaxRange(part) == NSMaxRange(line.range)
      {
        rect.size.width = line.rect.maxX - rect.minX
      }
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Points

  /// Returns the glyph at a point of a container, or the nearest one in the nearest line.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the glyph at a point of a container, or the nearest one in the nearest line.
  ///
  /// - Parameter partialFraction: Receives the fraction of the glyph's width before the point,
  ///   from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = place(of: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the fraction of a glyph's width before a point of a container, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer)
    -> CGFloat
  {
    place(of: point, in: container).fraction
  }

  /// Returns the character at a point of a container, or the nearest one in the nearest line.
  ///
  /// - Parameter partialFraction: Receives the fraction of the distance to the next character
  ///   before the point, from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  private func place(
    of point: CGPoint, in container: NSTextContainer
  ) -> (index: Int, fraction: CGFloat) {
    guard let lines = lines(in: container), let line = lines.line(atY: point.y),
      line.range.length > 0
    else { return (max(numberOfGlyphs - 1, 0), 0) }
    // The line terminator has no width.
    let last = line.edges.lastIndex { $0 < (line.edges.last ?? 0) } ?? 0
    let unit = min(line.edges.dropFirst().firstIndex { $0 > point.x }.map { $0 - 1 } ?? last, last)
    let index = line.range.location + unit
    let range = glyphRange(
      forCharacterRange: NSRange(location: index, length: 1), actualCharacterRange: nil)
    let (left, right) = (
      line.edges[range.location - line.range.location],
      line.edges[min(NSMaxRange(range) - line.range.location, line.range.length)]
    )
    guard right > left else { return (range.location, 0) }
    return (range.location, min(max((point.x - left) / (right - left), 0), 1))
  }
}
