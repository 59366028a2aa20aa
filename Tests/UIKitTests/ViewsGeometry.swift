import Testing
import UIKit

@MainActor @Suite("View geometry")
struct ViewsGeometry {
  @Test func `frames read back exactly`() {
    let view = UIView()
    for value in [0.1, 131.0 / 3, 393.0 * 2 / 3, 33_554_432.333] {
      let frame = CGRect(x: value, y: value / 7, width: value / 3, height: value * 1.1)
      view.frame = frame
      #expect(view.frame == frame)
    }
  }

  @Test func `changing the size of the bounds keeps the centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.bounds = CGRect(x: 5, y: 5, width: 50, height: 100)
    #expect(view.center == CGPoint(x: 60, y: 35))
    #expect(view.frame == CGRect(x: 35, y: -15, width: 50, height: 100))
  }

  @Test func `a transform changes the frame but neither bounds nor centre`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 80, y: 80, width: 80, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 120, y: 110))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 20) < 1e-9)
    #expect(abs(view.frame.height - 40) < 1e-9)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
  }

  @Test func `setting the frame under a scale changes the bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(view.bounds.size == CGSize(width: 50, height: 30))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `converts through scroll offsets`() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 450)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 11, y: 72))
    #expect(root.convert(CGPoint(x: 11, y: 72), to: inner) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(inner.bounds, to: nil) == CGRect(x: 10, y: 70, width: 50, height: 50))
    #expect(scroll.convert(inner.frame, from: scroll) == inner.frame)
  }

  @Test func `converts between cousins under transforms`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scaled = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(scaled)
    root.addSubview(plain)
    #expect(scaled.convert(CGPoint.zero, to: root) == CGPoint(x: 50, y: 50))
    #expect(
      scaled.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: plain)
        == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(plain.convert(CGPoint(x: 40, y: 40), to: scaled) == .zero)
  }

  @Test func `converts within a subview back to itself`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 131.0 / 3, height: 5))
    root.addSubview(child)
    #expect(child.convert(child.bounds, to: root) == child.frame)
    #expect(root.convert(CGRect(x: 3, y: 4, width: 5, height: 6), to: root).origin.x == 3)
  }

  @Test func `hit testing passes over what takes no touches`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: root.bounds)
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(point, with: nil) === front)
    front.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    back.isHidden = false
    front.isUserInteractionEnabled = true
    back.layer.zPosition = 1
    #expect(root.hitTest(point, with: nil) === back)
  }
}
