import TestSupport
import Testing
import UIKit

/// The rounding of solved frames, and alignment rectangles.
@MainActor
struct PixelEdgeTests {
  private func root(_ scale: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    root.traitOverrides.displayScale = scale
    return root
  }

  private func add<View: UIView>(_ view: View, to parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func place(_ view: UIView, _ rect: CGRect, in root: UIView) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: rect.minX),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: rect.minY),
      view.widthAnchor.constraint(equalToConstant: rect.width),
      view.heightAnchor.constraint(equalToConstant: rect.height),
    ])
    root.layoutIfNeeded()
  }

  /// Halves go up: 32.25 to 32.5 at 2x, and 161.167 to 161.333 at 3x, as recorded.
  private nonisolated static let halves: [(scale: CGFloat, position: CGFloat, rounded: CGFloat)] = [
    (1, 10.5, 11), (1, 10.49, 10), (2, 32.25, 32.5), (2, 32.2, 32), (3, 967.0 / 6, 484.0 / 3),
    (3, 161.1, 161), (3, 2003.0 / 6, 334),
  ]

  @Test(arguments: halves)
  func `edges are at whole pixels, and halves go up`(
    scale: CGFloat, position: CGFloat, rounded: CGFloat
  ) {
    let root = root(scale)
    let view = add(UIView(), to: root)
    place(view, CGRect(x: position, y: position, width: 40, height: 40), in: root)
    #expect(abs(view.frame.minX - rounded) < 1e-9)
    #expect(abs(view.frame.minY - rounded) < 1e-9)
    #expect(abs(view.frame.maxX - rounded - 40) < 1e-9)
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func `both edges are rounded, and the size is their difference`(scale: CGFloat) {
    let root = root(scale)
    var random = RepeatableRandom(seed: 12)
    for _ in 0..<100 {
      let view = add(UIView(), to: root)
      func number(_ upTo: Int) -> CGFloat { CGFloat(Int.random(in: 0...upTo, using: &random)) / 32 }
      let rect = CGRect(x: number(2000), y: number(2000), width: number(999), height: number(999))
      place(view, rect, in: root)
      func pixel(_ position: CGFloat) -> CGFloat { (position * scale + 0.5).rounded(.down) / scale }
      let edges = [view.frame.minX, view.frame.minY, view.frame.maxX, view.frame.maxY]
      let expected = [rect.minX, rect.minY, rect.maxX, rect.maxY].map(pixel)
      #expect(zip(edges, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(rect)")
      view.removeFromSuperview()
    }
  }

  @Test func `frames that are set are not rounded`() {
    let root = root(2)
    let view = UIView(frame: CGRect(x: 95.1, y: 95.25, width: 10.3, height: 10))
    root.addSubview(view)
    let beside = add(UIView(), to: root)
    beside.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 95.1, y: 95.25, width: 10.3, height: 10))
    #expect(beside.frame.minX == 105.5)
  }

  @Test func `edges are rounded in the superview's coordinates`() {
    let root = root(2)
    let container = UIView(frame: CGRect(x: 0.25, y: 0, width: 100, height: 50))
    root.addSubview(container)
    let inner = add(UIView(), to: container)
    inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10.25).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 10.5)
  }

  /// A view with a shadow around its alignment rectangle.
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 66, height: 30) }
  }

  /// The same without `alignmentRectInsets`.
  private final class Overriding: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX + 2, y: frame.minY + 1, width: frame.width - 6, height: frame.height - 4)
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX - 2, y: rect.minY - 1, width: rect.width + 6, height: rect.height + 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 66, height: 30) }
  }

  @Test(arguments: [false, true])
  func `constraints refer to alignment rectangles`(overrides: Bool) {
    let root = root(2)
    let view = add(overrides ? Overriding() : Shadowed(), to: root)
    let beside = add(UIView(), to: root)
    let inside = add(UIView(), to: view)
    let position = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ]
    NSLayoutConstraint.activate(
      position + [
        beside.leftAnchor.constraint(equalTo: view.rightAnchor),
        beside.topAnchor.constraint(equalTo: view.bottomAnchor),
        inside.leftAnchor.constraint(equalTo: view.leftAnchor),
        inside.rightAnchor.constraint(equalTo: view.rightAnchor),
        inside.topAnchor.constraint(equalTo: view.topAnchor),
        inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 72, height: 34))
    #expect(beside.frame.origin == CGPoint(x: 76, y: 40))
    #expect(inside.frame == CGRect(x: 2, y: 1, width: 66, height: 30))
    // A constraint from the inside to the root passes the view.
    let across = inside.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    across.isActive = true
    root.layoutIfNeeded()
    #expect(root.convert(inside.bounds, from: inside).minX == 10)
    #expect(view.frame.minX == 8)
    // The margins refer to the frame.
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 56, height: 18))
    let content = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(content.frame.minX == 8)
    #expect(content.frame.width == 56)
    // A frame that is set by hand also has an alignment rectangle.
    NSLayoutConstraint.deactivate(position + [across])
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(beside.frame.origin == CGPoint(x: 146, y: 147))
  }

  @Test(arguments: [false, true])
  func `measuring answers the size of a frame`(overrides: Bool) {
    let view: UIView = overrides ? Overriding() : Shadowed()
    let inner = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 80),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 86, height: 24))
  }
}
