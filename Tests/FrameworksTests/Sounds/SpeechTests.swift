import HeadlessHost
import Testing
import UIKit

@testable import AVFoundation

@MainActor
@Suite(.serialized) struct SpeechTests {
  private final class Listener: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
    var calls: [String] = []
    var atWord: (() -> Void)?

    func speechSynthesizer(_ speaker: AVSpeechSynthesizer, didStart text: AVSpeechUtterance) {
      calls.append("start \(text.speechString)")
    }
    func speechSynthesizer(_ speaker: AVSpeechSynthesizer, didFinish text: AVSpeechUtterance) {
      calls.append("finish")
    }
    func speechSynthesizer(_ speaker: AVSpeechSynthesizer, didPause text: AVSpeechUtterance) {
      calls.append("pause")
    }
    func speechSynthesizer(_ speaker: AVSpeechSynthesizer, didContinue text: AVSpeechUtterance) {
      calls.append("continue")
    }
    func speechSynthesizer(_ speaker: AVSpeechSynthesizer, didCancel text: AVSpeechUtterance) {
      calls.append("cancel")
    }
    func speechSynthesizer(
      _ speaker: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
      utterance: AVSpeechUtterance
    ) {
      calls.append((utterance.speechString as NSString).substring(with: range))
      atWord?()
    }
  }

  private func makeSpeaker() -> (AVSpeechSynthesizer, Listener) {
    let (speaker, listener) = (AVSpeechSynthesizer(), Listener())
    speaker.delegate = listener
    return (speaker, listener)
  }

  @Test func `words of a text have their ranges and times`() {
    let text = SpokenText("Hi, it’s 12 o'clock 👍🏽 now", rate: 0.5)
    #expect(text.words.map(\.range.location) == [0, 4, 9, 12, 25])
    #expect(text.words.map(\.range.length) == [2, 4, 2, 7, 3])
    #expect(text.words[1].time == 4.0 / 15)
    #expect(text.duration == 28.0 / 15)
    #expect(SpokenText("abc", rate: 1).duration == 3.0 / 60)
    #expect(SpokenText("", rate: 0.5).words.isEmpty)
  }

  @Test func `texts follow each other with each word, by the time of the window`() {
    let screen = HostedScreen(UIViewController())
    let (speaker, listener) = makeSpeaker()
    let second = AVSpeechUtterance(string: "Again")
    second.preUtteranceDelay = 1
    speaker.speak(AVSpeechUtterance(string: "Hello large world"))
    speaker.speak(second)
    #expect(speaker.isSpeaking)
    #expect(listener.calls.isEmpty)
    screen.layOut()
    #expect(listener.calls == ["start Hello large world", "Hello"])
    screen.advance(by: 0.5)
    #expect(listener.calls.last == "large")
    screen.advance(by: 1)
    #expect(listener.calls.suffix(2) == ["world", "finish"])
    #expect(speaker.isSpeaking)
    screen.advance(by: 3)
    #expect(listener.calls.suffix(3) == ["start Again", "Again", "finish"])
    #expect(!speaker.isSpeaking)
  }

  @Test func `a pause is at once or after the word, and keeps the place`() {
    let screen = HostedScreen(UIViewController())
    let (speaker, listener) = makeSpeaker()
    #expect(!speaker.pauseSpeaking(at: .immediate))
    speaker.speak(AVSpeechUtterance(string: "Hello large world"))
    screen.layOut()
    #expect(speaker.pauseSpeaking(at: .word))
    #expect(!speaker.isPaused)
    screen.advance(by: 5)
    #expect(speaker.isPaused)
    #expect(speaker.isSpeaking)
    #expect(listener.calls == ["start Hello large world", "Hello", "pause"])
    #expect(speaker.continueSpeaking())
    #expect(listener.calls.suffix(2) == ["continue", "large"])
    #expect(speaker.pauseSpeaking(at: .immediate))
    #expect(listener.calls.last == "pause")
    #expect(speaker.stopSpeaking(at: .word))
    #expect(listener.calls.last == "cancel")
    #expect(!speaker.isPaused)
    #expect(!speaker.stopSpeaking(at: .immediate))
  }

  @Test func `a stop in a word removes all texts`() {
    let screen = HostedScreen(UIViewController())
    let (speaker, listener) = makeSpeaker()
    speaker.speak(AVSpeechUtterance(string: "One two"))
    speaker.speak(AVSpeechUtterance(string: "Three"))
    listener.atWord = { speaker.stopSpeaking(at: .immediate) }
    screen.advance(by: 10)
    #expect(listener.calls == ["start One two", "One", "cancel"])
    #expect(!speaker.isSpeaking)
    listener.atWord = nil
    speaker.speak(AVSpeechUtterance(string: "Four"))
    screen.advance(by: 10)
    #expect(listener.calls.suffix(3) == ["start Four", "Four", "finish"])
  }

  @Test func `voices are found by languages and identifiers`() throws {
    let voice = try #require(AVSpeechSynthesisVoice(language: "de-DE"))
    #expect(voice.language == "de-DE")
    #expect(AVSpeechSynthesisVoice(identifier: voice.identifier) == voice)
    #expect(AVSpeechSynthesisVoice(language: "en")?.language == "en-US")
    #expect(AVSpeechSynthesisVoice(language: "fr_CA")?.language == "fr-CA")
    #expect(AVSpeechSynthesisVoice(language: "xx-XX") == nil)
    #expect(AVSpeechSynthesisVoice.speechVoices().contains(voice))
  }
}
