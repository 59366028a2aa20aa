import CollectionLayout
import ConstraintSolver
import UIKit

/// A programming error that stops the program.
@MainActor
enum Mistake: String, CaseIterable {
  case layoutWithoutSuchASection
  case priorityOutOfRange
  case cellOfAnUnregisteredIdentifier
  case updateThatDoesNotAddUp
  case frameThatIsNotANumber

  /// Makes the mistake, which does not return in any build configuration.
  func make() {
    switch self {
    case .layoutWithoutSuchASection:
      let description = LayoutDescription(containerSize: LayoutSize(width: 320, height: 480))
      _ = SolvedLayout(description).itemCount(inSection: 7)
    case .priorityOutOfRange:
      _ = Constraint.Priority(rawValue: 1001)
    case .cellOfAnUnregisteredIdentifier:
      let screen = Screen()
      _ = screen.view.dequeueReusableCell(
        withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
    case .updateThatDoesNotAddUp:
      let screen = Screen()
      screen.view.performBatchUpdates {
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    case .frameThatIsNotANumber:
      UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    }
  }
}

/// Returns a collection view of three items, laid out.
@MainActor
private final class Screen: NSObject, UICollectionViewDataSource {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())

  override init() {
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
