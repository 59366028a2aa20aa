import TestSupport
import UIKit

/// A description of a view in a stack view, from which equal views can be built.
@MainActor
final class StackNode {
  enum Kind { case box, plain, stack }

  let kind: Kind
  var size = CGSize.zero
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh
  var isHidden = false
  var spacingAfter: CGFloat?

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var usesMargins = false
  var children: [StackNode] = []

  /// The view that follows the changes of the description.
  private(set) lazy var view: UIView = build { $0.view }

  init(_ kind: Kind) { self.kind = kind }

  // MARK: - Views

  /// Returns a new view with new subviews.
  func copy() -> UIView { build { $0.copy() } }

  private func build(_ child: (StackNode) -> UIView) -> UIView {
    let view: UIView
    switch kind {
    case .box: view = FixedIntrinsicView(size)
    case .plain: view = UIView()
    case .stack: view = UIStackView()
    }
    if let stack = view as? UIStackView {
      for node in children { stack.addArrangedSubview(child(node)) }
    }
    apply(to: view)
    return view
  }

  /// Gives the view of the description its properties.
  func apply() { apply(to: view) }

  private func apply(to view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(hugging, for: axis)
      view.setContentCompressionResistancePriority(resistance, for: axis)
    }
    view.isHidden = isHidden
    if let box = view as? FixedIntrinsicView, box.content != size { box.content = size }
    guard let stack = view as? UIStackView else { return }
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.isLayoutMarginsRelativeArrangement = usesMargins
    for (node, child) in zip(children, stack.arrangedSubviews) {
      stack.setCustomSpacing(node.spacingAfter ?? UIStackView.spacingUseDefault, after: child)
    }
  }

  /// Returns the frames of the arranged views in a view that was built from the description,
  /// without those within hidden views.
  func frames(in view: UIView) -> [CGRect] {
    guard let stack = view as? UIStackView, !isHidden else { return [] }
    return zip(children, stack.arrangedSubviews).flatMap { [$1.frame] + $0.frames(in: $1) }
  }

  /// The description and those in it.
  var all: [StackNode] { [self] + children.flatMap(\.all) }

  var summary: String {
    let state = isHidden ? "hidden " : ""
    let after = spacingAfter.map { " then \($0)" } ?? ""
    switch kind {
    case .box:
      return state + "box \(size.width)x\(size.height) @\(hugging.rawValue)/\(resistance.rawValue)"
        + after
    case .plain: return state + "plain" + after
    case .stack:
      return state
        + "\(axis) \(distribution) \(alignment) \(spacing)\(usesMargins ? " margins" : "")"
        + " [\(children.map(\.summary).joined(separator: ", "))]" + after
    }
  }

  // MARK: - Random descriptions

  static func random(depth: Int, using random: inout RepeatableRandom) -> StackNode {
    let node = StackNode(
      depth > 0 && random.once(in: 2) ? .stack : random.once(in: 4) ? .plain : .box)
    node.randomizeSize(using: &random)
    if node.kind == .stack { node.randomizeStack(depth: depth, using: &random) }
    node.isHidden = random.once(in: 6)
    if random.once(in: 5) { node.spacingAfter = CGFloat(Int.random(in: 0...10, using: &random)) }
    return node
  }

  static func randomStack(depth: Int, using random: inout RepeatableRandom) -> StackNode {
    let node = StackNode(.stack)
    node.randomizeStack(depth: depth, using: &random)
    return node
  }

  func randomizeSize(using random: inout RepeatableRandom) {
    size = CGSize(
      width: CGFloat(Int.random(in: 0...160, using: &random)) / 2,
      height: CGFloat(Int.random(in: 0...160, using: &random)) / 2)
    hugging = UILayoutPriority(random.pick([250, 250, 250, 251, 100]))
    resistance = UILayoutPriority(random.pick([750, 750, 750, 749, 900]))
  }

  private func randomizeStack(depth: Int, using random: inout RepeatableRandom) {
    randomizeProperty(using: &random)
    axis = random.pick([.horizontal, .vertical])
    distribution = random.pick([
      .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    alignment = random.pick([.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
    spacing = CGFloat(Int.random(in: 0...10, using: &random))
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      children.append(.random(depth: depth - 1, using: &random))
    }
  }

  /// Changes one property of a stack view.
  func randomizeProperty(using random: inout RepeatableRandom) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: axis = axis == .horizontal ? .vertical : .horizontal
    case 1:
      distribution = random.pick([
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ])
    case 2:
      alignment = random.pick([
        .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
      ])
    case 3: spacing = CGFloat(Int.random(in: 0...10, using: &random))
    default: usesMargins.toggle()
    }
  }
}
