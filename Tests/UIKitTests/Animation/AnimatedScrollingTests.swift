import Testing

@testable import UIKit

/// The cells of a collection view that is scrolled in an app's animation.
@Suite @MainActor struct AnimatedScrollingTests {
  private final class Cell: UICollectionViewCell {
    var height: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as! Cell).height = CGFloat(60 + indexPath.item % 5 * 10)
      return cell
    }
  }

  private let stage = Stage()
  private let items = Items()
  private let view: UICollectionView

  init() {
    let item = Make.item(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    stage.window.rootViewController!.view.addSubview(view)
    view.layoutIfNeeded()
  }

  /// Starts an animator that scrolls, and has the views laid out within it.
  private func scroll(to offset: CGFloat) -> UIViewPropertyAnimator {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    animator.startAnimation()
    return animator
  }

  private func expectFramesOfLayout() {
    #expect(!view.visibleCells.isEmpty)
    for cell in view.visibleCells {
      let path = view.indexPath(for: cell)!
      #expect(cell.frame == view.layoutAttributesForItem(at: path)?.frame)
    }
  }

  @Test func `a cell that comes into sight has its measured size at once`() {
    let first = Set(view.visibleCells.map { ObjectIdentifier($0) })
    let animator = scroll(to: 200)
    let new = view.visibleCells.filter { !first.contains(ObjectIdentifier($0)) }
    #expect(!new.isEmpty)
    for cell in view.visibleCells {
      #expect(cell.presentation.untransformedFrame == cell.frame)
    }
    animator.stopAnimation(true)
    expectFramesOfLayout()
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
  func `an animator does not move cells that were reused since`(position: UIViewAnimatingPosition) {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.size.width = 320
      view.layoutIfNeeded()
    }
    animator.startAnimation()
    stage.advance(by: 0.25)
    view.contentOffset.y = 2000
    view.layoutIfNeeded()
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    view.layoutIfNeeded()
    expectFramesOfLayout()
  }

  @Test func `an animator that scrolls may end and begin again at every time`() {
    let ends: [(offset: CGFloat, time: Double)] = [(900, 0.3), (100, 0.7), (2000, 0), (0, 0.5)]
    for (offset, time) in ends {
      let animator = scroll(to: offset)
      stage.advance(by: time)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      view.layoutIfNeeded()
      #expect(view.contentOffset.y == offset)
      expectFramesOfLayout()
    }
  }
}
