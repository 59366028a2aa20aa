import SceneRendering
import Testing

@testable import UIKit

/// A view that draws a square, a disc, a line, and a word.
private final class Sketch: UIView {
  var color = UIColor.systemBackground
  private(set) var drawCount = 0

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    node.drawing = recorded { list in
      drawCount += 1
      let bounds = list.bounds
      list.fill(.rectangle(bounds), with: color)
      list.fill(.ellipse(bounds.insetBy(dx: 10, dy: 10)), with: .red)
      let path: [SceneDrawing.PathElement] = [
        .move(bounds.origin), .line(CGPoint(x: bounds.maxX, y: bounds.maxY)),
      ]
      list.stroke(.path(path), with: .blue, width: 2, cap: .round)
      list.draw(
        "Hi", in: bounds, font: .systemFont(ofSize: 10), color: .label, alignment: .center)
    }
    return node
  }
}

@MainActor
@Suite struct SceneDrawingTests {
  private func scene(_ view: UIView) -> Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    return Scene(of: root)
  }

  private func drawing(of view: UIView) throws -> SceneDrawing {
    try #require(Scene(of: view).nodes.first?.drawing)
  }

  @Test func `what a view draws is in its node, in the coordinates of its box`() throws {
    let sketch = Sketch(frame: CGRect(x: 30, y: 40, width: 60, height: 50))
    sketch.bounds.origin = CGPoint(x: 5, y: 7)
    let scene = scene(sketch)
    let drawing = try #require(scene.node(withID: sketch.sceneID)?.drawing)
    #expect(drawing.size == CGSize(width: 60, height: 50))
    #expect(drawing.fit == .fill)
    #expect(drawing.marks.count == 4)
    #expect(
      drawing.marks[1]
        == .fill(
          .ellipse(CGRect(x: 10, y: 10, width: 40, height: 30)),
          SceneColor(red: 1, green: 0, blue: 0)))
    #expect(
      drawing.marks[2]
        == .stroke(
          .path([.move(.zero), .line(CGPoint(x: 60, y: 50))]),
          SceneDrawing.Stroke(
            width: 2, color: SceneColor(red: 0, green: 0, blue: 1), cap: .round)))
    guard case .text(let text) = drawing.marks[3] else {
      Issue.record("The last mark is no text.")
      return
    }
    #expect(text.lines.map(\.string) == ["Hi"])
    let line = try #require(text.lines.first)
    #expect(abs(line.x + line.width / 2 - 30) <= 0.5)
  }

  @Test func `content is drawn again only if it is outdated`() throws {
    let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    _ = scene(sketch)
    _ = scene(sketch)
    #expect(sketch.drawCount == 1)
    sketch.backgroundColor = .red
    sketch.frame.size = CGSize(width: 120, height: 50)
    var drawing = try drawing(of: sketch)
    #expect(sketch.drawCount == 1)
    #expect(drawing.size == CGSize(width: 60, height: 50))
    #expect(drawing.rect(in: sketch.bounds.size) == sketch.bounds)
    sketch.setNeedsDisplay()
    drawing = try self.drawing(of: sketch)
    #expect(sketch.drawCount == 2)
    #expect(drawing.size.width == 120)
    sketch.contentMode = .redraw
    _ = try self.drawing(of: sketch)
    #expect(sketch.drawCount == 2)
    sketch.frame.size.width = 80
    _ = try self.drawing(of: sketch)
    #expect(sketch.drawCount == 3)
    sketch.overrideUserInterfaceStyle = .dark
    drawing = try self.drawing(of: sketch)
    #expect(sketch.drawCount == 4)
    guard case .fill(_, let color) = drawing.marks[0] else {
      Issue.record("The first mark is no fill.")
      return
    }
    #expect(color == SceneColor(red: 0, green: 0, blue: 0), "the colors are the new traits'")
  }

  @Test func `content recorded for no area is drawn again when there is one`() throws {
    let sketch = Sketch(frame: .zero)
    _ = try drawing(of: sketch)
    sketch.frame.size = CGSize(width: 10, height: 10)
    #expect(try drawing(of: sketch).size == CGSize(width: 10, height: 10))
  }

  @Test func `the content mode places content in bounds of another size`() throws {
    let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    _ = try drawing(of: sketch)
    sketch.frame.size = CGSize(width: 100, height: 100)
    let expected: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
      (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
      (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
      (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
      (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
    ]
    for (mode, rect) in expected {
      sketch.contentMode = mode
      #expect(try drawing(of: sketch).rect(in: sketch.bounds.size) == rect, "\(mode)")
    }
    #expect(sketch.drawCount == 1)
  }

  @Test func `a cross-dissolve fades out what was drawn`() throws {
    let window = UIWindow(
      device: .standard, playsAnimations: true, rootViewController: { UIViewController() })
    let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    window.rootViewController?.view.addSubview(sketch)
    let old = try drawing(of: sketch)
    UIView.transition(with: sketch, duration: 1, options: .transitionCrossDissolve) {
      sketch.color = .green
      sketch.setNeedsDisplay()
    }
    let picture = try #require(sketch.dissolvingSnapshots.first)
    let scene = Scene(of: window)
    #expect(scene.node(withID: picture.sceneID)?.drawing == old)
    #expect(scene.node(withID: sketch.sceneID)?.drawing != old)
  }

  @Test func `a drawing is an image of its own in SVG`() {
    let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    _ = sketch.drawing(at: .present)
    sketch.frame.size.width = 80
    let svg = SVGRenderer().render(scene(sketch))
    #expect(
      svg.contains(
        #"<svg x="0" y="0" width="80" height="20" viewBox="0 0 40 20" preserveAspectRatio="none">"#
      ))
    #expect(svg.contains(##"<path d="M0 0H40V20H0V0Z" fill="#ffffff"/>"##))
    #expect(
      svg.contains(
        ##"<path d="M0 0L40 20" fill="none" stroke="#0000ff" stroke-width="2""##
          + #" stroke-linecap="round"/>"#))
    #expect(svg.contains(">Hi</text>"))
  }

  @Test func `an arc is drawn by curves near the circle`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 100, startAngle: -.pi, endAngle: .pi / 3, clockwise: false)
    let elements = [SceneDrawing.PathElement](path)
    guard case .move(let start) = elements.first else {
      Issue.record("The arc has no beginning.")
      return
    }
    #expect(abs(start.x + 100) < 1e-9)
    #expect(abs(start.y) < 1e-9)
    var last = start
    for case .curve(let end, let control1, let control2) in elements {
      for step in 0...10 {
        let (t, u) = (CGFloat(step) / 10, 1 - CGFloat(step) / 10)
        let x =
          u * u * u * last.x + 3 * u * u * t * control1.x + 3 * u * t * t * control2.x
          + t * t * t * end.x
        let y =
          u * u * u * last.y + 3 * u * u * t * control1.y + 3 * u * t * t * control2.y
          + t * t * t * end.y
        #expect(abs(hypot(x, y) - 100) < 0.03)
      }
      last = end
    }
    #expect(abs(last.x - 50) < 1e-9)
    #expect(elements.count == 4)
  }

  @Test func `continuous corners begin farther out and pass the same middle`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    view.layer.cornerRadius = 20
    view.layer.cornerCurve = .continuous
    let svg = SVGRenderer().render(scene(view))
    #expect(svg.contains("M30.56 0L69.44 0C94.566 0 100 5.434 100 30.56"))
    // If a side is too short, the curve is a quarter circle.
    view.layer.cornerRadius = 50
    #expect(SVGRenderer().render(scene(view)).contains("C77.614 0 100 22.386 100 50"))
  }

  // MARK: Accessibility

  private func accessibility(of view: UIView) -> SceneAccessibility? {
    Scene(of: view).nodes.first?.accessibility
  }

  @Test func `accessibility properties reach the scene by ARIA's names`() {
    let view = UIView()
    #expect(accessibility(of: view) == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Volume"
    view.accessibilityValue = "50 %"
    view.accessibilityHint = "Turns the sound up"
    view.accessibilityTraits = [.adjustable, .selected, .notEnabled]
    #expect(
      accessibility(of: view)
        == SceneAccessibility(
          isElement: true, label: "Volume", value: "50 %", hint: "Turns the sound up",
          role: "slider", isSelected: true, isDisabled: true))
    view.accessibilityTraits = .adjustable
    #expect(accessibility(of: view)?.isOperable == true)
    #expect(accessibility(of: view)?.isDisabled == false)
    view.accessibilityTraits = .header
    #expect(accessibility(of: view)?.role == "heading")
    view.accessibilityTraits = .none
    #expect(accessibility(of: view)?.role == "group", "ARIA labels only what has a role")
  }

  @Test func `a label is an element that speaks its text, which is not said twice`() {
    let label = UILabel()
    label.text = "Words"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .staticText)
    #expect(label.accessibilityLabel == "Words")
    #expect(accessibility(of: label) == nil)
    label.accessibilityLabel = "Other words"
    #expect(accessibility(of: label)?.label == "Other words")
  }

  @Test func `containers and states of several views reach the scene`() {
    let view = UIView()
    view.accessibilityContainerType = .landmark
    #expect(accessibility(of: view)?.role == "region")
    view.accessibilityViewIsModal = true
    view.accessibilityLanguage = "de"
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    let facts = accessibility(of: view)
    #expect(facts?.role == "dialog")
    #expect(facts?.isModal == true)
    #expect(facts?.language == "de")
    #expect(facts?.actions == ["Share"])
    view.accessibilityElementsHidden = true
    #expect(accessibility(of: view)?.isHidden == true)
    let ornament = UIImageView()
    #expect(accessibility(of: ornament) == nil, "A picture without a description is no element.")
    ornament.accessibilityLabel = "A field"
    #expect(accessibility(of: ornament)?.role == "img")
  }

  @Test func `an element without a view is a node, in the order that its container lists`() throws {
    let chart = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    chart.bounds.origin.y = 30
    let label = UILabel(frame: CGRect(x: 0, y: 30, width: 50, height: 20))
    chart.addSubview(label)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 40, width: 20, height: 50)
    chart.accessibilityElements = [bar, label]
    let nodes = Scene(of: chart).nodes
    let node = try #require(nodes.last)
    #expect(node.frame == CGRect(x: 10, y: 40, width: 20, height: 50))
    #expect(node.accessibility?.isVirtual == true)
    #expect(node.accessibility?.label == "May")
    #expect(nodes[0].accessibility?.order == [node.id, nodes[1].id])
    // A builder reads the container again after a change of the element.
    let window = UIWindow(device: .standard) { UIViewController() }
    window.rootViewController?.view.addSubview(chart)
    let builder = SceneBuilder()
    _ = builder.scene(playing: window)
    bar.accessibilityLabel = "June"
    #expect(builder.scene(playing: window).nodes.last?.accessibility?.label == "June")
    #expect(builder.scene(playing: window) == Scene(playing: window))
  }

  @Test func `overridden accessibility properties count`() {
    final class Spoken: UIView {
      override var accessibilityLabel: String? {
        get { "Spoken" }
        set {}
      }
    }
    #expect(accessibility(of: Spoken())?.label == "Spoken")
  }
}
