import TesseraTesting
import Testing
import UIKit

final class GridViewController: UICollectionViewController {
  init() {
    let square = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalWidth(1 / 3))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: square)])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 90 }
  override func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

@MainActor @Test func `squares stand three in a row`() throws {
  let screen = try HostedScreen(GridViewController(), device: "iphone-15")
  try screen.expectFrames([[0, 4]: CGRect(x: 131, y: 131, width: 131, height: 131)])
}
