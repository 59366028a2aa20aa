import Testing

@testable import UIKit

@MainActor
@Suite struct LayerTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test func `a new layer has Core Animation's values and no rare state`() {
    let layer = UIView().layer
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowPath == nil)
    #expect(layer.shadowColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.sublayers == nil)
    #expect(layer.superlayer == nil)
    #expect(layer.mask == nil)
    #expect(layer.name == nil)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(!layer.isHidden)
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
    #expect(layer.extras == nil, "reading creates nothing")
  }

  @Test func `the layer of a view has the view's geometry and visibility`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    #expect(layer.frame == view.frame)
    #expect(layer.position == view.center)
    layer.bounds = CGRect(x: 1, y: 2, width: 50, height: 60)
    #expect(view.bounds == layer.bounds)
    #expect(view.center == CGPoint(x: 25, y: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform.a == 2)
    layer.isHidden = true
    #expect(view.isHidden)
    #expect(layer.delegate === view)
    #expect(layer.extras == nil)
  }

  @Test func `another anchor point keeps the position and moves the frame`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.layer.position == CGPoint(x: 60, y: 40))
    #expect(view.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - 10) < 1e-9)
    #expect(abs(view.frame.minY - 60) < 1e-9)
    #expect(abs(view.frame.width - 40) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    let corner = view.convert(CGPoint(x: 0, y: 40), to: nil)
    #expect(abs(corner.x) < 100, "a view without a superview is its own root")
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.addSubview(view)
    let anchor = view.convert(CGPoint(x: 0, y: 40), to: parent)
    #expect(abs(anchor.x - 10) < 1e-9, "the anchor stays")
    #expect(abs(anchor.y - 60) < 1e-9, "the anchor stays")
    let back = view.convert(anchor, from: parent)
    #expect(abs(back.x) < 1e-9)
    #expect(abs(back.y - 40) < 1e-9)
    view.transform = .identity
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.geometry.rare == nil)
  }

  @Test func `a bounds change about an anchor point keeps it`() {
    let layer = layer(0, 0, 100, 100)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 5, y: 5)
    layer.bounds.size = CGSize(width: 20, height: 20)
    #expect(layer.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
  }

  // MARK: Sublayers

  private func names(_ layer: CALayer) -> [String] {
    (layer.sublayers ?? []).map { $0.name ?? "?" }
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func view(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  @Test func `sublayers are in order with the layers of subviews`() {
    let parent = UIView()
    let (a, b, c) = (view("a"), view("b"), view("c"))
    parent.addSubview(a)
    parent.layer.addSublayer(named("1"))
    parent.addSubview(b)
    parent.layer.insertSublayer(named("0"), at: 0)
    parent.layer.insertSublayer(named("2"), below: b.layer)
    parent.layer.insertSublayer(named("3"), above: b.layer)
    #expect(names(parent.layer) == ["0", "a", "1", "2", "b", "3"])
    parent.insertSubview(c, aboveSubview: a)
    #expect(names(parent.layer) == ["0", "a", "c", "1", "2", "b", "3"])
    parent.bringSubviewToFront(a)
    #expect(names(parent.layer) == ["0", "c", "1", "2", "b", "3", "a"])
    parent.sendSubviewToBack(b)
    #expect(names(parent.layer) == ["b", "0", "c", "1", "2", "3", "a"])
    c.removeFromSuperview()
    #expect(names(parent.layer) == ["b", "0", "1", "2", "3", "a"])
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(names(parent.layer) == ["a", "0", "1", "2", "3", "b"])
    #expect(parent.subviews == [a, b])
  }

  @Test func `a gradient at index zero stays behind subviews that are added later`() {
    let parent = UIView()
    parent.layer.insertSublayer(named("gradient"), at: 0)
    parent.addSubview(view("a"))
    parent.insertSubview(view("b"), at: 0)
    #expect(names(parent.layer) == ["gradient", "b", "a"])
  }

  @Test func `a layer leaves its superlayer before it is added to another one`() {
    let (first, second) = (CALayer(), CALayer())
    let child = named("child")
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
    #expect(child.superlayer === second)
    let other = named("other")
    second.replaceSublayer(child, with: other)
    #expect(names(second) == ["other"])
    #expect(child.superlayer == nil)
    other.removeFromSuperlayer()
    #expect(second.sublayers == nil)
    second.sublayers = [other, child]
    #expect(names(second) == ["other", "child"])
    second.sublayers = [child]
    #expect(names(second) == ["child"])
    #expect(other.superlayer == nil)
    second.sublayers = nil
    #expect(second.sublayers == nil)
  }

  @Test func `a layer outlives its superlayer`() {
    let child = CALayer()
    do {
      let parent = UIView()
      parent.addSubview(UIView())
      parent.layer.addSublayer(child)
      #expect(child.superlayer === parent.layer)
    }
    #expect(child.superlayer == nil)
    child.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  @Test func `points are converted between layers and their views`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.addSubview(view)
    let outer = layer(5, 5, 50, 50)
    let inner = layer(20, 20, 10, 10)
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(.zero, to: parent.layer) == CGPoint(x: 35, y: 35))
    #expect(inner.convert(CGPoint(x: 35, y: 35), from: parent.layer) == .zero)
    outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: view.layer)
        == CGRect(x: 20, y: 20, width: 20, height: 20))
    outer.setAffineTransform(.identity)
    #expect(parent.layer.hitTest(CGPoint(x: 36, y: 36)) === inner)
    #expect(parent.layer.hitTest(CGPoint(x: 16, y: 16)) === outer)
    inner.isHidden = true
    #expect(parent.layer.hitTest(CGPoint(x: 36, y: 36)) === outer)
  }

  // MARK: Layout

  private final class CountingLayer: CALayer {
    var count = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
    }
  }

  @Test func `a sublayer is laid out with the view around it`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (outer, inner) = (CALayer(), CountingLayer())
    outer.addSublayer(inner)
    parent.layer.addSublayer(outer)
    parent.layoutIfNeeded()
    #expect(inner.count == 0, "nothing changed its size")
    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(inner.needsLayout())
    parent.layoutIfNeeded()
    #expect(inner.count == 1)
    #expect(!inner.needsLayout())
    inner.position = .zero
    parent.layoutIfNeeded()
    #expect(inner.count == 1, "only its size counts")
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(inner.count == 2)
  }

  private final class LayingOutView: UIView {
    let gradient = CALayer()
    var log: [String] = []
    override func layoutSublayers(of layer: CALayer) {
      log.append("before")
      super.layoutSublayers(of: layer)
      log.append("after")
      gradient.frame = bounds
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("subviews")
    }
  }

  @Test func `a view lays out its layer`() {
    let view = LayingOutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(view.gradient)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.log == ["before", "subviews", "after"])
    #expect(view.gradient.frame == view.bounds)
  }

  private final class Delegate: CALayerDelegate {
    var layers: [CALayer] = []
    func layoutSublayers(of layer: CALayer) { layers.append(layer) }
  }

  @Test func `a delegate lays out its layer`() {
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(delegate.layers == [layer])
  }

  // MARK: Classes and copies

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func `a view has a layer of its layer class`() {
    let view = GradientView()
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer.delegate === view)
  }

  private final class OwnLayer: CALayer {
    var level = 0
    override init() { super.init() }
    override init(layer: Any) {
      level = (layer as? OwnLayer)?.level ?? -1
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class OwnView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test func `a layer's presentation has the displayed values and the values of its class`() throws
  {
    let window = UIWindow(
      device: .standard, playsAnimations: true, rootViewController: { UIViewController() })
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.presentation() == nil, "outside of windows nothing is displayed")
    window.rootViewController!.view.addSubview(view)
    let layer = try #require(view.layer as? OwnLayer)
    layer.level = 7
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
    window.animationClock.advance(by: 0.25)
    let shown = try #require(layer.presentation())
    #expect(shown !== layer)
    #expect(shown.level == 7)
    #expect(abs(shown.position.x - 30) < 0.01)
    #expect(layer.position.x == 105)
    let plain = CAShapeLayer()
    plain.lineWidth = 4
    layer.addSublayer(plain)
    #expect(plain.presentation()?.lineWidth == 4)
    #expect(plain.model() === plain)
  }

  // MARK: Masks

  @Test func `a mask belongs to one layer and is no sublayer`() {
    let (view, other) = (UIView(), UIView())
    let mask = UIView()
    view.mask = mask
    #expect(view.mask === mask)
    #expect(view.layer.mask === mask.layer)
    #expect(mask.superview == nil)
    other.mask = mask
    #expect(view.mask == nil)
    #expect(other.mask === mask)
    view.addSubview(mask)
    #expect(other.mask == nil)
    #expect(mask.superview === view)
    let shape = CAShapeLayer()
    view.layer.mask = shape
    #expect(view.mask == nil)
    #expect(view.layer.mask === shape)
    view.layer.addSublayer(shape)
    #expect(view.layer.mask == nil)
    #expect(shape.superlayer === view.layer)
  }

  @Test func `every change of a sublayer or a mask is reported to the view around it`() {
    let view = UIView()
    let (sublayer, mask, inMask) = (CAShapeLayer(), UIView(), CAGradientLayer())
    view.layer.addSublayer(sublayer)
    view.mask = mask
    mask.layer.addSublayer(inMask)
    let changes: [() -> Void] = [
      { sublayer.frame.size.width += 1 }, { sublayer.path = CGPath(rect: .zero, transform: nil) },
      { sublayer.strokeEnd = 0.5 }, { sublayer.isHidden = true }, { mask.alpha = 0.5 },
      { inMask.colors = [UIColor.red.cgColor] }, { view.layer.shadowOpacity = 1 },
      { view.layer.sublayerTransform.m34 = -0.01 }, { sublayer.zPosition = 1 },
      { view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0) },
      { view.layer.anchorPoint = .zero }, { inMask.removeFromSuperlayer() },
      { view.mask = nil }, { sublayer.removeFromSuperlayer() },
    ]
    for (index, change) in changes.enumerated() {
      let stamp = DrawingStamp.advance()
      #expect(view.drawingStamp <= stamp)
      change()
      #expect(view.drawingStamp > stamp, "change \(index)")
    }
  }
}
