import TestSupport
import Testing

@testable import UIKit

/// The cost of a scroll step, in created objects and visited views.
@Suite(.serialized) @MainActor struct CollectionCostTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  private func grid(columns: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / CGFloat(columns))),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func show(_ layout: UICollectionViewLayout, size: CGSize) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func scroll(_ view: UICollectionView, to offset: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: offset)
    view.layoutIfNeeded()
  }

  @Test func `a step in which no cell enters makes no attributes`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    for layout in [grid(columns: 3), flow] {
      let view = show(layout, size: CGSize(width: 300, height: 450))
      for offset in [10, 20, 10] { scroll(view, to: CGFloat(offset)) }
      let made = UICollectionViewLayoutAttributes.made
      let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
      for offset in [20, 30, 40, 10] { scroll(view, to: CGFloat(offset)) }
      #expect(UICollectionViewLayoutAttributes.made == made, "\(type(of: layout))")
      #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == cells)
    }
  }

  @Test func `a cell that enters takes at most two attributes`() {
    let view = show(grid(columns: 3), size: CGSize(width: 300, height: 450))
    for step in 1...5 { scroll(view, to: CGFloat(step) * 450) }
    let made = UICollectionViewLayoutAttributes.made
    scroll(view, to: 6 * 450)
    #expect(UICollectionViewLayoutAttributes.made - made <= 2 * view.visibleCells.count)
  }

  @Test func `attributes that a caller keeps or changes are its own`() throws {
    let layout = grid(columns: 3)
    let view = show(layout, size: CGSize(width: 300, height: 450))
    let rect = view.bounds
    let kept = try #require(layout.layoutAttributesForElements(in: rect))
    let frames = kept.map(\.frame)
    for attributes in kept { attributes.alpha = 0.25 }
    let again = try #require(layout.layoutAttributesForElements(in: rect.offsetBy(dx: 0, dy: 900)))
    #expect(kept.map(\.frame) == frames)
    #expect(kept.allSatisfy { $0.alpha == 0.25 })
    #expect(again.allSatisfy { $0.alpha == 1 })
    // Changed and released attributes are also created again.
    for attributes in layout.layoutAttributesForElements(in: rect)! {
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      attributes.isHidden = true
      attributes.zIndex = 7
      attributes.indexPath = IndexPath(indexes: [1, 2, 3])
    }
    let fresh = try #require(layout.layoutAttributesForElements(in: rect))
    #expect(fresh.map(\.frame) == frames)
    for attributes in fresh {
      #expect(!attributes.isHidden)
      #expect(attributes.zIndex == 0)
      #expect(attributes.transform.isIdentity)
    }
    #expect(fresh.map(\.indexPath.item) == Array(fresh.indices))
    // The cells have copies of the attributes.
    scroll(view, to: 10)
    for cell in view.visibleCells {
      #expect(cell.alpha == 1)
      #expect(!cell.isHidden)
    }
  }

  @Test func `answers of different lengths make no attributes`() throws {
    let layout = grid(columns: 3)
    let view = show(layout, size: CGSize(width: 300, height: 450))
    func ask(_ y: CGFloat, height: CGFloat) -> [CGRect] {
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 300, height: height))!
        .map(\.frame)
    }
    let heights: [CGFloat] = [450, 300, 510, 100, 450, 620, 0, 330]
    for height in heights { _ = ask(0, height: height) }
    let made = UICollectionViewLayoutAttributes.made
    for (step, height) in heights.enumerated() {
      let frames = ask(CGFloat(step) * 100, height: height)
      let rows = Int((height / 100).rounded(.up))
      #expect(
        frames
          == (0..<rows * 3).map {
            CGRect(
              x: CGFloat($0 % 3) * 100, y: CGFloat(step + $0 / 3) * 100, width: 100, height: 100)
          })
    }
    #expect(UICollectionViewLayoutAttributes.made == made)
    _ = view
  }

  @Test func `a kept array or object is never written to`() {
    let layout = grid(columns: 3)
    let view = show(layout, size: CGSize(width: 300, height: 450))
    var random = RepeatableRandom(seed: 11)
    var kept: [(objects: [UICollectionViewLayoutAttributes], frames: [CGRect])] = []
    for round in 0..<400 {
      let y = CGFloat(Int.random(in: 0..<500, using: &random) * 20)
      let height = CGFloat(Int.random(in: 0..<40, using: &random) * 20)
      let answer = layout.layoutAttributesForElements(
        in: CGRect(x: 0, y: y, width: 300, height: height))!
      for (index, attributes) in answer.enumerated() {
        #expect(attributes.indexPath.item == answer[0].indexPath.item + index, "round \(round)")
        let (row, column) = (attributes.indexPath.item / 3, attributes.indexPath.item % 3)
        #expect(
          attributes.frame
            == CGRect(x: CGFloat(column) * 100, y: CGFloat(row) * 100, width: 100, height: 100))
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: kept.append((answer, answer.map(\.frame)))
      case 1:
        let some = answer.filter { _ in Bool.random(using: &random) }
        kept.append((some, some.map(\.frame)))
      case 2: for attributes in answer { attributes.frame.origin.x += 1 }
      default: if !kept.isEmpty { kept.remove(at: Int.random(in: kept.indices, using: &random)) }
      }
      for (objects, frames) in kept { #expect(objects.map(\.frame) == frames, "round \(round)") }
    }
    _ = view
  }

  @Test func `subclass attributes are new in every answer`() {
    final class Marked: UICollectionViewLayoutAttributes { var mark = 0 }
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Marked.self }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = show(layout, size: CGSize(width: 300, height: 450))
    for _ in 0..<3 {
      let answer = layout.layoutAttributesForElements(in: view.bounds)!
      #expect(answer.allSatisfy { ($0 as? Marked)?.mark == 0 })
      #expect(!answer.isEmpty)
      for attributes in answer { (attributes as? Marked)?.mark = 1 }
    }
  }

  @Test func `a cell visits no more views when more are live`() {
    func visitsPerCell(columns: Int) -> Double {
      let view = show(grid(columns: columns), size: CGSize(width: 600, height: 600))
      scroll(view, to: 600)
      let before = SubviewList.visits + LiveElements.visits
      for step in 2...4 { scroll(view, to: CGFloat(step) * 600) }
      let cells = Double(view.visibleCells.count * 3)
      return Double(SubviewList.visits + LiveElements.visits - before) / cells
    }
    let (few, many) = (visitsPerCell(columns: 3), visitsPerCell(columns: 24))
    #expect(many <= few * 1.5 + 8, "\(few) with 9 cells, \(many) with 576")
  }
}

/// Elements that a layout returns twice.
@MainActor @Suite struct NamedElementsTests {
  @Test func `doubles are found in any order`() {
    for seed in 0..<200 {
      var random = RepeatableRandom(seed: UInt64(seed))
      var (named, expected) = (NamedElements(), Set<ElementKey>())
      var wanted: [WantedElement] = []
      var item = 0
      for _ in 0..<30 {
        // Mostly in order.
        item = Int.random(in: 0..<8, using: &random) == 0 ? item / 2 : item + 1
        let isView = Int.random(in: 0..<5, using: &random) == 0
        let kind: ElementKind =
          isView
          ? Bool.random(using: &random) ? .decoration("header") : .supplementary("header") : .cell
        let key = ElementKey(kind, at: PackedIndexPath(section: item / 5, item: item % 5))
        let isNew = named.insert(key, after: wanted)
        #expect(isNew == expected.insert(key).inserted, "seed \(seed)")
        if isNew { wanted.append(Self.element(key)) }
      }
    }
  }

  private static func element(_ key: ElementKey) -> WantedElement {
    WantedElement(
      key: key, attributes: UICollectionViewLayoutAttributes(), shownFrame: CGRect.zero)
  }
}

/// Index paths packed into two numbers.
@Suite struct PackedIndexPathTests {
  @Test(arguments: [[], [0], [3], [0, 0], [4, 7], [1, 2, 3], [1, 2, 4], [1, 2, 3, 4]])
  func `an index path is what it was`(indexes: [Int]) {
    let path = IndexPath(indexes: indexes)
    let packed = PackedIndexPath(path)
    #expect(packed.indexPath == path)
    #expect(packed.count == indexes.count)
    for other in [[], [0], [3], [0, 0], [4, 7], [1, 2, 3], [1, 2, 4], [1, 2, 3, 4]] {
      #expect((PackedIndexPath(IndexPath(indexes: other)) == packed) == (other == indexes))
    }
    #expect(PackedIndexPath(path).hashValue == packed.hashValue)
  }
}
