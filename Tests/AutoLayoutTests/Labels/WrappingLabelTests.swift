import TestSupport
import Testing
import UIKit

/// Labels that wrap in the width that constraints give them.
@MainActor
struct WrappingLabelTests {
  /// A card with labels in a column, and optionally a row of two labels.
  @MainActor
  private final class Card {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
    let labels: [UILabel]
    let row: [UILabel]

    init(_ texts: [String], row rowTexts: [String] = []) {
      root.traitOverrides.displayScale = 2
      let root = root
      func add(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
      }
      labels = texts.map(add)
      row = rowTexts.map(add)
      var above = root.topAnchor
      for label in labels {
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          label.topAnchor.constraint(equalTo: above, constant: 8),
        ])
        above = label.bottomAnchor
      }
      var before = root.leadingAnchor
      for label in row {
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: before, constant: 8),
          label.topAnchor.constraint(equalTo: above, constant: 8),
        ])
        before = label.trailingAnchor
      }
      if let last = row.last {
        last.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
      }
    }

    func layout(_ width: CGFloat) {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }

    var frames: [CGRect] { (labels + row).map(\.frame) }
  }

  private static let words =
    "amber birch cedar delta ember fjord grove heath inlet jetty knoll lagoon meadow north oasis "
    + "plateau quarry river summit tundra upland valley willow"

  @Test func `wrapped text is one point higher than its lines`() {
    let card = Card([Self.words, "One line"])
    card.layout(320)
    let fit = card.labels[0].sizeThatFits(CGSize(width: 288, height: 0)).height
    #expect(fit > 40)
    #expect(card.labels[0].frame.height == fit + 1)
    #expect(card.labels[1].frame.height == 18)
    #expect(card.labels[1].frame.minY == card.labels[0].frame.maxY + 8)
  }

  @Test func `lines that the text itself breaks are not wrapped`() {
    let card = Card(["One\nTwo"])
    card.layout(320)
    #expect(card.labels[0].frame.height == 36)
  }

  @Test func `an explicit layout width decides the intrinsic size alone`() {
    let card = Card([Self.words])
    let label = card.labels[0]
    label.preferredMaxLayoutWidth = 150
    card.layout(320)
    let fit = label.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(label.intrinsicContentSize == fit)
    #expect(label.frame.width == 288)
    #expect(label.frame.height == fit.height)
    label.preferredMaxLayoutWidth = 0
    card.layout(320)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 288, height: 0)).height + 1)
  }

  @Test func `the height follows the width both ways`() {
    let card = Card([Self.words])
    var heights: [CGFloat: CGFloat] = [:]
    for width in [CGFloat(320), 200, 120, 600, 3000, 120, 200, 320] {
      card.layout(width)
      let height = card.labels[0].frame.height
      if let old = heights[width] {
        #expect(old == height, "\(width)")
      }
      heights[width] = height
    }
    #expect(heights[3000] == 18)
    #expect(heights[120]! > heights[200]!)
    #expect(heights[200]! > heights[320]!)
  }

  @Test func `two labels in a row share the room`() {
    let card = Card([], row: ["A first text that is long", "Another text that is longer"])
    card.layout(1000)
    #expect(card.row.allSatisfy { $0.frame.height == 18 })
    card.layout(260)
    let (one, other) = (card.row[0], card.row[1])
    #expect(other.frame.maxX <= 260)
    #expect(one.frame.maxX + 8 == other.frame.minX)
    // The first one wraps.
    #expect(one.frame.height > 18)
    #expect(other.frame.height == 18)
  }

  @Test func `measuring wraps as the layout does`() {
    let seed: UInt64 = 4
    var random = RepeatableRandom(seed: seed)
    for step in 0..<40 {
      let words = Self.words.split(separator: " ")
      let texts = (0..<3).map { _ in
        words.shuffled(using: &random).prefix(Int.random(in: 1...20, using: &random))
          .joined(separator: " ")
      }
      let card = Card(texts)
      card.root.bottomAnchor.constraint(equalTo: card.labels[2].bottomAnchor, constant: 8)
        .isActive = true
      let width = CGFloat(Int.random(in: 100...600, using: &random))
      let size = card.root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == width)
      card.root.frame.size = size
      card.root.layoutIfNeeded()
      #expect(card.labels[2].frame.maxY + 8 == size.height, "seed \(seed), step \(step)")
      for label in card.labels {
        let fit = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
        #expect(
          label.frame.height == fit || label.frame.height == fit + 1, "seed \(seed), step \(step)")
      }
    }
  }

  /// The layout after any history equals the layout of new views with the same texts and width.
  @Test func `the layout does not depend on the past`() {
    let seed: UInt64 = 31
    var random = RepeatableRandom(seed: seed)
    let words = Self.words.split(separator: " ")
    func text() -> String {
      words.shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random))
        .joined(separator: random.once(in: 6) ? "\n" : " ")
    }
    let card = Card([text(), text()], row: [text(), text()])
    var width: CGFloat = 320
    for step in 0..<120 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: random.pick(card.labels + card.row).text = text()
      case 1: random.pick(card.labels).numberOfLines = random.pick([0, 0, 1, 2, 3])
      case 2:
        random.pick(card.labels).preferredMaxLayoutWidth = random.pick([0, 0, 100, 250])
      default: width = CGFloat(Int.random(in: 60...700, using: &random))
      }
      card.layout(width)
      let copy = Card(card.labels.map { $0.text! }, row: card.row.map { $0.text! })
      for (label, original) in zip(copy.labels + copy.row, card.labels + card.row) {
        label.numberOfLines = original.numberOfLines
        label.preferredMaxLayoutWidth = original.preferredMaxLayoutWidth
      }
      copy.layout(width)
      #expect(card.frames == copy.frames, "seed \(seed), step \(step), width \(width)")
    }
  }
}
