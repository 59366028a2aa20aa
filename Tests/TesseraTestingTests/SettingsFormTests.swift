import SettingsForm
import TesseraTesting
import Testing
import UIKit

/// The form of nested stacks: sizes by constraints, and details that appear with an animation.
@MainActor
struct SettingsFormTests {
  private let controller = SettingsFormViewController()
  private let screen: HostedScreen

  init() {
    screen = HostedScreen(controller)
  }

  private func group(_ title: String) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(controller.view))
  }

  @Test func `groups fill the width, and only the first shows its details`() throws {
    let (display, sounds, storage) = (
      try group("Display"), try group("Sounds"), try group("Storage")
    )
    for view in [display, sounds, storage] { #expect(view.frame.width == 361) }
    #expect(display.frame.height > sounds.frame.height * 2)
    #expect(sounds.frame.height == storage.frame.height)
    #expect(sounds.frame.minY == display.frame.maxY + 16)
  }

  @Test func `a tap shows the details of a group and moves the next one down`() throws {
    let (sounds, storage) = (try group("Sounds"), try group("Storage"))
    let (height, top) = (sounds.frame.height, storage.frame.minY)
    try screen.tap(on: sounds)
    // The frames have their new values while the change is animated.
    #expect(sounds.frame.height > height + 60)
    #expect(abs(storage.frame.minY - (top + sounds.frame.height - height)) < 1e-9)
    screen.advance(by: 1)
    try screen.tap(on: sounds)
    #expect(sounds.frame.height == height)
    #expect(storage.frame.minY == top)
  }

  @Test func `the content of the scroll view is as high as the form`() throws {
    let scrollView = try #require(controller.view.subviews.first as? UIScrollView)
    let form = try #require(scrollView.subviews.first)
    #expect(scrollView.contentSize.width == 393)
    #expect(scrollView.contentSize.height == form.frame.maxY + 16)
  }
}
