import SceneRendering
import Testing
import UIKit

@MainActor
@Suite struct FrameDocumentTests {
  /// Squares in columns, with a header above every section.
  private final class Squares: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let collectionView: UICollectionView

    init(
      _ counts: [Int], columns: Int, hasHeaders: Bool = false, inRows: Bool = false,
      asApp: Bool = false
    ) {
      self.counts = counts
      func header(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
          elementKind: kind, alignment: .top)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      if hasHeaders { section.boundarySupplementaryItems = [header("header")] }
      if inRows { section.orthogonalScrollingBehavior = .continuous }
      collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400),
        collectionViewLayout: asApp
          ? AppLayout(section: section) : UICollectionViewCompositionalLayout(section: section))
      super.init()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
        withReuseIdentifier: "header")
      collectionView.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

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
        ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
  }

  @Test func `rows that reach out of the content are listed whole`() {
    let squares = Squares([30, 2], columns: 3, inRows: true)
    squares.collectionView.layoutIfNeeded()
    let json = FrameDocument(of: squares.collectionView).json
    #expect(json.hasPrefix("{\"contentSize\":[300,200]"))
    #expect(json.contains("\"section\":0,\"item\":29,\"frame\":[2900,0,100,100]"))
    #expect(json.components(separatedBy: "\"cell\"").count == 33)
  }

  @Test func `the whole content is listed in order`() {
    let squares = Squares([2, 1], columns: 3, hasHeaders: true)
    #expect(
      FrameDocument(of: squares.collectionView).json == """
        {"contentSize":[300,240],"elements":[
        {"kind":"cell","section":0,"item":0,"frame":[0,20,100,100],"zIndex":0},
        {"kind":"supplementary:header","section":0,"item":0,"frame":[0,0,300,20],"zIndex":1},
        {"kind":"cell","section":0,"item":1,"frame":[100,20,100,100],"zIndex":0},
        {"kind":"cell","section":1,"item":0,"frame":[0,140,100,100],"zIndex":0},
        {"kind":"supplementary:header","section":1,"item":0,"frame":[0,120,300,20],"zIndex":1}
        ]}

        """)
  }

  @Test func `the visible elements are those that meet the bounds`() throws {
    let squares = Squares([1000], columns: 3)
    squares.collectionView.contentOffset = CGPoint(x: 0, y: 1050)
    let cells = try elements(FrameDocument(of: squares.collectionView, extent: .visible).json)
    #expect(cells.map { $0["item"] as? Int } == Array(30..<45))
    #expect(cells.first?["frame"] as? [Double] == [0, 1000, 100, 100])
  }

  @Test func `visible elements with an accessibility label have it and their role`() throws {
    let squares = Squares([30], columns: 3, hasHeaders: true)
    squares.collectionView.layoutIfNeeded()
    let cell = try #require(squares.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    cell.accessibilityLabel = "Second"
    let header = try #require(
      squares.collectionView.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    header.accessibilityLabel = "Squares"
    header.accessibilityTraits = .header
    let found = try elements(FrameDocument(of: squares.collectionView, extent: .visible).json)
    let described = found.filter { $0["label"] != nil || $0["role"] != nil }
    #expect(described.compactMap { $0["label"] as? String } == ["Squares", "Second"])
    #expect(described.compactMap { $0["role"] as? String } == ["heading", "listitem"])
    #expect(!FrameDocument(of: squares.collectionView).json.contains("label"))
  }

  /// A layout of one cell, with elements whose index paths are shorter than an item's.
  private final class OddPaths: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 10, height: 10) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let hidden = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "hidden", with: IndexPath(item: 0, section: 0))
      hidden.isHidden = true
      return [
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "ground", with: IndexPath(index: 0)),
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "none", with: IndexPath()),
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
        hidden,
      ]
    }
  }

  @Test func `an index path without an item has no item`() throws {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: OddPaths())
    let found = try elements(FrameDocument(of: collectionView).json)
    #expect(
      found.map { $0["kind"] as? String } == ["cell", "supplementary:ground", "supplementary:none"])
    #expect(found.map { $0["item"] as? Int } == [0, NSNotFound, NSNotFound])
  }

  @Test func `what is attached is listed with its item`() {
    let squares = Squares([1], columns: 3)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(100)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(20), heightDimension: .absolute(10)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      ])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
    section.decorationItems = [.background(elementKind: "ground")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    squares.collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "badge")
    squares.collectionView.collectionViewLayout = layout
    #expect(
      FrameDocument(of: squares.collectionView).json == """
        {"contentSize":[300,120],"elements":[
        {"kind":"cell","section":0,"item":0,"frame":[0,20,100,100],"zIndex":1},
        {"kind":"decoration:ground","section":0,"item":0,"frame":[0,20,300,100],"zIndex":0},
        {"kind":"supplementary:badge","section":0,"item":0,"frame":[80,20,20,10],"zIndex":1},
        {"kind":"supplementary:header","section":0,"item":\(NSNotFound),"frame":[0,0,300,20],"zIndex":1}
        ]}

        """)
    #expect(
      Scene(of: squares.collectionView).nodes.compactMap(\.element?.kind)
        == ["decoration:ground", "cell", "supplementary:badge", "supplementary:header"])
  }

  @Test func `many items in slices are each listed once`() throws {
    let counts = [7001, 0, 1, 12_000, 5]
    let squares = Squares(counts, columns: 7, hasHeaders: true)
    let found = try elements(FrameDocument(of: squares.collectionView).json)
    let cells = found.filter { $0["kind"] as? String == "cell" }
      .map { [$0["section"] as? Int, $0["item"] as? Int] }
    #expect(
      cells == counts.enumerated().flatMap { section, count in (0..<count).map { [section, $0] } })
    let headers = found.filter { $0["kind"] as? String == "supplementary:header" }
    #expect(Set(headers.map { $0["section"] as? Int }).count == headers.count)
    for (cell, item) in zip(
      found.filter { $0["section"] as? Int == 0 && $0["kind"] as? String == "cell" }, 0...)
    {
      let frame = cell["frame"] as? [Double]
      #expect(frame?[1] == Double(20 + item / 7 * 100))
    }
  }

  /// A layout of an app, whose elements are read by UIKit's methods.
  private final class AppLayout: UICollectionViewCompositionalLayout {}

  @Test(arguments: [false, true], [false, true])
  func `frames from the solution are the frames of the attributes`(
    inRows: Bool, isRightToLeft: Bool
  ) {
    func document(asApp: Bool, _ extent: FrameDocument.Extent) -> String {
      let squares = Squares(
        [7, 0, 2_500, 1], columns: 3, hasHeaders: true, inRows: inRows, asApp: asApp)
      if isRightToLeft {
        squares.collectionView.semanticContentAttribute = .forceRightToLeft
      }
      squares.collectionView.layoutIfNeeded()
      squares.collectionView.contentOffset.y = 130
      return FrameDocument(of: squares.collectionView, extent: extent).json
    }
    for extent in [FrameDocument.Extent.content, .visible] {
      let own = document(asApp: false, extent)
      #expect(own == document(asApp: true, extent))
      #expect(own.contains("supplementary:header"))
      #expect(own.contains("\"kind\":\"cell\""))
    }
  }

  @Test func `no items are an empty list`() {
    let squares = Squares([], columns: 3)
    #expect(
      FrameDocument(of: squares.collectionView).json
        == "{\"contentSize\":[300,0],\"elements\":[]}\n"
        || FrameDocument(of: squares.collectionView).json.contains("\"elements\":[]"))
  }

  private func elements(_ json: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return object?["elements"] as? [[String: Any]] ?? []
  }
}
