// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessHost
import SafariServices
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct SafariTests {
  /// A delegate that records its calls.
  private final class Listener: NSObject, SFSafariViewControllerDelegate {
    var calls: [String] = []
    var excluded: [UIActivity.ActivityType] = []

    func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { calls.append("loaded \(didLoadSuccessfully)") }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      calls.append("finished")
    }
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
      calls.append("opens")
    }
    func safariViewController(
      _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] {
      calls.append("excludes \(title ?? "nil")")
      return excluded
    }
  }

  private let address = URL(string: "https://www.example.com/guides/layout?page=2")!

  private func present(
    _ safari: SFSafariViewController, style: UIUserInterfaceStyle = .light
  ) -> HostedScreen {
    let screen = HostedScreen(UIViewController(), appearance: style)
    screen.viewController.present(safari, animated: false)
    screen.layOut()
    screen.layOut()
    return screen
  }

  @Test func `the bars display the host, and the content the whole address`() throws {
    let screen = present(SFSafariViewController(url: address))
    let elements = screen.readElements
    #expect(elements.contains { $0.hasPrefix("example.com") })
    #expect(elements.contains("https://www.example.com/guides/layout?page=2"))
    for button in ["Done", "Reload", "Share", "Open in Safari", "Open in Browser"] {
      #expect(elements.contains(button), "\(elements)")
    }
  }

  @Test func `the first appearance completes the load once, and the button that ends dismisses`()
    throws
  {
    let listener = Listener()
    let safari = SFSafariViewController(url: address)
    safari.delegate = listener
    let screen = present(safari)
    #expect(listener.calls == ["loaded true"])
    try screen.activate(label: "Done")
    screen.advance(by: 1)
    #expect(listener.calls == ["loaded true", "finished"])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `a delegate that dismisses itself dismisses nothing else`() throws {
    final class Dismissing: NSObject, SFSafariViewControllerDelegate {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        controller.dismiss(animated: true)
      }
    }
    let listener = Dismissing()
    let screen = HostedScreen(UIViewController())
    let middle = UIViewController()
    screen.viewController.present(middle, animated: false)
    let safari = SFSafariViewController(url: address)
    safari.delegate = listener
    middle.present(safari, animated: false)
    screen.layOut()
    try screen.activate(label: "Done")
    screen.advance(by: 1)
    #expect(middle.presentedViewController == nil)
    #expect(screen.viewController.presentedViewController === middle)
  }

  @Test func `a pushed page is popped by the button that ends`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = HostedScreen(navigation)
    navigation.pushViewController(SFSafariViewController(url: address), animated: false)
    screen.layOut()
    try screen.activate(label: "Done")
    screen.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(arguments: ["Open in Safari", "Open in Browser"])
  func `both ways to open the page notify the delegate before`(_ way: String) throws {
    let listener = Listener()
    let safari = SFSafariViewController(url: address)
    safari.delegate = listener
    let screen = present(safari)
    try screen.activate(label: way)
    #expect(listener.calls == ["loaded true", "opens"])
    #expect(screen.openedURLs == [address])
  }

  @Test func `the sheet that shares leaves the delegate's activities out`() throws {
    let listener = Listener()
    listener.excluded = [.mail]
    let safari = SFSafariViewController(url: address)
    safari.delegate = listener
    let screen = present(safari)
    try screen.activate(label: "Share")
    screen.advance(by: 1)
    let sheet = try #require(safari.presentedViewController as? UIActivityViewController)
    #expect(sheet.excludedActivityTypes == [.mail])
    #expect(listener.calls.contains("excludes nil"))
    #expect(!screen.readElements.contains("Mail"))
    #expect(screen.readElements.contains("Copy"))
  }

  @Test(arguments: [
    (SFSafariViewController.DismissButtonStyle.done, "Done"), (.close, "Close"),
    (.cancel, "Cancel"),
  ])
  func `styles of the button that ends have titles, also after the view was loaded`(
    _ style: SFSafariViewController.DismissButtonStyle, _ title: String
  ) throws {
    let safari = SFSafariViewController(url: address)
    let screen = present(safari)
    safari.dismissButtonStyle = style
    screen.layOut()
    try screen.activate(label: title)
    screen.advance(by: 1)
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `the configuration is copied at both ends`() {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let safari = SFSafariViewController(url: address, configuration: configuration)
    configuration.entersReaderIfAvailable = false
    #expect(safari.configuration.entersReaderIfAvailable)
    safari.configuration.barCollapsingEnabled = false
    #expect(safari.configuration.barCollapsingEnabled)
  }

  @Test func `colors of bars and buttons apply before and after the view is loaded`() throws {
    let safari = SFSafariViewController(url: address)
    safari.preferredControlTintColor = .systemGreen
    safari.preferredBarTintColor = .black
    _ = present(safari)
    let navigation = try #require(safari.children.first as? UINavigationController)
    #expect(navigation.view.tintColor == .systemGreen)
    #expect(navigation.navigationBar.barTintColor == .black)
    safari.preferredControlTintColor = .systemRed
    #expect(navigation.view.tintColor == .systemRed)
  }
}
