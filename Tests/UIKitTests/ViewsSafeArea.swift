import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Safe areas and margins")
struct ViewsSafeArea {
  private func shown(
    _ device: Device = .standard, _ orientation: Device.Orientation = .portrait,
    _ setUp: (UIViewController) -> Void = { _ in }
  ) -> (UIWindow, UIView) {
    let window = UIWindow(device: device, orientation: orientation) {
      let controller = UIViewController()
      setUp(controller)
      return controller
    }
    return (window, window.rootViewController!.view)
  }

  @Test func `a view has the part that lies over it`() {
    let (window, root) = shown()
    let cases: [(CGRect, UIEdgeInsets)] = [
      (
        CGRect(x: 0, y: 0, width: 393, height: 852),
        UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      ),
      (
        CGRect(x: 0, y: 20, width: 393, height: 100),
        UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0)
      ),
      (CGRect(x: 0, y: 59, width: 393, height: 759), .zero),
      (
        CGRect(x: 0, y: 800, width: 393, height: 52),
        UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      ),
      (
        CGRect(x: 0, y: 700, width: 393, height: 130),
        UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
      ),
    ]
    for (frame, insets) in cases {
      let view = UIView(frame: frame)
      root.addSubview(view)
      #expect(view.safeAreaInsets == insets, "\(frame)")
      view.removeFromSuperview()
      #expect(view.safeAreaInsets == .zero)
    }
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func `follows frames through levels`() {
    let (window, root) = shown()
    let middle = UIView(frame: CGRect(x: 0, y: 10, width: 393, height: 400))
    let inner = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
    middle.addSubview(inner)
    root.addSubview(middle)
    #expect(inner.safeAreaInsets.top == 44)
    middle.frame.origin.y = 30
    #expect(inner.safeAreaInsets.top == 24)
    middle.frame.origin.y = 300
    #expect(inner.safeAreaInsets == .zero)
    #expect(inner.window === window)
  }

  @Test func `additional insets add to the root view`() {
    let (window, root) = shown(.standard, .portrait) {
      $0.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
    }
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    #expect(child.safeAreaInsets.top == 103)
    #expect(child.window === window)
  }

  @Test func `tells of changes once`() {
    final class Counting: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let (window, root) = shown()
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    #expect(view.count == 1)
    view.frame.origin.x = 5
    #expect(view.count == 1)
    view.frame.origin.y = 5
    #expect(view.count == 2)
    #expect(view.window === window)
  }

  @Test func `margins of root and plain views`() {
    let (window, root) = shown()
    #expect(root.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(root.window === window)
    for (slug, margins) in [
      ("iphone-15-pro-max", UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 20)),
      ("ipad-pro-11", UIEdgeInsets(top: 32, left: 20, bottom: 25, right: 20)),
      ("iphone-se-3", UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)),
    ] {
      let (window, root) = shown(Device.named(slug)!)
      #expect(root.layoutMargins == margins, "\(slug)")
      #expect(root.window === window)
    }
  }

  @Test func `margins without safe area and with superview margins`() {
    let (window, root) = shown()
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let view = UIView(frame: CGRect(x: 4, y: 0, width: 200, height: 10))
    root.addSubview(view)
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.left == 12)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 30, bottom: 1, trailing: 4)
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 16))
    #expect(view.layoutMargins.left == 26)
    #expect(view.window === window)
  }

  @Test func `directional margins swap sides right to left`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
    #expect(view.directionalLayoutMargins.trailing == 9)
  }

  @Test func `every device is named once and plausible`() {
    #expect(Set(Device.all.map(\.slug)).count == Device.all.count)
    for device in Device.all {
      #expect(Device.named(device.slug) == device)
      #expect(device.portraitSize.width < device.portraitSize.height)
      let portrait = device.traits()
      #expect(portrait.displayScale == device.scale)
      #expect(portrait.horizontalSizeClass == (device.idiom == .pad ? .regular : .compact))
      #expect(portrait.verticalSizeClass == .regular)
    }
    #expect(Device.named("iphone-15")?.size() == CGSize(width: 393, height: 852))
    #expect(Device.named("nokia-3310") == nil)
    #expect(Device.named("iphone-15")!.traits(.landscape).horizontalSizeClass == .compact)
    #expect(Device.named("iphone-15-plus")!.traits(.landscape).horizontalSizeClass == .regular)
    let custom = Device.custom(size: CGSize(width: 800, height: 700), scale: 1)
    #expect(custom.size() == CGSize(width: 800, height: 700))
    #expect(custom.traits().userInterfaceIdiom == .pad)
  }

  @Test func `content that moves leaves no safe area or margin of a subview outdated`() {
    for seed in RepeatableRandom.seeds(30) {
      var random = RepeatableRandom(seed: seed)
      let (_, root) = shown()
      let scrollView = UIScrollView(frame: root.bounds)
      scrollView.contentSize = CGSize(width: 600, height: 4_000)
      root.addSubview(scrollView)
      var subviews: [UIView] = []
      for step in 0..<40 {
        let y = CGFloat(Int.random(in: -60...1_500, using: &random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
          let view = UIView(frame: CGRect(x: 20, y: y, width: 200, height: 90))
          view.preservesSuperviewLayoutMargins = random.once(in: 4)
          scrollView.addSubview(view)
          subviews.append(view)
        case 2 where !subviews.isEmpty: subviews.removeLast().removeFromSuperview()
        case 3 where !subviews.isEmpty: subviews[0].frame.origin.y = y
        case 4 where !subviews.isEmpty:
          subviews[0].preservesSuperviewLayoutMargins.toggle()
        case 5:
          scrollView.contentInsetAdjustmentBehavior = random.once(in: 2) ? .never : .automatic
        case 6: scrollView.frame.origin.y = random.once(in: 2) ? 0 : 30
        default: scrollView.contentOffset.y = y
        }
        let stored = subviews.map { ($0.safeAreaInsets, $0.layoutMargins) }
        for (view, expected) in zip(subviews, stored) {
          view.refreshSafeArea()
          view.refreshMargins()
          #expect(view.safeAreaInsets == expected.0, "seed \(seed), step \(step)")
          #expect(view.layoutMargins == expected.1, "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func `content without a safe area moves without a visit of its subviews`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let subview = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
    scrollView.addSubview(subview)
    #expect(!scrollView.hasSubviewsWithPositionalInsets)
    subview.preservesSuperviewLayoutMargins = true
    #expect(scrollView.hasSubviewsWithPositionalInsets)
    subview.preservesSuperviewLayoutMargins = false
    scrollView.contentOffset.y = 5
    #expect(!scrollView.hasSubviewsWithPositionalInsets)
  }
}
