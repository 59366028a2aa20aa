import Testing

@testable import UIKit

/// Bars, rows and controls from right to left, in `Cases/right-to-left.jsonl`: an iPhone SE, 375
/// points wide, without a status bar.
@MainActor
@Suite struct RightToLeftConformanceTests {
  private static let device = Device.custom(size: CGSize(width: 375, height: 667), scale: 2)

  /// The tolerance of the position of a text whose width the measurer approximates.
  private static let titleTolerance: CGFloat = 2.01

  private func cases() throws -> RecordedCases {
    try RecordedCases("Navigation/Cases/right-to-left.jsonl")
  }

  /// Returns the position of a centered text in the window.
  private func textStart(_ screen: NavigationScreen, _ title: String) throws -> CGFloat {
    let label = try #require(screen.label(title))
    let frame = label.convert(label.bounds, to: nil)
    return frame.midX - label.sizeThatFits(.zero).width / 2
  }

  @Test func `large titles begin at the right`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-rtl-large-title"]
    for title in ["Library", "Reminders"] {
      let root = UIViewController()
      root.title = title
      func frame(isRightToLeft: Bool) throws -> CGRect {
        let screen = NavigationScreen(root, on: Self.device, isRightToLeft: isRightToLeft) {
          $0.navigationBar.prefersLargeTitles = true
        }
        return try #require(screen.frame(screen.label(title)))
      }
      let mirrored = try frame(isRightToLeft: true)
      item.expect(
        [mirrored.minX], [try item.number("\(title).x")], within: Self.titleTolerance)
      item.expect([mirrored.maxX], [375 - 16], within: 0.01)
      item.expect([try frame(isRightToLeft: false).minX], [try item.number("ltr")])
    }
  }

  @Test func `the text of a trailing item begins 31.7 points from the edge`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-rtl-bar-buttons"]
    for title in ["Filter", "Edit"] {
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: title, style: .plain, target: nil, action: nil)
      let mirrored = NavigationScreen(root, on: Self.device, isRightToLeft: true)
      item.expect([try textStart(mirrored, title)], [try item.number("\(title).x")])
      let usual = NavigationScreen(root, on: Self.device)
      item.expect(
        [try textStart(usual, title)], [try item.part("ltr").number("\(title).x")],
        within: Self.titleTolerance)
    }
  }

  @Test func `an attribute does not mirror a toolbar, and the interface's direction does`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-rtl-toolbar"]
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 48))
    toolbar.items = ["Left", "Right"].flatMap {
      [
        UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil), .flexibleSpace(),
      ]
    }.dropLast()
    toolbar.semanticContentAttribute = .forceRightToLeft
    let root = UIViewController()
    let window = UIWindow(device: Self.device) { root }
    root.view.addSubview(toolbar)
    window.settleLayout()
    func starts() throws -> [CGFloat] {
      let labels: [UILabel] = NavigationScreen.parts(of: toolbar)
      return try ["Left", "Right"].map { title in
        let label = try #require(labels.first { $0.text == title })
        return label.convert(label.bounds, to: nil).midX - label.sizeThatFits(.zero).width / 2
      }
    }
    item.expect(try starts(), try item.numbers("x"), within: Self.titleTolerance)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.settleLayout()
    let mirrored = try starts()
    #expect(mirrored[0] > mirrored[1])
  }

  @Test func `the first dot of a page control is at the right`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-rtl-page-control"]
    let control = UIPageControl()
    control.numberOfPages = 3
    control.sizeToFit()
    let root = UIViewController()
    let window = UIWindow(device: Self.device) { root }
    control.center = CGPoint(x: 187.5, y: 267)
    control.semanticContentAttribute = .forceRightToLeft
    root.view.addSubview(control)
    window.settleLayout()
    let recorded = try item.numbers("dot of page 0")
    let dot = try #require(control.indicators.first)
    let center = dot.convert(CGPoint(x: dot.bounds.midX, y: dot.bounds.midY), to: nil)
    item.expect(
      [center.x, center.y], [recorded[0] + recorded[2] / 2, recorded[1] + recorded[3] / 2])
  }

  /// A list of one row with a disclosure indicator, below a header.
  private final class ListController: UICollectionViewController {
    private(set) var row: UICollectionViewListCell?
    private(set) var header: UICollectionViewListCell?

    init() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      collectionView.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      row = cell as? UICollectionViewListCell
      row?.accessories = [.disclosureIndicator()]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      header = view as? UICollectionViewListCell
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "General"
      header?.contentConfiguration = content
      return view
    }
  }

  private func list(isRightToLeft: Bool) -> ListController {
    let controller = ListController()
    let window = UIWindow(device: Self.device) { controller }
    if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    window.settleLayout()
    return controller
  }

  @Test func `the disclosure indicator of a row is at its end`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-rtl-row-disclosure"]
    func indicator(in cell: UICollectionViewListCell?, to target: UIView?) throws -> CGRect {
      let images: [UIImageView] = NavigationScreen.parts(of: try #require(cell))
      let image = try #require(images.first)
      return image.convert(image.bounds, to: target)
    }
    let mirrored = list(isRightToLeft: true)
    // The recorded position refers to the row.
    item.expect(
      [try indicator(in: mirrored.row, to: mirrored.row).minX], [try item.number("chevron.x")])
    let usual = list(isRightToLeft: false)
    item.expect(
      [try indicator(in: usual.row, to: nil).minX], [try item.part("ltr").number("chevron.x")])
  }

  @Test func `the header of a group begins at the right`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-rtl-section-header"]
    var width: CGFloat = 0
    func label(_ controller: ListController) throws -> CGRect {
      let labels: [UILabel] = NavigationScreen.parts(of: try #require(controller.header))
      let label = try #require(labels.first { $0.text == "General" })
      width = label.sizeThatFits(.zero).width
      return label.convert(label.bounds, to: nil)
    }
    let mirrored = try label(list(isRightToLeft: true))
    // The label is wider than its text, which is at its end.
    item.expect(
      [mirrored.maxX - width], [try item.number("label.x")], within: Self.titleTolerance)
    item.expect([mirrored.maxX], [375 - (try item.number("ltr"))])
    item.expect([try label(list(isRightToLeft: false)).minX], [try item.number("ltr")])
  }

  @Test func `the first segment is at the right`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-rtl-segmented"]
    let control = UISegmentedControl(items: ["Small", "Medium", "Large"])
    let root = UIViewController()
    let window = UIWindow(device: Self.device) { root }
    control.frame = CGRect(x: 16, y: 100, width: 343, height: 32)
    root.view.addSubview(control)
    func start() throws -> CGFloat {
      window.settleLayout()
      let labels: [UILabel] = NavigationScreen.parts(of: control)
      let label = try #require(labels.first { $0.text == "Small" })
      return label.convert(label.bounds, to: nil).midX - label.sizeThatFits(.zero).width / 2
    }
    item.expect(
      [try start()], [try item.number("ltr")], within: Self.titleTolerance)
    control.semanticContentAttribute = .forceRightToLeft
    item.expect([try start()], [try item.number("Small.title.x")], within: Self.titleTolerance)
  }

  @Test func `an active search is mirrored, but for the inside of its field`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-rtl-search-inline"]
    func places(isRightToLeft: Bool) throws -> (field: CGRect, button: CGRect) {
      let root = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      root.navigationItem.searchController = search
      let screen = NavigationScreen(root, on: Self.device, isRightToLeft: isRightToLeft)
      search.isActive = true
      screen.settle()
      screen.advance(by: 1)
      let field = search.searchBar.searchTextField
      let buttons: [UIButton] = NavigationScreen.parts(of: search.searchBar)
      let button = try #require(buttons.first { !$0.isDescendant(of: field) })
      return (
        field.convert(field.bounds, to: nil), button.convert(button.bounds, to: nil)
      )
    }
    let mirrored = try places(isRightToLeft: true)
    item.expect(mirrored.field.recordedNumbers, try item.numbers("field"))
    item.expect(mirrored.button.recordedNumbers, try item.numbers("dismiss"))
    let usual = try places(isRightToLeft: false)
    let recorded = try item.part("ltr")
    item.expect(usual.field.recordedNumbers, try recorded.numbers("field"))
    item.expect([usual.button.minX], [try recorded.number("dismiss.x")])
  }

  @Test func `every case is compared, here or elsewhere, or left out with a reason`() throws {
    let here: Set = [
      "ou-rtl-large-title", "ou-rtl-bar-buttons", "ou-rtl-toolbar", "ou-rtl-page-control",
      "ou-rtl-row-disclosure", "ou-rtl-section-header", "ou-rtl-segmented", "ou-rtl-search-inline",
    ]
    let left = try LeftOutCases("Navigation/Cases/right-to-left").reasons
    #expect(try Set(cases().all.map(\.id)) == here.union(left.keys))
    #expect(here.isDisjoint(with: left.keys))
  }
}
