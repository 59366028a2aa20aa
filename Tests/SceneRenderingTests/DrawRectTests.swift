import SceneRendering
import Testing

@testable import UIKit

/// A view that draws with a closure.
private final class Canvas: UIView {
  var onDraw: (CGContext) -> Void = { _ in }
  private(set) var rects: [CGRect] = []

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    if let context = UIGraphicsGetCurrentContext() { onDraw(context) }
  }
}

/// A view that draws with paths and colors only.
private final class Badge: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemBackground.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}

@MainActor
@Suite struct DrawRectTests {
  private let canvas = Canvas(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
  private let red = SceneColor(red: 1, green: 0, blue: 0)
  private let black = SceneColor(red: 0, green: 0, blue: 0)

  private func scene() -> Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(canvas)
    return Scene(of: root)
  }

  /// Returns what a closure draws in the canvas.
  private func marks(_ draw: @escaping (CGContext) -> Void) -> [SceneDrawing.Mark] {
    canvas.onDraw = draw
    canvas.setNeedsDisplay()
    return scene().nodes[1].drawing?.marks ?? []
  }

  private func path(_ shape: SceneDrawing.Shape?) -> [SceneDrawing.PathElement] {
    guard case .path(let elements) = shape else { return [] }
    return elements
  }

  @Test func `a view draws when it is displayed, and again only if it is asked to`() throws {
    canvas.onDraw = { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    #expect(canvas.rects.isEmpty)
    _ = scene()
    _ = scene()
    #expect(canvas.rects == [CGRect(x: 0, y: 0, width: 40, height: 30)])
    canvas.frame.size.width = 80
    let drawing = scene().nodes[1].drawing
    #expect(canvas.rects.count == 1)
    #expect(drawing?.size.width == 40, "the drawing is stretched")
    canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = scene()
    try #require(canvas.rects.count == 2)
    #expect(canvas.rects[1].width == 80)
    canvas.contentMode = .redraw
    canvas.bounds.size.width = 50
    _ = scene()
    try #require(canvas.rects.count == 3)
    #expect(canvas.rects[2].width == 50)
    canvas.overrideUserInterfaceStyle = .dark
    _ = scene()
    #expect(canvas.rects.count == 4)
  }

  @Test func `a view without size does not draw`() {
    canvas.frame.size = .zero
    _ = scene()
    #expect(canvas.rects.isEmpty)
  }

  @Test func `views that draw nothing share one empty recording`() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for view in views { root.addSubview(view) }
    let scene = Scene(of: root)
    #expect(scene.nodes.allSatisfy { $0.drawing == nil })
    #expect(views[0].lastDrawn != nil)
    #expect(views.allSatisfy { $0.lastDrawn === views[0].lastDrawn })
  }

  @Test func `dynamic colors have the view's traits`() throws {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func color() -> SceneColor? {
      guard case .fill(_, let color)? = Scene(of: badge).nodes[0].drawing?.marks.first else {
        return nil
      }
      return color
    }
    #expect(color() == SceneColor(red: 1, green: 1, blue: 1))
    badge.overrideUserInterfaceStyle = .dark
    #expect(color() == black)
    #expect(UIGraphicsGetCurrentContext() == nil, "outside of drawing there is no context")
  }

  @Test func `clips narrow what is drawn until the state is restored`() throws {
    let marks = marks { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.addEllipse(in: CGRect(x: 10, y: 0, width: 20, height: 20))
      context.clip(using: .evenOdd)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 0, width: 10, height: 20))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(marks.count == 5, "both fills are in one group")
    guard case .begin(let group) = marks[0], case .end = marks[3] else {
      Issue.record("there is no group")
      return
    }
    #expect(group.clips.map(\.usesEvenOddRule) == [false, true])
    let svg = SVGRenderer().render(scene())
    #expect(svg.contains(##"<clipPath id="clip1"><path d="M0 0L20 0L20 20L0 20Z"/></clipPath>"##))
    #expect(svg.contains(##"<g clip-path="url(#clip1)">"##))
    #expect(svg.contains(##"<g clip-path="url(#clip2)">"##))
  }

  @Test func `a path object draws with its own attributes and leaves the context's`() {
    let marks = marks { context in
      context.setAlpha(0.5)
      UIColor.red.set()
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
      path.usesEvenOddFillRule = true
      path.lineWidth = 7
      path.lineJoinStyle = .bevel
      path.fill()
      path.stroke(with: .multiply, alpha: 0.5)
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    guard marks.count == 5, case .fillEvenOdd(_, let fill) = marks[0],
      case .begin(let group) = marks[1], case .stroke(_, let line) = marks[2],
      case .stroke(_, let last) = marks[4]
    else {
      Issue.record("\(marks)")
      return
    }
    #expect(fill.alpha == 0.5)
    #expect(group.blendMode == "multiply")
    #expect(line.width == 7)
    #expect(line.join == .bevel)
    #expect(line.color.alpha == 0.25)
    #expect(last.width == 1)
    #expect(last.color.alpha == 0.5)
    #expect(SVGRenderer().render(scene()).contains(#"<g style="mix-blend-mode:multiply">"#))
  }

  @Test func `the rectangle functions draw with the fill color`() {
    let marks = marks { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIRectFrame(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(marks.first == .fill(.rectangle(CGRect(x: 0, y: 0, width: 3, height: 3)), red))
    guard case .fillEvenOdd(let frame, red)? = marks.last else {
      Issue.record("\(marks)")
      return
    }
    #expect(path(frame).count == 10)
  }

  @Test func `text drawings keep to the clips`() {
    canvas.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    canvas.onDraw = { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 100))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let rows = TextDrawing(columns: 41).draw(scene()).split(separator: "\n")
    let middle = Array(rows[rows.count / 2])
    #expect(middle[10] == "░")
    #expect(middle[30] == " ")
  }

  // MARK: Layers

  private final class OwnLayer: CALayer {
    var count = 0
    override func draw(in ctx: CGContext) {
      count += 1
      ctx.fill(bounds)
    }
  }

  @Test func `a layer draws after it is asked to, and is stretched after that`() {
    let layer = OwnLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    canvas.layer.addSublayer(layer)
    #expect(scene().nodes[2].effects == nil)
    #expect(layer.count == 0)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    #expect(scene().nodes[2].effects?.backdrop?.marks.count == 1)
    layer.bounds.size.width = 20
    #expect(scene().nodes[2].effects?.backdrop?.size.width == 10)
    #expect(layer.count == 1)
    layer.needsDisplayOnBoundsChange = true
    #expect(scene().nodes[2].effects?.backdrop?.size.width == 20)
    #expect(layer.count == 2)
  }

  private final class Delegate: CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fillEllipse(in: layer.bounds) }
  }

  @Test func `a delegate draws its layer`() {
    let (layer, delegate) = (CALayer(), Delegate())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    canvas.layer.addSublayer(layer)
    #expect(scene().nodes[2].effects?.backdrop?.marks.count == 1)
  }

  private final class OwnLayerView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func `the layer of a view draws for it`() {
    let view = OwnLayerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Scene(of: view).nodes[0].drawing?.marks.count == 1)
  }
}
