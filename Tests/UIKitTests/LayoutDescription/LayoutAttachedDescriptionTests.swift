import Testing

@testable import UIKit

/// Supplementary and decoration items of items, groups, sections, and layouts: defaults, and copies
/// in setters.
@Suite @MainActor struct LayoutAttachedDescriptionTests {
  private let size = Make.size(.absolute(20), .absolute(10))

  private func badge() -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
  }

  @Test func `anchors say how their offset is meant`() {
    let plain = NSCollectionLayoutAnchor(edges: [.top, .leading])
    #expect(plain.edges == [.top, .leading])
    #expect(plain.offset == .zero)
    #expect(plain.isAbsoluteOffset)
    #expect(!plain.isFractionalOffset)
    let moved = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 3, y: 4))
    #expect(moved.offset == CGPoint(x: 3, y: 4))
    #expect(moved.isAbsoluteOffset)
    let share = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 3, y: 4))
    #expect(share.isFractionalOffset)
    #expect(!share.isAbsoluteOffset)
    #expect(moved != share)
    #expect(
      share == NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 3, y: 4)))
    #expect(plain.copy() as? NSCollectionLayoutAnchor == plain)
  }

  @Test func `a badge has UIKits defaults`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    #expect(badge.zIndex == 1)
    #expect(badge.itemAnchor == nil)
    #expect(badge.elementKind == "badge")
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "back").zIndex == 0)
    #expect(!Make.header(30).pinToVisibleBounds)
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
    #expect(NSCollectionLayoutItem(layoutSize: size).supplementaryItems.isEmpty)
    #expect(UICollectionViewCompositionalLayoutConfiguration().boundarySupplementaryItems.isEmpty)
  }

  @Test func `badges are copied with their item`() {
    let badge = badge()
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    badge.zIndex = 7
    #expect(item.supplementaryItems[0].zIndex == 1)
    #expect(item.supplementaryItems[0].itemAnchor == badge.itemAnchor)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    item.supplementaryItems[0].zIndex = 9
    #expect(group.subitems[0].supplementaryItems[0].zIndex == 1)
    group.supplementaryItems = [badge]
    badge.zIndex = 8
    #expect(group.supplementaryItems[0].zIndex == 7)
    let copy = group.copy() as! NSCollectionLayoutGroup
    #expect(copy.supplementaryItems[0].zIndex == 7)
    #expect(copy.supplementaryItems[0] !== group.supplementaryItems[0])
  }

  @Test func `backgrounds and headers are copied where they are set`() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets.top = 5
    let section = Make.grid(columns: 1, rowHeight: 40)
    section.decorationItems = [background]
    background.zIndex = 3
    #expect(section.decorationItems[0].zIndex == 0)
    #expect(section.decorationItems[0].contentInsets.top == 5)
    #expect((section.copy() as! NSCollectionLayoutSection).decorationItems.count == 1)

    let header = Make.header(30)
    header.pinToVisibleBounds = true
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header]
    header.extendsBoundary = false
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let stored = layout.configuration.boundarySupplementaryItems
    #expect(stored.map(\.extendsBoundary) == [true])
    #expect(stored.map(\.pinToVisibleBounds) == [true])
    stored[0].pinToVisibleBounds = false
    #expect(layout.configuration.boundarySupplementaryItems[0].pinToVisibleBounds)
  }

  @Test func `a boundary item has the anchor of its alignment`() {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "side", alignment: .bottomTrailing,
      absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(item.containerAnchor.edges == [.bottom, .trailing])
    #expect(item.containerAnchor.offset == CGPoint(x: 1, y: 2))
    #expect(item.itemAnchor == nil)
  }

  @Test(arguments: [
    (UIContentInsetsReference.automatic, CGFloat(30 + 4), CGFloat(320 - 60 - 10)),
    (.none, 0, 320), (.safeArea, 20, 280), (.layoutMargins, 30, 260), (.readableContent, 30, 260),
  ])
  func `headers keep clear of what their reference names`(
    reference: UIContentInsetsReference, x: CGFloat, width: CGFloat
  ) {
    let section = Make.grid(columns: 1, rowHeight: 40)
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = reference
    section.boundarySupplementaryItems = [Make.header(30)]
    let fixture = CollectionFixture([2], UICollectionViewCompositionalLayout(section: section))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    fixture.view.insetsLayoutMarginsFromSafeArea = false
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    let window = UIWindow(onStandardScreen: fixture.view.frame)
    controller.view.addSubview(fixture.view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let header = fixture.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame == CGRect(x: x, y: 0, width: width, height: 30))
  }

  /// No recording of a wide view exists; 672 points is the width in public reports.
  @Test(arguments: [(CGFloat(688), CGFloat(8), CGFloat(672)), (700, 14, 672), (1024, 176, 672)])
  func `readable content is at most 672 points wide, and centred`(
    bounds: CGFloat, x: CGFloat, width: CGFloat
  ) {
    // A view outside of windows has the traits of the screen.
    UIScreen.main.become(.standard, orientation: .portrait)
    let section = Make.grid(columns: 1, rowHeight: 40)
    section.contentInsetsReference = .readableContent
    let fixture = CollectionFixture([2], UICollectionViewCompositionalLayout(section: section))
    fixture.view.frame.size.width = bounds
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    fixture.view.layoutIfNeeded()
    #expect(
      fixture.view.layoutAttributesForItem(at: [0, 0])?.frame
        == CGRect(x: x, y: 0, width: width, height: 40))
  }
}
