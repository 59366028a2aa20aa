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
    let screen = RowsScreen(kind, count: count)
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
}

/// A collection view of rows in a window, and a position on the way through its content.
@MainActor
private final class RowsScreen: NSObject, UICollectionViewDataSource {
  private let collectionView: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let kind: RowsWorkload.Kind
  private let count: Int
  private(set) var filled = 0

  init(_ kind: RowsWorkload.Kind, count: Int) {
    self.kind = kind
    self.count = count
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    collectionView = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init()
    let type: UICollectionViewCell.Type =
      kind == .label ? LabelRow.self : UICollectionViewCell.self
    collectionView.register(type, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = self
    window.addSubview(collectionView)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Scrolls by one screen, or back to the beginning at the end.
  func step() {
    let next = collectionView.contentOffset.y + 852
    let isEnd = next > collectionView.contentSize.height - 852
    collectionView.contentOffset = CGPoint(x: 0, y: isEnd ? 0 : next)
    window.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    filled += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    let text = Self.texts[indexPath.item % Self.texts.count]
    if let row = cell as? LabelRow {
      row.label.text = text
      return row
    }
    var content: UIListContentConfiguration
    switch kind {
    case .subtitle: content = .subtitleCell()
    case .value: content = .valueCell()
    case .label, .content: content = .cell()
    }
    content.text = text
    if kind != .content { content.secondaryText = "Value" }
    cell.contentConfiguration = content
    return cell
  }

  private static let texts = (0..<100).map { "Item \($0)" }
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
