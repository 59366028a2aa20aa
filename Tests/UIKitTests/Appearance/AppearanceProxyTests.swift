import Testing

@_spi(Lowering) @testable import UIKit

/// A view with a property of an app's class, as the lowering writes it.
private class BadgeView: UIView {
  var ringColor: UIColor? = nil {
    willSet { _willChangeValue(of: self, forKey: "ringColor") }
    didSet { _didChangeValue(of: self, forKey: "ringColor", at: \.ringColor) }
  }
}

private final class SpecialBadgeView: BadgeView {}
private final class OuterView: UIView {}
private final class InnerView: UIView {}
private final class ContainerController: UIViewController {}

/// Appearance proxies. The order of proxies is documented, not recorded.
@MainActor @Suite("Appearance proxies", .serialized)
struct AppearanceProxyTests {
  private let window: UIWindow
  private let root: ContainerController
  private var content: UIView { root.view }

  init() {
    AppearanceProxies.removeAll()
    let root = ContainerController()
    self.root = root
    window = UIWindow(device: .standard) { root }
  }

  /// Removes the proxies, which every window of the program follows.
  private func test(_ body: () throws -> Void) rethrows {
    defer { AppearanceProxies.removeAll() }
    try body()
  }

  private func added<View: UIView>(_ view: View) -> View {
    content.addSubview(view)
    return view
  }

  @Test func `a view takes values when it enters a window, not before and not in it`() {
    test {
      let before = added(UILabel())
      let label = UILabel()
      UILabel.appearance().textColor = .red
      #expect(before.textColor == .label)
      #expect(label.textColor == .label)
      content.addSubview(label)
      #expect(label.textColor == .red)
      UILabel.appearance().textColor = .green
      #expect(label.textColor == .red)
      label.removeFromSuperview()
      content.addSubview(label)
      #expect(label.textColor == .green)
    }
  }

  @Test func `didMoveToWindow finds the values`() {
    final class Told: UILabel {
      var color: UIColor?
      override func didMoveToWindow() { color = textColor }
    }
    test {
      UILabel.appearance().textColor = .red
      #expect(added(Told()).color == .red)
    }
  }

  @Test func `what the app sets wins, also the default`() {
    test {
      UILabel.appearance().textColor = .red
      UILabel.appearance().shadowOffset = CGSize(width: 3, height: 3)
      let label = UILabel()
      label.textColor = .label
      content.addSubview(label)
      #expect(label.textColor == .label)
      #expect(label.shadowOffset == CGSize(width: 3, height: 3))
    }
  }

  @Test func `only properties that were set on the proxy are set`() {
    test {
      UISwitch.appearance().onTintColor = .red
      let control = UISwitch()
      control.thumbTintColor = .blue
      content.addSubview(control)
      #expect(control.onTintColor == .red)
      #expect(control.thumbTintColor == .blue)
    }
  }

  @Test func `a subclass precedes its superclass, in any order of setting`() {
    test {
      BadgeView.appearance().backgroundColor = .green
      UIView.appearance().backgroundColor = .red
      UIView.appearance().isExclusiveTouch = true
      #expect(added(BadgeView()).backgroundColor == .green)
      #expect(added(SpecialBadgeView()).backgroundColor == .green)
      let plain = added(UIView())
      #expect(plain.backgroundColor == .red)
      #expect(plain.isExclusiveTouch)
    }
  }

  @Test func `containers limit a proxy, with others between them`() {
    test {
      UILabel.appearance(whenContainedInInstancesOf: [OuterView.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [InnerView.self, OuterView.self])
        .font = .systemFont(ofSize: 30)
      let outer = added(OuterView())
      let between = UIView()
      let inner = InnerView()
      outer.addSubview(between)
      between.addSubview(inner)
      let label = UILabel()
      inner.addSubview(label)
      #expect(label.textColor == .red)
      #expect(label.font.pointSize == 30)
      let other = UILabel()
      outer.addSubview(other)
      #expect(other.textColor == .red)
      #expect(other.font.pointSize == 17)
      #expect(added(UILabel()).textColor == .label)
      // The order of containers counts.
      let wrong = added(InnerView())
      let wrongOuter = OuterView()
      wrong.addSubview(wrongOuter)
      let wrongLabel = UILabel()
      wrongOuter.addSubview(wrongLabel)
      #expect(wrongLabel.font.pointSize == 17)
    }
  }

  @Test func `the outermost container wins, then the longer chain`() {
    test {
      UILabel.appearance(whenContainedInInstancesOf: [InnerView.self]).textColor = .blue
      UILabel.appearance(whenContainedInInstancesOf: [OuterView.self]).textColor = .red
      UILabel.appearance().textColor = .green
      let outer = added(OuterView())
      let inner = InnerView()
      outer.addSubview(inner)
      let label = UILabel()
      inner.addSubview(label)
      #expect(label.textColor == .red)
      UILabel.appearance(whenContainedInInstancesOf: [InnerView.self, OuterView.self])
        .textColor = .brown
      let second = UILabel()
      inner.addSubview(second)
      #expect(second.textColor == .brown)
    }
  }

  @Test func `view controllers are containers`() {
    test {
      UILabel.appearance(whenContainedInInstancesOf: [ContainerController.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UINavigationController.self])
        .font = .systemFont(ofSize: 30)
      let label = added(UILabel())
      #expect(label.textColor == .red)
      #expect(label.font.pointSize == 17)
    }
  }

  @Test func `a proxy for traits applies in them, and after their change`() {
    test {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      UILabel.appearance(for: dark).textColor = .red
      UILabel.appearance().textColor = .green
      let label = added(UILabel())
      #expect(label.textColor == .green)
      content.overrideUserInterfaceStyle = .dark
      window.settleLayout()
      #expect(label.textColor == .red)
      #expect(added(UILabel()).textColor == .red)
    }
  }

  @Test func `values for states keep those that the app sets for other states`() {
    test {
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.green, for: .highlighted)
      let button = UIButton(type: .custom)
      button.setTitleColor(.blue, for: .highlighted)
      content.addSubview(button)
      #expect(button.titleColor(for: .normal) == .red)
      #expect(button.titleColor(for: .highlighted) == .blue)
    }
  }

  @Test func `bars take their looks`() {
    test {
      let look = UINavigationBarAppearance()
      look.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().prefersLargeTitles = true
      UINavigationBar.appearance().tintColor = .green
      UITabBar.appearance().unselectedItemTintColor = .blue
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      window.rootViewController = tabs
      window.settleLayout()
      #expect(navigation.navigationBar.standardAppearance.backgroundColor == .red)
      #expect(navigation.navigationBar.prefersLargeTitles)
      #expect(navigation.navigationBar.tintColor == .green)
      #expect(tabs.tabBar.unselectedItemTintColor == .blue)
    }
  }

  @Test func `items of bars take values from their proxies, within containers`() {
    test {
      UIBarButtonItem.appearance().tintColor = .red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.brown], for: .normal)
      let controller = UIViewController()
      let (one, own, low) = (
        UIBarButtonItem(title: "One", image: nil, target: nil, action: nil),
        UIBarButtonItem(title: "Two", image: nil, target: nil, action: nil),
        UIBarButtonItem(title: "Low", image: nil, target: nil, action: nil)
      )
      own.tintColor = .blue
      controller.navigationItem.rightBarButtonItems = [one, own]
      controller.toolbarItems = [low]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      window.rootViewController = navigation
      window.settleLayout()
      #expect(one.tintColor == .red)
      #expect(own.tintColor == .blue)
      #expect(low.tintColor == .green)
      let attributes = one.titleTextAttributes(for: .normal)
      #expect(attributes?[.foregroundColor] as? UIColor == .brown)
    }
  }

  @Test func `lists take colors in place of their standard ones`() {
    test {
      UITableView.appearance().backgroundColor = .red
      UICollectionView.appearance().backgroundColor = .green
      UITableView.appearance().separatorColor = .blue
      let table = added(UITableView(frame: .zero, style: .insetGrouped))
      #expect(table.backgroundColor == .red)
      #expect(table.separatorColor == .blue)
      let list = added(
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
      #expect(list.backgroundColor == .green)
    }
  }

  @Test func `a property of an app's class is copied, unless the app sets it`() {
    test {
      BadgeView.appearance().ringColor = .red
      #expect(added(BadgeView()).ringColor == .red)
      #expect(added(SpecialBadgeView()).ringColor == .red)
      let own = BadgeView()
      own.ringColor = .blue
      content.addSubview(own)
      #expect(own.ringColor == .blue)
    }
  }

  @Test func `the tint color of all windows is inherited`() {
    test {
      UIWindow.appearance().tintColor = .red
      let window = UIWindow(device: .standard) { UIViewController() }
      let count = window.windowScene?.windows.count
      #expect(window.rootViewController?.view.tintColor == .red)
      #expect(count == 1)
    }
  }

  @Test func `every class of UIKit with properties of its own has a proxy`() {
    test {
      let proxies: [UIView] = [
        UIView.appearance(), UILabel.appearance(), UIButton.appearance(), UISwitch.appearance(),
        UISlider.appearance(), UIProgressView.appearance(), UIPageControl.appearance(),
        UISegmentedControl.appearance(), UIActivityIndicatorView.appearance(),
        UIRefreshControl.appearance(), UISearchBar.appearance(), UITextField.appearance(),
        UITextView.appearance(), UIScrollView.appearance(), UITableView.appearance(),
        UITableViewCell.appearance(), UITableViewHeaderFooterView.appearance(),
        UICollectionView.appearance(), UICollectionViewCell.appearance(),
        UINavigationBar.appearance(), UITabBar.appearance(), UIToolbar.appearance(),
        UIImageView.appearance(), UIStackView.appearance(), UIVisualEffectView.appearance(),
        UIStepper.appearance(), UIWindow.appearance(),
      ]
      for proxy in proxies {
        #expect(proxy.window == nil || proxy is UIWindow)
        #expect(proxy.assigned.keys == 0, "\(type(of: proxy))")
        // Keys are not shared by two properties of a class.
        let keys = type(of: proxy).appearanceProperties.map(\.key)
        #expect(Set(keys).count == keys.count, "\(type(of: proxy))")
      }
      #expect(UILabel.appearance() === UILabel.appearance())
      #expect(UILabel.appearance() !== UIView.appearance())
    }
  }
}
