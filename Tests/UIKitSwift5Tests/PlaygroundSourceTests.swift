import Foundation
import Testing
import UIKit

/// A screen in the idioms of playgrounds: nested types, lazy parts made by methods, a cell with a
/// label pinned to its four edges, and a data source that is filled before the view is on screen.
class PinnedLabelCell: UICollectionViewCell {
  static let name = String(describing: PinnedLabelCell.self)

  lazy var label = makeLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .blue
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func makeLabel() -> UILabel {
    let label = UILabel()
    label.backgroundColor = .green
    label.numberOfLines = 0
    return label
  }
}

class PaintedBackground: UICollectionReusableView {
  static let name = String(describing: PaintedBackground.self)
  static let kind = name

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .yellow
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError()
  }
}

class PlaygroundController: UIViewController {
  struct Item: Hashable {
    let id = UUID()
    let value: String
  }
  typealias Section = Int
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let items: [Item] = [1, 60, 12, 30, 3].map { count in
    .init(value: (1...count).map(String.init).joined(separator: ","))
  }
  var makeSection: @MainActor () -> NSCollectionLayoutSection = { fatalError() }

  lazy var collectionView = makeCollectionView()
  lazy var dataSource = DataSource(
    collectionView: collectionView,
    cellProvider: makeCellProvider()
  )

  override func loadView() {
    self.view = collectionView
    apply()
  }

  func makeCollectionView() -> UICollectionView {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    collectionView.backgroundColor = .white
    collectionView.register(
      PinnedLabelCell.self, forCellWithReuseIdentifier: PinnedLabelCell.name)
    return collectionView
  }

  func makeCellProvider() -> DataSource.CellProvider {
    return { collectionView, indexPath, item in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PinnedLabelCell.name, for: indexPath)
      (cell as? PinnedLabelCell)?.label.text = item.value
      return cell
    }
  }

  func apply() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items, toSection: 0)
    dataSource.apply(snapshot)
  }

  func makeLayout() -> UICollectionViewLayout {
    let section = makeSection()
    section.decorationItems = [.background(elementKind: PaintedBackground.kind)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(
      PaintedBackground.self, forDecorationViewOfKind: PaintedBackground.kind)
    return layout
  }
}

/// The sections of an article about self-sizing (iOS 14), with the frames of today's UIKit: an
/// item's insets across the estimated axis count once on each side.
@MainActor
struct PlaygroundSourceTests {
  private let line = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(100.0))

  private func sides(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    .init(top: .zero, leading: inset, bottom: .zero, trailing: inset)
  }

  /// Shows a section, and returns the left edge and the width of its rows after checking that they
  /// lie below each other, from `top`, with the heights of their labels.
  private func rows(
    top: CGFloat, spacing: CGFloat,
    _ makeSection: @escaping @MainActor () -> NSCollectionLayoutSection
  ) throws -> [[CGFloat]] {
    let controller = PlaygroundController()
    controller.makeSection = makeSection
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var y = top
    var rows: [[CGFloat]] = []
    for item in controller.items.indices {
      let cell = try #require(
        controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
          as? PinnedLabelCell)
      let text = cell.label.sizeThatFits(CGSize(width: cell.frame.width, height: 10_000)).height
      // The intrinsic height of a wrapped text is a point more than the height of
      // `sizeThatFits(_:)`, as recorded for UIKit.
      let height = text > 30 ? text + 1 : text
      #expect(abs(cell.frame.minY - y) < 1e-6)
      #expect(abs(cell.frame.height - height) < 1e-6)
      #expect(cell.label.frame == cell.bounds)
      y += height + spacing
      rows.append([cell.frame.minX, cell.frame.width])
    }
    let background = controller.collectionView.subviews.first { $0 is PaintedBackground }
    #expect(background?.frame.width == 375)
    return rows
  }

  @Test func `estimated items in estimated groups get the heights of their labels`() throws {
    let rows = try rows(top: 16, spacing: 8) { [line] in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: line, subitem: NSCollectionLayoutItem(layoutSize: line), count: 1)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 16.0, leading: 16.0, bottom: 16.0, trailing: 16.0)
      section.interGroupSpacing = 8.0
      return section
    }
    #expect(rows == Array(repeating: [16, 343], count: 5))
  }

  @Test func `an estimated item's insets count once across and not along`() throws {
    let rows = try rows(top: 0, spacing: 8) { [line] in
      let item = NSCollectionLayoutItem(layoutSize: line)
      item.contentInsets = .init(top: 16.0, leading: 16.0, bottom: 16.0, trailing: 16.0)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitem: item, count: 1)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8.0
      return section
    }
    #expect(rows == Array(repeating: [16, 343], count: 5))
  }

  @Test func `an estimated group's insets count once across and not along`() throws {
    let rows = try rows(top: 0, spacing: 0) { [line] in
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: line, subitem: NSCollectionLayoutItem(layoutSize: line), count: 1)
      group.contentInsets = .init(top: 16.0, leading: 16.0, bottom: 16.0, trailing: 16.0)
      return NSCollectionLayoutSection(group: group)
    }
    #expect(rows == Array(repeating: [16, 343], count: 5))
  }

  @Test func `rows of two kinds in nested groups lie below each other`() throws {
    let rows = try rows(top: 16, spacing: 8) { [line, sides] in
      @MainActor func nested(_ count: Int, _ inset: CGFloat) -> NSCollectionLayoutGroup {
        let item = NSCollectionLayoutItem(layoutSize: line)
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(300.0)),
          subitems: Array(repeating: item, count: count))
        group.contentInsets = sides(inset)
        group.interItemSpacing = .fixed(8.0)
        return group
      }
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(500.0)),
        subitems: [nested(3, 16), nested(2, 48)])
      group.interItemSpacing = .fixed(8.0)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 16.0, leading: .zero, bottom: 16.0, trailing: .zero)
      return section
    }
    #expect(rows == Array(repeating: [16, 343], count: 3) + Array(repeating: [48, 279], count: 2))
  }

  @Test func `rows of two kinds in a group each lie below each other`() throws {
    let rows = try rows(top: 16, spacing: 8) { [line, sides] in
      @MainActor func row(_ inset: CGFloat) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: line, subitem: NSCollectionLayoutItem(layoutSize: line), count: 1)
        group.contentInsets = sides(inset)
        return group
      }
      let (large, small) = (row(16), row(48))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(500.0)),
        subitems: [large, large, large, small, small])
      group.interItemSpacing = .fixed(8.0)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 16.0, leading: .zero, bottom: 16.0, trailing: .zero)
      return section
    }
    #expect(rows == Array(repeating: [16, 343], count: 3) + Array(repeating: [48, 279], count: 2))
  }
}
