import Testing

@testable import UIKit

/// Random sequences of operations on a collection view, compared after each step with a model that
/// visits every item.
@Suite(.serialized) @MainActor struct CollectionModelTests {
  @Test(arguments: RepeatableRandom.seeds(50))
  func `the views equal the layout's elements whatever happens`(seed: UInt64) throws {
    var run = ModelRun(seed: seed)
    for step in 0..<60 {
      let happened = run.doSomething()
      run.check("seed \(seed), step \(step), \(run.layoutName), after \(happened)")
    }
    run.checkBalance("seed \(seed)")
  }
}

// MARK: - Displayed items

/// A cell that records its content and its calls.
private final class ModelCell: UICollectionViewCell {
  static var made = 0
  var shown: Int?
  var height: CGFloat?
  var dequeues = 0
  var preparations = 0
  weak var source: ModelSource?

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    shown = nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let shown { source?.measured.insert(shown) }
    return CGSize(width: size.width, height: height ?? bounds.height)
  }
}

/// Items with names, and with heights by name.
@MainActor
private final class ModelSource: NSObject, UICollectionViewDataSource {
  var sections: [[Int]] = []
  var heights: [Int: CGFloat] = [:]
  /// The items whose cells were measured since the layout discarded all sizes.
  var measured: Set<Int> = []
  var cells: [ObjectIdentifier: ModelCell] = [:]

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! ModelCell
    let item = sections[indexPath.section][indexPath.item]
    cells[ObjectIdentifier(cell)] = cell
    cell.dequeues += 1
    cell.shown = item
    cell.height = heights[item]
    cell.source = self
    return cell
  }
}

// MARK: - One run

/// A collection view under random operations, and its expected state.
@MainActor
private struct ModelRun {
  private var random: RepeatableRandom
  private let view: UICollectionView
  private let source = ModelSource()
  private let delegate = RecordingDelegate()
  private var selected: Set<IndexPath> = []
  private var nextName = 0
  private var largestVisibleCount = 0
  private var kind: Kind
  private let madeBefore = ModelCell.made

  private enum Kind: CaseIterable {
    case grid, list, pairs, flow, sizedFlow, scattered
  }

  var layoutName: String { "\(kind)" }

  init(seed: UInt64) {
    random = RepeatableRandom(seed: seed)
    kind = Kind.allCases.randomElement(using: &random)!
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Self.makeLayout(kind))
    view.traitOverrides.displayScale = 2
    view.allowsMultipleSelection = true
    view.register(ModelCell.self, forCellWithReuseIdentifier: "cell")
    source.sections = newSections()
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private static func makeLayout(_ kind: Kind) -> UICollectionViewLayout {
    let estimated = Make.size(.fractionalWidth(1), .estimated(44))
    switch kind {
    case .grid: return Make.gridLayout(columns: 3, rowHeight: 70)
    case .list:
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)]))
      section.interGroupSpacing = 3
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 9)
      return UICollectionViewCompositionalLayout(section: section)
    case .pairs:
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: estimated, subitem: Make.item(.fractionalWidth(0.5), .estimated(44)), count: 2)
      group.interItemSpacing = .fixed(5)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 60)
      layout.sectionInset = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
      return layout
    case .sizedFlow:
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 44)
      return layout
    case .scattered: return ScatteredLayout()
    }
  }

  // MARK: Operations

  /// Performs a random operation, and returns its description.
  mutating func doSomething() -> String {
    defer { view.layoutIfNeeded() }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4:
      let end = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = CGFloat.random(in: -40...end + 40, using: &random)
      return "a scroll to \(view.contentOffset.y)"
    case 5:
      view.scrollByUser(
        to: CGPoint(x: 0, y: view.contentOffset.y + CGFloat.random(in: -300...300, using: &random)),
        velocity: CGPoint(x: 0, y: CGFloat.random(in: -1...1, using: &random)))
      return "a flick"
    case 6:
      let size = CGSize(
        width: CGFloat(Int.random(in: 20...50, using: &random) * 10),
        height: CGFloat(Int.random(in: 10...80, using: &random) * 10))
      if size != view.frame.size { source.measured = [] }
      view.frame.size = size
      return "another size, \(view.frame.size)"
    case 7:
      source.sections = newSections()
      selected = []
      source.measured = []
      view.reloadData()
      return "a reload"
    case 8:
      guard let indexPath = anyItem() else { return "nothing" }
      view.selectItem(at: indexPath, animated: false, scrollPosition: [])
      selected.insert(indexPath)
      return "selecting \(indexPath)"
    case 9:
      guard let indexPath = anyItem() else { return "nothing" }
      view.deselectItem(at: indexPath, animated: false)
      selected.remove(indexPath)
      return "deselecting \(indexPath)"
    case 10:
      guard let cell = view.visibleCells.randomElement(using: &random),
        let indexPath = view.indexPath(for: cell), view.tap(at: cell.center),
        // If cells overlap, another one may be hit.
        kind != .scattered
      else {
        selected = Set(view.indexPathsForSelectedItems ?? [])
        return "a tap"
      }
      if selected.remove(indexPath) == nil { selected.insert(indexPath) }
      return "a tap on \(indexPath)"
    case 11:
      guard let cell = view.visibleCells.randomElement(using: &random) as? ModelCell,
        let item = cell.shown
      else { return "nothing" }
      source.heights[item] = randomHeight()
      cell.height = source.heights[item]
      cell.invalidateIntrinsicContentSize()
      return "another height of item \(item)"
    case 12:
      guard let indexPath = anyItem() else { return "nothing" }
      view.scrollToItem(
        at: indexPath, at: [.top, .bottom, .centeredVertically].randomElement(using: &random)!,
        animated: false)
      return "a scroll to item \(indexPath)"
    default:
      kind = Kind.allCases.randomElement(using: &random)!
      source.measured = []
      view.setCollectionViewLayout(Self.makeLayout(kind), animated: false)
      return "another layout"
    }
  }

  private mutating func newSections() -> [[Int]] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...30, using: &random)).map { _ in
        nextName += 1
        source.heights[nextName] = randomHeight()
        return nextName
      }
    }
  }

  private mutating func randomHeight() -> CGFloat {
    CGFloat(Int.random(in: 40...300, using: &random)) / 2
  }

  private mutating func anyItem() -> IndexPath? {
    allItems.randomElement(using: &random)
  }

  private var allItems: [IndexPath] {
    source.sections.enumerated().flatMap { section, items in
      items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  // MARK: Invariants

  mutating func check(_ label: String) {
    let label = Comment(rawValue: label)
    let layout = view.collectionViewLayout
    var visible: [IndexPath] = []
    for indexPath in allItems {
      guard let attributes = layout.layoutAttributesForItem(at: indexPath) else { continue }
      let seen = attributes.frame.intersection(view.bounds)
      if seen.width > 0, seen.height > 0 { visible.append(indexPath) }
    }
    #expect(view.indexPathsForVisibleItems == visible, label)
    for indexPath in visible {
      guard let cell = view.cellForItem(at: indexPath) as? ModelCell else {
        Issue.record("\(indexPath) has no cell: \(label)")
        continue
      }
      let isRight = cell.shown == source.sections[indexPath.section][indexPath.item]
      #expect(isRight, "\(indexPath) shows item \(cell.shown ?? -1): \(label)")
      let frame = layout.layoutAttributesForItem(at: indexPath)?.frame
      #expect(cell.frame == frame, "\(indexPath): \(label)")
      #expect(cell.isSelected == selected.contains(indexPath), "\(indexPath): \(label)")
      #expect(!cell.isHidden, "\(indexPath): \(label)")
      #expect(cell.superview === view, "\(indexPath): \(label)")
    }
    #expect(view.indexPathsForSelectedItems == selected.sorted(), label)
    #expect(Set(delegate.displayedCells.values) == Set(visible), label)
    #expect(delegate.displayedCells.count == visible.count, label)

    largestVisibleCount = max(largestVisibleCount, visible.count)
    let live = view.subviews.count { $0 is ModelCell }
    #expect(live <= 4 * largestVisibleCount + 8, label)
    checkSizes(label)
  }

  /// Checks that a list's length is the sum of measured heights and of estimates for unmeasured
  /// items.
  private func checkSizes(_ label: Comment) {
    guard kind == .list else { return }
    var y: CGFloat = 0
    for (section, items) in source.sections.enumerated() where !items.isEmpty {
      y += 5
      for (index, item) in items.enumerated() {
        let height = source.measured.contains(item) ? source.heights[item]! : 44
        let frame = view.layoutAttributesForItem(at: IndexPath(item: index, section: section))?
          .frame
        #expect(
          frame == CGRect(x: 8, y: y, width: view.bounds.width - 17, height: height),
          "item \(item): \(label)")
        y += height + 3
      }
      y += 7 - 3
    }
    #expect(view.contentSize.height == y, label)
  }

  func checkBalance(_ label: Comment) {
    #expect(delegate.imbalances.isEmpty, "\(delegate.imbalances) \(label)")
    for cell in source.cells.values {
      // A cell is prepared on every dequeue except the first one.
      #expect(cell.preparations == cell.dequeues - 1, label)
    }
    // The number of cells is bounded by the number of cells on a few screens.
    #expect(ModelCell.made - madeBefore <= 6 * largestVisibleCount + 20, label)
  }
}

/// Items at random frames, possibly overlapping, in no order.
private final class ScatteredLayout: UICollectionViewLayout {
  private var frames: [IndexPath: CGRect] = [:]

  override func prepare() {
    super.prepare()
    frames = [:]
    guard let view = collectionView else { return }
    var random = RepeatableRandom(seed: 7)
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        frames[IndexPath(item: item, section: section)] = CGRect(
          x: CGFloat(Int.random(in: -20...300, using: &random)),
          y: CGFloat(Int.random(in: 0...2000, using: &random)),
          width: CGFloat(Int.random(in: 1...200, using: &random)),
          height: CGFloat(Int.random(in: 1...200, using: &random)))
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 2200)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.keys.filter { frames[$0]!.intersects(rect) }.compactMap(layoutAttributesForItem)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frames[indexPath].map { frame in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      return attributes
    }
  }
}
