import TesseraTesting
import Testing
import UIKit

@testable import Remote

/// A screen with selectors everywhere.
@MainActor
struct RemoteTests {
  @Test func `each selector calls its method once, in UIKit's order`() throws {
    let remote = RemoteViewController()
    let screen = try HostedScreen(
      UINavigationController(rootViewController: remote), device: "iphone-15")
    try screen.tap(on: remote.powerButton)
    // The double tap of the screen delays the end of touches.
    screen.advance(by: 1)
    #expect(remote.calls == ["touch Power", "power"])
    remote.volumeSlider.value = 0.5
    remote.volumeSlider.sendActions(for: .valueChanged)
    #expect(remote.calls.suffix(2) == ["volume 0.5", "notified"])
    try screen.tap(on: remote.muteSwitch)
    screen.advance(by: 1)
    #expect(remote.calls.last == "mute true")
    remote.channelControl.selectedSegmentIndex = 2
    remote.channelControl.sendActions(for: .valueChanged)
    #expect(remote.calls.last == "channel 2")
    #expect(remote.channel == 2)
    let item = try #require(remote.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(
      try #require(item.action), to: item.target, from: item, for: nil)
    #expect(remote.calls.suffix(2) == ["refresh", "done"])
    let count = remote.calls.count
    try screen.tap(at: CGPoint(x: 196, y: 200))
    try screen.tap(at: CGPoint(x: 196, y: 200))
    #expect(remote.calls.count == count + 1)
    #expect(remote.calls.last == "double tap")
  }

  @Test func `a released observer is not notified`() {
    weak var remote: RemoteViewController?
    autoreleaselessScope {
      let controller = RemoteViewController()
      controller.loadViewIfNeeded()
      remote = controller
      NotificationCenter.default.post(name: RemoteViewController.volumeDidChange, object: nil)
      #expect(controller.calls == ["notified"])
    }
    #expect(remote == nil)
    NotificationCenter.default.post(name: RemoteViewController.volumeDidChange, object: nil)
  }

  private func autoreleaselessScope(_ body: () -> Void) { body() }
}
