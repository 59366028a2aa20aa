import Testing
import UIKit

/// Rows that size themselves below a large title, which gives way to them.
@MainActor @Suite struct LargeTitleListTests {
  /// Eleven rows of 70 points, estimated at 20, and the number of calls of the section provider.
  private final class Rows: UICollectionViewController {
    var describedCount = 0

    init() { super.init(collectionViewLayout: UICollectionViewLayout()) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows"
      collectionView.register(Row.self, forCellWithReuseIdentifier: "row")
      let layout = UICollectionViewCompositionalLayout { [unowned self] _, _ in
        describedCount += 1
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      collectionView.setCollectionViewLayout(layout, animated: false)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 11 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private final class Row: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 70) }
  }

  private let rows = Rows()
  private let screen: NavigationScreen
  private var view: UICollectionView { rows.collectionView }

  init() {
    let rows = rows
    screen = NavigationScreen(rows) { $0.navigationBar.prefersLargeTitles = true }
  }

  @Test func `measured rows keep their sizes while the title gives way`() {
    #expect(screen.bar.frame.height == 106)
    #expect(view.contentSize.height == 770)
    let described = rows.describedCount
    for offset in stride(from: CGFloat(-160), through: -100, by: 5) {
      view.contentOffset.y = offset
      screen.settle()
      #expect(view.contentSize.height == 770)
    }
    #expect(screen.bar.frame.height == 54)
    #expect(rows.describedCount == described)
  }

  @Test func `one movement reaches the end of a list that is little longer than the screen`() {
    let end = 770 + 34 - view.bounds.height
    view.contentOffset.y = end
    screen.settle()
    #expect(view.contentOffset.y == end)
    #expect(view.contentSize.height == 770)
  }

  @Test func `insets at the sides describe the sections anew`() {
    let described = rows.describedCount
    rows.additionalSafeAreaInsets.left = 20
    screen.settle()
    #expect(rows.describedCount > described)
    #expect(view.cellForItem(at: [0, 0])?.frame.minX == 20)
  }
}
