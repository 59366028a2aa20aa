import Testing
import UIKit

/// The safe area at the sides of bars, as beside the sensor housing of an iPhone in landscape.
@MainActor @Suite struct BarSafeAreaTests {
  private let root = UIViewController()

  private func landscape(
    isRightToLeft: Bool, _ setUp: (UINavigationController) -> Void = { _ in }
  ) -> NavigationScreen {
    root.title = "Trails"
    let screen = NavigationScreen(root, isRightToLeft: isRightToLeft, setUp)
    screen.window.resize(to: .standard, orientation: .landscape)
    screen.settle()
    return screen
  }

  /// Returns the distances of a view from the leading and the trailing side of the window.
  private func sides(
    of view: UIView?, _ screen: NavigationScreen, isRightToLeft: Bool
  ) throws -> (leading: CGFloat, trailing: CGFloat) {
    let frame = try #require(screen.frame(view))
    let (left, right) = (frame.minX, screen.window.bounds.width - frame.maxX)
    return isRightToLeft ? (right, left) : (left, right)
  }

  @Test(arguments: [false, true])
  func `items and the back button keep out of the sides`(isRightToLeft: Bool) throws {
    let screen = landscape(isRightToLeft: isRightToLeft)
    let detail = UIViewController()
    detail.title = "Ridge"
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    screen.navigation.pushViewController(detail, animated: false)
    screen.settle()
    let back = try sides(
      of: screen.button("Trails"), screen, isRightToLeft: isRightToLeft)
    #expect(back.leading == 75)
    let edit = try sides(of: screen.button("Edit"), screen, isRightToLeft: isRightToLeft)
    #expect(edit.trailing == 79)
    detail.navigationItem.hidesBackButton = true
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Map", style: .plain, target: nil, action: nil)
    screen.settle()
    let map = try sides(of: screen.button("Map"), screen, isRightToLeft: isRightToLeft)
    #expect(map.leading == 79)
    let title = try #require(screen.frame(screen.label("Ridge")))
    #expect(abs(title.midX - 426) < 1)
  }

  @Test func `a long title and items that are too wide end in the safe area`() throws {
    let screen = landscape(isRightToLeft: false)
    root.title = String(repeating: "Long ", count: 60)
    screen.settle()
    let title = try #require(screen.frame(screen.label(root.title ?? "")))
    #expect(abs(title.minX - 75) < 1)
    #expect(abs(title.maxX - (852 - 75)) < 1)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: root.title, style: .plain, target: nil, action: nil)
    screen.settle()
    let button = try #require(screen.frame(screen.button(root.title ?? "")))
    #expect(button.minX == 79)
    #expect(button.maxX <= 852 - 79)
  }

  @Test(arguments: [false, true])
  func `the search field, its button and the scopes keep out of the sides`(isRightToLeft: Bool)
    throws
  {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "North"]
    search.automaticallyShowsScopeBar = false
    search.searchBar.showsScopeBar = true
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    let screen = landscape(isRightToLeft: isRightToLeft)
    let field = search.searchBar.searchTextField
    let before = try sides(of: field, screen, isRightToLeft: isRightToLeft)
    #expect(before.leading == CGFloat(59 + 16))
    #expect(before.trailing == CGFloat(59 + 16))
    let scopes: [UISegmentedControl] = NavigationScreen.parts(of: search.searchBar)
    let scope = try sides(of: scopes.first, screen, isRightToLeft: isRightToLeft)
    #expect(scope.leading == CGFloat(59 + 16))
    #expect(scope.trailing == CGFloat(59 + 16))
    search.isActive = true
    screen.settle()
    let during = try sides(of: field, screen, isRightToLeft: isRightToLeft)
    #expect(during.leading == CGFloat(59 + 16))
    #expect(during.trailing == CGFloat(59 + 16 + 44 + 11))
  }

  @Test(arguments: [false, true])
  func `a large title follows the safe area of its side`(isRightToLeft: Bool) throws {
    root.title = "Trails"
    let screen = NavigationScreen(root, isRightToLeft: isRightToLeft) {
      $0.navigationBar.prefersLargeTitles = true
    }
    let label = screen.label("Trails")
    let before = try sides(of: label, screen, isRightToLeft: isRightToLeft)
    #expect(before.leading == 16)
    screen.navigation.additionalSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 30, bottom: 0, right: 10)
    screen.settle()
    let after = try sides(of: label, screen, isRightToLeft: isRightToLeft)
    #expect(after.leading == (isRightToLeft ? 26 : 46))
  }

  @Test(arguments: [false, true])
  func `items of the toolbar keep out of the sides`(isRightToLeft: Bool) throws {
    root.toolbarItems = [
      UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Last", style: .plain, target: nil, action: nil),
    ]
    let screen = landscape(isRightToLeft: isRightToLeft) { $0.isToolbarHidden = false }
    let buttons: [UIControl] = NavigationScreen.parts(of: screen.navigation.toolbar)
    let first = buttons.first { $0.accessibilityLabel == "First" }
    let last = buttons.first { $0.accessibilityLabel == "Last" }
    #expect(try sides(of: first, screen, isRightToLeft: isRightToLeft).leading == 59 + 28 + 4)
    #expect(try sides(of: last, screen, isRightToLeft: isRightToLeft).trailing == 59 + 28 + 4)
  }
}
