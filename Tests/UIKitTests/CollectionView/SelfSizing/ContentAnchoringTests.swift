import Testing
import UIKit

/// Visible content stays in place on the screen, if requested.
@Suite(.serialized) @MainActor struct ContentAnchoringTests {
  /// A list of items whose heights depend on the width, like text.
  @MainActor private final class Screen {
    let view: UICollectionView
    var items: [Int]
    var extra: [Int: CGFloat] = [:]
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    private let probe = SizingSource([], height: { _ in nil })

    init(_ items: [Int]) {
      self.items = items
      let size = Make.size(.fractionalWidth(1), .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.interGroupSpacing = 3
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.traitOverrides.displayScale = 2
      let registration = UICollectionView.CellRegistration<SizingCell, Int> {
        [unowned self] cell, _, item in
        cell.shown = item
        cell.source = probe
        cell.onQuestion = { [unowned self] cell, attributes in
          cell.height = height(item, attributes.size.width)
        }
      }
      source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      apply()
    }

    private func height(_ item: Int, _ width: CGFloat) -> CGFloat {
      20 + (CGFloat(item % 9) * 5000 / width).rounded() + (extra[item] ?? 0)
    }

    func apply() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      view.layoutIfNeeded()
    }

    /// The items whose top edges are visible, with the distances from the top of the view.
    var tops: [(item: Int, distance: CGFloat)] {
      view.visibleCells.compactMap { cell in
        let distance = cell.frame.minY - view.contentOffset.y
        guard distance >= 0, let item = (cell as? SizingCell)?.shown else { return nil }
        return (item, distance)
      }
    }

    /// Returns the position of an item's cell on the screen.
    func distance(of item: Int) -> CGFloat? {
      guard let index = items.firstIndex(of: item),
        let frame = view.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame
      else { return nil }
      return frame.minY - view.contentOffset.y
    }

    /// A Boolean value that indicates whether the content is at one of its ends, where the offset
    /// cannot change.
    var isAtAnEnd: Bool {
      view.contentOffset.y <= 0
        || view.contentOffset.y >= view.contentSize.height - view.bounds.height
    }
  }

  @Test func `nothing is held by default`() {
    let screen = Screen(Array(0..<100))
    #expect(!screen.view.anchorsVisibleContent)
    screen.view.contentOffset.y = 1000
    screen.view.layoutIfNeeded()
    let offset = screen.view.contentOffset.y
    screen.items.insert(contentsOf: 1000..<1010, at: 0)
    screen.apply()
    #expect(screen.view.contentOffset.y == offset)
  }

  @Test func `items that come above move nothing`() {
    let screen = Screen(Array(0..<100))
    screen.view.anchorsVisibleContent = true
    let before = screen.tops
    #expect(screen.view.contentOffset.y == 0)
    screen.items.insert(contentsOf: 1000..<1010, at: 0)
    screen.apply()
    #expect(screen.tops.map(\.item) == before.map(\.item))
    #expect(screen.tops.map(\.distance) == before.map(\.distance))
    #expect(screen.view.contentOffset.y > 400)
  }

  @Test func `scrolling up into unknown sizes moves nothing`() {
    let screen = Screen(Array(0..<300))
    screen.view.anchorsVisibleContent = true
    screen.view.contentOffset.y = 8000
    screen.view.layoutIfNeeded()
    for _ in 0..<600 {
      let held = screen.tops[0]
      screen.view.contentOffset.y -= 10
      screen.view.layoutIfNeeded()
      if screen.isAtAnEnd { break }
      #expect(screen.distance(of: held.item) == held.distance + 10)
    }
  }

  @Test func `the next item is held where the first goes`() {
    let screen = Screen(Array(0..<100))
    screen.view.anchorsVisibleContent = true
    screen.view.contentOffset.y = 1000
    screen.view.layoutIfNeeded()
    let before = screen.tops
    screen.items.removeAll { $0 == before[0].item || $0 < 5 }
    screen.apply()
    #expect(screen.distance(of: before[1].item) == before[1].distance)
  }

  @Test func `a scroll between a change and its pass counts`() {
    let screen = Screen(Array(0..<100))
    screen.view.anchorsVisibleContent = true
    screen.view.contentOffset.y = 1000
    screen.view.layoutIfNeeded()
    let held = screen.tops[2]
    screen.view.collectionViewLayout.invalidateLayout()
    screen.view.contentOffset.y += 20
    screen.view.layoutIfNeeded()
    #expect(screen.distance(of: held.item) == held.distance - 20)
  }

  @Test(arguments: 1...2) func `what is looked at stays through thousands of changes`(seed: Int) {
    var random = RepeatableRandom(seed: UInt64(seed))
    let screen = Screen(Array(0..<200))
    screen.view.anchorsVisibleContent = true
    screen.view.contentOffset.y = 3000
    screen.view.layoutIfNeeded()
    var next = 1000
    var checked = 0
    for step in 0..<800 {
      var held = screen.tops.first
      var movement: CGFloat = 0
      let kind = Int.random(in: 0..<8, using: &random)
      switch kind {
      case 0, 1, 2:
        movement = CGFloat.random(in: -200...200, using: &random).rounded()
        // The anchor is the first item that is still visible after the scroll.
        held = screen.tops.first { $0.distance - movement >= 0 }
        screen.view.contentOffset.y += movement
      case 3, 4:
        let place = Int.random(
          in: 0...(held.flatMap { screen.items.firstIndex(of: $0.item) } ?? 0), using: &random)
        let count = Int.random(in: 1...5, using: &random)
        screen.items.insert(contentsOf: next..<next + count, at: place)
        next += count
        screen.apply()
      case 5:
        screen.view.frame.size.width = CGFloat([200, 320, 375, 700].randomElement(using: &random)!)
      case 6:
        guard let item = screen.items.randomElement(using: &random), item != held?.item else {
          continue
        }
        screen.items.removeAll { $0 == item }
        screen.apply()
      default:
        guard let cell = screen.view.visibleCells.first as? SizingCell, let item = cell.shown else {
          continue
        }
        screen.extra[item] = CGFloat(Int.random(in: 0...80, using: &random))
        cell.invalidateIntrinsicContentSize()
      }
      screen.view.layoutIfNeeded()
      if screen.isAtAnEnd {
        screen.view.contentOffset.y = min(3000, screen.view.contentSize.height / 2).rounded()
        screen.view.layoutIfNeeded()
        continue
      }
      guard let held, let distance = screen.distance(of: held.item) else { continue }
      checked += 1
      #expect(
        abs(distance - (held.distance - movement)) < 1,
        "seed \(seed), step \(step) of kind \(kind): item \(held.item) moved by \(distance - held.distance + movement)"
      )
    }
    #expect(checked > 400, "seed \(seed)")
  }
}
