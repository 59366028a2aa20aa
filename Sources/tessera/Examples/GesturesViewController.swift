import UIKit

/// Numbers that a long press moves, a card that a drag or a wheel moves, and a bar that covers
/// numbers: a screen for tests of touches.
final class GesturesViewController: UICollectionViewController {
  private var numbers = Array(0..<200)
  private let card = UIView(frame: CGRect(x: 220, y: 120, width: 120, height: 80))

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = 12
    card.accessibilityIdentifier = "card"
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("drag(_:)", GesturesViewController.drag(_:)))
    pan.allowedScrollTypesMask = .discrete
    card.addGestureRecognizer(pan)
    view.addSubview(card)
    let cover = UIView(frame: CGRect(x: 0, y: 700, width: view.bounds.width, height: 80))
    cover.backgroundColor = .systemGray5
    cover.accessibilityIdentifier = "cover"
    view.addSubview(cover)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)
    card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = "\(numbers[indexPath.item])"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

private final class NumberCell: UICollectionViewCell {
  let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 20, y: 0, width: 100, height: 60)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
