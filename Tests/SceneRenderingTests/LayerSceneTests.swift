import SceneRendering
import Testing

@testable import UIKit

@MainActor
@Suite struct LayerSceneTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func add(_ layer: CALayer, _ frame: CGRect) {
    layer.frame = frame
    root.layer.addSublayer(layer)
  }

  private var svg: String { SVGRenderer().render(Scene(of: root)) }

  @Test func `an ordinary view has no effects`() throws {
    root.backgroundColor = .red
    root.layer.cornerRadius = 4
    #expect(Scene(of: root).nodes.allSatisfy { $0.effects == nil })
  }

  @Test func `layers are drawn in order with views`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    let (back, middle, front) = (CALayer(), CALayer(), CALayer())
    add(back, CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(view)
    add(front, CGRect(x: 5, y: 5, width: 50, height: 50))
    back.addSublayer(middle)
    middle.backgroundColor = UIColor.red.cgColor
    middle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let scene = Scene(of: root)
    #expect(
      scene.nodes.map(\.id)
        == [root.sceneID, back.sceneID, middle.sceneID, view.sceneID, front.sceneID])
    #expect(scene.nodes[2].parent == back.sceneID)
    #expect(scene.nodes[2].frame == middle.frame)
    #expect(scene.nodes[2].fill == SceneColor(red: 1, green: 0, blue: 0))
    back.zPosition = 1
    #expect(Scene(of: root).nodes.last?.id == middle.sceneID)
    back.isHidden = true
    #expect(Scene(of: root).nodes.count == 3)
  }

  @Test func `an anchor point is the middle of a rotation`() throws {
    let hand = CALayer()
    hand.backgroundColor = UIColor.black.cgColor
    hand.bounds.size = CGSize(width: 4, height: 50)
    hand.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.position = CGPoint(x: 100, y: 100)
    hand.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.layer.addSublayer(hand)
    let frame = try #require(Scene(of: root).windowFrame(ofNodeWithID: hand.sceneID))
    #expect(abs(frame.minX - 100) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9)
    #expect(abs(frame.minY - 98) < 1e-9)
    #expect(abs(frame.height - 4) < 1e-9)
  }

  // MARK: Shadows

  @Test func `the box, a path, or the content casts the shadow`() throws {
    let layer = CALayer()
    add(layer, CGRect(x: 10, y: 10, width: 50, height: 50))
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.shadowRadius = 4
    func shadow() -> SceneShadow? { Scene(of: root).nodes[1].effects?.shadow }
    #expect(
      shadow()
        == SceneShadow(
          source: .content, color: SceneColor(red: 0, green: 0, blue: 0, alpha: 0.5),
          offset: CGSize(width: 1, height: 2), radius: 4))
    #expect(svg.contains(#"<feGaussianBlur in="SourceAlpha" stdDeviation="4"/>"#))
    #expect(svg.contains(#"<feOffset dx="1" dy="2" result="shadow"/>"#))
    #expect(svg.contains(##"<feFlood flood-color="#000000" flood-opacity="0.5"/>"##))
    #expect(svg.contains(#"<g filter="url(#effect1)">"#))
    #expect(
      svg.contains(##"x="-14" y="-14" width="78" height="78""##),
      "the filter covers the content and three standard deviations beyond the offset")
    layer.backgroundColor = UIColor.white.cgColor
    #expect(shadow()?.source == .box)
    #expect(
      svg.contains(
        ##"<rect width="50" height="50" fill="#000000" fill-opacity="0.5" transform="translate(1 2)""##
          + ##" filter="url(#effect1)"/>"##))
    layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 40, width: 50, height: 10)).cgPath
    #expect(svg.contains(##"<path d="M0 40L50 40L50 50L0 50Z" fill="#000000""##))
    layer.masksToBounds = true
    #expect(shadow() == nil, "the layer cuts its own shadow off")
    layer.masksToBounds = false
    layer.shadowColor = nil
    #expect(shadow() == nil)
  }

  // MARK: Shapes

  @Test func `a shape is drawn with its line, also outside of its bounds`() throws {
    let shape = CAShapeLayer()
    root.layer.addSublayer(shape)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    shape.fillColor = UIColor.red.cgColor
    shape.fillRule = .evenOdd
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 3
    shape.lineDashPattern = [6, 2]
    shape.lineDashPhase = 1
    shape.lineCap = .round
    let backdrop = try #require(Scene(of: root).nodes[1].effects?.backdrop)
    #expect(!backdrop.isClipped)
    #expect(backdrop.marks.count == 2)
    #expect(
      svg.contains(##"<path d="M0 0L40 0L40 40L0 40Z" fill="#ff0000" fill-rule="evenodd"/>"##))
    #expect(
      svg.contains(
        ##"fill="none" stroke="#0000ff" stroke-width="3" stroke-linecap="round""##
          + #" stroke-miterlimit="10" stroke-dasharray="6 2" stroke-dashoffset="1"/>"#))
    let text = TextDrawing(columns: 40).draw(Scene(of: root))
    #expect(text.contains("░"))
    shape.fillColor = nil
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.5
    shape.lineDashPattern = nil
    #expect(svg.contains(##"<path d="M40 0L40 40" fill="none""##))
    shape.strokeEnd = 0.1
    #expect(Scene(of: root).nodes[1].effects == nil)
  }

  // MARK: Gradients

  @Test func `a gradient fills the bounds between its points`() throws {
    let gradient = CAGradientLayer()
    add(gradient, CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(Scene(of: root).nodes[1].effects == nil, "without colors nothing is drawn")
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.5).cgColor]
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 1)
    #expect(
      svg.contains(
        ##"<linearGradient id="effect1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="1""##
          + ##" gradientTransform="matrix(100 0 0 50 0 0)">"##))
    #expect(svg.contains(##"<stop offset="0" stop-color="#ff0000"/>"##))
    #expect(svg.contains(##"<stop offset="1" stop-color="#0000ff" stop-opacity="0.5"/>"##))
    #expect(svg.contains(##"fill="url(#effect1)"/>"##))
    gradient.cornerRadius = 10
    #expect(svg.contains(##"<g clip-path="url(#clip1)">"##), "the corners clip the gradient")
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(
      svg.contains(
        ##"<radialGradient id="effect1" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" fx="0""##
          + ##" fy="0" fr="0" gradientTransform="matrix(50 0 0 25 50 25)">"##))
  }

  private func locations(_ gradient: CAGradientLayer) -> [CGFloat] {
    guard case .gradient(_, let paint)? = gradient.backdrop(in: root.traitCollection)?.marks.first
    else { return [] }
    return paint.stops.map(\.location)
  }

  @Test func `places of colors never fall, and without one for each color they are even`() {
    let gradient = CAGradientLayer()
    add(gradient, CGRect(x: 0, y: 0, width: 10, height: 10))
    gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    #expect(locations(gradient) == [0, 0.5, 1])
    gradient.locations = [0.2, 0.1, 0.9]
    #expect(locations(gradient) == [0.2, 0.2, 0.9])
    gradient.locations = [0.2, 0.9]
    #expect(locations(gradient) == [0, 0.5, 1])
    gradient.colors = [UIColor.red.cgColor]
    gradient.locations = nil
    #expect(locations(gradient) == [0])
  }

  @Test func `a conic gradient runs clockwise from the direction of its end point`() throws {
    let gradient = CAGradientLayer()
    add(gradient, CGRect(x: 0, y: 0, width: 100, height: 100))
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let marks = try #require(Scene(of: root).nodes[1].effects?.backdrop?.marks)
    func brightness(_ index: Int) -> Double {
      guard case .fill(_, let color) = marks[index] else { return -1 }
      return color.red
    }
    #expect(marks.count == 180)
    #expect(brightness(0) < 0.01)
    #expect(brightness(179) > 0.99)
    #expect(abs(brightness(45) - 0.25) < 0.01)
    guard case .fill(.path(let sector), _) = marks[45], case .line(let point) = sector[1] else {
      Issue.record("the sector is no path")
      return
    }
    #expect(abs(point.x - 50) < 1e-6, "a quarter is at the bottom")
    #expect(point.y > 100, "a quarter is at the bottom")
  }

  // MARK: Masks

  @Test func `a mask is drawn for its opacity only`() throws {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    view.backgroundColor = .red
    root.addSubview(view)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 50, height: 50)).cgPath
    view.layer.mask = mask
    let picture = try #require(Scene(of: root).nodes[1].effects?.mask)
    #expect(picture.rect == view.bounds)
    #expect(picture.nodes.count == 2)
    #expect(svg.contains(#"<g transform="translate(20 20)" mask="url(#effect1)">"#))
    #expect(
      svg.contains(
        #"<mask id="effect1" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100""#
          + #" style="mask-type:alpha">"#))
    #expect(SVGRenderer().render(picture).contains("<path d=\"M60 35C"))
    view.layer.mask = nil
    #expect(Scene(of: root).nodes[1].effects == nil)
  }

  @Test func `the mask of a scrolled view is in its coordinates`() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.contentOffset.y = 30
    let mask = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    mask.backgroundColor = .black
    view.mask = mask
    let picture = try #require(Scene(of: root).nodes[1].effects?.mask)
    let scene = Scene(size: picture.rect.size, nodes: picture.nodes)
    #expect(
      scene.windowFrame(ofNodeWithID: mask.sceneID) == CGRect(x: 0, y: 10, width: 100, height: 20))
  }

  @Test func `a mask beyond the bounds shows what is there`() throws {
    let layer = CALayer()
    add(layer, CGRect(x: 50, y: 50, width: 10, height: 10))
    let mask = CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    mask.frame = CGRect(x: -20, y: 0, width: 40, height: 10)
    layer.mask = mask
    let picture = try #require(Scene(of: root).nodes[1].effects?.mask)
    #expect(picture.rect == CGRect(x: -20, y: 0, width: 40, height: 10))
    let scene = Scene(size: picture.rect.size, nodes: picture.nodes)
    #expect(
      scene.windowFrame(ofNodeWithID: mask.sceneID) == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  // MARK: Space

  @Test func `a transform of space is whole for the page and flat elsewhere`() throws {
    let layer = CALayer()
    layer.backgroundColor = UIColor.red.cgColor
    add(layer, CGRect(x: 50, y: 50, width: 100, height: 100))
    var turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    turned.m34 = -1 / 500
    layer.transform = turned
    let node = Scene(of: root).nodes[1]
    #expect(node.effects?.transform3D == turned.numbers)
    #expect(abs(node.transform.a - 0.5) < 1e-9)
    #expect(svg.contains("matrix(0.5 0 0 1 75 50)"))
  }

  @Test func `sublayers have the perspective of their superlayer about its middle`() throws {
    let child = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    child.backgroundColor = .red
    root.addSubview(child)
    root.layer.sublayerTransform.m34 = -1 / 500
    #expect(Scene(of: root).nodes[1].effects?.transform3D?[11] == -0.002)
    child.transform3D = CATransform3DMakeTranslation(0, 0, 250)
    let numbers = try #require(Scene(of: root).nodes[1].effects?.transform3D)
    // The corner (-50, -50) of the child, from its middle at (50, 100), seen from (100, 100).
    let t = CATransform3D(numbers: numbers)
    let w = -50 * t.m14 - 50 * t.m24 + t.m44
    let x = (-50 * t.m11 - 50 * t.m21 + t.m41) / w
    let y = (-50 * t.m12 - 50 * t.m22 + t.m42) / w
    #expect(abs(x - (100 - 100 / 0.5 - 50)) < 1e-9)
    #expect(abs(y + 100) < 1e-9)
    root.layer.sublayerTransform = CATransform3DIdentity
    child.transform3D = CATransform3DIdentity
    #expect(Scene(of: root).nodes[1].effects == nil)
  }
}
