import TesseraTesting
import Testing

@testable import UIKit

/// Search controllers in navigation bars and elsewhere, operated by touches and typing.
@MainActor @Suite("Search controllers")
struct SearchControllerTests {
  /// Records the calls of a search.
  private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
  {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      lines.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      lines.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      lines.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      lines.append("didDismiss")
    }
    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.text ?? "")")
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("didEnd") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      lines.append("scope \(scope)")
    }
  }

  private let listener = Listener()
  private let results = UIViewController()
  private let search: UISearchController
  private let root = UIViewController()
  private let scrollView = UIScrollView()
  private let navigation: UINavigationController
  private let screen: HostedScreen
  private var bar: UISearchBar { search.searchBar }

  init() {
    search = UISearchController(searchResultsController: results)
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
    root.title = "Places"
    root.navigationItem.searchController = search
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    root.view = scrollView
    navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    screen = HostedScreen(navigation)
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func cancelButton() throws -> UIView {
    try #require(bar.subviews.first { $0.accessibilityLabel == "Cancel" && !$0.isHidden })
  }

  // MARK: Layout

  @Test func `the search bar is below the large title, and part of the safe area`() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 166))
    #expect(frame(bar) == CGRect(x: 0, y: 165, width: 393, height: 60))
    #expect(frame(bar.searchTextField) == CGRect(x: 16, y: 173, width: 361, height: 44))
    #expect(root.view.safeAreaInsets.top == 225)
    #expect(scrollView.contentOffset.y == -225)
  }

  @Test func `the search bar gives way to the content before the large title does`() {
    scrollView.contentOffset.y = -195
    screen.layOut()
    #expect(navigation.navigationBar.frame.height == 136)
    scrollView.contentOffset.y = -140
    screen.layOut()
    #expect(navigation.navigationBar.frame.height == 81)
    #expect(frame(bar).height == 60)
    scrollView.contentOffset.y = 300
    screen.layOut()
    #expect(navigation.navigationBar.frame.height == 54)
    scrollView.contentOffset.y = -225
    screen.layOut()
    #expect(navigation.navigationBar.frame.height == 166)
    root.navigationItem.hidesSearchBarWhenScrolling = false
    screen.layOut()
    scrollView.contentOffset.y = 300
    screen.layOut()
    #expect(navigation.navigationBar.frame.height == 114)
  }

  @Test func `a released scroll stops where the search bar is shown or hidden`() {
    #expect(scrollView.besideYieldingBar(CGPoint(x: 0, y: -205)).y == -225)
    #expect(scrollView.besideYieldingBar(CGPoint(x: 0, y: -185)).y == -165)
    #expect(scrollView.besideYieldingBar(CGPoint(x: 0, y: -120)).y == -113)
  }

  // MARK: A search

  @Test func `a tap on the bar begins a search, and cancel ends it`() throws {
    try screen.tap(on: bar.searchTextField)
    screen.layOut()
    #expect(
      listener.take() == ["shouldBegin", "willPresent", "update ", "didBegin", "didPresent"])
    #expect(search.isActive)
    #expect(bar.isFirstResponder)
    #expect(bar.showsCancelButton)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 60))
    #expect(frame(bar.searchTextField) == CGRect(x: 16, y: 67, width: 306, height: 44))
    #expect(root.view.safeAreaInsets.top == 119)
    screen.type("mill")
    #expect(listener.take().last == "update mill")
    try screen.tap(on: try cancelButton())
    screen.layOut()
    #expect(
      listener.take() == ["cancel", "willDismiss", "didEnd", "update ", "didDismiss"])
    #expect(!search.isActive)
    #expect(bar.text == "")
    #expect(!bar.isFirstResponder)
    #expect(!bar.showsCancelButton)
    #expect(navigation.navigationBar.frame.height == 166)
    #expect(scrollView.contentOffset.y == -225)
  }

  @Test func `the content is dimmed until there are results over it`() throws {
    results.view.backgroundColor = .systemBackground
    try screen.tap(on: bar.searchTextField)
    screen.layOut()
    #expect(results.view.window == nil)
    #expect(search.view.window != nil)
    screen.type("m")
    screen.layOut()
    #expect(results.view.window != nil)
    #expect(results.view.safeAreaInsets.top == 119)
    #expect(results.parent === search)
    bar.searchTextField.userDidClear()
    screen.layOut()
    #expect(results.view.window == nil)
    #expect(search.isActive)
    try screen.tap(at: CGPoint(x: 200, y: 600))
    screen.layOut()
    #expect(!search.isActive)
    #expect(search.view.window == nil)
    #expect(search.parent == nil)
  }

  @Test func `searched content that displays the results itself takes touches`() throws {
    search.obscuresBackgroundDuringPresentation = false
    try screen.tap(on: bar.searchTextField)
    screen.layOut()
    #expect(search.view.window == nil)
    search.showsSearchResultsController = true
    screen.layOut()
    #expect(results.view.window != nil)
    search.showsSearchResultsController = false
    screen.layOut()
    #expect(results.view.window == nil)
  }

  @Test func `a bar that stays keeps its title`() throws {
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsCancelButton = false
    try screen.tap(on: bar.searchTextField)
    screen.layOut()
    #expect(navigation.navigationBar.frame.height == 166)
    #expect(!bar.showsCancelButton)
  }

  @Test func `scopes appear with the search and update the results`() throws {
    bar.scopeButtonTitles = ["All", "North"]
    try screen.tap(on: bar.searchTextField)
    screen.layOut()
    #expect(bar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == 107)
    _ = listener.take()
    let control = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    try screen.tap(at: CGPoint(x: frame(control).maxX - 20, y: frame(control).midY))
    #expect(listener.take() == ["scope 1", "update "])
    #expect(bar.selectedScopeButtonIndex == 1)
    search.isActive = false
    screen.layOut()
    #expect(!bar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == 166)
  }

  // MARK: Transitions

  @Test func `a push during a search returns to it`() throws {
    try screen.tap(on: bar.searchTextField)
    screen.type("mill")
    screen.layOut()
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    screen.layOut()
    #expect(search.isActive)
    #expect(results.view.window == nil)
    #expect(bar.window == nil)
    #expect(navigation.navigationBar.frame.height == 106)
    #expect(navigation.children.count == 2)
    navigation.popViewController(animated: true)
    screen.layOut()
    #expect(search.isActive)
    #expect(results.view.window != nil)
    #expect(bar.text == "mill")
    #expect(navigation.navigationBar.frame.height == 60)
    search.isActive = false
    screen.layOut()
    #expect(results.view.window == nil)
    #expect(navigation.navigationBar.frame.height == 166)
  }

  @Test func `a search that begins while a push is under way leaves no traces`() throws {
    screen.playsAnimations = true
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0.1)
    search.isActive = true
    screen.advance(by: 1)
    #expect(navigation.topViewController === detail)
    #expect(search.viewIfLoaded?.window == nil)
    #expect(navigation.navigationBar.frame.height == 106)
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    search.isActive = false
    screen.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 166)
    #expect(search.view.window == nil)
  }

  // MARK: Mistakes and changes

  @Test func `a search before its bar is in a window does not begin`() {
    var messages: [String] = []
    let before = DeveloperLog.sink
    DeveloperLog.sink = { messages.append($0) }
    let alone = UISearchController(searchResultsController: nil)
    alone.isActive = true
    DeveloperLog.sink = before
    #expect(messages.count == 1)
    #expect(!alone.isActive)
  }

  @Test func `a search without an updater works`() throws {
    search.searchResultsUpdater = nil
    search.delegate = nil
    try screen.tap(on: bar.searchTextField)
    screen.type("a")
    try screen.tap(on: try cancelButton())
    screen.layOut()
    #expect(!search.isActive)
    #expect(navigation.navigationBar.frame.height == 166)
  }

  @Test func `a search controller that is removed during a search ends it`() throws {
    try screen.tap(on: bar.searchTextField)
    screen.type("a")
    root.navigationItem.searchController = nil
    screen.layOut()
    #expect(!search.isActive)
    #expect(bar.superview == nil)
    #expect(results.view.window == nil)
    #expect(navigation.navigationBar.frame.height == 106)
  }

  @Test func `a search bar in a view of the app's own shows results below it`() throws {
    let host = UIViewController()
    let own = UISearchController(searchResultsController: UIViewController())
    own.searchBar.frame = CGRect(x: 0, y: 60, width: 393, height: 64)
    host.view.addSubview(own.searchBar)
    let screen = HostedScreen(host)
    try screen.tap(on: own.searchBar.searchTextField)
    screen.type("a")
    screen.layOut()
    let shown = try #require(own.searchResultsController?.view)
    #expect(shown.window != nil)
    #expect(shown.convert(shown.bounds, to: nil).minY == 124)
    own.isActive = false
    screen.layOut()
    #expect(shown.window == nil)
    #expect(host.children.isEmpty)
  }

  // MARK: The search bar

  @Test func `a search bar has the recorded sizes, and mirrors its parts`() throws {
    let own = UISearchBar(frame: CGRect(x: 0, y: 300, width: 320, height: 64))
    own.scopeButtonTitles = ["A", "B"]
    scrollView.addSubview(own)
    own.showsCancelButton = true
    screen.layOut()
    #expect(own.searchTextField.frame == CGRect(x: 8, y: 10, width: 249, height: 44))
    own.showsScopeBar = true
    #expect(own.sizeThatFits(.zero).height == 111)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.layOut()
    #expect(own.searchTextField.frame.maxX == 312)
  }
}
