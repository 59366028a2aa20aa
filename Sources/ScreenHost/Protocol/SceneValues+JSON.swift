import Foundation
import SceneRendering

extension SceneFont {
  /// The members of a message that describe the font.
  var members: [(name: String, value: String)] {
    [
      ("style", JSONText.string("\(isItalic ? "italic " : "")\(weight)")),
      ("size", NumberText.shortest(size)),
      ("family", JSONText.string(familyList)),
    ]
  }
}

extension SceneText {
  var json: String {
    let written = lines.map { line in
      let place = [line.x, line.baseline, line.width].map(NumberText.shortest)
      let runs = line.runs.isEmpty ? [] : [JSONText.list(line.runs.map(\.json))]
      return JSONText.list([JSONText.string(line.string)] + place + runs)
    }
    return JSONText.object(
      font.members + font.spacingMembers + [
        ("color", JSONText.string(color.hexadecimal)), ("lines", JSONText.list(written)),
      ])
  }
}

extension SceneFont {
  /// The letter spacing for Inter, unless it is zero.
  fileprivate var spacingMembers: [(name: String, value: String)] {
    letterSpacing == 0 ? [] : [("spacing", NumberText.shortest(letterSpacing * size / 1000))]
  }
}

extension SceneTextRun {
  var json: String {
    var members = font.members + font.spacingMembers
    members += [
      ("text", JSONText.string(string)), ("x", NumberText.shortest(x)),
      ("y", NumberText.shortest(baseline)), ("width", NumberText.shortest(width)),
      ("color", JSONText.string(color.hexadecimal)),
    ]
    let (behind, front) = (bars.filter(\.isBehind), bars.filter { !$0.isBehind })
    if !behind.isEmpty { members.append(("behind", JSONText.list(behind.map(\.json)))) }
    if !front.isEmpty { members.append(("front", JSONText.list(front.map(\.json)))) }
    if let shadow { members.append(("shadow", JSONText.string(shadow.css))) }
    return JSONText.object(members)
  }
}

extension SceneTextRun.Bar {
  fileprivate var json: String {
    let place = [rect.minX, rect.minY, rect.width, rect.height].map(NumberText.shortest)
    return JSONText.list(place + [JSONText.string(color.hexadecimal)])
  }
}

extension SceneTextRun.Shadow {
  /// The shadow as a value of the property `text-shadow` of CSS.
  fileprivate var css: String {
    let lengths = [offset.width, offset.height, blur].map { NumberText.shortest($0) + "px" }
    return lengths.joined(separator: " ") + " " + color.hexadecimal
  }
}

extension SceneScroll {
  var json: String {
    JSONText.object(
      [
        ("size", JSONText.numbers(contentSize.width, contentSize.height)),
        ("inset", JSONText.numbers(inset.top, inset.left, inset.bottom, inset.right)),
        (
          "overflow",
          JSONText.numbers(overflow.top, overflow.left, overflow.bottom, overflow.right)
        ),
        ("bounces", String(bounces)),
        ("indicators", indicators.visibilityJSON), ("indicatorInsets", indicators.insetsJSON),
        ("enabled", String(isEnabled)),
      ] + (isContentAtRight ? [("atRight", "true")] : [])
        + (indicators.style == .automatic
          ? [] : [("indicatorStyle", JSONText.string(indicators.style.rawValue))])
        + (locksDirection ? [("locksDirection", "true")] : [])
        + (pullsDown ? [("pulls", "true")] : [])
        + (missingEdges.contains(true) ? [("missing", "\(missingEdges)")] : []))
  }
}

extension SceneScrollIndicators {
  fileprivate var visibilityJSON: String {
    JSONText.list([String(showsHorizontal), String(showsVertical)])
  }

  fileprivate var insetsJSON: String {
    JSONText.list(
      [horizontalInset, verticalInset].map {
        JSONText.numbers($0.top, $0.left, $0.bottom, $0.right)
      })
  }
}

extension SceneCorners {
  /// The rounded corners, clockwise from the upper left; `nil` for all.
  var json: String? {
    self == .all
      ? nil
      : JSONText.list(
        [SceneCorners.topLeft, .topRight, .bottomRight, .bottomLeft].map {
          String(contains($0))
        })
  }
}

extension SceneNode {
  /// The corners as a superellipse in the sense of CSS; `nil` for quarter circles.
  ///
  /// The curve begins ``SceneNode/continuousReach`` radii from the corner, or less where a side is
  /// too short, and passes the middle of the quarter circle.
  var cornerCurve: (radius: CGFloat, exponent: CGFloat)? {
    let radius = drawnCornerRadius
    guard hasContinuousCorners, radius > 0 else { return nil }
    let reach = min(radius * Self.continuousReach, frame.width / 2, frame.height / 2)
    let middle = 1 - (1 - 0.5.squareRoot()) * radius / reach
    let exponent = log2(-log(2) / log(middle))
    return (reach, (exponent * 1e4).rounded() / 1e4)
  }
}

extension SceneDrawing {
  var json: String {
    JSONText.object(
      [
        ("size", JSONText.numbers(size.width, size.height)), ("fit", JSONText.string(fit.rawValue)),
        ("marks", JSONText.list(marks.map(\.json))),
      ] + (isClipped ? [] : [("unclipped", "true")]))
  }
}

extension SceneDrawing.Mark {
  fileprivate var json: String {
    switch self {
    case .fill(let shape, let color):
      JSONText.list([
        "\"fill\"", JSONText.string(SVGShape.data(of: shape)), JSONText.string(color.hexadecimal),
      ])
    case .stroke(let shape, let stroke):
      JSONText.list(
        [
          "\"stroke\"", JSONText.string(SVGShape.data(of: shape)),
          JSONText.string(stroke.color.hexadecimal), NumberText.shortest(stroke.width),
          JSONText.string(stroke.cap.rawValue), JSONText.string(stroke.join.rawValue),
        ] + stroke.rareMembers)
    case .fillEvenOdd(let shape, let color):
      JSONText.list([
        "\"fillEvenOdd\"", JSONText.string(SVGShape.data(of: shape)),
        JSONText.string(color.hexadecimal),
      ])
    case .gradient(let shape, let gradient):
      JSONText.list([
        "\"gradient\"", JSONText.string(SVGShape.data(of: shape)), gradient.json,
      ])
    case .text(let text): JSONText.list(["\"text\"", text.json])
    case .begin(let group): JSONText.list(["\"begin\"", group.json])
    case .end: "[\"end\"]"
    case .image(let image): JSONText.list(["\"image\"", image.json])
    case .picture(let picture): JSONText.list(["\"picture\"", picture.json])
    case .cut(let marks, let removed):
      JSONText.list(
        ["\"cut\"", JSONText.list(marks.map(\.json)), JSONText.list(removed.map(\.json))])
    }
  }
}

extension ScenePicture {
  fileprivate var json: String {
    var members = [
      ("transform", transform.json), ("marks", JSONText.list(marks.map(\.json))),
    ]
    if let clip {
      members.append(("clip", JSONText.numbers(clip.minX, clip.minY, clip.width, clip.height)))
    }
    if let tint { members.append(("tint", JSONText.string(tint.hexadecimal))) }
    return JSONText.object(members)
  }
}

extension SceneTransform {
  var json: String { JSONText.numbers(a, b, c, d, tx, ty) }
}

extension SceneDrawing.Stroke {
  /// The miter limit, the dashes, their phase and the transform, as JSON; empty if the values are
  /// the same as for most lines.
  fileprivate var rareMembers: [String] {
    guard miterLimit != 4 || !dashes.isEmpty || transform != .identity else { return [] }
    return [
      NumberText.shortest(max(miterLimit, 1)), JSONText.list(dashes.map(NumberText.shortest)),
      NumberText.shortest(dashPhase),
    ] + (transform == .identity ? [] : [transform.json])
  }
}

extension SceneImage {
  fileprivate var json: String {
    var members = [
      ("source", JSONText.string(ImageStore.path(of: file))),
      ("size", JSONText.numbers(storedSize.width, storedSize.height)),
    ]
    if let tint { members.append(("tint", JSONText.string(tint.hexadecimal))) }
    if let whole = wholeTransform {
      members.append(("whole", whole.json))
    } else {
      members.append(("turn", transform.json))
      members.append(("pieces", JSONText.list(pieces.map(\.json))))
    }
    return JSONText.object(members)
  }
}

extension SceneImage.Piece {
  fileprivate var json: String {
    let rects = [source, target].map {
      JSONText.numbers($0.minX, $0.minY, $0.width, $0.height)
    }
    return JSONText.list(rects + (tile.map { [JSONText.numbers($0.width, $0.height)] } ?? []))
  }
}

extension SceneElement {
  var json: String {
    JSONText.object(
      [
        ("kind", JSONText.string(kind)), ("section", String(section)), ("item", String(item)),
        ("selected", String(isSelected)),
      ] + (position.map { [("position", String($0))] } ?? [])
        + (isFocused ? [("focused", "true")] : []))
  }
}
