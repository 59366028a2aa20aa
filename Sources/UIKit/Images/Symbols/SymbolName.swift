/// The name of a symbol, taken apart: a figure, and what is composed with it.
struct SymbolName: Hashable, Sendable {
  /// A shape around a figure.
  enum Enclosure: String, Sendable, CaseIterable {
    case circle, square, rectangle, triangle, seal, shield, octagon, app
  }

  /// The name of the drawing.
  var figure: String
  var enclosure: Enclosure?
  var isFilled = false
  var isSlashed = false
  /// The name of the figure in the badge at the lower right; `nil` for none.
  var badge: String?

  /// Takes a name apart; `nil` for one without a drawing.
  init?(_ name: String) {
    var rest = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var figure = ""
    // A name such as "list.bullet" is the longest beginning with a drawing.
    guard
      let count = (1...max(rest.count, 1)).reversed().first(where: { count in
        count <= rest.count
          && SymbolDrawings.hasDrawing(named: rest[..<count].joined(separator: "."))
      })
    else { return nil }
    figure = rest[..<count].joined(separator: ".")
    rest.removeFirst(count)
    self.figure = figure
    while let word = rest.first {
      rest.removeFirst()
      switch word {
      case "fill" where !isFilled: isFilled = true
      case "slash" where !isSlashed: isSlashed = true
      case "badge" where badge == nil:
        badge = rest.isEmpty || rest.first == "fill" ? "circle" : rest.removeFirst()
        guard badge == "circle" || SymbolDrawings.hasDrawing(named: badge ?? "") else {
          return nil
        }
      default:
        guard enclosure == nil, !isFilled, let shape = Enclosure(rawValue: word) else {
          return nil
        }
        enclosure = shape
      }
    }
  }
}

/// A drawing of a symbol in layers, from back to front.
struct SymbolFigure: Sendable {
  /// A step of the drawing.
  enum Layer: Sendable {
    /// Lines, areas, or filled edges.
    case draw([PathStep], fills: Bool, strokes: Bool)
    /// Removes what is behind a line or an area.
    case erase([PathStep], fills: Bool, width: CGFloat?)
  }

  private(set) var layers: [Layer] = []
  private(set) var box = CGRect.null

  /// Composes the drawing of a name, with lines of a width in hundredths of the font size; a frame
  /// without a name.
  init(_ name: SymbolName?, lineWidth: CGFloat) {
    guard let name else {
      add(
        SymbolGeometry("e R -46 -46 92 92 16"), isFilled: false, lineWidth: lineWidth)
      return
    }
    guard let figure = SymbolDrawings.drawing(named: name.figure) else { return }
    if let enclosure = name.enclosure,
      let shape = SymbolDrawings.drawing(named: enclosure.rawValue)
    {
      let size: CGFloat = enclosure == .triangle ? 0.5 : 0.56
      let inner = figure.scaled(size, movedBy: 0, enclosure == .triangle ? 12 : 0)
      add(shape, isFilled: name.isFilled, lineWidth: lineWidth)
      if name.isFilled {
        erase(inner)
      } else {
        add(inner, isFilled: false, lineWidth: lineWidth)
      }
    } else {
      add(figure, isFilled: name.isFilled, lineWidth: lineWidth)
    }
    if name.isSlashed {
      let line: [PathStep] = [
        .move(CGPoint(x: -50, y: -50)), .line(CGPoint(x: 50, y: 50)),
      ]
      layers.append(.erase(line, fills: false, width: 3 * lineWidth))
      layers.append(.draw(line, fills: false, strokes: true))
      box = box.union(CGRect(x: -50, y: -50, width: 100, height: 100))
    }
    if let badge = name.badge { addBadge(badge) }
  }

  private mutating func add(_ geometry: SymbolGeometry, isFilled: Bool, lineWidth: CGFloat) {
    for part in geometry.parts {
      switch part.role {
      case .line: layers.append(.draw(part.steps, fills: false, strokes: true))
      case .edge: layers.append(.draw(part.steps, fills: isFilled, strokes: true))
      case .area: layers.append(.draw(part.steps, fills: true, strokes: false))
      case .inner:
        layers.append(
          isFilled
            ? .erase(part.steps, fills: false, width: nil)
            : .draw(part.steps, fills: false, strokes: true))
      case .innerArea:
        layers.append(
          isFilled
            ? .erase(part.steps, fills: true, width: nil)
            : .draw(part.steps, fills: true, strokes: false))
      }
    }
    box = box.union(geometry.box(lineWidth: lineWidth))
  }

  private mutating func erase(_ geometry: SymbolGeometry) {
    for part in geometry.parts {
      let isArea = part.role == .area || part.role == .innerArea
      layers.append(.erase(part.steps, fills: isArea, width: nil))
    }
  }

  private mutating func addBadge(_ name: String) {
    let center = CGPoint(x: 40, y: 34)
    guard let circle = SymbolDrawings.drawing(named: "circle") else { return }
    let disc = circle.scaled(0.5, movedBy: center.x, center.y)
    let gap = circle.scaled(0.64, movedBy: center.x, center.y)
    for part in gap.parts { layers.append(.erase(part.steps, fills: true, width: nil)) }
    for part in disc.parts {
      layers.append(.draw(part.steps, fills: true, strokes: false))
    }
    if name != "circle", let sign = SymbolDrawings.drawing(named: name) {
      erase(sign.scaled(0.32, movedBy: center.x, center.y))
    }
    box = box.union(CGRect(x: center.x - 25, y: center.y - 25, width: 50, height: 50))
  }
}
