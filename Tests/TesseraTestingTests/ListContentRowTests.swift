import TesseraTesting
import Testing
import UIKit

/// A list of rows with configurations: every third one has a long text, every second one a value.
private final class ContentRows: UICollectionViewController {
  static let count = 100_000
  private(set) var configured = 0

  convenience init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(52))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    self.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
  }

  static func text(_ item: Int) -> String {
    let words = item.isMultiple(of: 3) ? Array(repeating: "word", count: 10 + item % 20) : []
    return (["Item", "\(item)"] + words).joined(separator: " ")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configured += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = Self.text(indexPath.item)
    if indexPath.item.isMultiple(of: 2) { content.secondaryText = "Value" }
    if indexPath.item.isMultiple(of: 5) { content.image = UIImage(systemName: "star") }
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listGroupedCell()
    return cell
  }
}

/// Rows with list content on a screen.
@MainActor @Suite struct ListContentRowTests {
  private let rows: ContentRows
  private let screen: HostedScreen

  init() {
    let rows = ContentRows()
    self.rows = rows
    screen = HostedScreen(rows)
  }

  /// Expects the rows to be as high as a new view with their content, and without gaps.
  private func expectRows(_ comment: Comment) {
    let cells = rows.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.count > 3, comment)
    var end: CGFloat?
    for cell in cells {
      guard let shown = cell.contentConfiguration as? UIListContentConfiguration else {
        Issue.record("a row without its configuration")
        continue
      }
      let fresh = UICollectionViewCell(frame: cell.frame)
      fresh.traitOverrides.displayScale = 3
      fresh.traitOverrides.preferredContentSizeCategory =
        cell.traitCollection.preferredContentSizeCategory
      fresh.contentConfiguration = shown
      let height = fresh.sizeThatFits(CGSize(width: cell.frame.width, height: 0)).height
      #expect(abs(cell.frame.height - height) < 0.01, comment)
      if let end { #expect(abs(cell.frame.minY - end) < 0.01, comment) }
      end = cell.frame.maxY
    }
  }

  @Test func `rows are as high as their content wherever the list is`() {
    expectRows("at the beginning")
    for offset in [CGFloat(500), 40_000, 3_000_000, 200] {
      screen.scroll(to: offset)
      expectRows("at \(offset)")
    }
    screen.rotate(toLandscape: true)
    expectRows("in landscape")
  }

  @Test func `a step configures the rows that enter, and no other ones`() {
    screen.scroll(to: 10_000)
    let before = rows.configured
    screen.scroll(to: 10_400)
    let entered = rows.configured - before
    #expect(entered > 0)
    #expect(entered <= 8)
    #expect(rows.collectionView.visibleCells.count <= 18)
  }

  @Test func `a change of the text size changes fonts and heights at once`() {
    let before = rows.collectionView.visibleCells.map(\.frame.height).min()
    #expect(before == 52)
    screen.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    screen.layOut()
    expectRows("with larger text")
    #expect(rows.collectionView.visibleCells.map(\.frame.height).min() == 59)
  }

  @Test func `a touched row is highlighted and then selected`() throws {
    func color(_ item: Int) -> UIColor? {
      screen.cell(at: [0, item])?.backgroundConfiguration?.backgroundColor
    }
    #expect(color(1) == .secondarySystemGroupedBackground)
    try screen.tap(at: [0, 1])
    screen.layOut()
    #expect(color(1) == .systemGray4)
    try screen.tap(at: [0, 2])
    screen.layOut()
    #expect(color(1) == .secondarySystemGroupedBackground)
    #expect(color(2) == .systemGray4)
    expectRows("with a selection")
  }

  @Test func `a row is read as one element with its value`() {
    let read = screen.readElements
    #expect(read.contains { $0.hasPrefix("Item 2, Value") })
    #expect(!read.contains("Value"))
  }
}
