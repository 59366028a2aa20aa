/// A connected part of a path.
package struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false

  /// The end of the last segment.
  var end: CGPoint { segments.last?.end ?? start }

  /// The segments, with the line that closes the subpath for filling.
  var closedSegments: [PathSegment] {
    end == start ? segments : segments + [PathSegment(from: end, to: start)]
  }

  /// The segments, with the line that closes a closed subpath.
  package var drawnSegments: [PathSegment] { isClosed ? closedSegments : segments }

  /// The steps of the subpath.
  package var steps: [PathStep] {
    [.move(start)] + segments.map(\.step) + (isClosed ? [.close] : [])
  }

  /// The subpath in the opposite direction.
  package var reversed: Subpath {
    guard isClosed else {
      return Subpath(start: end, segments: segments.reversed().map(\.reversed))
    }
    // The closing line becomes the first one; the last one closes.
    var backwards = closedSegments.reversed().map(\.reversed)
    if backwards.last?.isLine ?? false { backwards.removeLast() }
    return Subpath(start: start, segments: backwards, isClosed: true)
  }
}

extension Sequence<PathStep> {
  /// The subpaths of the steps. A step after the end of a closed subpath begins another one at the
  /// same start.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    func segment(_ make: (CGPoint) -> PathSegment) {
      if current == nil, let last = result.last { current = Subpath(start: last.start) }
      guard let point = current?.end else { return }
      current?.segments.append(make(point))
    }
    for step in self {
      switch step {
      case .move(let point):
        if let current { result.append(current) }
        current = Subpath(start: point)
      case .line(let end): segment { PathSegment(from: $0, to: end) }
      case .quadCurve(let end, let control):
        segment { PathSegment(from: $0, to: end, control: control) }
      case .curve(let end, let control1, let control2):
        segment { PathSegment(from: $0, to: end, control1: control1, control2: control2) }
      case .close:
        current?.isClosed = true
        if let current { result.append(current) }
        current = nil
      }
    }
    if let current { result.append(current) }
    return result
  }
}
