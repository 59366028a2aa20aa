import Testing

@testable import UIKit

/// The contents of navigation bars and their positions.
@MainActor @Suite struct UINavigationBarTests {
  private let root = UIViewController()

  private func screen(
    on device: Device = .named("iphone-16-pro")!, isRightToLeft: Bool = false,
    _ setUp: (UINavigationController) -> Void = { _ in }
  ) -> NavigationScreen {
    NavigationScreen(root, on: device, isRightToLeft: isRightToLeft, setUp)
  }

  private func image(_ name: String) -> UIImage? { UIImage(systemName: name) }

  private func items(_ names: String...) -> [UIBarButtonItem] {
    names.map { name in
      let item = UIBarButtonItem(image: image(name), style: .plain, target: nil, action: nil)
      item.accessibilityLabel = name
      return item
    }
  }

  @Test func `neighbors with images share a background, from the edge on`() throws {
    root.navigationItem.rightBarButtonItems = items("plus", "trash")
    let screen = screen()
    let (first, second) = (screen.button("plus"), screen.button("trash"))
    #expect(screen.frame(first)?.maxX == 382)
    #expect(screen.frame(second)?.maxX == 338)
    let platter = try #require(first?.superview)
    #expect(platter === second?.superview)
    #expect(screen.frame(platter) == CGRect(x: 298, y: 62, width: 88, height: 44))
    root.navigationItem.rightBarButtonItems?[1].style = .prominent
    screen.settle()
    #expect(first?.superview !== second?.superview)
    #expect(screen.frame(second)?.maxX == 330)
  }

  @Test func `hidden items and spaces`() {
    let all = items("plus", "trash", "camera")
    all[1].isHidden = true
    root.navigationItem.rightBarButtonItems = [all[0], .fixedSpace(20), all[1], all[2]]
    let screen = screen()
    #expect(screen.button("trash") == nil)
    #expect(screen.frame(screen.button("camera"))?.maxX == 310)
    all[1].isHidden = false
    screen.settle()
    #expect(screen.button("trash")?.superview === screen.button("camera")?.superview)
  }

  @Test func `items at the leading edge take the place of the back button`() {
    let screen = screen()
    let detail = UIViewController()
    root.title = "Trails"
    screen.navigation.pushViewController(detail, animated: false)
    screen.settle()
    #expect(screen.frame(screen.button("Trails")) == CGRect(x: 16, y: 62, width: 44, height: 44))
    detail.navigationItem.leftBarButtonItems = items("plus")
    screen.settle()
    #expect(screen.button("Trails") == nil)
    #expect(screen.frame(screen.button("plus"))?.minX == 20)
    detail.navigationItem.leftItemsSupplementBackButton = true
    screen.settle()
    #expect(screen.button("Trails") != nil)
    #expect(screen.frame(screen.button("plus"))?.minX == 72)
    detail.navigationItem.hidesBackButton = true
    screen.settle()
    #expect(screen.button("Trails") == nil)
  }

  @Test func `the back button has the title that the screen before gives it`() {
    let screen = screen()
    root.title = "Trails"
    screen.navigation.pushViewController(UIViewController(), animated: false)
    #expect(screen.button("Trails") != nil)
    root.navigationItem.backButtonTitle = "All"
    #expect(screen.button("All") != nil)
    root.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Home", style: .plain, target: nil, action: nil)
    #expect(screen.button("Home") != nil)
    root.navigationItem.backButtonDisplayMode = .generic
    #expect(screen.button("Back") != nil)
  }

  @Test func `a back action replaces the return`() {
    let screen = screen()
    root.title = "Trails"
    let detail = UIViewController()
    var count = 0
    detail.navigationItem.backAction = UIAction { _ in count += 1 }
    screen.navigation.pushViewController(detail, animated: false)
    screen.tap(screen.button("Trails"))
    #expect(count == 1)
    #expect(screen.navigation.topViewController === detail)
    detail.navigationItem.backAction = nil
    screen.tap(screen.button("Trails"))
    #expect(screen.navigation.topViewController === root)
  }

  @Test func `a long title gives way to items`() throws {
    root.title = "A title that is much too long for the middle of a bar"
    root.navigationItem.rightBarButtonItems = items("plus")
    let screen = screen()
    let title = try #require(screen.label(root.title!))
    let frame = try #require(screen.frame(title))
    #expect(frame.minX >= 16)
    #expect(frame.maxX <= 402 - 16 - 44 - 8)
    #expect(frame.width > 300)
    #expect(title.accessibilityTraits.contains(.header))
  }

  @Test func `a title view is in the middle in place of the title`() {
    root.title = "Title"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    root.navigationItem.titleView = view
    let screen = screen()
    #expect(screen.label("Title") == nil)
    #expect(screen.frame(view) == CGRect(x: 151, y: 69, width: 100, height: 30))
    root.navigationItem.titleView = nil
    screen.settle()
    #expect(view.superview == nil)
    #expect(screen.label("Title") != nil)
  }

  @Test func `a view of an item keeps its size and its touches`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Own button", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let screen = screen()
    #expect(button.bounds.size == button.intrinsicContentSize)
    #expect(screen.frame(button)?.maxX == 382)
    screen.tap(button)
    #expect(count == 1)
  }

  @Test func `a prompt makes the bar higher`() {
    root.title = "Title"
    root.navigationItem.prompt = "Words above"
    let screen = screen()
    #expect(screen.bar.frame.height == 84)
    #expect(root.view.safeAreaInsets.top == 146)
    root.navigationItem.prompt = nil
    screen.settle()
    #expect(screen.bar.frame.height == 54)
  }

  @Test func `right to left, everything is at the other side`() {
    root.navigationItem.rightBarButtonItems = items("plus")
    root.title = "Trails"
    let screen = screen(isRightToLeft: true) { $0.navigationBar.prefersLargeTitles = true }
    #expect(screen.frame(screen.button("plus")) == CGRect(x: 20, y: 66, width: 36, height: 36))
    #expect(screen.frame(screen.label("Trails"))?.maxX == 386)
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = .never
    screen.navigation.pushViewController(detail, animated: false)
    screen.settle()
    #expect(
      screen.frame(screen.button("Trails")) == CGRect(x: 342, y: 62, width: 44, height: 44))
  }

  @Test func `the background appears with content below the bar`() {
    let scrolling = ScrollingController("Trails")
    let screen = NavigationScreen(scrolling)
    #expect(screen.bar.isContentAtEdge)
    scrolling.scrollView.contentOffset.y = 100
    #expect(!screen.bar.isContentAtEdge)
    scrolling.scrollView.contentOffset.y = -113
    #expect(screen.bar.isContentAtEdge)
  }

  // MARK: Bars of the app's own

  private final class Delegate: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var allowsPop = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("should pop \(item.title ?? "")")
      return allowsPop
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("did pop \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("did push \(item.title ?? "")")
    }
  }

  @Test func `a bar without a controller has a stack of its own`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 54))
    let delegate = Delegate()
    bar.delegate = delegate
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    bar.pushItem(first, animated: false)
    bar.pushItem(second, animated: true)
    #expect(bar.topItem === second)
    #expect(bar.backItem === first)
    delegate.allowsPop = false
    #expect(bar.popItem(animated: false) == nil)
    delegate.allowsPop = true
    #expect(bar.popItem(animated: false) === second)
    #expect(bar.items == [first])
    #expect(
      delegate.calls == [
        "did push First", "did push Second", "should pop Second", "should pop Second",
        "did pop Second",
      ])
    #expect(bar.sizeThatFits(.zero).height == 54)
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(.zero).height == 106)
  }

  @Test func `the bar of a navigation controller rejects items of the app`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.pushItem(UINavigationItem(title: "Title"), animated: false)
        print(navigation)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("push and pop view controllers instead"))
  }
}
