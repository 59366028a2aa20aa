import Testing
import UIKit

/// A decoration view that records its calls.
private final class RecordingBackground: UICollectionReusableView {
  static var made: [CGRect] = []
  var applied: [UICollectionViewLayoutAttributes] = []
  var preparations = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made.append(frame)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
  }
}

/// Decoration views: created from the layout's classes, reused, behind cells, not from the data
/// source.
@Suite(.serialized) @MainActor struct CollectionDecorationTests {
  private func layout(_ kinds: [String] = ["back"]) -> UICollectionViewCompositionalLayout {
    let section = Make.grid(columns: 1, rowHeight: 48)
    section.decorationItems = kinds.map { kind in
      let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      return item
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    for kind in kinds {
      layout.register(RecordingBackground.self, forDecorationViewOfKind: kind)
    }
    return layout
  }

  private func backgrounds(in view: UICollectionView) -> [RecordingBackground] {
    view.subviews.compactMap { $0 as? RecordingBackground }
  }

  @Test func `backgrounds are made by frame applied and behind their cells`() throws {
    RecordingBackground.made = []
    let fixture = CollectionFixture([2], layout())
    let frame = CGRect(x: 2, y: 1, width: 314, height: 92)
    #expect(RecordingBackground.made == [frame])
    let background = try #require(backgrounds(in: fixture.view).first)
    #expect(background.frame == frame)
    #expect(background.applied.count == 1)
    #expect(background.applied[0].representedElementCategory == .decorationView)
    #expect(background.applied[0].representedElementKind == "back")
    #expect(background.applied[0].zIndex == 0)
    #expect(fixture.view.subviews.first === background)
    #expect(fixture.view.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
    #expect(fixture.source.headerRequests.isEmpty)
  }

  @Test func `backgrounds are used again for other sections`() {
    RecordingBackground.made = []
    let fixture = CollectionFixture([Int](repeating: 10, count: 30), layout())
    let first = backgrounds(in: fixture.view)
    for section in 1..<20 { fixture.scroll(toY: CGFloat(section) * 480) }
    #expect(RecordingBackground.made.count <= 2)
    let last = backgrounds(in: fixture.view)
    #expect(last.count == 1)
    #expect(last[0].frame.minY == 9121)
    #expect(last[0].preparations > 0)
    #expect(first.contains { $0 === last[0] } || RecordingBackground.made.count == 2)
  }

  @Test func `kinds have pools of their own`() {
    let fixture = CollectionFixture([10, 10, 10], layout(["back", "front"]))
    fixture.scroll(toY: 480)
    let found = backgrounds(in: fixture.view)
    #expect(Set(found.flatMap { $0.applied.map(\.representedElementKind) }).count == 2)
    for background in found {
      #expect(Set(background.applied.map(\.representedElementKind)).count == 1)
    }
  }

  @Test func `backgrounds are found by the layout and are no supplementary views`() throws {
    let layout = layout(["back", "front"])
    let fixture = CollectionFixture([2, 0, 3], layout)
    let attributes = try #require(
      layout.layoutAttributesForDecorationView(ofKind: "front", at: [2, 1]))
    #expect(attributes.frame == CGRect(x: 2, y: 97, width: 314, height: 140))
    #expect(layout.layoutAttributesForDecorationView(ofKind: "front", at: [2, 0]) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "front", at: [1, 1]) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "front", at: [3, 1]) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "other", at: [2, 1]) == nil)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "back").isEmpty)
    #expect(fixture.view.supplementaryView(forElementKind: "back", at: [0, 0]) == nil)
    let shown = backgrounds(in: fixture.view).filter { $0.frame == attributes.frame }
    #expect(
      shown.compactMap { fixture.view.indexPath(forSupplementaryView: $0) } == [[2, 0], [2, 1]])
    #expect(!fixture.delegate.log.contains { $0.contains("back") })
  }

  @Test func `a header and a background of one name are two views`() {
    let kind = UICollectionView.elementKindSectionHeader
    let section = Make.grid(columns: 1, rowHeight: 48)
    section.boundarySupplementaryItems = [Make.header(30)]
    section.decorationItems = [.background(elementKind: kind)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(RecordingBackground.self, forDecorationViewOfKind: kind)
    let fixture = CollectionFixture([1], layout)
    #expect(backgrounds(in: fixture.view).map(\.frame.height) == [78])
    #expect(fixture.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.height) == [30])
  }

  @Test func `another layout makes its own backgrounds`() {
    let fixture = CollectionFixture([2], layout())
    let old = backgrounds(in: fixture.view)
    fixture.view.setCollectionViewLayout(layout(), animated: false)
    fixture.view.layoutIfNeeded()
    let new = backgrounds(in: fixture.view)
    #expect(new.count == 1)
    #expect(old[0] !== new[0])
    #expect(old[0].superview == nil)
  }

  /// Lines between rows, as in custom layouts of apps.
  private final class LinedLayout: UICollectionViewLayout {
    override init() {
      super.init()
      register(RecordingBackground.self, forDecorationViewOfKind: "line")
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<20).compactMap { layoutAttributesForDecorationView(ofKind: "line", at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let line = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      line.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 320, height: 1)
      return line
    }
  }

  @Test func `layouts of app's own have decoration views too`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: LinedLayout())
    view.layoutIfNeeded()
    #expect(backgrounds(in: view).map(\.frame.minY).sorted() == (0..<10).map { CGFloat($0) * 50 })
    let made = Set(backgrounds(in: view).map(ObjectIdentifier.init))
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(backgrounds(in: view).map(\.frame.minY).min() == 500)
    #expect(made.isSuperset(of: backgrounds(in: view).map(ObjectIdentifier.init)))
  }

  @Test func `attributes for decoration views say what they are`() {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "back", with: [0, 2])
    #expect(attributes.representedElementCategory == .decorationView)
    #expect(attributes.representedElementKind == "back")
    #expect(attributes.indexPath == [0, 2])
    #expect(
      attributes
        != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "back", with: [0, 2]))
    #expect(attributes.copy() as? UICollectionViewLayoutAttributes == attributes)
  }

  @Test func `a kind without a class is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = Make.grid(columns: 1, rowHeight: 48)
        section.decorationItems = [.background(elementKind: "shadow")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "other")
        _ = CollectionFixture([1], layout)
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("decoration views of the kind 'shadow'"))
    #expect(sentence.contains("at [0, 0] ('other' registered)"))
  }
}
