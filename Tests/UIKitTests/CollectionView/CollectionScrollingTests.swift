import Testing
import UIKit

/// The final offset of scrolling to an item.
@Suite(.serialized) @MainActor struct CollectionScrollingTests {
  private func fixture() -> CollectionFixture {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 48))
    fixture.view.contentInsetAdjustmentBehavior = .never
    fixture.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    return fixture
  }

  private func offset(
    _ fixture: CollectionFixture, _ item: Int, _ position: UICollectionView.ScrollPosition
  ) -> CGFloat {
    fixture.view.scrollToItem(
      at: IndexPath(item: item, section: 0), at: position, animated: false)
    return fixture.view.contentOffset.y
  }

  @Test func `every position honours the insets`() {
    let fixture = fixture()
    #expect(offset(fixture, 50, .top) == 2380.0)
    #expect(offset(fixture, 50, .bottom) == 2008.0)
    #expect(offset(fixture, 50, .centeredVertically) == 2194.0)
  }

  @Test func `scrolling stops at the ends of the content`() {
    let fixture = fixture()
    #expect(offset(fixture, 0, .bottom) == -20.0)
    #expect(offset(fixture, 99, .top) == 4360.0)
  }

  @Test func `no position does not scroll`() {
    let fixture = fixture()
    let before = fixture.view.contentOffset.y
    #expect(offset(fixture, 50, []) == before)
  }

  @Test func `sideways positions work along the other axis`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Make.size(.absolute(100), .fractionalHeight(1)),
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
    let fixture = CollectionFixture(
      [50],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    fixture.view.contentInsetAdjustmentBehavior = .never
    let indexPath = IndexPath(item: 20, section: 0)
    fixture.view.scrollToItem(at: indexPath, at: .left, animated: false)
    #expect(fixture.view.contentOffset.x == 2000)
    fixture.view.scrollToItem(at: indexPath, at: .right, animated: false)
    #expect(fixture.view.contentOffset.x == 1780)
    fixture.view.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: false)
    #expect(fixture.view.contentOffset.x == 1890)
  }

  @Test func `scrolling to an item before the first pass works`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 48))
    let source = CountingSource([100])
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 30, section: 0))
  }

  @Test func `the delegate has the last word on the offset in another layout`() {
    final class Proposing: UICollectionViewCompositionalLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 100) }
    }
    @MainActor final class Delegate: NSObject, UICollectionViewDelegate {
      var proposed: [CGFloat] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposed.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: 777)
      }
    }
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 48))
    let delegate = Delegate()
    fixture.view.delegate = delegate
    fixture.scroll(toY: 500)
    #expect(delegate.proposed.isEmpty)
    fixture.view.setCollectionViewLayout(
      Proposing(section: Make.grid(columns: 1, rowHeight: 60)), animated: false)
    fixture.view.layoutIfNeeded()
    #expect(delegate.proposed == [600])
    #expect(fixture.view.contentOffset.y == 777)
  }

  @Test func `the item at a point is found wherever it is`() {
    let fixture = fixture()
    #expect(
      fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 4000))
        == IndexPath(item: 83, section: 0))
    #expect(
      fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 96)) == IndexPath(item: 2, section: 0))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: 95.9))?.item == 1)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 320, y: 5)) == nil)
  }

  /// Rows of 40 to 100 points whose estimate is 44.
  private func estimated(_ count: Int) -> SizingFixture {
    let size = Make.size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitems: [Make.item(.fractionalWidth(1), .estimated(44))]))
    let fixture = SizingFixture([count], UICollectionViewCompositionalLayout(section: section)) {
      CGFloat(40 + $0 * 37 % 61)
    }
    fixture.view.contentInsetAdjustmentBehavior = .never
    fixture.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    return fixture
  }

  @Test(arguments: [99, 50, 12, 3]) func `an item among estimated ones reaches its position`(
    item: Int
  ) throws {
    let path = IndexPath(item: item, section: 0)
    for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom] {
      let fixture = estimated(100)
      fixture.view.scrollToItem(at: path, at: position, animated: false)
      fixture.view.layoutIfNeeded()
      let cell = try #require(fixture.cell(item))
      #expect(cell.frame.height == CGFloat(40 + item * 37 % 61))
      let visible = fixture.view.bounds.inset(by: fixture.view.adjustedContentInset)
      let (low, high) = (-20, fixture.view.contentSize.height + 40 - 480) as (CGFloat, CGFloat)
      let expected: CGFloat =
        switch position {
        case .top: cell.frame.minY - 20
        case .bottom: cell.frame.maxY + 40 - 480
        default: cell.frame.midY - visible.height / 2 - 20
        }
      #expect(fixture.view.contentOffset.y == min(max(expected, low), high), "\(position)")
    }
  }

  @Test func `an inserted row at the end is shown whole`() throws {
    let fixture = estimated(30)
    fixture.view.scrollToItem(at: [0, 29], at: .bottom, animated: false)
    fixture.view.layoutIfNeeded()
    for count in 31...36 {
      fixture.source.sections = [Array(0..<count)]
      let last = IndexPath(item: count - 1, section: 0)
      fixture.view.insertItems(at: [last])
      fixture.view.scrollToItem(at: last, at: .bottom, animated: false)
      fixture.view.layoutIfNeeded()
      let cell = try #require(fixture.cell(count - 1))
      #expect(cell.frame.maxY == fixture.view.contentSize.height)
      #expect(fixture.view.contentOffset.y == fixture.view.contentSize.height + 40 - 480)
    }
  }

  @Test func `an animated scroll ends at the measured item`() throws {
    let fixture = estimated(60)
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    window.rootViewController!.view.addSubview(fixture.view)
    window.settleLayout()
    fixture.view.scrollToItem(at: [0, 59], at: .bottom, animated: true)
    for _ in 0..<60 {
      window.animationClock.advance(by: 1.0 / 60)
      window.settleLayout()
    }
    let cell = try #require(fixture.cell(59))
    #expect(cell.frame.maxY == fixture.view.contentSize.height)
    #expect(fixture.view.contentOffset.y == fixture.view.contentSize.height + 40 - 480)
  }

  @Test func `another scroll ends the one to an item`() {
    let fixture = estimated(100)
    fixture.view.scrollToItem(at: [0, 80], at: .bottom, animated: false)
    fixture.view.contentOffset.y = 1000
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == 1000)
    fixture.view.scrollToItem(at: [0, 80], at: .bottom, animated: false)
    fixture.view.layoutIfNeeded()
    let offset = fixture.view.contentOffset.y
    // The content no longer follows the item once it is there.
    fixture.view.scrollByUser(to: CGPoint(x: 0, y: offset + 300))
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentOffset.y == offset + 300)
  }
}
