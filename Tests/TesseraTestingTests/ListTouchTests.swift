import TesseraTesting
import Testing
import UIKit

/// Touches of accessories and outlines in lists.
@Suite(.serialized) @MainActor struct ListTouchTests {
  /// A list of words whose cells a closure configures.
  private final class Words: UIViewController, UICollectionViewDelegate {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, String>!
    var log: [String] = []
    private let configuration: UICollectionLayoutListConfiguration
    private let accessories: (Words, String) -> [UICellAccessory]

    init(
      _ configuration: UICollectionLayoutListConfiguration,
      _ accessories: @escaping (Words, String) -> [UICellAccessory]
    ) {
      self.configuration = configuration
      self.accessories = accessories
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: configuration))
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.delegate = self
      view.addSubview(collectionView)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, _, word in
        var content = cell.defaultContentConfiguration()
        content.text = word
        cell.contentConfiguration = content
        cell.accessories = accessories(self, word)
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      dataSource.reorderingHandlers.didReorder = { [unowned self] in
        log.append($0.finalSnapshot.itemIdentifiers.joined(separator: " "))
      }
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["one", "two", "three"])
      outline.append(["one.a", "one.b"], to: "one")
      dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(dataSource.itemIdentifier(for: indexPath) ?? "")") }

    var words: [String] { dataSource.snapshot().itemIdentifiers }

    func cell(_ word: String) throws -> UICollectionViewListCell {
      let indexPath = try #require(dataSource.indexPath(for: word))
      return try #require(
        collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell)
    }

    /// Returns the accessory of a word that is a control, or has a recognizer.
    func accessory(_ word: String) throws -> UIView {
      try #require(
        try cell(word).subviews.first {
          $0 is UIControl || !($0.gestureRecognizers ?? []).isEmpty
        })
    }
  }

  private func plain() -> UICollectionLayoutListConfiguration {
    UICollectionLayoutListConfiguration(appearance: .plain)
  }

  @Test func `an arrow of an outline expands and collapses its item`() throws {
    let words = Words(plain()) { _, word in
      word == "one" ? [.outlineDisclosure(options: .init(style: .cell))] : []
    }
    let screen = HostedScreen(words)
    try screen.tap(on: try words.accessory("one"))
    screen.advance(by: 1)
    #expect(words.words == ["one", "one.a", "one.b", "two", "three"])
    #expect(try words.cell("one.a").indentationLevel == 1)
    #expect(try words.cell("one.a").contentView.frame.minX == 10)
    #expect(try words.cell("one").configurationState.isExpanded)
    try screen.tap(on: try words.accessory("one"))
    screen.advance(by: 1)
    #expect(words.words == ["one", "two", "three"])
    #expect(try !words.cell("one").configurationState.isExpanded)
    #expect(words.log.isEmpty)
    try screen.tap(on: try words.cell("one").contentView)
    #expect(words.log == ["select one"])
  }

  @Test func `the arrow of an expanded item points down in both directions`() throws {
    let words = Words(plain()) { _, word in word == "one" ? [.outlineDisclosure()] : [] }
    let screen = HostedScreen(words)
    var outline = words.dataSource.snapshot(for: 0)
    outline.expand(["one"])
    words.dataSource.apply(outline, to: 0, animatingDifferences: false)
    func angle() throws -> CGFloat {
      screen.layOut()
      let symbol = try words.accessory("one").subviews.compactMap { $0 as? UIImageView }.last
      let transform = try #require(symbol).transform
      return atan2(transform.b, transform.a)
    }
    #expect(try abs(angle() - .pi / 2) < 0.001)
    // The image is mirrored, so that the arrow turns the other way.
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(try abs(angle() + .pi / 2) < 0.001)
  }

  @Test func `the whole cell of a header style expands its item, and is not selected`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let words = Words(configuration) { _, word in word == "one" ? [.outlineDisclosure()] : [] }
    let screen = HostedScreen(words)
    words.dataSource.sectionSnapshotHandlers.willExpandItem = { words.log.append("expand \($0)") }
    try screen.tap(on: try words.cell("one").contentView)
    screen.advance(by: 1)
    #expect(words.words.count == 5)
    #expect(words.log == ["expand one"])
    try screen.tap(on: try words.cell("two").contentView)
    #expect(words.log == ["expand one", "select two"])
  }

  @Test func `a data source may prevent an expansion`() throws {
    let words = Words(plain()) { _, word in
      word == "one" ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    let screen = HostedScreen(words)
    words.dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    try screen.tap(on: try words.cell("one").contentView)
    #expect(words.words.count == 3)
    #expect(words.log.isEmpty)
  }

  @Test func `buttons call their handlers, and do not select the item`() throws {
    for kind in ["delete", "insert", "detail", "outline"] {
      let words = Words(plain()) { words, word in
        let handler = { words.log.append("\(kind) \(word)") }
        return switch kind {
        case "delete": [.delete(displayed: .always, actionHandler: handler)]
        case "insert": [.insert(displayed: .always, actionHandler: handler)]
        case "detail": [.detail(actionHandler: handler)]
        default: [.outlineDisclosure(actionHandler: handler)]
        }
      }
      let screen = HostedScreen(words)
      try screen.tap(on: try words.accessory("two"))
      #expect(words.log == ["\(kind) two"])
      #expect(words.collectionView.indexPathsForSelectedItems == [])
    }
  }

  @Test func `a drag of the grip moves the item in the data`() throws {
    let words = Words(plain()) { _, _ in [.reorder(displayed: .always)] }
    let screen = HostedScreen(words)
    let (from, to) = (try words.accessory("one"), try words.accessory("three"))
    func point(_ view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    try screen.drag(from: point(from), to: point(to))
    screen.advance(by: 1)
    #expect(words.words == ["two", "three", "one"])
    #expect(words.log == ["two three one"])
    #expect(words.collectionView.contentOffset.y == -words.collectionView.adjustedContentInset.top)
  }

  @Test func `a drag beside the grip scrolls`() throws {
    let words = Words(plain()) { _, _ in [.reorder(displayed: .always)] }
    let screen = HostedScreen(words)
    words.collectionView.alwaysBounceVertical = true
    let start = try words.cell("one").convert(CGPoint(x: 60, y: 26), to: nil)
    try screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 100))
    #expect(words.words == ["one", "two", "three"])
    #expect(words.log.isEmpty)
  }
}
