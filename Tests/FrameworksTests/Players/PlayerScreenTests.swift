import HeadlessHost
import Testing
import UIKit

@testable import AVKit

@MainActor
@Suite(.serialized) struct PlayerScreenTests {
  private func film(seconds: UInt32 = 100) throws -> AVPlayer {
    AVPlayer(
      url: try MediaFile.write(
        MediaFile.movie(duration: seconds * 600, timescale: 600, width: 160, height: 90),
        "film.mp4"))
  }

  private func controls(in screen: HostedScreen) throws -> PlayerControls {
    try #require(screen.viewController.view.subviews.last as? PlayerControls)
  }

  private func screen(_ player: AVPlayer?) -> (HostedScreen, AVPlayerViewController) {
    let controller = AVPlayerViewController()
    controller.player = player
    let screen = HostedScreen(controller)
    screen.layOut()
    return (screen, controller)
  }

  @Test func `the texts of positions have minutes, and hours if there are any`() {
    #expect(PlayerTimeText.text(0) == "0:00")
    #expect(PlayerTimeText.text(59.9) == "0:59")
    #expect(PlayerTimeText.text(600) == "10:00")
    #expect(PlayerTimeText.text(3723) == "1:02:03")
    #expect(PlayerTimeText.text(-1) == "0:00")
    #expect(PlayerTimeText.text(.nan) == "--:--")
  }

  @Test func `the controls play, pause, jump and follow the position`() throws {
    let player = try film()
    let (screen, controller) = screen(player)
    let controls = try controls(in: screen)
    #expect(controller.isReadyForDisplay)
    #expect(controller.videoBounds.width == controller.view.bounds.width)
    #expect(controls.remainingLabel.text == "-1:40")
    try screen.tap(on: controls.playButton)
    #expect(player.timeControlStatus == .playing)
    #expect(controls.playButton.accessibilityLabel == "Pause")
    screen.advance(by: 2)
    #expect(controls.elapsedLabel.text == "0:02")
    #expect(controls.slider.value == 2)
    try screen.tap(on: controls.forwardButton)
    // A tap takes a twentieth of a second, in which the film goes on.
    #expect(abs(player.currentTime().seconds - 12) < 0.2)
    try screen.tap(on: controls.backButton)
    #expect(abs(player.currentTime().seconds - 2) < 0.2)
    try screen.tap(on: controls.playButton)
    #expect(player.rate == 0)
    #expect(!controls.isHidden)
  }

  @Test func `the slider moves the position`() throws {
    let player = try film()
    let (screen, _) = screen(player)
    let controls = try controls(in: screen)
    controls.slider.value = 50
    controls.slider.sendActions(for: .valueChanged)
    #expect(player.currentTime().seconds == 50)
    #expect(controls.elapsedLabel.text == "0:50")
    _ = screen
  }

  @Test func `the controls disappear after three seconds of playback, and a tap shows them`() throws
  {
    let player = try film()
    let (screen, controller) = screen(player)
    let controls = try controls(in: screen)
    screen.advance(by: 10)
    #expect(!controls.isHidden)
    player.play()
    screen.advance(by: 2.9)
    #expect(!controls.isHidden)
    #expect(!screen.textDrawing().contains("film.mp4"))
    screen.advance(by: 0.2)
    #expect(controls.isHidden)
    #expect(screen.textDrawing().contains("film.mp4"))
    try screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(!controls.isHidden)
    try screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(controls.isHidden)
    controller.showsPlaybackControls = false
    try screen.tap(at: CGPoint(x: 100, y: 200))
    #expect(controls.isHidden)
    controller.showsPlaybackControls = true
    #expect(!controls.isHidden)
  }

  @Test func `a use of the controls keeps them, and does not hide them`() throws {
    let player = try film()
    let (screen, _) = screen(player)
    let controls = try controls(in: screen)
    player.play()
    screen.advance(by: 2)
    try screen.tap(on: controls.forwardButton)
    #expect(!controls.isHidden)
    screen.advance(by: 2)
    #expect(!controls.isHidden)
    screen.advance(by: 2)
    #expect(controls.isHidden)
  }

  @Test func `playing at the end begins again`() throws {
    let player = try film(seconds: 2)
    let (screen, _) = screen(player)
    let controls = try controls(in: screen)
    player.play()
    screen.advance(by: 3)
    #expect(player.timeControlStatus == .paused)
    try screen.tap(on: controls.playButton)
    screen.advance(by: 1)
    #expect(player.timeControlStatus == .playing)
    #expect(player.currentTime().seconds == 1)
  }

  @Test func `the close button of a presented player pauses and dismisses it`() throws {
    let player = try film()
    let root = UIViewController()
    let screen = HostedScreen(root)
    let controller = AVPlayerViewController()
    controller.player = player
    root.present(controller, animated: true) { player.play() }
    screen.layOut()
    #expect(player.rate == 1)
    let controls = try #require(controller.view.subviews.last as? PlayerControls)
    #expect(!controls.closeButton.isHidden)
    try screen.tap(on: controls.closeButton)
    screen.layOut()
    #expect(root.presentedViewController == nil)
    #expect(player.rate == 0)
  }

  @Test func `a player in another view controller has no close button`() throws {
    let root = UIViewController()
    let screen = HostedScreen(root)
    let controller = AVPlayerViewController()
    root.addChild(controller)
    controller.view.frame = CGRect(x: 0, y: 100, width: 320, height: 180)
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
    screen.layOut()
    let controls = try #require(controller.view.subviews.last as? PlayerControls)
    #expect(controls.closeButton.isHidden)
    #expect(!controls.playButton.isEnabled)
    #expect(controls.elapsedLabel.text == "0:00")
    #expect(controls.remainingLabel.text == "--:--")
  }

  @Test func `views of the app are between the video and the controls`() throws {
    let (screen, controller) = screen(nil)
    let overlay = try #require(controller.contentOverlayView)
    let index = try #require(controller.view.subviews.firstIndex(of: overlay))
    #expect(index == 1)
    #expect(overlay.frame == controller.view.bounds)
    _ = screen
  }

  @Test func `another player leaves no observer behind`() throws {
    weak var old: AVPlayer?
    let (screen, controller) = screen(nil)
    try {
      let player = try film()
      old = player
      controller.player = player
      screen.layOut()
    }()
    let new = try film()
    controller.player = new
    screen.layOut()
    #expect(old == nil)
    new.play()
    screen.advance(by: 1)
    #expect(try controls(in: screen).elapsedLabel.text == "0:01")
  }
}
