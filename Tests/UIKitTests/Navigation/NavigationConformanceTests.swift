import Foundation
import Testing

@testable import UIKit

/// The recorded cases of `Cases/bars.jsonl`.
///
/// Widths of titles come from a table, so that they are compared with a tolerance.
@MainActor
@Suite struct NavigationConformanceTests {
  private struct Case: Decodable {
    var id: String
    var expected: [String: [CGFloat]]
    var tolerance: CGFloat
  }

  /// The tolerance of the width of a title, in points.
  private static let titleTolerance: CGFloat = 1.34

  /// The cases that are not compared, with the reasons.
  private func leftOut() throws -> [String: String] {
    try LeftOutCases("Navigation/Cases/bars").reasons
  }

  private func cases() throws -> [Case] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/bars.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }

  // MARK: Screens

  /// The window of the recordings on an iPhone SE: 320 x 400 points without a safe area.
  private static let small = Device.custom(size: CGSize(width: 320, height: 400), scale: 2)

  private func large(_ device: String) -> [String: CGRect] {
    let root = UIViewController()
    root.title = "Settings"
    let screen = NavigationScreen(root, on: .named(device)!) {
      $0.navigationBar.prefersLargeTitles = true
    }
    return frames(screen, ["largeTitle": screen.label("Settings")])
  }

  private func frames(
    _ screen: NavigationScreen, _ views: [String: UIView?]
  ) -> [String: CGRect] {
    var result = views.compactMapValues { screen.frame($0) }
    result["navigationBar"] = screen.bar.frame
    result["root view"] = screen.navigation.topViewController?.view.frame
    return result
  }

  private func inline() -> [String: CGRect] {
    let root = UIViewController()
    root.title = "Form"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    let screen = NavigationScreen(root, on: .named("iphone-16-pro")!)
    return frames(screen, ["title": screen.label("Form"), "trailingItem": screen.button("Add")])
  }

  /// A title on a device with an earlier system.
  private func earlier(_ device: String, title: String) -> [String: CGRect] {
    let root = UIViewController()
    root.title = title
    let screen = NavigationScreen(root, on: .named(device)!)
    return frames(screen, ["title": screen.label(title)])
  }

  private func pushed() -> [String: CGRect] {
    let root = UIViewController()
    root.title = "Root"
    let screen = NavigationScreen(root, on: .named("iphone-16-pro")!)
    let detail = UIViewController()
    // The width of Apple's symbol follows from the width of the item; Tessera's is narrower.
    let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 6)).image { _ in }
    let overflow = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    overflow.accessibilityLabel = "More"
    detail.navigationItem.rightBarButtonItem = overflow
    screen.navigation.pushViewController(detail, animated: false)
    screen.settle()
    return frames(screen, ["back": screen.button("Root"), "overflow": screen.button("More")])
  }

  private func items() -> [String: CGRect] {
    let root = UIViewController()
    root.title = "Settings"
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    return frames(NavigationScreen(root, on: Self.small), [:])
  }

  /// Two scroll views in one screen, the second one without automatic insets.
  private func scrollInsets() -> [String: CGRect] {
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.view = view
    func add(_ text: String, y: CGFloat) -> (UIScrollView, UILabel) {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: y, width: 320, height: 300))
      let label = UILabel()
      label.text = text
      scrollView.contentSize = CGSize(width: 320, height: 200)
      scrollView.addSubview(label)
      view.addSubview(scrollView)
      return (scrollView, label)
    }
    let (_, label) = add("Automatic", y: 0)
    let (never, neverLabel) = add("Never adjusted", y: 300)
    never.contentInsetAdjustmentBehavior = .never
    let screen = NavigationScreen(root, on: Self.small)
    for label in [label, neverLabel] {
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 16, y: 16)
    }
    return frames(screen, ["label": label, "neverLabel": neverLabel])
  }

  /// A tab bar controller in a window.
  private func tabs(_ count: Int, on device: Device) -> [String: CGRect] {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "Tab \(index)"
      return controller
    }
    let window = UIWindow(device: device) { tabs }
    window.settleLayout()
    let buttons: [UIControl] = NavigationScreen.parts(of: tabs.tabBar)
    return [
      "tabBar": tabs.tabBar.frame, "selected view": tabs.selectedViewController!.view.frame,
      "button": buttons[1].convert(buttons[1].bounds, to: nil),
      "button0": buttons[0].convert(buttons[0].bounds, to: nil),
      "button1": buttons[1].convert(buttons[1].bounds, to: nil),
    ]
  }

  private func toolbar() -> [String: CGRect] {
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
    toolbar.sizeToFit()
    toolbar.frame = CGRect(x: 0, y: 352, width: 320, height: toolbar.frame.height)
    return ["toolbar": toolbar.frame]
  }

  private func searchBar(y: CGFloat, hasCancelButton: Bool = false) -> [String: CGRect] {
    let bar = UISearchBar()
    bar.showsCancelButton = hasCancelButton
    bar.sizeToFit()
    bar.frame = CGRect(x: 0, y: y, width: 320, height: bar.frame.height)
    bar.layoutIfNeeded()
    return [
      "bar": bar.frame, "searchTextField": bar.searchTextField.frame.offsetBy(dx: 0, dy: y),
    ]
  }

  private func answers(_ id: String) -> [String: CGRect]? {
    switch id {
    case "se26-nav-inline":
      let root = UIViewController()
      root.title = "Settings"
      return frames(NavigationScreen(root, on: Self.small), [:])
    case "se26-nav-items": return items()
    case "se26-nav-scroll-inset": return scrollInsets()
    case "ip27-nav-large": return large("iphone-16-pro")
    case "ip26max-nav-large": return large("iphone-16-pro-max")
    case "se26-tabs": return tabs(2, on: Self.small)
    case "se26-toolbar-bottom": return toolbar()
    case "se26-searchbar-plain": return searchBar(y: 16)
    case "se26-searchbar-typed": return searchBar(y: 96, hasCancelButton: true)
    case "ip26-nav-inline":
      return inline().merging(tabs(2, on: .named("iphone-16-pro")!)) { old, _ in old }
    case "ip26-nav-overflow": return pushed()
    case "ip17-toolbar-calendar": return earlier("iphone-12-ios17", title: "Calendar")
    case "ip15-tabbar": return tabs(5, on: .named("iphone-12-ios15")!)
    case "ip14-title-chinese":
      return earlier("iphone-13-mini-ios15", title: "\u{767B}\u{5F55}")
    case "ip26-tabbar-buttons":
      return pushed().merging(tabs(4, on: .named("iphone-16-pro")!)) { old, _ in old }
    default: return nil
    }
  }

  /// The parts of screens that are not bars, or that are not supported.
  private static let otherParts: Set = [
    "textField", "switch", "stepper minus", "row0", "searchField",
  ]

  /// The parts of one screen that no test reaches, with the reasons.
  private static let otherPartsOfScreens = [
    "ip17-toolbar-calendar toolbar": "The class of the toolbar is the app's own."
  ]

  // MARK: Tests

  @Test func `bars have the recorded frames`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let leftOut = try leftOut()
    for test in try cases() {
      if leftOut[test.id] != nil { continue }
      let frames = try #require(answers(test.id), "\(test.id) has no screen")
      for (name, numbers) in test.expected where !Self.otherParts.contains(name) {
        if Self.otherPartsOfScreens["\(test.id) \(name)"] != nil { continue }
        let frame = try #require(frames[name], "\(test.id) has no \(name)")
        let isText = name.lowercased().contains("title") || name.lowercased().contains("label")
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        for (index, value) in values.enumerated() {
          // Texts of the labels in scroll views are not recorded, and so their widths.
          if index == 2, name.lowercased().hasSuffix("label") { continue }
          // The number of tabs is not recorded; four come nearest.
          let isLoose = isText && index.isMultiple(of: 2) || name == "button"
          let tolerance = isLoose ? Self.titleTolerance : 0.21
          #expect(
            abs(value - numbers[index]) <= max(tolerance, test.tolerance),
            "\(test.id), \(name): \(values) instead of \(numbers)")
        }
      }
    }
  }

  @Test func `every case is compared or left out with a reason`() throws {
    let ids = Set(try cases().map(\.id))
    let leftOut = try leftOut()
    #expect(Set(leftOut.keys).subtracting(ids).isEmpty)
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    for id in ids where leftOut[id] == nil { #expect(answers(id) != nil, "\(id)") }
  }
}
