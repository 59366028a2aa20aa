import Foundation
import TestSupport
import Testing
import UIKit

/// The constraints of a region: their solution, its rounding, and what changes cost.
@MainActor
struct RegionTests {
  /// A view with an intrinsic size.
  final class Box: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("Not archived.") }

    override var intrinsicContentSize: CGSize { content }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func `edges with constants give the frame that is left`() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 16, width: 288, height: 40))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 16, width: 368, height: 40))
  }

  @Test func `a changed constant moves the view and what depends on it`() {
    let one = add()
    let other = add()
    let top = one.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, one.heightAnchor.constraint(equalToConstant: 20),
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      one.widthAnchor.constraint(equalToConstant: 50),
      other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8),
      other.leftAnchor.constraint(equalTo: one.leftAnchor),
      other.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2),
      other.heightAnchor.constraint(equalTo: one.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 0, y: 38, width: 100, height: 20))
    top.constant = 30
    root.layoutIfNeeded()
    #expect(one.frame.minY == 30)
    #expect(other.frame.minY == 58)
  }

  @Test func `a label has its intrinsic size, and stretches with its edges`() {
    let label = UILabel()
    label.text = "Pinned label"
    _ = add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 120),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 288)
    label.text = "Two\nlines"
    label.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 288, height: 0)).height)
  }

  @Test func `a view in a view with a frame of its own is a region of its own`() {
    let container = UIView(frame: CGRect(x: 205, y: 120, width: 99, height: 51))
    root.addSubview(container)
    let inner = add(to: container)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 34.5),
      inner.heightAnchor.constraint(equalToConstant: 20.5),
      inner.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let scale = root.traitCollection.displayScale
    #expect(inner.frame.minX == (32.25 * scale + 0.5).rounded(.down) / scale)
    // A constraint to the outer view passes the container.
    let across = inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 210)
    across.priority = .defaultHigh
    across.isActive = true
    inner.constraints.first { $0.firstAttribute == .width }?.isActive = false
    root.layoutIfNeeded()
    #expect(root.convert(inner.frame, from: container).minX == 210)
    container.frame.origin.x = 200
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
  }

  @Test func `removing a view removes the constraints that reach outside`() {
    let one = add()
    let other = add()
    let between = other.topAnchor.constraint(equalTo: one.bottomAnchor)
    let own = one.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([between, own])
    #expect(root.constraints == [between])
    one.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(!between.isActive)
    #expect(own.isActive)
  }

  /// A view that counts the frames computed for it.
  private final class CountingView: UIView {
    private(set) var count = 0

    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      count += 1
      return super.frame(forAlignmentRect: alignmentRect)
    }
  }

  @Test func `a changed constant computes the frame of the views that depend on it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = (0..<100).map { _ in CountingView() }
    let heights = views.map { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      return view.heightAnchor.constraint(equalToConstant: 10)
    }
    NSLayoutConstraint.activate(heights)
    root.layoutIfNeeded()
    let before = views.map(\.count)
    heights[40].constant = 30
    root.layoutIfNeeded()
    #expect(views[40].frame.height == 30)
    #expect(zip(views, before).map { $0.count - $1 }.reduce(0, +) == 1)
    // The app's own call reaches all of them.
    views[7].frame.origin = CGPoint(x: 50, y: 50)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(views[7].frame.origin == .zero)
  }

  @Test func `a frame set by hand is replaced when another view's constraint changes`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = [UIView(), UIView()]
    let heights = views.map { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 6).isActive = true
      return view.heightAnchor.constraint(equalToConstant: 10)
    }
    NSLayoutConstraint.activate(heights)
    root.layoutIfNeeded()
    views[0].frame = CGRect(x: 100, y: 100, width: 1, height: 1)
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 100)
    heights[1].constant = 11
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 5, y: 6, width: 0, height: 10))
    // A view that moves within its region keeps its position among the constraints.
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    root.addSubview(inner)
    inner.addSubview(views[0])
    views[0].leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 3).isActive = true
    views[0].topAnchor.constraint(equalTo: inner.topAnchor, constant: 4).isActive = true
    heights[0].constant = 12
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 3, y: 4, width: 0, height: 12))
  }

  @Test func `the fitting size is the smallest one that holds the content`() {
    let card = UIView()
    let box = Box(100, 30)
    card.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
    ])
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 116, height: 42))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 42))
    card.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    card.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 6, width: 184, height: 38))
    // Measuring does not move anything.
    _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 6, width: 184, height: 38))
  }

  @Test func `contradicting constraints leave out the last one, until the contradiction ends`() {
    let view = add()
    let narrow = view.widthAnchor.constraint(equalToConstant: 40)
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    #expect(wide.isActive)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }
}
