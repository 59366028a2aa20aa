import HeadlessHost
import Scenes
import Testing
import UIKit

@testable import AVFoundation

@MainActor
@Suite(.serialized) struct PlayerTests {
  private let screen = HostedScreen(UIViewController())

  private func item(seconds: Double = 4) throws -> AVPlayerItem {
    AVPlayerItem(url: try MediaFile.write(MediaFile.wave(seconds: seconds), "sound.wav"))
  }

  /// Creates a player that follows the clock of the screen, whatever window another test has made
  /// the key one.
  private func player(seconds: Double = 4) throws -> AVPlayer {
    screen.window.makeKey()
    return AVPlayer(playerItem: try item(seconds: seconds))
  }

  /// The texts of notifications with an item or a player, in order.
  @MainActor
  private final class Notes {
    private(set) var all: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ name: Notification.Name, _ text: String, of object: AnyObject? = nil) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.all.append(text) }
        })
    }

    isolated deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test func `the file is read in the turn after the player has received it`() throws {
    let player = try player()
    let item = try #require(player.currentItem)
    #expect(item.status == .unknown)
    #expect(item.duration.isIndefinite)
    player.play()
    #expect(player.rate == 1)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
    screen.layOut()
    #expect(item.status == .readyToPlay)
    #expect(item.duration.seconds == 4)
    #expect(player.status == .readyToPlay)
    #expect(player.timeControlStatus == .playing)
    #expect(player.reasonForWaitingToPlay == nil)
  }

  @Test func `the position follows the time of the window and the rate`() throws {
    screen.advance(by: 3)
    let player = try player()
    screen.layOut()
    screen.advance(by: 5)
    #expect(player.currentTime() == .zero)
    player.play()
    #expect(player.currentTime() == .zero)
    screen.advance(by: 1)
    #expect(player.currentTime().seconds == 1)
    player.rate = 0.5
    screen.advance(by: 1)
    #expect(player.currentTime().seconds == 1.5)
    player.pause()
    screen.advance(by: 1)
    #expect(player.currentTime().seconds == 1.5)
    player.rate = -1
    screen.advance(by: 1)
    #expect(player.currentTime().seconds == 0.5)
    screen.advance(by: 1)
    #expect(player.currentTime() == .zero)
  }

  @Test func `an item ends once, and the player pauses at its end`() throws {
    let player = try player()
    let notes = Notes(
      AVPlayerItem.didPlayToEndTimeNotification, "end", of: player.currentItem)
    player.play()
    screen.advance(by: 3.9)
    #expect(notes.all.isEmpty)
    screen.advance(by: 10)
    #expect(notes.all == ["end"])
    #expect(player.rate == 0)
    #expect(player.timeControlStatus == .paused)
    #expect(player.currentTime() == player.currentItem?.duration)
  }

  @Test func `an app that seeks at the end repeats the item`() throws {
    let player = try player()
    player.actionAtItemEnd = .none
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        count += 1
        player.seek(to: .zero)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    player.play()
    screen.advance(by: 9)
    #expect(count == 2)
    #expect(player.rate == 1)
    #expect(player.currentTime().seconds == 1)
  }

  @Test func `a player without an action stays at the end, with and without observers`() throws {
    let player = try player()
    player.actionAtItemEnd = .none
    let notes = Notes(AVPlayerItem.didPlayToEndTimeNotification, "end", of: player.currentItem)
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 1), queue: nil
    ) { _ in }
    player.play()
    screen.advance(by: 20)
    #expect(player.currentTime().seconds == 4)
    #expect(player.rate == 1)
    #expect(notes.all == ["end"])
    player.removeTimeObserver(observer)
    screen.advance(by: 20)
    #expect(player.currentTime().seconds == 4)
    #expect(notes.all == ["end"])
  }

  @Test func `playing at the end ends again`() throws {
    let player = try player()
    let notes = Notes(AVPlayerItem.didPlayToEndTimeNotification, "end", of: player.currentItem)
    player.play()
    screen.advance(by: 5)
    player.play()
    screen.advance(by: 1)
    #expect(notes.all == ["end", "end"])
    #expect(player.timeControlStatus == .paused)
    #expect(player.currentTime().seconds == 4)
  }

  @Test func `an end of the app's is the end`() throws {
    let player = try player()
    let notes = Notes(AVPlayerItem.didPlayToEndTimeNotification, "end", of: player.currentItem)
    screen.layOut()
    player.currentItem?.forwardPlaybackEndTime = CMTime(value: 3, timescale: 2)
    player.play()
    screen.advance(by: 2)
    #expect(notes.all == ["end"])
    #expect(player.currentTime().seconds == 1.5)
  }

  @Test func `movements stay in the item, and a later one cancels an earlier one`() throws {
    let player = try player()
    screen.layOut()
    var finished: [Bool] = []
    player.seek(to: CMTime(value: 1, timescale: 1)) { finished.append($0) }
    player.seek(to: CMTime(value: 9, timescale: 1)) { finished.append($0) }
    #expect(player.currentTime().seconds == 4)
    screen.layOut()
    #expect(finished == [false, true])
    player.seek(to: CMTime(value: -3, timescale: 1))
    #expect(player.currentTime() == .zero)
    player.seek(to: .positiveInfinity)
    #expect(player.currentTime().seconds == 4)
  }

  @Test func `a position that was set before the file was read is kept`() throws {
    let player = try player()
    player.seek(to: CMTime(value: 3, timescale: 1))
    screen.layOut()
    #expect(player.currentTime().seconds == 3)
  }

  @Test func `observers are called at each multiple, and at chosen positions`() throws {
    let player = try player()
    screen.layOut()
    var multiples: [Double] = []
    var chosen: [Double] = []
    let first = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 10), queue: .main
    ) { time in MainActor.assumeIsolated { multiples.append(time.seconds) } }
    let second = player.addBoundaryTimeObserver(
      forTimes: [NSValue(time: CMTime(seconds: 0.25, preferredTimescale: 600))], queue: nil
    ) { MainActor.assumeIsolated { chosen.append(player.currentTime().seconds) } }
    player.play()
    screen.layOut()
    #expect(multiples == [0])
    screen.advance(by: 0.35)
    #expect(multiples.map { ($0 * 100).rounded() } == [0, 10, 20, 30])
    #expect(chosen == [0.25])
    player.removeTimeObserver(first)
    screen.advance(by: 1)
    #expect(multiples.count == 4)
    player.seek(to: .zero)
    screen.advance(by: 1)
    #expect(chosen == [0.25, 0.25])
    player.removeTimeObserver(second)
  }

  @Test func `observers of a whole sound are called as often as its multiples`() throws {
    let player = try player(seconds: 2)
    var count = 0
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 30), queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    screen.layOut()
    count = 0
    player.play()
    screen.advance(by: 3)
    screen.layOut()
    // The start, 60 multiples, and the pause at the end.
    #expect(count == 62)
    player.removeTimeObserver(observer)
  }

  @Test func `values are observed by key paths`() throws {
    let player = try player()
    var states: [AVPlayer.TimeControlStatus] = []
    var ready: [AVPlayerItem.Status] = []
    let first = player.observe(\.timeControlStatus, options: [.new]) { player, _ in
      MainActor.assumeIsolated { states.append(player.timeControlStatus) }
    }
    let second = player.currentItem?.observe(\.status, options: [.new]) { item, _ in
      MainActor.assumeIsolated { ready.append(item.status) }
    }
    player.play()
    screen.advance(by: 5)
    #expect(states == [.waitingToPlayAtSpecifiedRate, .playing, .paused])
    #expect(ready == [.readyToPlay])
    first.invalidate()
    second?.invalidate()
  }

  @Test func `a file that is no sound fails the item, and not the player`() throws {
    let file = try MediaFile.write(Data("no sound at all".utf8), "a.mp3")
    let player = AVPlayer(url: file)
    player.play()
    screen.layOut()
    #expect(player.currentItem?.status == .failed)
    #expect((player.currentItem?.error as? AVError)?.code == .fileFormatNotRecognized)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.currentTime() == .zero)
  }

  @Test func `another item continues at the rate, and the old one keeps its position`() throws {
    let player = try player()
    let old = try #require(player.currentItem)
    player.play()
    screen.advance(by: 1)
    let new = try item(seconds: 10)
    player.replaceCurrentItem(with: new)
    #expect(old.currentTime().seconds == 1)
    screen.advance(by: 2)
    #expect(player.currentTime().seconds == 2)
    player.replaceCurrentItem(with: nil)
    #expect(player.currentTime() == .zero)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .noItemToPlay)
  }

  @Test func `a queue plays its items one after another, without a gap`() throws {
    let items = [try item(seconds: 1), try item(seconds: 2), try item(seconds: 3)]
    let player = AVQueuePlayer(items: items)
    #expect(player.items().count == 3)
    #expect(!player.canInsert(items[0], after: nil))
    player.play()
    screen.advance(by: 1.5)
    #expect(player.currentItem === items[1])
    #expect(player.currentTime().seconds == 0.5)
    #expect(player.items().count == 2)
    player.advanceToNextItem()
    #expect(player.currentItem === items[2])
    screen.advance(by: 4)
    #expect(player.currentItem == nil)
    #expect(player.items().isEmpty)
    #expect(player.canInsert(items[0], after: nil))
    player.insert(try item(seconds: 5), after: nil)
    screen.advance(by: 1)
    #expect(player.currentTime().seconds == 1)
  }

  @Test func `a looper repeats an item until it is disabled`() throws {
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(player: player, templateItem: try item(seconds: 1))
    #expect(looper.status == .ready)
    player.play()
    screen.advance(by: 5.5)
    #expect(looper.loopCount == 5)
    #expect(player.items().count == 3)
    #expect(player.currentTime().seconds == 0.5)
    looper.disableLooping()
    #expect(looper.status == .cancelled)
    #expect(player.items().count == 1)
    screen.advance(by: 1)
    #expect(player.currentItem == nil)
    #expect(looper.loopCount == 5)
  }

  @Test func `a looper repeats a part`() throws {
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(
      player: player, templateItem: try item(),
      timeRange: CMTimeRange(
        start: CMTime(value: 1, timescale: 1), end: CMTime(value: 2, timescale: 1)))
    player.play()
    screen.advance(by: 3.25)
    #expect(looper.loopCount == 3)
    #expect(player.currentTime().seconds == 1.25)
  }

  @Test func `a player that begins without a window follows the one that comes`() throws {
    screen.window.isHidden = true
    let player = try player()
    player.play()
    screen.advance(by: 1)
    let other = HostedScreen(UIViewController())
    other.window.makeKeyAndVisible()
    other.layOut()
    other.advance(by: 1)
    #expect(player.currentTime().seconds >= 1)
    #expect(player.timeControlStatus == .playing)
  }

  // MARK: Display

  private func media(in screen: HostedScreen) -> [SceneMedia] {
    screen.scene.nodes.compactMap { $0.effects?.media }
  }

  private var scene: [SceneMedia] { media(in: screen) }

  @Test func `a sound without a layer is played by the page while it plays`() throws {
    let player = try player()
    screen.layOut()
    #expect(scene.isEmpty)
    player.volume = 0.5
    player.play()
    screen.advance(by: 1)
    let media = try #require(scene.first)
    #expect(scene.count == 1)
    #expect(!media.hasPicture)
    #expect(media.rate == 1)
    #expect(media.volume == 0.5)
    #expect(media.position(at: screen.window.animationClock.now) == 1)
    #expect(media.file.name.hasSuffix(".wav"))
    player.isMuted = true
    #expect(scene.first?.volume == 0)
    player.pause()
    #expect(scene.isEmpty)
  }

  @Test func `a player that nobody holds is silent`() throws {
    var player: AVPlayer? = try player()
    player?.play()
    screen.layOut()
    #expect(scene.count == 1)
    player = nil
    screen.layOut()
    #expect(scene.isEmpty)
  }

  @Test func `a layer displays the video with its gravity`() throws {
    let file = try MediaFile.write(
      MediaFile.movie(duration: 6000, timescale: 600, width: 160, height: 90), "film.mp4")
    let player = AVPlayer(url: file)
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 100, width: 320, height: 320)
    screen.viewController.view.layer.addSublayer(layer)
    #expect(!layer.isReadyForDisplay)
    #expect(layer.videoRect == .zero)
    screen.layOut()
    #expect(layer.isReadyForDisplay)
    #expect(player.currentItem?.presentationSize == CGSize(width: 160, height: 90))
    #expect(layer.videoRect == CGRect(x: 0, y: 70, width: 320, height: 180))
    #expect(scene.map(\.hasPicture) == [true])
    #expect(scene.map(\.fit) == [.contain])
    #expect(scene.map(\.rate) == [0])
    layer.videoGravity = .resizeAspectFill
    screen.layOut()
    #expect(scene.map(\.fit) == [.cover])
    #expect(abs(layer.videoRect.width - 5120 / 9) < 1e-6)
    player.play()
    screen.advance(by: 2)
    #expect(scene.map(\.rate) == [1])
    #expect(scene.map { $0.position(at: screen.window.animationClock.now) } == [2])
    #expect(screen.textDrawing().contains("film.mp4"))
    layer.player = nil
    screen.layOut()
    #expect(scene.map(\.hasPicture) == [false])
    #expect(layer.videoRect == .zero)
  }

  @Test func `the sound of two layers is played once`() throws {
    let file = try MediaFile.write(
      MediaFile.movie(duration: 6000, timescale: 600, width: 160, height: 90), "film.mp4")
    let player = AVPlayer(url: file)
    let layers = [AVPlayerLayer(player: player), AVPlayerLayer(player: player)]
    for layer in layers {
      layer.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
      screen.viewController.view.layer.addSublayer(layer)
    }
    player.play()
    screen.layOut()
    #expect(scene.map(\.volume).sorted() == [0, 1])
  }
}
