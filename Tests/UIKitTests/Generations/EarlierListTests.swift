import Testing

@testable import UIKit

/// Lists on devices with iOS 14 to 18: recorded frames, and the numbers of the collected recordings
/// (sections 1 to 3).
@MainActor
@Suite(.serialized) final class EarlierListTests {
  /// Makes the main screen the standard one for other tests. Each test ends with it.
  private func restoreScreen() { UIScreen.main.become(.standard, orientation: .portrait) }

  private typealias Configuration = UICollectionLayoutListConfiguration

  /// A list in a window, whose rows and headers size themselves.
  private final class Fixture: UIViewController, UICollectionViewDataSource {
    let collectionView: UICollectionView
    private let counts: [Int]
    private let fill: (inout UIListContentConfiguration, IndexPath) -> Void

    init(
      _ counts: [Int], _ layout: UICollectionViewLayout,
      fill: @escaping (inout UIListContentConfiguration, IndexPath) -> Void
    ) {
      self.counts = counts
      self.fill = fill
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = collectionView
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.dataSource = self
    }

    private let rows = UICollectionView.CellRegistration<
      UICollectionViewListCell, UIListContentConfiguration
    > { cell, _, content in cell.contentConfiguration = content }

    private let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      cell.contentConfiguration = content
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      fill(&content, indexPath)
      return collectionView.dequeueConfiguredReusableCell(
        using: rows, for: indexPath, item: content)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }

    func row(_ item: Int, _ section: Int) -> UICollectionViewListCell? {
      collectionView.cellForItem(at: [section, item]) as? UICollectionViewListCell
    }

    func header(_ section: Int) -> CGRect? {
      collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])?.frame
    }

    /// The visible separators of a row.
    func separators(_ item: Int, _ section: Int) -> [CGRect] {
      guard let row = row(item, section) else { return [] }
      return row.subviews.filter { !$0.isHidden && $0.backgroundColor == .separator }
        .map(\.frame)
    }
  }

  private func list(_ configuration: Configuration) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func shown(
    _ counts: [Int], _ layout: UICollectionViewLayout, on device: Device,
    fill: @escaping (inout UIListContentConfiguration, IndexPath) -> Void = { _, _ in }
  ) -> Fixture {
    let fixture = Fixture(counts, layout, fill: fill)
    let window = UIWindow(device: device) { fixture }
    window.settleLayout()
    windows.append(window)
    return fixture
  }
  private var windows: [UIWindow] = []

  private func phone(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> Device {
    Device(
      slug: "phone", name: "Phone", idiom: .phone,
      portraitSize: CGSize(width: width, height: height), scale: scale, earlierVersions: 14..<19
    ).with(systemVersion: 17)!
  }

  @Test func `a card of a section with a header and one without have the recorded places`() {
    defer { restoreScreen() }
    var first = Configuration(appearance: .insetGrouped)
    first.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(
        using: index == 0 ? first : Configuration(appearance: .insetGrouped),
        layoutEnvironment: environment)
    }
    let fixture = shown([1, 1], layout, on: phone(300, 500, scale: 3))
    // The list of `ip17-inset-backgrounds`: 38.667 = 17 + 15.667 + 6, rows of 44, and the border of
    // the backgrounds at 100.333.
    #expect(abs((fixture.header(0)?.height ?? 0) - 38.667) < 0.01)
    #expect(abs((fixture.row(0, 0)?.frame.minY ?? 0) - 38.667) < 0.01)
    #expect(fixture.row(0, 0)?.frame.height == 44)
    #expect(fixture.row(0, 0)?.frame.minX == 16)
    #expect(fixture.row(0, 0)?.frame.width == 268)
    #expect(abs((fixture.row(0, 1)?.frame.minY ?? 0) - 118) < 0.01)
    #expect(abs(fixture.collectionView.contentSize.height - 182) < 0.01)
    let text = fixture.row(0, 0)?.contentView as? UIListContentView
    // 12 above the text, which is 20.333 high.
    #expect(abs((text?.textLayoutGuide?.layoutFrame.minY ?? 0) - 12) < 0.01)
    #expect(text?.textLayoutGuide?.layoutFrame.minX == 16)
    #expect(fixture.row(0, 0)?.configurations.background?.cardCorners?.radius == 10)
  }

  @Test(arguments: [("phone", 3, 63.333), ("phone", 2, 63.5)] as [(String, CGFloat, CGFloat)])
  func `rows of two lines have 3 points between them`(
    _ name: String, _ scale: CGFloat, _ height: CGFloat
  ) {
    defer { restoreScreen() }
    let fixture = shown(
      [1], list(Configuration(appearance: .plain)), on: phone(390, 844, scale: scale)
    ) { content, _ in
      content.secondaryText = "Below"
      content.secondaryTextProperties.font = .systemFont(ofSize: 15)
    }
    #expect(abs((fixture.row(0, 0)?.frame.height ?? 0) - height) < 0.01)
  }

  @Test(
    arguments: [
      (UIContentSizeCategory.large, 44), (.extraExtraExtraLarge, 51),
      (.accessibilityMedium, 56),
    ] as [(UIContentSizeCategory, CGFloat)])
  func `the least height follows the text size`(
    _ category: UIContentSizeCategory, _ height: CGFloat
  ) {
    defer { restoreScreen() }
    let fixture = shown(
      [1], list(Configuration(appearance: .plain)), on: phone(390, 844, scale: 3))
    windows[0].traitOverrides.preferredContentSizeCategory = category
    windows[0].settleLayout()
    #expect(fixture.row(0, 0)?.frame.height == height)
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func `separators of a plain list are one pixel high and reach the edge`(_ scale: CGFloat) {
    defer { restoreScreen() }
    let fixture = shown(
      [3], list(Configuration(appearance: .plain)), on: phone(375, 812, scale: scale))
    let pixel = 1 / scale
    func rect(_ y: CGFloat) -> CGRect { CGRect(x: 16, y: y, width: 359, height: pixel) }
    // The first row also has a separator at its top (a plain list of iOS 17).
    #expect(fixture.separators(0, 0).sorted { $0.minY < $1.minY } == [rect(0), rect(44 - pixel)])
    #expect(fixture.separators(1, 0) == [rect(44 - pixel)])
    #expect(fixture.separators(2, 0) == [])
  }

  @Test func `lines around a group are as wide as the view`() {
    defer { restoreScreen() }
    let fixture = shown(
      [2], list(Configuration(appearance: .grouped)), on: phone(375, 667, scale: 2))
    #expect(
      fixture.separators(0, 0).sorted { $0.minY < $1.minY } == [
        CGRect(x: 0, y: 0, width: 375, height: 0.5),
        CGRect(x: 16, y: 43.5, width: 359, height: 0.5),
      ])
    #expect(fixture.separators(1, 0) == [CGRect(x: 0, y: 43.5, width: 375, height: 0.5)])
    #expect(fixture.row(0, 0)?.frame.minY == 35)
  }

  @Test func `cards have no lines around them`() {
    defer { restoreScreen() }
    let fixture = shown(
      [2], list(Configuration(appearance: .insetGrouped)), on: phone(375, 667, scale: 2))
    #expect(fixture.separators(0, 0) == [CGRect(x: 16, y: 43.5, width: 327, height: 0.5)])
    #expect(fixture.separators(1, 0) == [])
  }

  @Test func `lengths that the app set stay, and others follow the system`() {
    // A test that waits may have left another screen.
    restoreScreen()
    let state = { (generation: Int) in
      var values = Device.standard.traits().values
      values.generation = InterfaceGeneration(systemVersion: generation)
      return UICellConfigurationState(traitCollection: UITraitCollection(values: values))
    }
    var content = UIListContentConfiguration.cell()
    content.textToSecondaryTextVerticalPadding = 7
    let earlier = content.updated(for: state(17))
    #expect(earlier.directionalLayoutMargins.top == 11)
    #expect(earlier.textToSecondaryTextVerticalPadding == 7)
    #expect(earlier.updated(for: state(26)).directionalLayoutMargins.top == 15)
    #expect(UIListContentConfiguration.cell().updated(for: state(26)) == .cell())
  }

  @Test(arguments: [(2, 35), (3, 35.333)] as [(CGFloat, CGFloat)])
  func `sections are two halves apart, each of them in whole pixels`(
    _ scale: CGFloat, _ gap: CGFloat
  ) throws {
    defer { restoreScreen() }
    let fixture = shown(
      [1, 1, 1], list(Configuration(appearance: .insetGrouped)), on: phone(375, 667, scale: scale))
    let rows = try (0..<3).map { try #require(fixture.row(0, $0)).frame }
    #expect(rows[0].minY == 35)
    #expect(abs(rows[1].minY - rows[0].maxY - gap) < 0.01)
    #expect(abs(rows[2].minY - rows[1].maxY - gap) < 0.01)
  }
}
