/// The geometry of a symbol, in hundredths of the font size. The origin is in the middle of the
/// symbol, half of the cap height above the baseline; y grows downward.
struct SymbolGeometry: Sendable {
  /// The part that an outline has in a symbol.
  enum Role: Equatable, Sendable {
    /// A line.
    case line
    /// The line around the symbol, which its filled form fills.
    case edge
    /// A line within ``edge``, which the filled form leaves out.
    case inner
    /// An area.
    case area
    /// An area within ``edge``, which the filled form leaves out.
    case innerArea
    /// An area that removes the parts before it, with a margin: the outline of a figure in front.
    case gap
  }

  /// An outline.
  struct Part: Equatable, Sendable {
    var role: Role
    var steps: [PathStep]
    /// The diameter of a dot as a multiple of the width of lines; `nil` for other outlines.
    var dotFactor: CGFloat?

    /// The smallest rectangle around the part drawn with a line.
    func box(lineWidth: CGFloat) -> CGRect {
      let reach = role == .area || role == .innerArea ? 0 : lineWidth * (dotFactor ?? 1) / 2
      return CGPath(steps: steps).boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    }
  }

  var parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// The outline of a figure around another: the lines and edges, without what is inside.
  var outline: SymbolGeometry {
    SymbolGeometry(parts: parts.filter { [.line, .edge, .gap].contains($0.role) })
  }

  /// Returns the geometry scaled about the origin and moved. Lines keep their widths, and dots are
  /// scaled.
  func applying(_ transform: CGAffineTransform) -> SymbolGeometry {
    SymbolGeometry(
      parts: parts.map { part in
        var part = part
        part.steps = part.steps.applying(transform)
        part.dotFactor = part.dotFactor.map { $0 * transform.a }
        return part
      })
  }
}
