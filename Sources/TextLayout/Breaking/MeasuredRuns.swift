/// A text of several runs.
struct MeasuredRuns<Widths: FontWidths>: MeasuredText {
  let rich: RichText
  /// The widths of the runs.
  private let runs: [RunWidths<Widths>]

  init(rich: RichText, widths: (TextFont) -> Widths) {
    self.rich = rich
    let utf8 = rich.string.utf8
    runs = zip(rich.runs, rich.ends).map { run, end in
      RunWidths(
        widths: widths(run.font), kern: run.kern, attachmentWidth: run.attachment?.width,
        end: utf8.distance(from: utf8.startIndex, to: end))
    }
  }

  var text: Substring { rich.string[...] }

  func width(of part: Substring) -> Double {
    var width = 0.0
    forEachRun(in: part) { run, part in width += runs[run].width(of: part) }
    return width
  }

  func run(atOffset offset: Int) -> RunWidths<Widths> { runs[number(ofRunAt: offset)] }

  /// Returns the number of the run that contains an offset.
  private func number(ofRunAt offset: Int) -> Int {
    min(runs.partitioningIndex { $0.end > offset }, runs.count - 1)
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

  func ellipsisWidth(at index: Substring.Index) -> Double {
    let run = runs[rich.run(at: index)]
    return run.widths.width(of: ellipsis[...]) + run.kern
  }

  /// Returns the format of the paragraph that contains an offset.
  private func format(at offset: Int) -> ParagraphFormat {
    rich.runs[number(ofRunAt: offset)].format
  }

  func room(in width: Double, at start: Int, isFirst: Bool) -> LineRoom {
    let format = format(at: start)
    return LineRoom(format.indent(isFirst: isFirst), format.end(in: width))
  }

  func tabStop(after position: Double, at index: Substring.Index) -> Double {
    rich.runs[rich.run(at: index)].format.tabStop(after: position)
  }

  func breaking(
    at start: Int, options: LineBreakOptions
  ) -> (LineBreakMode, LineBreakStrategy) {
    let format = format(at: start)
    return (format.breakMode ?? options.mode, format.strategy ?? options.strategy)
  }

  // MARK: Lines

  /// Returns the measured lines, with their heights and edges.
  func lines(
    _ broken: [BrokenLine], of clusters: TextClusters, width: Double
  ) -> [TextLines.Line] {
    var lines: [TextLines.Line] = []
    lines.reserveCapacity(broken.count)
    var spaceAfter = 0.0
    for (index, line) in broken.enumerated() {
      let place = line.whole.lowerBound
      let format = format(at: place)
      let room = room(in: width, at: place, isFirst: line.isFirst)
      var measured = positioned(line, of: clusters, start: room.start)
      setMetrics(of: &measured, room: room, format: format, place: place)
      if index > 0 {
        measured.metrics?.spaceBefore = spaceAfter + (line.isFirst ? format.spacingBefore : 0)
      }
      if measured.metrics?.alignment == .justified, line.tail == nil, !line.endsParagraph {
        Justification(measure: { runs[$1].width(of: $0) })
          .justify(&measured, width: room.end - room.start)
      }
      spaceAfter =
        (measured.metrics?.leading ?? 0) + format.lineSpacing
        + (line.endsParagraph ? format.spacing : 0)
      lines.append(measured)
    }
    return lines
  }

  /// Sets the height and the edges of a line.
  private func setMetrics(
    of line: inout TextLines.Line, room: LineRoom, format: ParagraphFormat, place: Int
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
    if last < 0 { include(rich.runs[number(ofRunAt: place)]) }
    line.metrics = TextLines.Metrics(
      ascent: format.height(of: ascent + descent) - descent, descent: descent,
      leading: leading ?? 0, spaceBefore: 0, start: room.start, end: room.end,
      alignment: format.alignment)
  }
}
