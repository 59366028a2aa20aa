import TesseraTesting
import Testing
import UIKit

/// Swipes of rows that reveal actions.
@Suite(.serialized) @MainActor struct ListSwipeTests {
  private final class Mail: UIViewController, UICollectionViewDelegate {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, String>!
    var log: [String] = []
    var completions: [(Bool) -> Void] = []
    var performsFirst = true
    var hasLeading = true

    override func viewDidLoad() {
      super.viewDidLoad()
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in
        log.append("trailing \($0.item)")
        let word = dataSource.itemIdentifier(for: $0)!
        if word == "bare" { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
          [unowned self] action, view, completion in
          log.append("delete \(word)")
          var snapshot = dataSource.snapshot()
          snapshot.deleteItems([word])
          dataSource.apply(snapshot)
          completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") {
          [unowned self] action, view, completion in
          log.append("flag \(word)")
          completions.append(completion)
        }
        flag.backgroundColor = .systemOrange
        let result = UISwipeActionsConfiguration(actions: [delete, flag])
        result.performsFirstActionWithFullSwipe = performsFirst
        return result
      }
      if hasLeading {
        configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
          log.append("leading \(indexPath.item)")
          return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Read") { [unowned self] _, _, completion in
              log.append("read")
              completion(true)
            }
          ])
        }
      }
      collectionView = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.delegate = self
      view.addSubview(collectionView)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, word in
        var content = cell.defaultContentConfiguration()
        content.text = word
        cell.contentConfiguration = content
        cell.accessories = [.delete()]
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["one", "two", "bare"] + (3..<40).map { "row \($0)" })
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }

    var words: [String] { dataSource.snapshot().itemIdentifiers }

    func cell(_ item: Int) throws -> UICollectionViewCell {
      try #require(collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    /// The buttons of the swiped row, from the first action on.
    var buttons: [UIControl] {
      collectionView.subviews.filter { !($0 is UICollectionReusableView) }
        .flatMap(\.subviews).compactMap { $0 as? UIControl }
        .filter { $0.accessibilityTraits.contains(.button) }
    }
  }

  private let mail = Mail()

  private func host(_ traits: ((HostedScreen) -> Void)? = nil) -> HostedScreen {
    let screen = HostedScreen(mail)
    traits?(screen)
    screen.layOut()
    return screen
  }

  /// Drags a finger along a row, and holds it before the end, so that the drag is not a flick.
  private func swipe(_ item: Int, by distance: CGFloat, on screen: HostedScreen) throws {
    let frame = try mail.cell(item).frame
    let middle = mail.collectionView.convert(
      CGPoint(x: frame.midX, y: frame.midY), to: nil)
    let finger = screen.touch(at: CGPoint(x: middle.x - distance / 2, y: middle.y))
    finger.move(to: CGPoint(x: middle.x + distance / 2, y: middle.y), duration: 0.4)
    finger.hold(for: 0.3)
    finger.lift()
    screen.layOut()
  }

  @Test func `a swipe reveals buttons beside the row, whose action closes it at its end`() throws {
    let screen = host()
    try swipe(1, by: -110, on: screen)
    let cell = try mail.cell(1)
    #expect(mail.log == ["trailing 1"])
    #expect(mail.buttons.map(\.accessibilityLabel) == ["Delete", "Flag"])
    let width = mail.collectionView.bounds.width
    let revealed = -cell.frame.minX
    #expect(revealed > 130)
    #expect(revealed < width / 2)
    #expect(cell.configurationState.isSwiped)
    // The first action lies at the edge; no button is covered by the row.
    let frames = mail.buttons.map { $0.convert($0.bounds, to: mail.collectionView) }
    #expect(frames[0].maxX < width)
    #expect(frames[1].maxX < frames[0].minX)
    #expect(frames[1].minX > cell.frame.maxX)
    try screen.tap(on: mail.buttons[1])
    #expect(mail.log.last == "flag two")
    #expect(cell.frame.minX == -revealed, "The row stays open until the action ends.")
    mail.completions.removeFirst()(true)
    screen.layOut()
    #expect(cell.frame.minX == 0)
    #expect(mail.buttons.isEmpty)
    #expect(!cell.configurationState.isSwiped)
  }

  @Test func `a short swipe closes the row again`() throws {
    let screen = host()
    try swipe(1, by: -60, on: screen)
    #expect(try mail.cell(1).frame.minX == 0)
    #expect(mail.buttons.isEmpty)
  }

  @Test func `the buttons at the leading edge and in right-to-left interfaces are mirrored`() throws
  {
    let screen = host()
    try swipe(0, by: 80, on: screen)
    #expect(mail.log == ["leading 0"])
    #expect(try mail.cell(0).frame.minX > 70)
    try swipe(0, by: -90, on: screen)
    #expect(try mail.cell(0).frame.minX == 0)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.layOut()
    mail.log = []
    try swipe(0, by: 110, on: screen)
    #expect(mail.log == ["trailing 0"])
    let cell = try mail.cell(0)
    #expect(cell.convert(cell.bounds, to: nil).minX > 130)
    let frames = mail.buttons.map { $0.convert($0.bounds, to: nil) }
    #expect(frames[0].minX > 0)
    #expect(frames[0].maxX < frames[1].minX)
  }

  @Test func `a swipe across the row performs the first action, which deletes the row`() throws {
    let screen = host()
    try swipe(0, by: -260, on: screen)
    #expect(mail.log == ["trailing 0", "delete one"])
    screen.advance(by: 1)
    #expect(mail.words.first == "two")
    #expect(mail.buttons.isEmpty)
    #expect(try mail.cell(0).frame.origin == .zero)
    for cell in mail.collectionView.visibleCells { #expect(cell.frame.minX == 0) }
  }

  @Test func `without an action across the row a long swipe opens it`() throws {
    mail.performsFirst = false
    let screen = host()
    try swipe(0, by: -300, on: screen)
    #expect(mail.log == ["trailing 0"])
    #expect(try mail.cell(0).frame.minX < -130)
  }

  @Test func `a touch beside the buttons closes the row and selects nothing`() throws {
    let screen = host()
    for item in [1, 4] {
      try swipe(1, by: -110, on: screen)
      mail.log = []
      try screen.tap(at: IndexPath(item: item, section: 0))
      screen.layOut()
      #expect(mail.log == [])
      #expect(mail.buttons.isEmpty)
      #expect(try mail.cell(1).frame.minX == 0)
    }
    try screen.tap(at: IndexPath(item: 4, section: 0))
    #expect(mail.log == ["select 4"])
  }

  @Test func `a row without actions, and an editing list, do not move`() throws {
    let screen = host()
    try swipe(2, by: -110, on: screen)
    #expect(try mail.cell(2).frame.minX == 0)
    mail.collectionView.isEditing = true
    mail.log = []
    try swipe(1, by: -110, on: screen)
    #expect(mail.log == [])
  }

  @Test func `a swipe of another row closes the first`() throws {
    let screen = host()
    try swipe(0, by: -110, on: screen)
    try swipe(1, by: -110, on: screen)
    #expect(try mail.cell(0).frame.minX == 0)
    #expect(try mail.cell(1).frame.minX < 0)
    #expect(mail.buttons.count == 2)
  }

  @Test func `scrolling closes the row, and reused cells lie in their places`() throws {
    let screen = host()
    try swipe(0, by: -110, on: screen)
    #expect(screen.scroll(to: 1200))
    screen.layOut()
    #expect(mail.buttons.isEmpty)
    for cell in mail.collectionView.visibleCells { #expect(cell.frame.minX == 0) }
  }

  @Test func `the buttons follow their row through changes of the data, and leave with it`() throws
  {
    let screen = host()
    try swipe(1, by: -110, on: screen)
    var snapshot = mail.dataSource.snapshot()
    snapshot.insertItems(["zero"], beforeItem: "one")
    mail.dataSource.apply(snapshot)
    screen.advance(by: 1)
    let cell = try mail.cell(2)
    #expect(cell.frame.minX < 0)
    let button = try #require(mail.buttons.first)
    #expect(button.convert(button.bounds, to: mail.collectionView).midY == cell.frame.midY)
    snapshot.deleteItems(["two"])
    mail.dataSource.apply(snapshot)
    screen.advance(by: 1)
    #expect(mail.buttons.isEmpty)
    try swipe(1, by: -110, on: screen)
    mail.collectionView.reloadData()
    screen.layOut()
    #expect(mail.buttons.isEmpty)
    for cell in mail.collectionView.visibleCells { #expect(cell.frame.minX == 0) }
  }

  /// A list of words without a diffable data source, whose rows can be deleted.
  private final class Words: UICollectionViewController {
    var words = (0..<12).map { "word \($0)" }
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
    }

    init() {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
          [unowned self] _, _, completion in
          words.remove(at: indexPath.item)
          // Closing the row may not lay the list out, whose counts are those before the deletion.
          collectionView.setNeedsLayout()
          completion(true)
          collectionView.deleteItems(at: [indexPath])
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
        using: configuration)
    }
    required init?(coder: NSCoder) { nil }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: cells, for: indexPath, item: words[indexPath.item])
    }
  }

  /// Drags the row of a list, and holds the finger before the end.
  private func open(_ item: Int, of list: UICollectionView, on screen: HostedScreen) throws {
    let cell = try #require(list.cellForItem(at: [0, item]))
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    let finger = screen.touch(at: CGPoint(x: middle.x + 50, y: middle.y))
    finger.move(to: CGPoint(x: middle.x - 50, y: middle.y), duration: 0.4)
    finger.hold(for: 0.3)
    finger.lift()
    screen.layOut()
  }

  @Test func `an open row that a reload closes asks for no view of the former data`() throws {
    let words = Words()
    let screen = HostedScreen(words)
    screen.layOut()
    let list = try #require(words.collectionView)
    try open(1, of: list, on: screen)
    #expect(try #require(list.cellForItem(at: [0, 1])).frame.minX < 0)
    list.setNeedsLayout()
    words.words = ["one", "two"]
    list.reloadData()
    screen.layOut()
    #expect(list.visibleCells.count == 2)
    #expect(list.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `an action may report its end before the list is told of the deletion`() throws {
    let words = Words()
    let screen = HostedScreen(words)
    screen.layOut()
    let list = try #require(words.collectionView)
    try open(11, of: list, on: screen)
    let button = list.subviews.filter { !($0 is UICollectionReusableView) }.flatMap(\.subviews)
      .first { $0 is UIControl && $0.accessibilityTraits.contains(.button) }
    try screen.tap(on: #require(button))
    screen.advance(by: 1)
    #expect(words.words.count == 11)
    #expect(list.visibleCells.count == 11)
    #expect(list.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `data that change during a swipe leave no row displaced`() throws {
    let screen = host()
    let frame = try mail.cell(1).frame
    let middle = mail.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    let finger = screen.touch(at: middle)
    finger.move(to: CGPoint(x: middle.x - 60, y: middle.y), duration: 0.2)
    var snapshot = mail.dataSource.snapshot()
    snapshot.deleteItems(["two"])
    mail.dataSource.apply(snapshot)
    finger.move(to: CGPoint(x: middle.x - 120, y: middle.y), duration: 0.2)
    finger.lift()
    screen.advance(by: 1)
    #expect(mail.buttons.isEmpty)
    for cell in mail.collectionView.visibleCells { #expect(cell.frame.minX == 0) }
  }

  @Test func `a delete accessory without a handler reveals the actions`() throws {
    let screen = host()
    mail.collectionView.isEditing = true
    screen.layOut()
    let accessory = try #require(try mail.cell(1).subviews.first { $0 is UIControl })
    try screen.tap(on: accessory)
    screen.layOut()
    #expect(mail.log == ["trailing 1"])
    #expect(try mail.cell(1).frame.minX < -130)
    try screen.tap(on: mail.buttons[0])
    screen.advance(by: 1)
    #expect(mail.words[1] == "bare")
  }

  @Test func `a completion that is called twice, or late, changes nothing`() throws {
    let screen = host()
    try swipe(0, by: -110, on: screen)
    try screen.tap(on: mail.buttons[1])
    let completion = mail.completions.removeFirst()
    completion(false)
    screen.layOut()
    try swipe(1, by: -110, on: screen)
    completion(true)
    screen.layOut()
    #expect(try mail.cell(1).frame.minX < 0)
  }

  @Test func `the actions of the item at the keyboard are actions for assistive technology`() throws
  {
    let screen = host()
    let cell = try mail.cell(0)
    #expect(cell.accessibilityCustomActions == nil)
    #expect(mail.log.isEmpty, "No closure is called for a row without the keyboard.")
    screen.window.deliverFocus(true, of: cell)
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Read", "Delete", "Flag"])
    #expect(cell.performCustomAction(at: 1))
    screen.advance(by: 1)
    #expect(mail.words.first == "two")
  }
}
