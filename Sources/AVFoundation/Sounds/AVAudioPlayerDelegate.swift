public import Foundation

/// The delegate of a player of sounds. All methods have defaults.
///
/// They are called on the main queue, in the time of the key window.
///
/// Apple documentation: https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate
@preconcurrency
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called after the last repetition of a sound. It is not called after a pause or a stop.
  ///
  /// - Parameter flag: Whether the sound could be decoded as a whole: `true`.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called after the sound could not be decoded.
  ///
  /// It is not called here: the page plays the sounds, and does not report errors.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  /// Called before the sound of another app, such as a call, which does not occur here.
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  /// Called after the sound of another app, which does not occur here.
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  /// Does nothing.
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  /// Does nothing.
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
