import Testing

@testable import UIKit

/// The arranged views of a stack view, and the constraints that changes replace.
@MainActor
struct StackViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() { root.traitOverrides.displayScale = 2 }

  private func box(_ width: CGFloat, _ height: CGFloat) -> FixedIntrinsicView {
    FixedIntrinsicView(CGSize(width: width, height: height))
  }

  /// Returns a row with a frame of its own.
  private func row(_ views: [UIView], width: CGFloat = 300, height: CGFloat = 40) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.addSubview(stack)
    return stack
  }

  // MARK: - Arranged views

  @Test func `arranged views are subviews, and leave with them`() {
    let (a, b, c) = (box(10, 10), box(20, 10), box(30, 10))
    let stack = row([a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(stack.subviews == [a, b, c])
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [a, b, c])
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, a, c])
    #expect(stack.subviews == [a, b, c])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c])
    #expect(a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c])
    root.addSubview(c)
    #expect(stack.arrangedSubviews.isEmpty)
    root.layoutIfNeeded()
    #expect(!stack.constraints.contains { $0.identifier != nil })
  }

  @Test func `the defaults are UIKit's`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(UIStackView.requiresConstraintBasedLayout)
    #expect(
      stack.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
    #expect(stack.customSpacing(after: box(1, 1)) == UIStackView.spacingUseDefault)
  }

  @Test func `a removed view keeps no custom spacing`() {
    let (a, b) = (box(10, 10), box(20, 10))
    let stack = row([a, b])
    stack.distribution = .equalSpacing
    stack.distribution = .fill
    stack.setCustomSpacing(24, after: a)
    #expect(stack.customSpacing(after: a) == 24)
    root.layoutIfNeeded()
    #expect(b.frame.minX - a.frame.maxX == 24)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    root.layoutIfNeeded()
    #expect(b.frame.minX - a.frame.maxX == 8)
    stack.removeArrangedSubview(a)
    stack.insertArrangedSubview(a, at: 0)
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    root.layoutIfNeeded()
    #expect(b.frame.minX == a.frame.maxX)
  }

  // MARK: - Constraints

  private func own(_ stack: UIStackView) -> [NSLayoutConstraint] {
    stack.constraints.filter { $0.identifier?.hasPrefix("UISV-") ?? false }
  }

  @Test func `a changed spacing changes constants only`() {
    let stack = row([box(10, 10), box(20, 10), box(30, 10)])
    root.layoutIfNeeded()
    let before = own(stack)
    #expect(before.count { $0.identifier == "UISV-spacing" } == 2)
    #expect(before.count { $0.identifier == "UISV-canvas-connection" } == 4)
    #expect(before.count { $0.identifier == "UISV-alignment" } == 4)
    stack.spacing = 8
    root.layoutIfNeeded()
    #expect(own(stack).map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
    #expect(stack.arrangedSubviews[2].frame.minX == 270)
    stack.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(own(stack).map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
  }

  @Test func `a hidden view replaces only constraints beside it`() {
    let views = (0..<10).map { _ in box(20, 10) }
    let stack = row(views)
    stack.alignment = .center
    root.layoutIfNeeded()
    let before = Set(own(stack).map(ObjectIdentifier.init))
    views[4].isHidden = true
    root.layoutIfNeeded()
    let after = Set(own(stack).map(ObjectIdentifier.init))
    // The view collapses, and is not in the spanning guide any more.
    #expect(after.subtracting(before).count == 1)
    #expect(before.subtracting(after).count == 3)
    #expect(views[4].frame.width == 0)
    views[4].isHidden = false
    root.layoutIfNeeded()
    #expect(own(stack).count == before.count)
  }

  @Test func `a required size gives way to hiding`() {
    var messages: [String] = []
    ConstraintLog.receiver = { messages.append($0) }
    defer { ConstraintLog.receiver = nil }
    let (a, b) = (UIView(), UIView())
    let stack = row([a, b])
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 30), b.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 80)
    a.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 50)
    #expect(messages.count == 1)
    a.isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 80)
    #expect(a.frame.width == 30)
  }

  // MARK: - Layout

  @Test func `hidden views at the ends leave no space`() {
    let views = (0..<5).map { _ in box(20, 10) }
    let stack = row(views)
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    for (hidden, width) in [
      ([], 140), ([0], 110), ([4], 110), ([0, 1], 80), ([1, 2], 80), ([1, 3], 80),
      ([0, 1, 2, 3], 20), ([0, 1, 2, 3, 4], 0),
    ] {
      for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
      root.layoutIfNeeded()
      #expect(stack.frame.width == CGFloat(width), "hidden: \(hidden)")
    }
  }

  @Test func `the spacing after a view remains when views after it are hidden`() {
    let views = (0..<4).map { _ in box(20, 10) }
    let stack = row(views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    stack.setCustomSpacing(24, after: views[0])
    stack.setCustomSpacing(2, after: views[1])
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 32, 44, 74])
    views[2].isHidden = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 32, 32, 44])
  }

  @Test func `rows align first and last baselines`() {
    let labels = [28, 13, 17].map { size -> UILabel in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: CGFloat(size))
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    stack.spacing = 8
    root.addSubview(stack)
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    #expect(stack.frame.height == 33.5)
    #expect(labels.map(\.frame.minY) == [0, 14, 10.5])
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.minY) == [0, 14, 10.5])
    // With more room, the text is at the top or at the bottom.
    stack.frame.size.height = 100
    root.layoutIfNeeded()
    #expect(labels[0].frame.maxY == 100)
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.minY) == [0, 14, 10.5])
  }

  @Test func `columns may measure spacing between baselines`() {
    let labels = [28, 13].map { size -> UILabel in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: CGFloat(size))
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    root.addSubview(stack)
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    // The baselines are 26.5 and 12.5 below the tops.
    #expect(labels[1].frame.minY == 54)
    stack.spacing = 50
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    #expect(labels[1].frame.minY == 64)
  }

  @Test func `other views align with the baseline of a stack view`() {
    let label = UILabel()
    label.text = "Text"
    let tall = box(20, 60)
    let column = UIStackView(arrangedSubviews: [label, box(10, 10)])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    let other = box(5, 5)
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    root.addSubview(other)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.topAnchor.constraint(equalTo: column.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(column.forFirstBaselineLayout === label)
    #expect(column.forLastBaselineLayout === column.arrangedSubviews[1])
    #expect(other.frame.minY == 46)
    column.insertArrangedSubview(tall, at: 0)
    root.layoutIfNeeded()
    #expect(column.forFirstBaselineLayout === tall)
    #expect(other.frame.minY == 30)
    tall.isHidden = true
    root.layoutIfNeeded()
    #expect(other.frame.minY == 46)
    tall.isHidden = false
    column.axis = .horizontal
    #expect(column.forLastBaselineLayout === tall)
  }

  @Test func `the view with the baseline of a nested stack view may be removed`() {
    let label = UILabel()
    label.text = "Text"
    let nested = UIStackView(arrangedSubviews: [label, box(10, 10)])
    nested.axis = .vertical
    let other = box(5, 5)
    let stack = row([nested, other])
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(other.frame.minY == 16)
    label.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 0)
  }

  @Test func `margins surround the arrangement, by leading and trailing edges`() {
    let view = UIView()
    let stack = row([view])
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 36))
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 4, y: 1, width: 294, height: 36))
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 6, y: 5, width: 286, height: 28))
  }

  @Test func `a stack view of another direction than its views mirrors its own arrangement`() {
    let views = [box(20, 10), box(30, 10), box(40, 10)]
    let stack = row(views, width: 100)
    stack.spacing = 5
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [80, 45, 0])
    stack.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 25, 60])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [100, 100, 100])
  }

  @Test func `text that wraps in a hidden view of a row has no influence`() {
    let label = UILabel()
    label.text = "Several words that wrap"
    label.numberOfLines = 0
    let stack = row([box(20, 30), label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    label.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 20, height: 30))
  }

  // MARK: - Animation

  @Test func `hiding a view within an animation lays out the stack view`() {
    let (a, b) = (box(20, 10), box(30, 10))
    let stack = row([a, b])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 270)
    var isAnimated = false
    UIView.animate(withDuration: 1) {
      a.isHidden = true
      stack.spacing = 3
    }
    #expect(b.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    // Outside of an animation, the layout comes later.
    a.isHidden = false
    #expect(b.frame.minX == 0)
    UIView.animate(withDuration: 0) {
      b.isHidden = true
    } completion: { _ in
      isAnimated = true
    }
    #expect(!isAnimated)
    root.layoutIfNeeded()
    #expect(a.frame.width == 300)
  }

  @Test func `a view that an animation hides is displayed until the end`() {
    let (a, b) = (box(20, 10), box(30, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController!.view.addSubview(stack)
    window.settleLayout()
    #expect(a.frame.width == 70)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { a.isHidden = true }
    #expect(a.frame.width == 0)
    #expect(a.isCollapsing)
    window.animationClock.advance(by: 0.5)
    #expect(a.presentation.frame.width == 35)
    #expect(b.presentation.frame.minX == 35)
    window.animationClock.advance(by: 1)
    #expect(!a.isCollapsing)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { a.isHidden = false }
    window.animationClock.advance(by: 0.5)
    #expect(!a.isCollapsing)
    #expect(a.presentation.frame.width == 35)
    a.isHidden = true
    #expect(!a.isCollapsing)
  }

  @Test func `a stack view draws its background`() {
    let stack = row([box(20, 10)])
    stack.backgroundColor = .red
    #expect(stack.drawing(at: .end).fill != nil)
  }
}
