/// A text of several runs.
struct MeasuredRuns<Measurer: TextMeasurer>: MeasuredText {
  let rich: RichText
  let measurer: Measurer

  var text: Substring { rich.string[...] }

  func width(of part: Substring) -> Double {
    var width = 0.0
    forEachRun(in: part) { run, part in width += self.width(of: part, in: rich.runs[run]) }
    return width
  }

  func run(at index: Substring.Index) -> Int { rich.run(at: index) }

  func forEachRun(in part: Substring, _ body: (Int, Substring) -> Void) {
    guard !part.isEmpty else { return }
    var run = rich.run(at: part.startIndex)
    var start = part.startIndex
    while start < part.endIndex {
      let end = min(rich.ends[run], part.endIndex)
      body(run, part[start..<end])
      start = end
      run += 1
    }
  }

  func width(of part: Substring, in run: TextRun) -> Double {
    if let attachment = run.attachment {
      return Double(part.count) * (attachment.width + run.kern)
    }
    let width = measurer.width(of: part, font: run.font)
    guard run.kern != 0 else { return width }
    return width + run.kern * Double(part.lazy.filter { $0 != "\t" }.count)
  }

  func ellipsisWidth(at index: Substring.Index) -> Double {
    let run = rich.runs[rich.run(at: index)]
    return measurer.width(of: ellipsis[...], font: run.font) + run.kern
  }

  /// Returns the format of the paragraph that contains an index.
  func format(at index: Substring.Index) -> ParagraphFormat {
    rich.runs[rich.run(at: index)].format
  }

  func room(in width: Double, at start: Substring.Index, isFirst: Bool) -> LineRoom {
    let format = format(at: start)
    return LineRoom(format.indent(isFirst: isFirst), format.end(in: width))
  }

  func tabStop(after position: Double, at index: Substring.Index) -> Double {
    format(at: index).tabStop(after: position)
  }

  func breaking(
    at start: Substring.Index, options: LineBreakOptions
  ) -> (LineBreakMode, LineBreakStrategy) {
    let format = format(at: start)
    return (format.breakMode ?? options.mode, format.strategy ?? options.strategy)
  }

  // MARK: Lines

  /// Returns the measured lines, with their heights and edges.
  func lines(_ broken: [BrokenLine], width: Double) -> [TextLines.Line] {
    var lines: [TextLines.Line] = []
    lines.reserveCapacity(broken.count)
    var spaceAfter = 0.0
    for (index, line) in broken.enumerated() {
      let place = line.whole.startIndex
      let format = format(at: place)
      let room = room(in: width, at: place, isFirst: line.isFirst)
      var measured = positioned(line, start: room.start)
      setMetrics(of: &measured, room: room, format: format, place: place)
      if index > 0 {
        measured.metrics?.spaceBefore = spaceAfter + (line.isFirst ? format.spacingBefore : 0)
      }
      if measured.metrics?.alignment == .justified, line.tail == nil, !line.endsParagraph {
        Justification(measure: { self.width(of: $0, inRun: $1) })
          .justify(&measured, width: room.end - room.start)
      }
      spaceAfter =
        (measured.metrics?.leading ?? 0) + format.lineSpacing
        + (line.endsParagraph ? format.spacing : 0)
      lines.append(measured)
    }
    return lines
  }

  private func width(of text: Substring, inRun run: Int) -> Double {
    width(of: text, in: rich.runs[run])
  }

  /// Sets the height and the edges of a line.
  private func setMetrics(
    of line: inout TextLines.Line, room: LineRoom, format: ParagraphFormat, place: String.Index
  ) {
    var (ascent, descent) = (-Double.infinity, -Double.infinity)
    var leading: Double?
    func include(_ run: TextRun) {
      if let attachment = run.attachment {
        ascent = max(ascent, attachment.ascent + run.baselineOffset)
        descent = max(descent, attachment.descent - run.baselineOffset)
      } else {
        ascent = max(ascent, run.font.ascent + run.baselineOffset)
        descent = max(descent, run.font.descent - run.baselineOffset)
        leading = max(leading ?? -.infinity, run.font.leading)
      }
    }
    var last = -1
    for piece in line.pieces where piece.run != last {
      last = piece.run
      include(rich.runs[last])
    }
    if last < 0 { include(rich.runs[rich.run(at: place)]) }
    line.metrics = TextLines.Metrics(
      ascent: format.height(of: ascent + descent) - descent, descent: descent,
      leading: leading ?? 0, spaceBefore: 0, start: room.start, end: room.end,
      alignment: format.alignment)
  }
}
