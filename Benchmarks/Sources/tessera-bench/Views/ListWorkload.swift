import CAllocations
import UIKit

/// Lists. Rows that size themselves by their text, and the cost of a step by one screen: rows with
/// a label that the app places, and rows with a content configuration. Outlines, and the cost of
/// opening and closing an item.
@MainActor
enum ListWorkload {
  /// The name, which the engine's workload also has: `tessera-bench list` measures both.
  static let name = "list"
  private static let rowsName = "list-rows"
  static let outlineName = "list-outline"
  /// The workload of a row with a content configuration.
  static let contentName = "list-content"

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
      Measurement(workload: rowsName, count: count, metric: metric, value: value, unit: unit)
        .report()
    }
    Measurement(
      workload: rowsName, count: count, metric: "step-\(kind.rawValue)", value: Spread(times)
    ).report()
    report("rows-\(kind.rawValue)", rows / 200, .elements)
    report(
      "allocations-\(kind.rawValue)", Double(allocation_count() - allocations) / rows, .allocations)
  }

  /// Measures a row with a content configuration that comes into sight.
  static func measureContent() {
    let screen = screen(of: .content)
    for _ in 0..<20 { screen.step() }
    let filled = screen.filled
    let allocations = allocation_count()
    let times = (0..<200).map { _ in
      let filled = screen.filled
      let time = ThreadClock.time { screen.step() }
      return time / Double(max(screen.filled - filled, 1))
    }
    let rows = Double(screen.filled - filled)
    Measurement(workload: contentName, count: count, metric: "row", value: Spread(times)).report()
    Measurement(
      workload: contentName, count: count, metric: "allocations",
      value: Double(allocation_count() - allocations) / rows, unit: .allocations
    ).report()
  }

  /// Opens and closes an item of 1,000 children in an outline.
  ///
  /// - Parameter count: The number of items of the outline; almost all of them are hidden.
  static func measureOutline(count: Int) {
    let screen = OutlineScreen(roots: count / 1_000, children: 999)
    screen.toggle(isExpanded: true)
    screen.toggle(isExpanded: false)
    func report(_ metric: String, _ value: Spread) {
      Measurement(workload: outlineName, count: count, metric: metric, value: value).report()
    }
    var opening: [Double] = []
    var closing: [Double] = []
    for _ in 0..<21 {
      opening.append(ThreadClock.time { screen.toggle(isExpanded: true) })
      closing.append(ThreadClock.time { screen.toggle(isExpanded: false) })
    }
    report("open", Spread(opening))
    report("close", Spread(closing))
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

/// A list of collapsed items with children.
@MainActor
private final class OutlineScreen {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  private let children: Int

  init(roots: Int, children: Int) {
    self.children = children
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = ItemTexts.text(of: item)
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    let stride = children + 1
    snapshot.append((0..<roots).map { $0 * stride })
    for root in 0..<roots {
      snapshot.append((1...children).map { root * stride + $0 }, to: root * stride)
    }
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  /// Opens or closes the third item, and lays out.
  func toggle(isExpanded: Bool) {
    var snapshot = dataSource.snapshot(for: 0)
    let item = 2 * (children + 1)
    if isExpanded { snapshot.expand([item]) } else { snapshot.collapse([item]) }
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
    window.layoutIfNeeded()
  }
}
