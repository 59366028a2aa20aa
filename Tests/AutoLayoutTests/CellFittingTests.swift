import Foundation
import TestSupport
import Testing
import UIKit

/// Cells whose constraints decide their sizes, in the three kinds of layouts.
@MainActor
struct CellFittingTests {
  /// A cell with a text that is pinned to the edges of its content view.
  final class TextCell: UICollectionViewCell {
    let label = UILabel()
    private(set) var measurements = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { fatalError("Not archived.") }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      measurements += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  @MainActor
  private final class Screen: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    let texts: [String]

    init(_ layout: UICollectionViewLayout, texts: [String]) {
      self.texts = texts
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
      super.init()
      view.register(TextCell.self, forCellWithReuseIdentifier: "text")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) as! TextCell
      cell.label.text = texts[indexPath.item]
      return cell
    }

    func cell(_ item: Int) -> TextCell {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as! TextCell
    }
  }

  private let texts = [
    "Short", "A text that is much too long for one line of a cell that is 320 points wide", "End",
  ]

  private func list() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func `a list's cells are as high as their text and its insets`() {
    let screen = Screen(list(), texts: texts)
    let line = UILabel()
    line.text = "Short"
    #expect(abs(screen.cell(0).frame.height - line.intrinsicContentSize.height - 16) < 1e-9)
    let wrapped = screen.cell(1)
    #expect(wrapped.frame.width == 320)
    #expect(wrapped.label.frame.width == 296)
    #expect(wrapped.frame.height > screen.cell(0).frame.height + 10)
    #expect(wrapped.label.frame.height == wrapped.frame.height - 16)
    #expect(screen.cell(2).frame.minY == wrapped.frame.maxY)
    #expect(screen.cell(1).measurements == 1)
  }

  @Test func `a flow layout with automatic sizes fits both axes`() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let screen = Screen(flow, texts: ["Swift", "UIKit"])
    let line = UILabel()
    line.text = "Swift"
    let size = line.intrinsicContentSize
    #expect(abs(screen.cell(0).frame.width - size.width - 24) < 1e-9)
    #expect(abs(screen.cell(0).frame.height - size.height - 16) < 1e-9)
  }

  @Test func `a constant changed inside a cell measures it again only in the mode for constraints`()
  {
    let screen = Screen(list(), texts: texts)
    let cell = screen.cell(0)
    let height = cell.frame.height
    let top = cell.contentView.constraints.first { $0.firstAttribute == .top }!
    top.constant = 28
    screen.view.layoutIfNeeded()
    #expect(cell.frame.height == height)
    screen.view.selfSizingInvalidation = .enabledIncludingConstraints
    top.constant = 18
    screen.view.layoutIfNeeded()
    #expect(cell.frame.height == height + 10)
    #expect(cell.measurements == 2)
    #expect(screen.cell(1).measurements == 1)
  }

  @Test func `scrolling back to a cell does not measure it again`() {
    let screen = Screen(list(), texts: (0..<100).map { "Row \($0)" })
    let first = screen.cell(0).frame
    screen.view.contentOffset.y = 2000
    screen.view.layoutIfNeeded()
    screen.view.contentOffset.y = 0
    screen.view.layoutIfNeeded()
    #expect(screen.cell(0).frame == first)
  }

  /// Rows of full width at measured heights below each other.
  private final class RowLayout: UICollectionViewLayout {
    private var heights: [CGFloat] = []
    private var rows: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      heights += Array(repeating: 50, count: max(count - heights.count, 0))
      rows = []
      var top: CGFloat = 0
      for item in 0..<count {
        let row = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        row.frame = CGRect(x: 0, y: top, width: 320, height: heights[item])
        top += heights[item]
        rows.append(row)
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: heights.reduce(0, +))
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      rows.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { rows[indexPath.item] }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard preferredAttributes.frame.height != originalAttributes.frame.height else {
        return false
      }
      heights[originalAttributes.indexPath.item] = preferredAttributes.frame.height
      return true
    }
  }

  @Test func `a custom layout gets the width by the constraints, and the height where it asks`() {
    let screen = Screen(RowLayout(), texts: texts)
    let line = UILabel()
    line.text = "Short"
    let height = line.intrinsicContentSize.height + 16
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    let cell = screen.cell(0)
    #expect(abs(cell.frame.height - height) < 1e-9)
    #expect(
      cell.preferredLayoutAttributesFitting(attributes).size
        == cell.systemLayoutSizeFitting(
          CGSize(width: 320, height: 50)))
    #expect(screen.cell(1).frame.minY == cell.frame.maxY)
    #expect(screen.cell(2).frame.minY == screen.cell(1).frame.maxY)
  }
}
