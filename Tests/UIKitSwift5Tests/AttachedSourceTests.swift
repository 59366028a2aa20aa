import Testing

@testable import UIKit

// Badges, backgrounds, custom groups, and pinned headers as in apps, in Swift 5 mode. Mainly tests
// that the code compiles.

private class BackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { fatalError("not implemented") }
}

private class SupplementaryView: UICollectionReusableView {}

private class AttachedViewController: UIViewController, UICollectionViewDataSource {
  static let badgeKind = "badge-element-kind"
  static let backgroundKind = "background-element-kind"
  var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      AttachedViewController.badgeKind, UICollectionView.elementKindSectionHeader, "global",
    ] {
      collectionView.register(
        SupplementaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  private func createLayout() -> UICollectionViewLayout {
    let badgeAnchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Self.badgeKind, containerAnchor: badgeAnchor)
    badge.zIndex = 5
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let columns = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])

    let height: CGFloat = 120
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    ) { (environment) -> [NSCollectionLayoutGroupCustomItem] in
      let width = environment.container.contentSize.width
      return (0..<3).map { index in
        let frame = CGRect(
          x: CGFloat(index) * width / 3, y: CGFloat(index) * 10, width: width / 3, height: 100)
        return NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 100 - index)
      }
    }

    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        elementKind: "global", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let section = NSCollectionLayoutSection(group: index == 0 ? columns : custom)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        let background = NSCollectionLayoutDecorationItem.background(
          elementKind: AttachedViewController.backgroundKind)
        background.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        section.supplementaryContentInsetsReference = .none
        return section
      }, configuration: config)
    layout.register(
      BackgroundView.self, forDecorationViewOfKind: AttachedViewController.backgroundKind)
    return layout
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { return 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

@Suite @MainActor struct AttachedSourceTests {
  @Test func `a view controller shows what is attached`() {
    // Other tests display screens of other scales.
    UIScreen.main.become(.standard, orientation: .portrait)
    let controller = AttachedViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = controller.collectionView!
    #expect(view.visibleCells.count == 8)
    #expect(view.visibleSupplementaryViews(ofKind: AttachedViewController.badgeKind).count == 4)
    #expect(view.visibleSupplementaryViews(ofKind: "global").map(\.frame.height) == [50])
    #expect(view.subviews.filter { $0 is BackgroundView }.count == 2)
    #expect(view.subviews.first is BackgroundView)
  }
}
