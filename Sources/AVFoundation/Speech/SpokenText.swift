import Foundation

/// The words of a text, and the times at which they are spoken.
///
/// The times are chosen: fifteen UTF-16 units in a second at the usual rate, which is about 180
/// English words in a minute, a quarter of it at the lowest and four times as many at the highest
/// rate.
struct SpokenText {
  /// A word with its time in seconds after the beginning of the text.
  struct Word {
    var range: NSRange
    var time: Double
  }

  private(set) var words: [Word] = []
  /// The duration, in seconds.
  private(set) var duration = 0.0

  init(_ text: String, rate: Float) {
    let unitsPerSecond = 15 * pow(4, Double(rate - AVSpeechUtteranceDefaultSpeechRate) * 2)
    var (place, start) = (0, -1)
    func end() {
      guard start >= 0 else { return }
      words.append(
        Word(
          range: NSRange(location: start, length: place - start),
          time: Double(start) / unitsPerSecond))
      start = -1
    }
    for character in text {
      if character.isLetter || character.isNumber || start >= 0 && "’'".contains(character) {
        if start < 0 { start = place }
      } else {
        end()
      }
      place += character.utf16.count
    }
    end()
    duration = Double(place) / unitsPerSecond
  }
}
