import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// Changes of the device and the traits of a running screen by the user.
@MainActor
@Suite struct ConfigurationTests {
  private final class Recorder: UIViewController {
    var sizes: [CGSize] = []
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private func ready(
    _ device: String?, isLandscape: Bool = false, isDark: Bool = false, isRightToLeft: Bool = false,
    textSize: UIContentSizeCategory = .large
  ) -> ClientMessage.Ready {
    ClientMessage.Ready(
      device: device, isLandscape: isLandscape, size: CGSize(width: 500, height: 700), scale: 2,
      isDark: isDark, isRightToLeft: isRightToLeft, textSize: textSize)
  }

  private func session(_ controller: Recorder) throws -> ScreenSession {
    let session = ScreenSession(
      entry: GalleryEntry(name: "screen", title: "Screen", summary: "") { controller })
    try session.receive(.ready(ready("iphone-15")))
    return session
  }

  @Test func `another device changes the screen, which is not made again`() throws {
    let controller = Recorder()
    let session = try session(controller)
    while session.nextMessage(sequence: 1) != nil {}
    try session.receive(.configure(ready("ipad-pro-11", isLandscape: true)))
    let message = try #require(session.nextMessage(sequence: 2))
    #expect(message.contains(#""type":"size""#))
    #expect(message.contains(#""size":[1210,834]"#))
    #expect(controller.sizes == [CGSize(width: 1210, height: 834)])
    #expect(controller.loads == 1)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    try session.receive(.configure(ready(nil)))
    #expect(controller.view.bounds.size == CGSize(width: 500, height: 700))
  }

  @Test func `style, direction and text size are traits of the running screen`() throws {
    let controller = Recorder()
    let session = try session(controller)
    try session.receive(
      .configure(
        ready(
          "iphone-15", isDark: true, isRightToLeft: true,
          textSize: .accessibilityExtraExtraExtraLarge)))
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.layoutDirection == .rightToLeft)
    #expect(
      controller.traitCollection.preferredContentSizeCategory
        == .accessibilityExtraExtraExtraLarge)
    try session.receive(.configure(ready("iphone-15")))
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(controller.traitCollection.layoutDirection == .leftToRight)
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
    #expect(controller.sizes.isEmpty)
  }

  @Test func `a first message has the direction and the text size, too`() throws {
    let controller = Recorder()
    let session = ScreenSession(
      entry: GalleryEntry(name: "screen", title: "Screen", summary: "") { controller })
    try session.receive(
      .ready(ready("iphone-15", isRightToLeft: true, textSize: .extraSmall)))
    #expect(controller.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test(
    arguments: [
      #""direction":"up""#, #""textSize":12"#, #""textSize":-1"#, #""device":"no-phone""#,
    ]) func `a configuration out of range is refused`(member: String) throws
  {
    let session = try session(Recorder())
    #expect(throws: ProtocolViolation.self) {
      try session.receive(
        ClientMessage(
          decoding: Data(
            #"{"type":"configure","size":[9,9],"scale":1,"style":"light",\#(member)}"#.utf8)))
    }
  }
}
