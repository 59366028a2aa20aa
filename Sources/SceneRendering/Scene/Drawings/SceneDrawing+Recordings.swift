import UIKit

extension SceneDrawing {
  init(_ recording: Recording) {
    let origin = recording.area.origin
    self.init(
      size: recording.area.size, fit: Fit(recording.fit), isClipped: recording.isClipped,
      marks: recording.list.commands.map { Mark($0, origin: origin) })
  }
}

extension SceneDrawing.Mark {
  fileprivate init(_ command: DisplayList.Command, origin: CGPoint) {
    switch command {
    case .fill(let shape, let color):
      self = .fill(SceneDrawing.Shape(shape, origin: origin), SceneColor(color))
    case .fillEvenOdd(let shape, let color):
      self = .fillEvenOdd(SceneDrawing.Shape(shape, origin: origin), SceneColor(color))
    case .gradient(let shape, let paint):
      self = .gradient(
        SceneDrawing.Shape(shape, origin: origin), SceneGradient(paint, origin: origin))
    case .stroke(let shape, let stroke):
      var line = SceneDrawing.Stroke(stroke)
      guard !stroke.transform.isIdentity else {
        self = .stroke(SceneDrawing.Shape(shape, origin: origin), line)
        return
      }
      line.transform = SceneTransform(stroke.transform)
        .followed(by: SceneTransform(tx: -origin.x, ty: -origin.y))
      self = .stroke(SceneDrawing.Shape(shape, origin: .zero), line)
    case .text(let text): self = .text(SceneText(text, origin: origin))
    case .begin(let group): self = .begin(SceneGroup(group, origin: origin))
    case .end: self = .end
    case .image(let image): self = Self.mark(for: image, origin: origin)
    case .picture(let picture):
      self = .picture(
        ScenePicture(
          marks: picture.commands.map { Self($0, origin: .zero) },
          transform: SceneTransform(picture.transform)
            .followed(by: SceneTransform(tx: -origin.x, ty: -origin.y)),
          clip: picture.clip, tint: picture.tint.map(SceneColor.init)))
    case .cut(let commands, let removed):
      self = .cut(
        commands.map { Self($0, origin: origin) },
        removing: removed.map { Self($0, origin: origin) })
    }
  }

  /// Returns the mark for a picture: a frame for a format that hosts cannot draw.
  private static func mark(for image: DrawnImage, origin: CGPoint) -> SceneDrawing.Mark {
    var scene = SceneImage(image)
    for index in scene.pieces.indices {
      scene.pieces[index].target = scene.pieces[index].target.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    guard image.bytes.header.format == .pdf else { return .image(scene) }
    let area = scene.area
    let gray = SceneColor(red: 0.5, green: 0.5, blue: 0.5)
    return .stroke(
      .rectangle(area.insetBy(dx: 0.5, dy: 0.5)), SceneDrawing.Stroke(width: 1, color: gray))
  }
}

extension SceneDrawing.Shape {
  fileprivate init(_ shape: DisplayList.Shape, origin: CGPoint) {
    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -origin.x, dy: -origin.y) }
    switch shape {
    case .rectangle(let rect): self = .rectangle(moved(rect))
    case .roundedRectangle(let rect, let radius):
      self = .roundedRectangle(moved(rect), radius: radius)
    case .ellipse(let rect): self = .ellipse(moved(rect))
    case .path(let path):
      self = .path(path.elements.map { SceneDrawing.PathElement($0, origin: origin) })
    }
  }
}

extension SceneGroup {
  fileprivate init(_ group: DrawnGroup, origin: CGPoint) {
    self.init(
      clips: group.clips.map { clip in
        Clip(
          shape: SceneDrawing.Shape(.path(clip.path), origin: origin),
          usesEvenOddRule: clip.usesEvenOddRule)
      },
      opacity: group.opacity,
      shadow: group.shadow.map {
        SceneShadow(
          source: .content, color: SceneColor($0.color), offset: $0.offset, radius: $0.radius)
      },
      blendMode: group.blendMode == .normal ? nil : Self.name(of: group.blendMode))
  }

  private static func name(of mode: CGBlendMode) -> String {
    switch mode {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: "\(mode)"
    }
  }
}

extension SceneGradient {
  fileprivate init(_ paint: GradientPaint, origin: CGPoint) {
    let course: Course =
      switch paint.course {
      case .linear(let from, let to): .linear(from: from, to: to)
      case .radial(let from, let startRadius, let to, let endRadius):
        .radial(from: from, startRadius: startRadius, to: to, endRadius: endRadius)
      }
    self.init(
      course: course,
      transform: SceneTransform(paint.transform)
        .followed(by: SceneTransform(tx: -origin.x, ty: -origin.y)),
      stops: paint.stops.map { Stop(location: $0.location, color: SceneColor($0.color)) })
  }
}

extension SceneDrawing.PathElement {
  init(_ element: DrawnPath.Element, origin: CGPoint) {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    switch element {
    case .move(let point): self = .move(moved(point))
    case .line(let point): self = .line(moved(point))
    case .curve(let point, let control1, let control2):
      self = .curve(moved(point), control1: moved(control1), control2: moved(control2))
    case .close: self = .close
    }
  }
}

extension SceneDrawing.Stroke {
  fileprivate init(_ stroke: DisplayList.Stroke) {
    let cap: Cap =
      switch stroke.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch stroke.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      width: stroke.width, color: SceneColor(stroke.color), cap: cap, join: join,
      miterLimit: stroke.miterLimit, dashes: stroke.dashes, dashPhase: stroke.dashPhase)
  }
}

extension SceneDrawing.Fit {
  fileprivate init(_ fit: ContentFit) {
    self =
      switch fit {
      case .fill: .fill
      case .aspectFit: .aspectFit
      case .aspectFill: .aspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
  }
}
