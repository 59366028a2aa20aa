import HeadlessHost
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct DocumentInteractionTests {
  /// A delegate that records its calls.
  private final class Listener: UIDocumentInteractionControllerDelegate {
    var calls: [String] = []
    weak var presenter: UIViewController?

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { presenter ?? UIViewController() }
    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { calls.append("begin") }
    func documentInteractionControllerDidEndPreview(
      _ controller: UIDocumentInteractionController
    ) { calls.append("end") }
    func documentInteractionControllerWillPresentOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { calls.append("menu") }
    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { calls.append("no menu") }
  }

  /// A delegate without methods.
  private final class Silent: UIDocumentInteractionControllerDelegate {}

  private let file: URL
  private let listener = Listener()

  init() throws {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Letter \(UUID().uuidString).txt")
    try Data("Dear reader".utf8).write(to: file)
  }

  @Test func `the file determines the type and the name`() {
    let controller = UIDocumentInteractionController(url: file)
    #expect(controller.uti == "public.plain-text")
    #expect(controller.name == file.lastPathComponent)
    #expect(controller.icons.count == 1)
    #expect(controller.gestureRecognizers.count == 2)
  }

  @Test func `a preview displays a text above the delegate's view controller`() throws {
    let screen = HostedScreen(UIViewController())
    listener.presenter = screen.viewController
    let controller = UIDocumentInteractionController(url: file)
    controller.delegate = listener
    #expect(controller.presentPreview(animated: false))
    screen.layOut()
    #expect(screen.readElements.contains { $0.contains("Dear reader") })
    try screen.activate(label: "Done")
    screen.advance(by: 1)
    #expect(listener.calls == ["begin", "end"])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `a preview is pushed on a navigation controller`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = HostedScreen(navigation)
    listener.presenter = navigation
    let controller = UIDocumentInteractionController(url: file)
    controller.delegate = listener
    #expect(controller.presentPreview(animated: false))
    screen.layOut()
    #expect(navigation.viewControllers.count == 2)
    controller.dismissPreview(animated: false)
    screen.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(listener.calls == ["begin", "end"])
  }

  @Test func `there is no preview without a view controller for it`() {
    let controller = UIDocumentInteractionController(url: file)
    #expect(!controller.presentPreview(animated: false))
    let silent = Silent()
    controller.delegate = silent
    #expect(!controller.presentPreview(animated: false))
  }

  @Test func `the menu has the preview, and there is no other app`() throws {
    let screen = HostedScreen(UIViewController())
    listener.presenter = screen.viewController
    let controller = UIDocumentInteractionController(url: file)
    controller.delegate = listener
    let view = try #require(screen.viewController.view)
    #expect(controller.presentOptionsMenu(from: view.bounds, in: view, animated: false))
    screen.layOut()
    #expect(screen.readElements.contains("Quick Look"))
    controller.dismissMenu(animated: false)
    screen.advance(by: 1)
    #expect(listener.calls == ["menu", "no menu"])
    #expect(!controller.presentOpenInMenu(from: view.bounds, in: view, animated: false))
  }
}
