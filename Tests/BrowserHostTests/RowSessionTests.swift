import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// A screen of sections that scroll orthogonally, like an app's.
@MainActor
private final class RowsViewController: UIViewController, UICollectionViewDataSource {
  private(set) var collectionView: UICollectionView!
  private let isRightToLeft: Bool

  init(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite struct RowSessionTests {
  /// A session, its page's model, and the offsets that the last messages set.
  @MainActor private final class Screen {
    let session: ScreenSession
    weak var controller: RowsViewController?
    var page = PageModel()
    var offsets: [Int: [Double]] = [:]
    private var sequence = 0

    init(isRightToLeft: Bool = false) throws {
      let box = Box()
      session = ScreenSession(
        entry: GalleryEntry(name: "rows", title: "Rows", summary: "") {
          let controller = RowsViewController(isRightToLeft: isRightToLeft)
          box.controller = controller
          return controller
        })
      try session.receive(
        .ready(
          .init(
            device: "iphone-15", isLandscape: false, size: CGSize(width: 500, height: 700),
            scale: 2, isDark: false)))
      controller = box.controller
      try drain()
    }

    @MainActor private final class Box {
      weak var controller: RowsViewController?
    }

    func drain() throws {
      offsets = [:]
      while let message = session.nextMessage(sequence: sequence + 1) {
        sequence += 1
        try session.receive(.acknowledge(sequence: sequence))
        let object = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any]
        guard object?["type"] as? String == "patch" else { continue }
        for node in object?["nodes"] as? [[String: Any]] ?? [] {
          if let id = node["id"] as? Int, let offset = node["offset"] as? [Double] {
            offsets[id] = offset
          }
        }
        try page.apply(message)
      }
    }

    /// The scroll views of the rows, from top to bottom.
    var rows: [UIScrollView] {
      (controller?.collectionView.subviews ?? []).compactMap { $0 as? UIScrollView }
    }

    /// Returns the items of a section on the page.
    func items(ofSection section: Int) -> Set<Int> {
      Set(
        page.nodes.values.compactMap { node in
          guard let data = node.members["element"]?.data(using: .utf8),
            let element = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            element["section"] as? Int == section
          else { return nil }
          return element["item"] as? Int
        })
    }
  }

  @Test func `every row is a container that reaches across the screen`() throws {
    let screen = try Screen()
    #expect(screen.rows.count == 3)
    for row in screen.rows {
      let scroll = screen.page.nodes[row.sceneID]?.members["scroll"]
      #expect(scroll?.contains("\"overflow\":[0,20,0,20]") == true)
    }
    #expect(screen.items(ofSection: 1).isSuperset(of: 0..<4))
  }

  @Test func `a scroll of a row brings its cells and glides to rest`() throws {
    let screen = try Screen()
    let row = try #require(screen.rows.dropFirst().first)
    let start = row.contentOffset
    let known = screen.page.nodes.count
    try screen.session.receive(
      .scroll(
        container: row.sceneID, offset: CGPoint(x: start.x + 5040, y: start.y), isResting: false))
    try screen.drain()
    #expect(screen.items(ofSection: 1).isSuperset(of: 50...53))
    #expect(screen.items(ofSection: 0).isSuperset(of: 0..<4))
    #expect(screen.offsets.isEmpty, "nothing is sent back under the finger")
    #expect(screen.page.nodes.count < known * 2)

    try screen.session.receive(
      .scroll(
        container: row.sceneID, offset: CGPoint(x: start.x + 5040, y: start.y), isResting: true))
    try screen.drain()
    #expect(screen.offsets == [row.sceneID: [Double(start.x) + 5000, Double(start.y)]])
  }

  @Test func `a tap is for the cell that is seen there`() throws {
    let screen = try Screen()
    let row = try #require(screen.rows.first)
    try screen.session.receive(
      .scroll(
        container: row.sceneID, offset: CGPoint(x: row.contentOffset.x + 300, y: 0),
        isResting: true))
    #expect(row.contentOffset == CGPoint(x: 320, y: 0))
    // Content that fits is not moved below the status bar.
    try screen.session.tap(CGPoint(x: 10, y: 25))
    try screen.drain()
    #expect(
      screen.controller?.collectionView.indexPathsForSelectedItems == [
        IndexPath(item: 2, section: 0)
      ])
  }

  @Test func `a page's offsets of a mirrored row are converted in both directions`() throws {
    let screen = try Screen(isRightToLeft: true)
    let row = try #require(screen.rows.dropFirst().first)
    let (start, width) = (row.contentOffset, row.bounds.width)
    // The app's offsets are the same as in a left-to-right layout; the page's are negative, from
    // the right end of the content.
    #expect(start.x == 20)
    #expect(width == 353)
    func shown(_ x: CGFloat) -> CGPoint { CGPoint(x: -(x + width), y: start.y) }
    try screen.session.receive(
      .scroll(container: row.sceneID, offset: shown(5_060), isResting: false))
    try screen.drain()
    #expect(row.contentOffset == CGPoint(x: 5_060, y: start.y))
    #expect(screen.items(ofSection: 1).isSuperset(of: 50...53))
    #expect(screen.offsets.isEmpty)

    try screen.session.receive(
      .scroll(container: row.sceneID, offset: shown(5_060), isResting: true))
    try screen.drain()
    #expect(row.contentOffset == CGPoint(x: 5_020, y: start.y))
    #expect(
      screen.offsets == [row.sceneID: [Double(shown(5_020).x), Double(start.y)]])
    // The first visible item is at the right.
    try screen.session.tap(CGPoint(x: 393 - 30, y: 75))
    try screen.drain()
    #expect(
      screen.controller?.collectionView.indexPathsForSelectedItems == [
        IndexPath(item: 50, section: 1)
      ])
  }
}
