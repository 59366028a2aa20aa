import HeadlessHost
import Scenes
import Testing
import UIKit

@testable import AVFoundation

@MainActor
@Suite(.serialized) struct AudioPlayerTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate, @unchecked Sendable {
    var ends: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends.append(flag)
    }
  }

  private func media(in screen: HostedScreen) -> [SceneMedia] {
    screen.scene.nodes.compactMap { $0.effects?.media }
  }

  private func makePlayer(seconds: Double = 2) throws -> AVAudioPlayer {
    try AVAudioPlayer(
      contentsOf: MediaFile.write(MediaFile.wave(seconds: seconds), "sound.wav"))
  }

  @Test func `a sound of a file is played once, and begins again`() throws {
    let screen = HostedScreen(UIViewController())
    let player = try makePlayer()
    let listener = Listener()
    player.delegate = listener
    #expect(player.duration == 2)
    #expect(player.numberOfChannels == 1)
    #expect(player.format.sampleRate == 8000)
    #expect(player.settings[AVLinearPCMBitDepthKey] as? Int == 8)
    #expect(!player.isPlaying)
    #expect(player.prepareToPlay())
    #expect(media(in: screen).isEmpty)
    #expect(player.play())
    #expect(player.isPlaying)
    #expect(media(in: screen).count == 1)
    screen.advance(by: 1.5)
    #expect(player.currentTime == 1.5)
    #expect(listener.ends.isEmpty)
    screen.advance(by: 1)
    #expect(listener.ends == [true])
    #expect(!player.isPlaying)
    #expect(player.currentTime == 0)
    #expect(media(in: screen).isEmpty)
    player.play()
    screen.advance(by: 1)
    #expect(player.currentTime == 1)
  }

  @Test func `a pause and a stop keep the position, and do not end the sound`() throws {
    let screen = HostedScreen(UIViewController())
    let player = try makePlayer()
    let listener = Listener()
    player.delegate = listener
    player.play()
    screen.advance(by: 0.5)
    player.pause()
    #expect(media(in: screen).isEmpty)
    screen.advance(by: 5)
    #expect(player.currentTime == 0.5)
    player.play()
    screen.advance(by: 0.5)
    player.stop()
    screen.advance(by: 5)
    #expect(player.currentTime == 1)
    player.currentTime = 1.75
    player.play()
    screen.advance(by: 0.5)
    #expect(listener.ends == [true])
  }

  @Test func `repetitions follow without a gap`() throws {
    let screen = HostedScreen(UIViewController())
    let player = try makePlayer()
    let listener = Listener()
    player.delegate = listener
    player.numberOfLoops = 2
    player.play()
    screen.advance(by: 5)
    #expect(player.isPlaying)
    #expect(player.currentTime == 1)
    #expect(media(in: screen).first?.position(at: screen.window.animationClock.now) == 1)
    screen.advance(by: 1.5)
    #expect(listener.ends == [true])
    player.numberOfLoops = -1
    player.play()
    screen.advance(by: 21)
    #expect(player.isPlaying)
    #expect(player.currentTime == 1)
    #expect(listener.ends.count == 1)
  }

  @Test func `a rate has an effect if it is enabled`() throws {
    let screen = HostedScreen(UIViewController())
    let player = try makePlayer()
    player.rate = 2
    player.play()
    screen.advance(by: 0.5)
    #expect(player.currentTime == 0.5)
    player.enableRate = true
    player.rate = 5
    #expect(player.rate == 2)
    screen.advance(by: 0.5)
    #expect(player.currentTime == 1.5)
  }

  @Test func `a sound begins at a time of the device`() throws {
    let screen = HostedScreen(UIViewController())
    screen.advance(by: 3)
    let player = try makePlayer()
    #expect(player.deviceCurrentTime == screen.window.animationClock.now)
    player.play(atTime: player.deviceCurrentTime + 1)
    #expect(player.isPlaying)
    #expect(media(in: screen).isEmpty)
    screen.advance(by: 1.5)
    #expect(player.currentTime == 0.5)
    player.pause()
    player.play(atTime: player.deviceCurrentTime + 1)
    player.pause()
    screen.advance(by: 2)
    #expect(player.currentTime == 0.5)
  }

  @Test func `a fade changes the volume step by step`() throws {
    let screen = HostedScreen(UIViewController())
    let player = try makePlayer(seconds: 10)
    player.volume = 3
    #expect(player.volume == 1)
    player.play()
    player.setVolume(0, fadeDuration: 2)
    #expect(player.volume == 1)
    screen.advance(by: 1)
    #expect(abs(player.volume - 0.5) < 0.06)
    #expect(abs((media(in: screen).first?.volume ?? 0) - 0.5) < 0.06)
    screen.advance(by: 1.1)
    #expect(player.volume == 0)
    player.setVolume(1, fadeDuration: 2)
    player.volume = 0.25
    screen.advance(by: 3)
    #expect(player.volume == 0.25)
    player.pan = -3
    #expect(player.pan == -1)
  }

  @Test func `bytes are played of a file that is removed with the player`() throws {
    let screen = HostedScreen(UIViewController())
    var player: AVAudioPlayer? = try AVAudioPlayer(data: MediaFile.wave(seconds: 2))
    #expect(player?.url == nil)
    player?.play()
    let file = try #require(media(in: screen).first?.file)
    #expect(file.name.hasSuffix(".wav"))
    #expect(FileManager.default.fileExists(atPath: file.path))
    player = nil
    screen.layOut()
    #expect(media(in: screen).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `files that are no sounds are errors`() throws {
    func code(_ make: () throws -> AVAudioPlayer) -> Int? {
      do { _ = try make() } catch {
        return (error as NSError).domain == NSOSStatusErrorDomain ? (error as NSError).code : nil
      }
      return 0
    }
    #expect(code { try AVAudioPlayer(data: Data("no sound".utf8)) } == 1_954_115_647)
    #expect(
      code { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/missing.mp3")) }
        == 2_003_334_207)
    #expect(
      code { try AVAudioPlayer(contentsOf: URL(string: "https://example.com/a.mp3")!) }
        == 2_003_334_207)
  }

  @Test func `levels are measured of the samples at the position`() throws {
    let screen = HostedScreen(UIViewController())
    var data = MediaFile.wave(seconds: 2)
    // The second half is a square wave of half the height.
    for index in 8_044..<16_044 { data[index] = index % 2 == 0 ? 192 : 64 }
    let player = try AVAudioPlayer(data: data)
    player.play()
    player.updateMeters()
    #expect(player.averagePower(forChannel: 0) == -160)
    player.isMeteringEnabled = true
    player.updateMeters()
    #expect(player.averagePower(forChannel: 0) == -160)
    screen.advance(by: 1.25)
    player.updateMeters()
    #expect(abs(player.averagePower(forChannel: 0) + 6.02) < 0.01)
    #expect(abs(player.peakPower(forChannel: 0) + 6.02) < 0.01)
    #expect(player.averagePower(forChannel: 1) == -160)
    player.isMeteringEnabled = false
    #expect(player.peakPower(forChannel: 0) == -160)
  }

  @Test func `system sounds of the app are played, and the system's are silent`() throws {
    let screen = HostedScreen(UIViewController())
    var sound: SystemSoundID = 0
    let file = try MediaFile.write(MediaFile.wave(seconds: 1), "click.wav")
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError)
    nonisolated(unsafe) var ends = 0
    AudioServicesPlaySystemSoundWithCompletion(sound) { ends += 1 }
    #expect(media(in: screen).count == 1)
    screen.advance(by: 2)
    #expect(ends == 1)
    #expect(media(in: screen).isEmpty)
    AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { ends += 1 }
    #expect(ends == 1)
    screen.layOut()
    #expect(ends == 2)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(sound) != kAudioServicesNoError)
    let long = try MediaFile.write(MediaFile.wave(seconds: 31), "long.wav")
    #expect(
      AudioServicesCreateSystemSoundID(long as CFURL, &sound)
        == kAudioServicesSystemSoundExceedsMaximumDurationError)
  }
}
