import TesseraTesting
import Testing
import UIKit

/// Numbers that can be selected and moved.
private final class NumbersViewController: UICollectionViewController {
  var numbers = Array(0..<40)
  var log: [String] = []
  var mayScrollToTop = true

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.allowsMultipleSelectionDuringEditing = true
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("selected \(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("opened \(indexPath.item)") }

  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    mayScrollToTop
  }

  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("at the top") }
}

/// The effects of a user's gestures on a hosted screen.
@Suite(.serialized) @MainActor struct HostedScreenGestureTests {
  @Test func `a drag moves an item`() throws {
    let controller = NumbersViewController()
    let screen = HostedScreen(controller)
    #expect(screen.drag([0, 1], to: [0, 4]))
    #expect(controller.numbers.prefix(6) == [0, 2, 3, 4, 1, 5])
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(!screen.drag([0, 1], to: [0, 4]))
    #expect(!screen.drag([0, 1], to: [0, 39]))
    #expect(controller.numbers.prefix(6) == [0, 2, 3, 4, 1, 5])
  }

  @Test func `a pan selects several`() {
    let controller = NumbersViewController()
    let screen = HostedScreen(controller)
    #expect(screen.selectByPan(from: [0, 2], to: [0, 4]))
    #expect(controller.log == ["selected 2", "selected 3", "selected 4"])
    #expect(controller.collectionView.isEditing)
  }

  @Test func `a tap opens unless the cell takes no touches`() throws {
    let controller = NumbersViewController()
    let screen = HostedScreen(controller)
    try screen.tap(at: [0, 2])
    #expect(controller.log == ["selected 2", "opened 2"])
    screen.cell(at: [0, 3])?.isUserInteractionEnabled = false
    #expect(throws: UnreachableTarget.self) { try screen.tap(at: [0, 3]) }
  }

  @Test func `the status bar scrolls to the top`() {
    let controller = NumbersViewController()
    let screen = HostedScreen(controller)
    let top = controller.collectionView.contentOffset
    screen.scroll(to: 600)
    controller.mayScrollToTop = false
    #expect(!screen.scrollToTop())
    controller.mayScrollToTop = true
    #expect(screen.scrollToTop())
    #expect(controller.collectionView.contentOffset == top)
    #expect(screen.scrollToTop())
    #expect(controller.log == ["at the top"])
    controller.collectionView.scrollsToTop = false
    screen.scroll(to: 600)
    #expect(!screen.scrollToTop())
  }
}
