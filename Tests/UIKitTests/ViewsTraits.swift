import Testing
import UIKit

@MainActor @Suite("Traits")
struct ViewsTraits {
  final class Told: UIView {
    var changes: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes.append(previousTraitCollection)
    }
  }

  @Test func `a view inherits from its window`() {
    let device = Device.named("iphone-se-3")!
    let window = UIWindow(device: device, style: .dark) { UIViewController() }
    let view = UIView()
    window.rootViewController?.view.addSubview(view)
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.traitCollection === window.traitCollection)
  }

  @Test func `overrides reach everything below and end when removed`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(outer.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(!inner.traitOverrides.contains(UITraitLayoutDirection.self))
    inner.traitOverrides.displayScale = 1
    #expect(inner.traitCollection.displayScale == 1)
    #expect(outer.traitCollection.displayScale != 1)
    inner.removeFromSuperview()
    #expect(inner.traitCollection.layoutDirection == .leftToRight)
    outer.addSubview(inner)
    outer.traitOverrides.remove(UITraitLayoutDirection.self)
    #expect(inner.traitCollection.layoutDirection == .leftToRight)
  }

  @Test func `view controllers stand between superview and view`() {
    let window = UIWindow(device: .standard) { UIViewController() }
    let root = window.rootViewController!
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(root.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(window.traitCollection.preferredContentSizeCategory == .large)
    let child = UIViewController()
    root.addChild(child)
    #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    let between = UIView()
    between.traitOverrides.horizontalSizeClass = .regular
    root.view.addSubview(between)
    between.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    root.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .unspecified
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `changes are told once before layout`() throws {
    let parent = UIView()
    let view = Told()
    parent.addSubview(view)
    parent.layoutIfNeeded()
    view.changes = []
    parent.traitOverrides.userInterfaceStyle = .dark
    parent.traitOverrides.displayScale = 5
    #expect(view.changes.isEmpty)
    #expect(view.traitCollection.displayScale == 5)
    parent.layoutIfNeeded()
    #expect(view.changes.count == 1)
    #expect(view.changes[0]?.userInterfaceStyle == .light)
    parent.traitOverrides.displayScale = 6
    view.updateTraitsIfNeeded()
    try #require(view.changes.count == 2)
    #expect(view.changes[1]?.displayScale == 5)
    parent.traitOverrides.displayScale = 7
    parent.traitOverrides.displayScale = 6
    parent.layoutIfNeeded()
    #expect(view.changes.count == 2)
  }

  @Test func `handlers hear of the traits they asked for`() {
    let view = UILabel()
    var heard: [CGFloat] = []
    let registration = view.registerForTraitChanges([UITraitDisplayScale.self]) {
      (label: UILabel, before: UITraitCollection) in
      heard.append(label.traitCollection.displayScale)
      #expect(UITraitCollection.current === label.traitCollection)
    }
    view.traitOverrides.userInterfaceStyle = .dark
    view.updateTraitsIfNeeded()
    #expect(heard.isEmpty)
    view.traitOverrides.displayScale = 7
    view.updateTraitsIfNeeded()
    #expect(heard == [7])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.displayScale = 8
    view.updateTraitsIfNeeded()
    #expect(heard == [7])
  }

  struct Compactness: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test func `apps may define traits`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.traitCollection[Compactness.self] == 1)
    outer.traitOverrides[Compactness.self] = 3
    #expect(inner.traitCollection[Compactness.self] == 3)
    var heard = 0
    inner.registerForTraitChanges([Compactness.self]) { (_: UIView, _: UITraitCollection) in
      heard += 1
    }
    inner.updateTraitsIfNeeded()
    #expect(heard == 1)
    outer.traitOverrides[Compactness.self] = 3
    inner.updateTraitsIfNeeded()
    #expect(heard == 1)
  }

  @Test func `collections combine`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2), dark,
    ])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.displayScale == 2)
    #expect(both.containsTraits(in: dark))
    #expect(!dark.containsTraits(in: both))
    #expect(UITraitCollection().userInterfaceIdiom == .unspecified)
    let changed = both.modifyingTraits {
      $0.displayScale = 3
      $0.horizontalSizeClass = .regular
    }
    #expect(changed.displayScale == 3)
    #expect(changed.userInterfaceStyle == .dark)
    #expect(both.displayScale == 2)
    #expect(UITraitCollection { $0.userInterfaceStyle = .dark } == dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!changed.hasDifferentColorAppearance(comparedTo: both))
    #expect(both != changed)
    #expect(both.copy() as? UITraitCollection == both)
  }

  @Test func `current is set while laying out`() {
    final class Asking: UIView {
      var seen: UIUserInterfaceStyle?
      override func layoutSubviews() { seen = UITraitCollection.current.userInterfaceStyle }
    }
    let view = Asking()
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(view.seen == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
  }

  @Test func `text sizes compare by size`() {
    #expect(UIContentSizeCategory.small < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
