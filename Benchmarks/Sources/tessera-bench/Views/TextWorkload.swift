import UIKit

/// The size of a label of 40 words that wrap: for a text that was not measured before, and for the
/// same text again.
@MainActor
enum TextWorkload {
  static let name = "text"

  static func measure() {
    let words = 40
    let label = UILabel()
    label.numberOfLines = 0
    let room = CGSize(width: 300, height: 0)
    var first: [Double] = []
    var again: [Double] = []
    for index in 0..<2_000 {
      label.text = text(number: index, words: words)
      first.append(ThreadClock.time { keep(label.sizeThatFits(room)) })
      again.append(ThreadClock.time { for _ in 0..<10 { keep(label.sizeThatFits(room)) } } / 10)
    }
    for (metric, times) in [("first", first), ("again", again)] {
      Measurement(workload: name, count: words, metric: metric, value: Spread(times)).report()
    }
  }

  private static func text(number: Int, words: Int) -> String {
    let list = [
      "Words", "of", "the", "row", "that", "wrap,", "in", "a", "label", "(with", "brackets)", "and",
      "numbers", "12.50", "well-known", "to", "everybody", "Tomorrow",
    ]
    return (0..<words).map { $0 == 3 ? "row\(number)" : list[$0 % list.count] }
      .joined(separator: " ")
  }
}
