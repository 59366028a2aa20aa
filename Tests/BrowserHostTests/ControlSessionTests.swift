import Foundation
import Testing

@testable import BrowserHost
@testable import ScreenHost
@testable import UIKit

/// Controls in a session: keys for the one to which the page has moved the keyboard, and wheels
/// that turn without work for the server.
@MainActor
@Suite struct ControlSessionTests {
  private final class Controls: UIViewController {
    let spans = UISegmentedControl(items: ["A", "B"])
    let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
    let wheel = UIActivityIndicatorView(style: .medium)

    override func viewDidLoad() {
      super.viewDidLoad()
      spans.frame.origin.y = 100
      for control in [spans, slider, wheel] { view.addSubview(control) }
    }
  }

  private let controller = Controls()
  private let session: ScreenSession

  init() throws {
    let controller = controller
    session = ScreenSession(
      entry: GalleryEntry(name: "controls", title: "", summary: "") { controller })
    try session.receive(
      .ready(
        .init(
          device: "iphone-15", isLandscape: false, size: CGSize(width: 500, height: 700),
          scale: 2, isDark: false)))
    for number in 1...3 { _ = session.nextMessage(sequence: number) }
  }

  private func focus(_ view: UIView, _ isFocused: Bool) throws {
    try session.receive(.focus(node: view.sceneID, isFocused: isFocused))
  }

  private func press(_ code: UIKeyboardHIDUsage, at view: UIView? = nil) throws {
    for isDown in [true, false] {
      try session.receive(.key(HostKey(isDown: isDown, code: code), node: view?.sceneID))
    }
  }

  @Test func `keys operate the control that has the keyboard and no other one`() throws {
    try press(.keyboardRightArrow)
    #expect(controller.spans.selectedSegmentIndex == UISegmentedControl.noSegment)
    try focus(controller.spans, true)
    try press(.keyboardRightArrow, at: controller.spans)
    #expect(controller.spans.selectedSegmentIndex == 0)
    #expect(controller.slider.value == 0)
    try focus(controller.spans, false)
    try focus(controller.slider, true)
    try press(.keyboardRightArrow, at: controller.slider)
    #expect(controller.spans.selectedSegmentIndex == 0)
    #expect(controller.slider.value == 0.1)
    controller.slider.removeFromSuperview()
    try press(.keyboardRightArrow, at: controller.slider)
    #expect(controller.slider.value == 0.1)
  }

  @Test func `a wheel that turns needs one message and no more scenes`() throws {
    controller.wheel.startAnimating()
    let message = try #require(session.nextMessage(sequence: 4))
    #expect(message.contains("transform"))
    let scenes = session.sceneWork.scenes
    for number in 5...8 { #expect(session.nextMessage(sequence: number) == nil) }
    #expect(session.sceneWork.scenes == scenes)
    #expect(!session.isMoving)
    controller.wheel.stopAnimating()
    #expect(session.nextMessage(sequence: 9) != nil)
  }
}
