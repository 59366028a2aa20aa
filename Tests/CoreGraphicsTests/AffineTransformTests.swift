import CoreGraphics
import Testing

@Suite("Affine transforms")
struct AffineTransformTests {
  @Test func `concatenates in reading order`() {
    let moveThenScale = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 2))
    let scaleThenMove = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 2))
  }

  @Test func `inverts`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let point = CGPoint(x: 5, y: 6)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 5) < 1e-12)
    #expect(abs(back.y - 6) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!flat.isIdentity)
    #expect(CGAffineTransform() != .identity)
  }

  @Test func `rectangles become the box around their corners`() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 8.0.squareRoot()) < 1e-12)
    #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: -1, y: 2)).width == -2)
  }
}
