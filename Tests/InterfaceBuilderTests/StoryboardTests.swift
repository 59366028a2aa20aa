import TesseraTesting
import Testing

@_spi(Lowering) @testable import UIKit

extension InterfaceDocumentTests {
  /// View controllers of a storyboard and the segues between them.
  @Suite @MainActor struct Storyboards {
    private let storyboard = UIStoryboard(name: "Trips", bundle: nil)

    private func list() throws -> (UINavigationController, TripListViewController) {
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      return (navigation, try #require(navigation.topViewController as? TripListViewController))
    }

    @Test func `a navigation controller has its root and its bar`() throws {
      let (navigation, list) = try list()
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.navigationBar.prefersLargeTitles)
      #expect(list.navigationItem.title == "Trips")
      #expect(list.navigationItem.rightBarButtonItem === list.addItem)
      #expect(list.storyboard === storyboard)
      #expect(navigation.storyboard === storyboard)
    }

    @Test func `calls have UIKit's order`() throws {
      let calls = try CallRecord.during { try list().1.loadViewIfNeeded() }
      #expect(
        calls == [
          "init storyboard true view false", "awake title Trips item true", "set openButton",
          "set parts 2", "should summary",
          "prepare summary to TripSummaryViewController loaded false outlets true",
          "summary viewDidLoad", "viewDidLoad children 1",
        ])
    }

    @Test func `an embedded view controller fills its container`() throws {
      let (navigation, list) = try list()
      let screen = HostedScreen(navigation, on: .iPhone15)
      let child = try #require(list.children.first)
      let container = try #require(child.view.superview)
      #expect(child.view.frame == container.bounds)
      #expect(container.frame.width == list.view.bounds.width - 40)
      #expect(child.parent === list)
      _ = screen
    }

    @Test func `a show segue pushes what the segue action made`() throws {
      let (navigation, list) = try list()
      let screen = HostedScreen(navigation, on: .iPhone15)
      let calls = try CallRecord.during { try screen.tap(on: list.openButton) }
      #expect(
        calls == [
          "should open", "makeDetail UIButton open",
          "prepare open to TripDetailViewController loaded false outlets true",
        ])
      let detail = try #require(navigation.topViewController as? TripDetailViewController)
      #expect(detail.name == "Alps")
      #expect(detail.title == "Detail")
      #expect(navigation.viewControllers.first === list)
    }

    @Test func `a segue that is not allowed is not performed`() throws {
      let (navigation, list) = try list()
      let screen = HostedScreen(navigation, on: .iPhone15)
      list.allowsSegues = false
      let calls = try CallRecord.during { try screen.tap(on: list.openButton) }
      #expect(calls == ["should open"])
      #expect(navigation.topViewController === list)
    }

    @Test func `performSegue performs a segue without a question`() throws {
      let (navigation, list) = try list()
      let screen = HostedScreen(navigation, on: .iPhone15)
      list.allowsSegues = false
      let calls = CallRecord.during { list.performSegue(withIdentifier: "edit", sender: nil) }
      #expect(calls == ["prepare edit to TripEditViewController loaded false outlets true"])
      #expect(navigation.presentedViewController is TripEditViewController)
      #expect(navigation.presentedViewController?.modalPresentationStyle == .fullScreen)
      _ = screen
    }

    @Test func `unwinding dismisses what was presented`() throws {
      let (navigation, list) = try list()
      let screen = HostedScreen(navigation, on: .iPhone15)
      list.performSegue(withIdentifier: "edit", sender: nil)
      let edit = try #require(navigation.presentedViewController)
      let calls = CallRecord.during { edit.performSegue(withIdentifier: "done", sender: nil) }
      #expect(calls == ["unwind from TripEditViewController"])
      screen.advance(by: 1)
      #expect(navigation.presentedViewController == nil)
    }

    @Test func `unwinding pops the stack to its destination`() throws {
      let (navigation, list) = try list()
      let screen = HostedScreen(navigation, on: .iPhone15)
      try screen.tap(on: list.openButton)
      screen.advance(by: 1)
      let calls = try CallRecord.during {
        try screen.tap(on: navigation.topViewController!.view.subviews[0])
        // The recognizer of two taps delays the end of the touch.
        screen.advance(by: 1)
      }
      #expect(calls == ["unwind from TripDetailViewController"])
      screen.advance(by: 1)
      #expect(navigation.viewControllers == [list])
    }

    @Test func `a custom segue is made by its own initializer`() throws {
      let (_, list) = try list()
      list.loadViewIfNeeded()
      let calls = CallRecord.during { list.performSegue(withIdentifier: "custom", sender: nil) }
      #expect(calls.last == "perform made for TripEditViewController")
    }

    @Test func `a gesture recognizer of the scene belongs to its view`() throws {
      let detail = try #require(
        storyboard.instantiateViewController(withIdentifier: "detail")
          as? TripDetailViewController)
      let tap = try #require(
        detail.view.gestureRecognizers?.first as? UITapGestureRecognizer)
      #expect(tap.numberOfTapsRequired == 2)
      #expect(detail.name == "none")
    }

    @Test func `a creator makes the view controller`() {
      let detail = storyboard.instantiateViewController(identifier: "detail") { coder in
        TripDetailViewController(coder: coder, name: "Coast")
      }
      #expect(detail.name == "Coast")
      #expect(detail.storyboard === storyboard)
    }

    @Test func `a constraint is an outlet`() throws {
      let (navigation, list) = try list()
      let screen = HostedScreen(navigation, on: .iPhone15)
      let before = list.openButton.frame.minY
      list.topConstraint.constant += 30
      screen.layOut()
      #expect(list.openButton.frame.minY == before + 30)
    }

    private func tabs() throws -> UITabBarController {
      try #require(
        UIStoryboard(name: "Tabs", bundle: nil).instantiateInitialViewController()
          as? UITabBarController)
    }

    @Test func `a tab bar controller has its view controllers in their order`() throws {
      let tabs = try tabs()
      let kinds = tabs.viewControllers?.map { "\(type(of: $0))" }
      #expect(kinds == ["UINavigationController", "TripDetailViewController"])
      #expect(tabs.viewControllers?[0].tabBarItem.title == "Places")
      #expect(tabs.viewControllers?[1].storyboard !== tabs.storyboard)
    }

    @Test func `a tap of a prototype cell performs its segue before the delegate is told`() throws {
      let tabs = try tabs()
      let screen = HostedScreen(tabs, on: .iPhone15)
      let navigation = try #require(tabs.selectedViewController as? UINavigationController)
      let grid = try #require(navigation.topViewController as? GridController)
      #expect(grid.collectionView.superview === grid.view)
      #expect(grid.collectionView.visibleCells.count == 3)
      let calls = try CallRecord.during {
        try screen.tap(on: grid.collectionView.visibleCells[1])
        screen.advance(by: 1)
      }
      #expect(calls == ["prepare place 1", "didSelect 1"])
      #expect(navigation.viewControllers.count == 2)
    }

    private func split(_ identifier: String?) throws -> UISplitViewController {
      let storyboard = UIStoryboard(name: "Split", bundle: nil)
      let controller =
        identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        ?? storyboard.instantiateInitialViewController()
      return try #require(controller as? UISplitViewController)
    }

    @Test func `a split view controller has its two view controllers and its style`() throws {
      let pair = try split(nil)
      #expect(pair.style == .unspecified)
      let kinds = pair.viewControllers.map { "\(type(of: $0))" }
      #expect(kinds == ["UINavigationController", "UIViewController"])
      let columns = try split("columns")
      #expect(columns.style == .doubleColumn)
      #expect(columns.viewController(for: .primary) is UINavigationController)
      #expect(columns.viewController(for: .secondary)?.title == "Detail")
    }

    @Test func `a segue shows details in the secondary column`() throws {
      let columns = try split("columns")
      let screen = try HostedScreen(columns, on: .named("ipad-pro-11"), isLandscape: true)
      let list = columns.viewController(for: .primary)?.children.first
      try #require(list).performSegue(withIdentifier: "other", sender: nil)
      screen.layOut()
      #expect(columns.viewController(for: .secondary)?.title == "Other")
      #expect(columns.viewController(for: .secondary)?.view.window != nil)
    }

    @Test func `view controllers are released with their scenes`() throws {
      weak var released: TripListViewController?
      try {
        let (navigation, list) = try list()
        let screen = HostedScreen(navigation, on: .iPhone15)
        released = list
        _ = screen
      }()
      #expect(released == nil)
    }
  }
}
