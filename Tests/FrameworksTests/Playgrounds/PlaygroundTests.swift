import PlaygroundSupport
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct PlaygroundTests {
  @Test func `a live view keeps the page running, and is displayed in its size`() throws {
    let page = PlaygroundPage.current
    #expect(!page.needsIndefiniteExecution)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.liveView = view
    #expect(page.needsIndefiniteExecution)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let controller = try #require(PlaygroundDisplay.controller)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.window === window)
    #expect(view.frame == CGRect(x: 100, y: 250, width: 200, height: 100))
    let own = UIViewController()
    page.setLiveView(own)
    #expect(PlaygroundDisplay.controller === own)
    page.liveView = nil
    #expect(PlaygroundDisplay.controller == nil)
    page.needsIndefiniteExecution = false
  }
}
