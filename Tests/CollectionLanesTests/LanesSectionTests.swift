import CollectionLanes
import TesseraTesting
import TestSupport
import Testing
import UIKit

/// Sections of lanes in collection views: self-sizing cells, changes of the data, and rotation.
@MainActor struct LanesSectionTests {
  private func lanes(_ seen: [Int: CGRect]) -> [Int: CGFloat] { seen.mapValues(\.minX) }

  @Test func `cells size themselves in the lanes that end first`() {
    let (_, controller) = LanesScreen.hosted(8)
    var ends: [CGFloat] = [0, 0]
    let seen = controller.seen
    for id in 0..<8 {
      let lane = ends[0] <= ends[1] ? 0 : 1
      let height = controller.height(of: id)
      #expect(
        seen[id] == CGRect(x: CGFloat(lane) * 160, y: ends[lane], width: 150, height: height))
      ends[lane] += height + 10
    }
  }

  /// Compose Multiplatform #5042: scroll down, push, pop, scroll up.
  @Test func `scrolling down, leaving, returning and scrolling up finds every cell where it was`() {
    let (screen, controller) = LanesScreen.hosted()
    var frames: [Int: CGRect] = [:]
    func note(_ isFirst: Bool) {
      let offset = controller.collectionView.contentOffset.y
      for (id, frame) in controller.seen {
        let place = frame.offsetBy(dx: 0, dy: offset)
        if let known = frames.updateValue(place, forKey: id), !isFirst {
          #expect(known == place, "item \(id)")
        }
      }
    }
    for step in 0..<20 {
      controller.collectionView.contentOffset.y = CGFloat(step) * 200
      screen.layOut()
      note(true)
    }
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    controller.present(other, animated: false)
    screen.layOut()
    controller.dismiss(animated: false)
    screen.layOut()
    for step in (0..<20).reversed() {
      controller.collectionView.contentOffset.y = CGFloat(step) * 200
      screen.layOut()
      note(false)
    }
    #expect(frames.count > 40)
  }

  @Test func `a cell that grows moves the cells of its lane, and no cell changes its lane`() {
    let (screen, controller) = LanesScreen.hosted()
    let before = controller.seen
    controller.heights[0] = 400
    controller.apply(controller.ids, reconfigured: [0])
    screen.layOut()
    let after = controller.seen
    #expect(after[0]?.height == 400)
    for (id, x) in lanes(after) { #expect(before[id].map { $0.minX == x } ?? true, "item \(id)") }
    #expect(after[1] == before[1])
  }

  /// FlashList #2107: items prepended above.
  @Test func `cells in sight keep their lanes and the anchor its place when items are inserted`() {
    let (screen, controller) = LanesScreen.hosted()
    for offset in stride(from: 0, through: 1600, by: 200) {
      controller.collectionView.contentOffset.y = CGFloat(offset)
      screen.layOut()
    }
    let before = controller.seen
    controller.apply(Array(1000..<1005) + controller.ids)
    screen.layOut()
    let after = controller.seen
    let common = before.keys.filter { after[$0] != nil }
    #expect(common.count > 4)
    for id in common { #expect(before[id]?.minX == after[id]?.minX, "item \(id)") }
    #expect(common.contains { before[$0] == after[$0] })
  }

  @Test func `rotation keeps the first cell in sight, in another number of lanes`() throws {
    let (screen, controller) = LanesScreen.hosted()
    for offset in stride(from: 0, through: 1600, by: 200) {
      controller.collectionView.contentOffset.y = CGFloat(offset)
      screen.layOut()
    }
    let anchor = try #require(
      controller.seen.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
    screen.rotate(toLandscape: true)
    #expect(Set(controller.seen.values.map(\.minX)).count == 3)
    #expect(controller.seen[anchor.key] != nil)
  }

  @Test func `an invalidation keeps the lanes of the cells that were displayed`() {
    let (screen, controller) = LanesScreen.hosted()
    controller.heights[0] = 500
    controller.apply(controller.ids, reconfigured: [0])
    screen.layOut()
    let before = lanes(controller.seen)
    controller.collectionView.collectionViewLayout.invalidateLayout()
    screen.layOut()
    let after = lanes(controller.seen)
    #expect(!before.isEmpty)
    for (id, x) in before { #expect(after[id] == nil || after[id] == x, "item \(id)") }
  }

  @Test func `spans, aspect ratios, insets and headers apply`() throws {
    let (_, controller) = LanesScreen.hosted(5) { controller in
      controller.change = {
        $0.lanes = .count(2)
        $0.itemSize = .aspectRatios { item in item == 3 ? 0.5 : 2 }
        $0.span = { item in item == 2 ? .full : .lanes(1) }
      }
      controller.changeSection = { section in
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 4, leading: 10, bottom: 6, trailing: 10)
      }
    }
    let seen = controller.seen
    #expect(seen[0] == CGRect(x: 10, y: 4, width: 140, height: 70))
    #expect(seen[2] == CGRect(x: 10, y: 84, width: 290, height: 145))
    #expect(seen[3] == CGRect(x: 10, y: 239, width: 140, height: 280))
    #expect(seen[4] == CGRect(x: 160, y: 239, width: 140, height: 70))
    #expect(controller.collectionView.contentSize.height == 525)
  }

  @Test func `one description for all sections has the values of each`() {
    let layout = UICollectionViewCompositionalLayout(
      section: .lanes(
        {
          var configuration = LanesConfiguration(lanes: .count(2))
          configuration.itemSize = .absolutes { CGFloat(10 + $0) }
          return configuration
        }(), environment: Environment()))
    final class Source: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 3 : 5
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    // The lanes of the first section end at 10 + 12 and 11, and of the second at 10 + 12 + 14.
    #expect(
      layout.layoutAttributesForItem(at: [1, 4])?.frame
        == CGRect(x: 0, y: 22 + 22, width: 100, height: 14))
    #expect(view.contentSize.height == 58)
  }

  private final class Environment: NSObject, NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { fatalError("The lanes ask for no container.") }
    var traitCollection: UITraitCollection { UITraitCollection() }
  }

  /// Random scrolls, resizes, insertions and deletions with self-sizing cells.
  @Test(arguments: RepeatableRandom.seeds(3))
  func `no cell in sight changes its lane`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let (screen, controller) = LanesScreen.hosted(300) { controller in
      guard seed.isMultiple(of: 2) else { return }
      controller.change = {
        $0.span = { [unowned controller] item in
          let id = controller.dataSource.itemIdentifier(for: IndexPath(item: item, section: 0))
          return (id ?? 1) % 13 == 0 ? .full : .lanes(1)
        }
      }
    }
    var next = 1000
    for step in 0..<60 {
      let before = lanes(controller.seen)
      var ids = controller.ids
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let high = max(0, controller.collectionView.contentSize.height - 600)
        controller.collectionView.contentOffset.y = min(
          high,
          max(
            0, controller.collectionView.contentOffset.y + .random(in: -400...500, using: &random)))
      case 2:
        guard let id = before.keys.sorted().randomElement(using: &random) else { continue }
        controller.heights[id] = CGFloat(Int.random(in: 30...300, using: &random))
        controller.apply(ids, reconfigured: [id])
      case 3:
        ids.insert(next, at: Int.random(in: 0...ids.count, using: &random))
        next += 1
        controller.apply(ids)
      default:
        ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
        controller.apply(ids)
      }
      screen.layOut()
      let after = lanes(controller.seen)
      for (id, x) in before where after[id] != nil {
        #expect(after[id] == x, "seed \(seed), step \(step), item \(id)")
      }
    }
  }
}
