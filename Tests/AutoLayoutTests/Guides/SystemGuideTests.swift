import TestSupport
import Testing
import UIKit

/// The guides of the system, and their changes with margins, safe areas, sizes, and traits.
@MainActor
struct SystemGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  /// Adds a view with the edges of a guide.
  private func fill(_ guide: UILayoutGuide, in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }

  /// Shows a controller with a safe area.
  private func window(
    _ size: CGSize, _ safeArea: UIEdgeInsets = .zero
  ) -> (window: UIWindow, controller: UIViewController) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = safeArea
    let window = UIWindow(device: .custom(size: size, scale: 2)) { controller }
    window.settleLayout()
    return (window, controller)
  }

  @Test func `the margins guide follows margins, sizes, and the direction`() {
    let guide = root.layoutMarginsGuide
    #expect(guide === root.layoutMarginsGuide)
    #expect(guide.owningView === root)
    #expect(guide.identifier == "UIViewLayoutMarginsGuide")
    #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 284))
    let view = fill(guide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 284))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 1, width: 296, height: 296))
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 1, width: 176, height: 96))
    for view in [view, root] { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 4, y: 1, width: 176, height: 96))
    #expect(guide.layoutFrame == view.frame)
  }

  @Test func `margins follow a direction that comes from traits`() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 4)
    let view = fill(root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 4)
  }

  @Test func `the safe area guide follows the controller's safe area`() {
    let (window, controller) = window(CGSize(width: 320, height: 480))
    let view = fill(controller.view.safeAreaLayoutGuide, in: controller.view)
    window.settleLayout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    window.settleLayout()
    #expect(view.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
    window.frame.size = CGSize(width: 480, height: 320)
    window.settleLayout()
    #expect(view.frame == CGRect(x: 10, y: 44, width: 458, height: 242))
  }

  @Test func `the safe area of a view that constraints move follows its place`() {
    let (window, controller) = window(
      CGSize(width: 320, height: 480), UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(panel)
    let top = panel.topAnchor.constraint(equalTo: controller.view.topAnchor)
    NSLayoutConstraint.activate([
      top, panel.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      panel.widthAnchor.constraint(equalToConstant: 100),
      panel.heightAnchor.constraint(equalToConstant: 100),
    ])
    let inner = fill(panel.safeAreaLayoutGuide, in: panel)
    window.settleLayout()
    #expect(inner.frame == CGRect(x: 0, y: 44, width: 100, height: 56))
    top.constant = 30
    window.settleLayout()
    #expect(panel.safeAreaInsets.top == 14)
    #expect(inner.frame == CGRect(x: 0, y: 14, width: 100, height: 86))
  }

  @Test func `the root view of a controller has the system's minimum margins`() {
    let (window, controller) = window(
      CGSize(width: 320, height: 480), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let view = fill(controller.view.layoutMarginsGuide, in: controller.view)
    window.settleLayout()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 460))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.settleLayout()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
  }

  @Test func `the readable width follows the text size`() {
    let (window, controller) = window(CGSize(width: 1024, height: 768))
    let root: UIView = controller.view
    let view = fill(root.readableContentGuide, in: root)
    window.settleLayout()
    #expect(view.frame == CGRect(x: 176, y: 0, width: 672, height: 768))
    window.frame.size.width = 700
    window.settleLayout()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 660, height: 768))
    window.frame.size.width = 1100
    window.settleLayout()
    #expect(view.frame.width == 672)
    window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    window.settleLayout()
    #expect(view.frame.width == (672 * 21 / 17 as CGFloat).rounded())
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    window.settleLayout()
    #expect(view.frame.width == (672 * 14 / 17 as CGFloat).rounded())
    #expect(view.frame.midX == 550)
  }

  @Test func `the readable guide of a view that constraints size is right after one layout`() {
    let (window, controller) = window(CGSize(width: 1366, height: 1024))
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(panel)
    let width = panel.widthAnchor.constraint(equalToConstant: 1000)
    NSLayoutConstraint.activate([
      width, panel.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      panel.topAnchor.constraint(equalTo: controller.view.topAnchor),
      panel.heightAnchor.constraint(equalToConstant: 50),
    ])
    let inner = fill(panel.readableContentGuide, in: panel)
    window.settleLayout()
    #expect(inner.frame == CGRect(x: 164, y: 8, width: 672, height: 34))
    width.constant = 400
    window.settleLayout()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 384, height: 34))
  }

  @Test func `the keyboard's guide is at the bottom while there is no keyboard`() {
    let (window, controller) = window(
      CGSize(width: 320, height: 480), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide === controller.view.keyboardLayoutGuide)
    #expect(guide.usesBottomSafeArea)
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    window.settleLayout()
    #expect(bar.frame == CGRect(x: 0, y: 402, width: 320, height: 44))
    guide.usesBottomSafeArea = false
    window.settleLayout()
    #expect(bar.frame.maxY == 480)
    guide.usesBottomSafeArea = true
    controller.additionalSafeAreaInsets.bottom = 20
    window.frame.size = CGSize(width: 480, height: 320)
    window.settleLayout()
    #expect(bar.frame == CGRect(x: 0, y: 256, width: 480, height: 44))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 300, width: 480, height: 20))
  }

  @Test func `guides of the system are not removed`() {
    let view = fill(root.layoutMarginsGuide)
    root.removeLayoutGuide(root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 284))
    #expect(root.layoutGuides.isEmpty)
  }

  /// A guide has the same rectangle whether or not constraints mention it, after any changes.
  @Test func `a guide that constraints mention agrees with one that none does`() {
    let seed: UInt64 = 20_261
    var random = RepeatableRandom(seed: seed)
    let (window, controller) = window(CGSize(width: 320, height: 480))
    let frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    let (used, plain) = (UIView(frame: frame), UIView(frame: frame))
    for view in [used, plain] { controller.view.addSubview(view) }
    let guides: [(UIView) -> UILayoutGuide] = [
      { $0.layoutMarginsGuide }, { $0.safeAreaLayoutGuide }, { $0.readableContentGuide },
      { $0.keyboardLayoutGuide },
    ]
    let fills = guides.map { fill($0(used), in: used) }
    func number(_ upTo: Int) -> CGFloat { CGFloat(Int.random(in: 0...upTo, using: &random)) / 2 }
    for step in 0..<120 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        controller.additionalSafeAreaInsets = UIEdgeInsets(
          top: number(99), left: number(99), bottom: number(99), right: number(99))
      case 1:
        let margins = NSDirectionalEdgeInsets(
          top: number(60), leading: number(60), bottom: number(60), trailing: number(60))
        for view in [used, plain] { view.directionalLayoutMargins = margins }
      case 2:
        let frame = CGRect(
          x: number(200), y: number(200), width: 500 + number(2000), height: 500 + number(600))
        for view in [used, plain] { view.frame = frame }
      case 3:
        let semantic = random.pick([
          UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight,
        ])
        for view in fills + [used, plain] { view.semanticContentAttribute = semantic }
      case 4:
        let preserves = Bool.random(using: &random)
        for view in [used, plain] { view.preservesSuperviewLayoutMargins = preserves }
      default:
        window.traitOverrides.preferredContentSizeCategory = random.pick([
          .small, .large, .extraExtraExtraLarge, .accessibilityLarge,
        ])
      }
      window.settleLayout()
      for (index, guide) in guides.enumerated() {
        let expected = guide(plain).layoutFrame
        #expect(fills[index].frame == guide(used).layoutFrame, "seed \(seed), step \(step)")
        let isSame = zip(fills[index].frame.numbers, expected.numbers)
          .allSatisfy { abs($0 - $1) <= 0.5 }
        #expect(isSame, "seed \(seed), step \(step), guide \(index)")
      }
    }
  }
}
