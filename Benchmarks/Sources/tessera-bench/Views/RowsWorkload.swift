import CAllocations
import UIKit

/// Rows that size themselves by their text, and the cost of a step by one screen: rows with a label
/// that the app places, and rows with a content configuration.
@MainActor
enum RowsWorkload {
  static let name = "view-rows"

  /// The content of the rows.
  enum Kind: String, CaseIterable {
    /// A label.
    case label
    /// A list content configuration with a text.
    case content
    /// A list content configuration with a text and a secondary text.
    case subtitle
    /// A list content configuration with a text and a value beside it.
    case value
  }

  private static let count = 100_000

  static func measure(_ kind: Kind) {
    let screen = screen(of: kind)
    for _ in 0..<20 { screen.step() }
    let filled = screen.filled
    let allocations = allocation_count()
    let times = (0..<200).map { _ in ThreadClock.time { screen.step() } }
    let rows = Double(screen.filled - filled)
    func report(_ metric: String, _ value: Double, _ unit: Measurement.Unit) {
      Measurement(workload: name, count: count, metric: metric, value: value, unit: unit).report()
    }
    Measurement(
      workload: name, count: count, metric: "step-\(kind.rawValue)", value: Spread(times)
    ).report()
    report("rows-\(kind.rawValue)", rows / 200, .elements)
    report(
      "allocations-\(kind.rawValue)", Double(allocation_count() - allocations) / rows, .allocations)
  }

  private static func screen(of kind: Kind) -> ScrolledScreen {
    if kind == .label {
      return ScrolledScreen(LabelRow.self, layout: .selfSizingRows(), count: count) { row, item in
        row.label.text = ItemTexts.text(of: item)
      }
    }
    return ScrolledScreen(
      UICollectionViewCell.self, layout: .selfSizingRows(), count: count
    ) { cell, item in
      var content: UIListContentConfiguration
      switch kind {
      case .subtitle: content = .subtitleCell()
      case .value: content = .valueCell()
      case .label, .content: content = .cell()
      }
      content.text = ItemTexts.text(of: item)
      if kind != .content { content.secondaryText = "Value" }
      cell.contentConfiguration = content
    }
  }
}

/// A row with a label in margins that sizes itself.
private final class LabelRow: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(
      CGSize(width: size.width - 32, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: max(text.height + 30, 52))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: 16, y: 15, width: bounds.width - 32, height: bounds.height - 30)
  }
}
