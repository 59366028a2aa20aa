import Testing

@testable import UIKit

@MainActor
@Suite("Kinds of sections of a compositional layout")
struct SectionKindTests {
  @Test func `new equal sections, twelve layouts in turn, are lowered once each`() {
    let screen = KindScreen(1200) { section, _ in Self.row(height: CGFloat(40 + section % 12)) }
    #expect(screen.layout.solvedKinds.stored == 12)
    #expect(screen.layout.solvedKinds.lowered == 12)
    screen.invalidate()
    #expect(screen.layout.solvedKinds.stored == 12)
  }

  @Test func `one section object that is changed between calls is laid out as each call left it`() {
    let shared = Self.row(height: 50)
    let screen = KindScreen(3) { section, _ in
      shared.contentInsets.top = CGFloat(section * 10)
      return shared
    }
    #expect(screen.tops == [0, 60, 130])
  }

  @Test func `a change deep in a shared section is seen`() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: "header", alignment: .top)
    let shared = Self.row(height: 50)
    shared.boundarySupplementaryItems = [header]
    let screen = KindScreen(2) { section, _ in
      shared.boundarySupplementaryItems[0].extendsBoundary = section == 0
      return shared
    }
    #expect(screen.tops == [20, 70])
  }

  @Test func `items, insets, spacings and supplementary items make kinds of their own`() {
    func variant(_ number: Int) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: number == 1 ? .fractionalHeight(0.5) : .fractionalWidth(0.5),
        heightDimension: .absolute(50))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: number == 2 ? "mark" : "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: number == 3 ? .top : .bottom))
      let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
      if number == 4 { item.contentInsets.leading = 3 }
      if number == 5 {
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: .fixed(2), top: nil, trailing: nil, bottom: nil)
      }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: number == 6 ? [item, item] : [item])
      if number == 7 { group.interItemSpacing = .fixed(4) }
      if number == 8 { group.interItemSpacing = .flexible(4) }
      let section = NSCollectionLayoutSection(group: group)
      if number == 9 { section.interGroupSpacing = 3 }
      if number == 10 { section.supplementariesFollowContentInsets = false }
      if number == 11 { section.decorationItems = [.background(elementKind: "back")] }
      return section
    }
    let screen = KindScreen(36, showsItems: false) { section, _ in variant(section % 12) }
    #expect(screen.layout.solvedKinds.stored == 12)
  }

  @Test func `the closure of a custom group is called once for every section object`() {
    var calls = 0
    func custom() -> NSCollectionLayoutSection {
      NSCollectionLayoutSection(
        group: .custom(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        ) { _ in
          calls += 1
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
          ]
        })
    }
    let shared = custom()
    let screen = KindScreen(5) { _, _ in shared }
    #expect(calls == 1)
    #expect(screen.tops == [0, 40, 80, 120, 160])
    _ = KindScreen(5) { _, _ in custom() }
    #expect(calls == 6)
  }

  private static func row(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

/// A screen with sections of one item each.
@MainActor
private final class KindScreen: NSObject, UICollectionViewDataSource {
  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView
  private let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let count: Int
  private let showsItems: Bool

  init(
    _ count: Int, showsItems: Bool = true,
    sections: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.count = count
    self.showsItems = showsItems
    layout = UICollectionViewCompositionalLayout(sectionProvider: sections)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header")
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// The top edge of the first item of each section.
  var tops: [CGFloat] {
    (0..<count).map {
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: $0))?.frame.minY ?? -1
    }
  }

  func invalidate() {
    layout.invalidateLayout()
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { showsItems ? 1 : 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
