import SceneRendering
import TesseraTesting
import TestSupport
import Testing

@testable import UIKit

// Results of UIKit in right-to-left layouts, recorded in `right-to-left.jsonl` and
// `ou-rtl-orthogonal-continuous` (iOS 26.1). Tested here: the source of the direction, orthogonal
// rows, paging scroll views, and labels. Not tested until their views exist: the bar's large title,
// buttons, and search field, the disclosure and the header of lists, the segmented control, the
// page control, the toolbar, and the spacing between two labels, which Auto Layout determines.

/// A screen of cells, with elements in front of and behind them.
private final class BoxesViewController: UIViewController, UICollectionViewDataSource {
  let counts: [Int]
  private let layout: UICollectionViewLayout
  private let prepare: (UICollectionView) -> Void
  private(set) var collectionView: UICollectionView!

  init(
    _ counts: [Int], _ layout: UICollectionViewLayout,
    prepare: @escaping (UICollectionView) -> Void = { _ in }
  ) {
    self.counts = counts
    self.layout = layout
    self.prepare = prepare
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    for kind in Boxes.kinds {
      collectionView.register(
        BoxView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "box")
    }
    prepare(collectionView)
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "box", for: indexPath)
  }
}

/// A cell with a mark near its upper left corner, which is not mirrored.
private final class BoxCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .gray
    let mark = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    mark.accessibilityIdentifier = "mark"
    mark.backgroundColor = .black
    mark.isUserInteractionEnabled = false
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }
}

private final class BoxView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .orange
  }

  required init?(coder: NSCoder) { nil }
}

/// Random compositional layouts.
private struct Boxes {
  static let kinds = ["header", "footer", "badge", "global"]
  let counts: [Int]
  let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior]
  let isSideways: Bool
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    var random = RepeatableRandom(seed: seed)
    isSideways = random.once(in: 3)
    counts = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      Int.random(in: 0...14, using: &random)
    }
    let all: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .none, .continuous, .groupPaging, .groupPagingCentered, .paging,
      .continuousGroupLeadingBoundary,
    ]
    behaviors = counts.map { _ in random.pick(all) }
  }

  /// Returns the layout; every call creates one with the same numbers.
  @MainActor func layout() -> UICollectionViewCompositionalLayout {
    var random = RepeatableRandom(seed: seed &+ 1000)
    let sections = behaviors.map { section($0, using: &random) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isSideways ? .horizontal : .vertical
    configuration.interSectionSpacing = 6
    if random.once(in: 3) {
      let item = boundary("global", alignment: isSideways ? .leading : .top, using: &random)
      configuration.boundarySupplementaryItems = [item]
    }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index] }, configuration: configuration)
    layout.register(BoxView.self, forDecorationViewOfKind: "back")
    return layout
  }

  @MainActor private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    using random: inout RepeatableRandom
  ) -> NSCollectionLayoutSection {
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
    }
    var badges: [NSCollectionLayoutSupplementaryItem] = []
    if random.once(in: 2) {
      badges = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(14, 10), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: random.pick([[.top, .trailing], [.leading], [.bottom, .leading]]),
            absoluteOffset: CGPoint(x: number(-9...9), y: number(-9...9))))
      ]
    }
    let item = NSCollectionLayoutItem(
      layoutSize: size(number(20...70), number(20...60)), supplementaryItems: badges)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let length = number(90...260)
    let group: NSCollectionLayoutGroup
    if isSideways != (behavior != .none) {
      group = .vertical(layoutSize: size(80, length), subitems: [item])
    } else {
      group = .horizontal(layoutSize: size(length, 70), subitems: [item])
    }
    group.interItemSpacing = .fixed(number(0...9))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = number(0...9)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: number(0...9), leading: number(0...30), bottom: number(0...9), trailing: number(0...30))
    if random.once(in: 2) {
      let item = boundary("header", alignment: isSideways ? .leading : .top, using: &random)
      section.boundarySupplementaryItems.append(item)
    }
    if random.once(in: 3) {
      let item = boundary("footer", alignment: isSideways ? .trailing : .bottom, using: &random)
      section.boundarySupplementaryItems.append(item)
    }
    if random.once(in: 2) {
      let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      back.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 7)
      section.decorationItems = [back]
    }
    return section
  }

  @MainActor private func boundary(
    _ kind: String, alignment: NSRectAlignment, using random: inout RepeatableRandom
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(24), heightDimension: .absolute(18)), elementKind: kind,
      alignment: alignment,
      absoluteOffset: CGPoint(x: CGFloat(Int.random(in: -5...5, using: &random)), y: 0))
    item.pinToVisibleBounds = random.once(in: 2)
    return item
  }
}

@MainActor
@Suite("From right to left", .serialized)
struct RightToLeftTests {
  private static let size = CGSize(width: 300, height: 420)

  private func screen(
    _ controller: BoxesViewController, _ direction: UITraitEnvironmentLayoutDirection
  ) -> HostedScreen {
    HostedScreen(
      controller, on: ScreenModel(size: Self.size, scale: 2), layoutDirection: direction)
  }

  /// Returns the boxes of a screen's elements and of their marks in its scene, in the window's
  /// coordinates.
  private func boxes(_ screen: HostedScreen) -> [String: CGRect] {
    let scene = screen.scene
    var result: [String: CGRect] = [:]
    let elements = Dictionary(
      uniqueKeysWithValues: scene.nodes.compactMap { node in node.element.map { (node.id, $0) } })
    for node in scene.nodes {
      guard let frame = scene.windowFrame(ofNodeWithID: node.id) else { continue }
      if let element = node.element {
        result["\(element.kind) \(element.section).\(element.item)"] = frame
      } else if node.accessibility?.identifier == "mark",
        let cell = scene.nodes.first(where: { $0.id == node.parent })?.parent.flatMap({
          elements[$0]
        })
      {
        result["mark \(cell.section).\(cell.item)"] = frame
      }
    }
    return result
  }

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
      && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
  }

  /// Scrolls two screens by the same distances.
  private func scroll(_ screens: [HostedScreen], _ random: inout RepeatableRandom) {
    let share = CGFloat.random(in: 0...1, using: &random)
    let section = Int.random(in: 0..<6, using: &random)
    let isRow = Bool.random(using: &random)
    for screen in screens {
      let view = screen.collectionView!
      if isRow {
        guard section < view.numberOfSections else { continue }
        screen.scroll(section: section, to: share * 300)
      } else {
        let (low, high) = view.restingOffsets
        view.contentOffset = CGPoint(
          x: low.x + share * (high.x - low.x), y: low.y + share * (high.y - low.y))
        screen.layOut()
      }
    }
  }

  @Test(arguments: RepeatableRandom.seeds(10))
  func `the picture is the mirror image, and all numbers equal the left-to-right ones`(seed: UInt64)
    throws
  {
    let boxes = Boxes(seed: seed)
    let prepare: (UICollectionView) -> Void = {
      $0.contentInset = UIEdgeInsets(top: 5, left: 11, bottom: 7, right: 3)
    }
    let screens = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map {
      screen(BoxesViewController(boxes.counts, boxes.layout(), prepare: prepare), $0)
    }
    var random = RepeatableRandom(seed: seed &+ 77)
    for step in 0..<6 {
      let label: Comment = "seed \(seed), step \(step)"
      let (left, right) = (screens[0].collectionView!, screens[1].collectionView!)
      #expect(right.contentOffset == left.contentOffset, label)
      #expect(right.contentSize == left.contentSize, label)
      #expect(right.indexPathsForVisibleItems == left.indexPathsForVisibleItems, label)
      for path in left.indexPathsForVisibleItems {
        #expect(right.cellForItem(at: path)?.frame == left.cellForItem(at: path)?.frame, label)
      }
      #expect(screens[1].frames() == screens[0].frames(), label)
      let (before, after) = (self.boxes(screens[0]), self.boxes(screens[1]))
      #expect(Set(before.keys) == Set(after.keys), label)
      for (name, frame) in before where !name.hasPrefix("mark") {
        let mirrored = CGRect(
          x: Self.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        let shown = try #require(after[name])
        #expect(isClose(shown, mirrored), "\(name), \(label)")
        // The content of a cell is not mirrored.
        guard name.hasPrefix("cell"), let mark = after["mark" + name.dropFirst(4)] else { continue }
        #expect(abs(mark.minX - shown.minX - 1) < 1e-6, "\(name), \(label)")
      }
      try hitTestingFollowsThePicture(screens[1], after, &random, label)
      scroll(screens, &random)
    }
  }

  /// Checks that the cell hit by a touch at a point is the one drawn there.
  private func hitTestingFollowsThePicture(
    _ screen: HostedScreen, _ boxes: [String: CGRect], _ random: inout RepeatableRandom,
    _ label: Comment
  ) throws {
    let view = screen.collectionView!
    for _ in 0..<25 {
      let point = CGPoint(
        x: CGFloat.random(in: 0..<Self.size.width, using: &random),
        y: CGFloat.random(in: 0..<Self.size.height, using: &random))
      let hit = screen.window.hitTest(point, with: nil)
      var element = hit
      while let step = element, !(step is UICollectionReusableView) { element = step.superview }
      let under = boxes.filter { $0.value.contains(point) && !$0.key.hasPrefix("mark") }
      if let element {
        #expect(
          element.convert(element.bounds, to: nil).contains(point), "\(point), \(label)")
        #expect(!under.isEmpty, "\(point), \(label)")
      } else {
        // Between the cells of a row, its scroll view receives touches before the views behind it.
        let inFront = under.keys.filter { !$0.hasPrefix("decoration") }
        #expect(inFront.isEmpty, "\(inFront) at \(point), \(label)")
      }
      let inContent = view.convert(point, from: nil)
      #expect(
        view.convert(inContent, to: nil).x.distance(to: point.x).magnitude < 1e-6, "\(label)")
      if let cell = element as? UICollectionViewCell, under.count == 1 {
        #expect(view.indexPathForItem(at: inContent) == view.indexPath(for: cell), "\(label)")
      }
    }
  }

  // MARK: - Recorded

  @Test
  func `a row's first item is at the right, and its frames equal the left-to-right ones`() throws {
    // Section 0 of `ou-rtl-orthogonal-continuous`: items of 72 x 72, spacing 12, insets 8, 16, 8,
    // 16, width 375.
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(72), heightDimension: .absolute(72))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
        elementKind: "header", alignment: .top)
    ]
    let screen = HostedScreen(
      BoxesViewController([8], UICollectionViewCompositionalLayout(section: section)) {
        $0.semanticContentAttribute = .forceRightToLeft
      }, on: ScreenModel(size: CGSize(width: 375, height: 667), scale: 2))
    func summed(_ view: UIView) -> CGFloat {
      var x = view.frame.minX
      var step = view.superview
      while let outer = step {
        x += outer.frame.minX - outer.bounds.minX
        step = outer.superview
      }
      return x
    }
    #expect(summed(try #require(screen.cell(at: [0, 0]))) == 16)
    let shown = boxes(screen)
    #expect(
      (0...4).map { shown["cell 0.\($0)"]?.minX } == [287, 203, 119, 35, -49])
    // Dragging to the right reveals later items.
    screen.scroll(section: 0, to: 100)
    #expect(boxes(screen)["cell 0.4"]?.minX == 51)
    let row = screen.collectionView?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    #expect(row.map { $0.contentOffset.x - $0.frame.minX } == 100)
  }

  @Test func `subviews do not have the direction that is set on a view`() {
    let screen = HostedScreen(
      BoxesViewController([3], Boxes(seed: 1).layout()), on: ScreenModel(size: Self.size, scale: 2))
    screen.window.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    var mirrored = 0
    func count(_ view: UIView) {
      if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirrored += 1 }
      view.subviews.forEach(count)
    }
    count(screen.window)
    #expect(mirrored == 1)
  }

  @Test func `a scroll view keeps its content where it is, paging or not`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.semanticContentAttribute = .forceRightToLeft
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 300, height: 100)
    let card = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    scroll.addSubview(card)
    let outer = UIView(frame: scroll.bounds)
    outer.addSubview(scroll)
    #expect(card.convert(card.bounds, to: outer).minX == 100)
    scroll.setContentOffset(CGPoint(x: 100, y: 0), animated: false)
    #expect(card.convert(card.bounds, to: outer).minX == 0)
  }

  // MARK: - Flow layouts

  @Test func `a flow layout mirrors its numbers, and begins at the right end`() throws {
    for isSideways in [false, true] {
      func layout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = isSideways ? .horizontal : .vertical
        layout.itemSize = CGSize(width: 70, height: 90)
        layout.sectionInset = UIEdgeInsets(top: 3, left: 20, bottom: 5, right: 8)
        return layout
      }
      let left = screen(BoxesViewController([40], layout()), .leftToRight)
      let right = screen(BoxesViewController([40], layout()), .rightToLeft)
      let width = left.contentSize.width
      #expect(right.contentSize == left.contentSize)
      for item in 0..<40 {
        let frame = try #require(left.frame(at: [0, item]))
        #expect(right.frame(at: [0, item])?.minX == width - frame.maxX)
      }
      #expect(right.collectionView?.contentOffset.x == width - Self.size.width)
      #expect(left.visibleItems == right.visibleItems)
      right.scroll(to: 100)
      left.scroll(to: 100)
      #expect(left.visibleItems == right.visibleItems)
      let (before, after) = (boxes(left), boxes(right))
      for (name, frame) in before where name.hasPrefix("cell") {
        #expect(after[name]?.minX == Self.size.width - frame.maxX, "\(name)")
      }
    }
  }

  // MARK: - Insets

  @Test func `a safe area on one side narrows the picture on that side`() throws {
    final class Wide: UIViewController {
      let inner: BoxesViewController
      init(_ inner: BoxesViewController) {
        self.inner = inner
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
      }
    }
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    let screen = HostedScreen(
      Wide(BoxesViewController([5], UICollectionViewCompositionalLayout(section: section))),
      on: ScreenModel(size: Self.size, scale: 2), layoutDirection: .rightToLeft)
    #expect(screen.frame(at: [0, 0]) == CGRect(x: 10, y: 0, width: 250, height: 50))
    #expect(boxes(screen)["cell 0.0"] == CGRect(x: 40, y: 0, width: 250, height: 50))
    // The part of the safe area that covers the cells.
    #expect(screen.cell(at: [0, 0])?.safeAreaInsets == .zero)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: Self.size.width, height: 10))
    screen.collectionView?.addSubview(header)
    #expect(header.safeAreaInsets.left == 40)
    #expect(header.safeAreaInsets.right == 10)
  }

  // MARK: - Movement

  @Test func `what is animated moves to the other side, and turns the other way`() throws {
    let boxes = Boxes(seed: 3)
    let controller = BoxesViewController([4], boxes.layout())
    let window = UIWindow(
      device: .custom(size: Self.size, scale: 2), playsAnimations: true
    ) { controller }
    window.traitOverrides.layoutDirection = .rightToLeft
    window.settleLayout()
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]))
    let start = cell.convert(cell.bounds, to: nil)
    UIView.animate(withDuration: 1) {
      cell.center.x += 30
      cell.transform = CGAffineTransform(rotationAngle: .pi / 6)
    }
    let node = try #require(Scene(playing: window).node(withID: cell.sceneID))
    #expect(node.animations.contains { $0.change == .position(x: 30, y: 0) })
    #expect(node.transform.b == -CGAffineTransform(rotationAngle: .pi / 6).b)
    let end = try #require(Scene(playing: window).windowFrame(ofNodeWithID: cell.sceneID))
    #expect(abs(end.midX - (start.midX - 30)) < 1e-9)
  }

  // MARK: - Moving items, handlers, backgrounds

  /// Returns items of 80 x 60 points in lines of three, or in a row.
  private func lines(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(80), heightDimension: .absolute(60))
    let line = NSCollectionLayoutSize(
      widthDimension: behavior == .none ? .fractionalWidth(1) : .absolute(80),
      heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 8)
    section.visibleItemsInvalidationHandler = handler
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func `an item that is moved follows the same numbers, and the picture is mirrored`()
    throws
  {
    let left = screen(BoxesViewController([12], lines()), .leftToRight)
    let right = screen(BoxesViewController([12], lines()), .rightToLeft)
    let views = [left, right].map { $0.collectionView! }
    for view in views { #expect(view.beginInteractiveMovementForItem(at: [0, 1])) }
    for target in [CGPoint(x: 60, y: 100), CGPoint(x: 230, y: 40), CGPoint(x: 150, y: 170)] {
      for view in views {
        view.updateInteractiveMovementTargetPosition(target)
        view.layoutIfNeeded()
      }
      let cells = views.map { view in
        view.visibleCells.map { (view.indexPath(for: $0)!, $0.frame) }
      }
      #expect(cells[0].count == 12)
      #expect(cells[0].map(\.0) == cells[1].map(\.0))
      #expect(cells[0].map(\.1) == cells[1].map(\.1))
      let (before, after) = (boxes(left), boxes(right))
      for (name, frame) in before where name.hasPrefix("cell") {
        #expect(after[name]?.minX == Self.size.width - frame.maxX, "\(name) at \(target)")
      }
      // The item is under a finger at the mirrored position.
      let finger = CGPoint(x: Self.size.width - target.x, y: target.y)
      let moved = try #require(
        views[1].visibleCells.first { $0.center == target })
      #expect(moved.convert(moved.bounds, to: nil).contains(finger))
      #expect(views[1].convert(finger, from: nil) == target)
    }
    for view in views {
      view.cancelInteractiveMovement()
      view.layoutIfNeeded()
    }
    #expect(left.frame(at: [0, 1]) == right.frame(at: [0, 1]))
  }

  @Test func `a handler of visible items is called with the numbers of left to right`() throws {
    final class Calls {
      var offsets: [CGPoint] = []
      var frames: [[CGRect]] = []
    }
    let calls = [Calls(), Calls()]
    let screens = zip(calls, [.leftToRight, .rightToLeft] as [UITraitEnvironmentLayoutDirection])
      .map { calls, direction in
        screen(
          BoxesViewController(
            [30],
            lines(.continuous) { items, offset, _ in
              calls.offsets.append(offset)
              calls.frames.append(items.map(\.frame))
              for item in items { item.center.y = 100 + (item.frame.minX - offset.x) / 4 }
            }), direction)
      }
    // The layout may be solved again for another direction before this.
    for calls in calls { (calls.offsets, calls.frames) = ([], []) }
    for distance in [37, 410, 205] as [CGFloat] {
      for screen in screens {
        #expect(
          screen.collectionView!.scrollRowByUser(ofSection: 0, to: distance))
        screen.window.settleLayout()
      }
      let (before, after) = (boxes(screens[0]), boxes(screens[1]))
      #expect(before.count > 3)
      for (name, frame) in before where name.hasPrefix("cell") {
        let mirrored = CGRect(
          x: Self.size.width - frame.maxX, y: frame.minY, width: frame.width,
          height: frame.height)
        #expect(isClose(try #require(after[name]), mirrored), "\(name) at \(distance)")
      }
    }
    try #require(calls[0].offsets.count >= 3)
    #expect(calls[0].offsets.last!.x > 100)
    #expect(calls[0].offsets == calls[1].offsets)
    #expect(calls[0].frames == calls[1].frames)
  }

  @Test func `a background view stays behind mirrored content as large as the bounds`() throws {
    let boxes = Boxes(seed: 5)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(90), heightDimension: .absolute(60))
    let sideways = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])),
      configuration: configuration)
    for (counts, layout) in [(boxes.counts, boxes.layout()), ([40], sideways)] {
      let background = UIView()
      background.backgroundColor = .green
      let screen = screen(
        BoxesViewController(counts, layout) { $0.backgroundView = background }, .rightToLeft)
      let view = try #require(screen.collectionView)
      for step in [0, 55, 170] as [CGFloat] {
        view.contentOffset = view.restingOffset(near: CGPoint(x: step, y: step))
        screen.window.settleLayout()
        #expect(background.frame == view.bounds)
        #expect(
          screen.scene.windowFrame(ofNodeWithID: background.sceneID)
            == CGRect(origin: .zero, size: Self.size))
        #expect(view.subviews.first === background)
      }
      #expect(view.contentOffset != .zero)
    }
  }
}
