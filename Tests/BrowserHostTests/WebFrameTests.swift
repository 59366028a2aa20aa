import Scenes
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

@MainActor
@Suite struct WebFrameTests {
  private let address = "https://example.com/a?b=\"c\""

  private var node: SceneNode {
    var node = SceneNode(id: 1, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var effects = SceneEffects()
    effects.webAddress = address
    node.effects = effects
    return node
  }

  @Test func `a page of the web is in messages only if frames are permitted`() {
    #expect(node.webAddress(isAllowed: false) == nil)
    #expect(node.webAddress(isAllowed: true) == address)
    #expect(WebFrames.areAllowed == false)
    var json = JSONWriter()
    #expect(!node.write(.web, in: nil, to: &json))
    #expect(json.text.isEmpty)
  }

  @Test func `only the value 1 of the variable permits frames`() {
    #expect(!WebFrames.isAllowed(by: [:]))
    #expect(!WebFrames.isAllowed(by: [WebFrames.variable: "0"]))
    #expect(WebFrames.isAllowed(by: [WebFrames.variable: "1"]))
  }

  @Test func `the policy of pages names frames only if they are permitted`() {
    #expect(PageAnswer.framePolicy(isAllowed: false) == "")
    #expect(PageAnswer.framePolicy(isAllowed: true) == "; frame-src http: https:")
    let head = PageAnswer(type: "text/html", body: []).head(keepsConnection: true)
    #expect(head.headers["Content-Security-Policy"].first?.contains("frame-src") == false)
  }

  @Test func `a view of a page draws its address`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = WebFrameView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(Scene(of: window).nodes.allSatisfy { $0.effects?.webAddress == nil })
    view.address = URL(string: "https://example.com")
    #expect(
      Scene(of: window).nodes.compactMap { $0.effects?.webAddress } == ["https://example.com"])
  }
}
