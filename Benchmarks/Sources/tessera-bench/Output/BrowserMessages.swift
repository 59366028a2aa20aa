import CAllocations
@_spi(Measurement) import ScreenHost
import UIKit

/// The cost of a message on the server while a list in a browser scrolls by short steps: decoding,
/// layout, scenes, and the patch in response. The socket is not part of it.
@MainActor
enum BrowserMessages {
  static let name = "browser-message"
  /// The workload of rows with content configurations.
  static let listName = "message-list"

  /// The distance of a step: the distance of one wheel event.
  private static let step: CGFloat = 120

  static func measure(count: Int) {
    let page = open(name) { RowsViewController(rowCount: count) }
    for _ in 0..<20 { page.scroll(by: step) }

    var bytes: [Double] = []
    let times = (0..<200).map { _ in
      let time = ThreadClock.time { page.scroll(by: step) }
      bytes.append(Double(page.answerLength))
      return time
    }
    let before = allocation_count()
    for _ in 0..<50 { page.scroll(by: step) }
    let allocations = Double(allocation_count() - before) / 50
    let still = (0..<200).map { _ in ThreadClock.time { page.scroll(by: 0) } }

    func report(_ metric: String, _ value: Spread, _ unit: Measurement.Unit) {
      Measurement(workload: name, count: count, metric: metric, value: value, unit: unit).report()
    }
    report("scroll", Spread(times), .nanoseconds)
    report("allocations", Spread([allocations]), .allocations)
    report("bytes", Spread(bytes), .bytes)
    report("still", Spread(still), .nanoseconds)
  }

  /// Measures messages for a list of rows with content configurations: steps, and messages that
  /// change nothing. The numbers of the rows of the report are the distances of the steps.
  static func measureList() {
    let page = open(listName) { ListViewController() }
    for _ in 0..<20 { page.scroll(by: step) }
    func report(_ distance: CGFloat, _ metric: String, _ value: Spread, _ unit: Measurement.Unit) {
      Measurement(
        workload: listName, count: Int(distance), metric: metric, value: value, unit: unit
      ).report()
    }
    for (distance, metric) in [(step, "step"), (10, "step"), (0, "still")] {
      var bytes: [Double] = []
      let before = allocation_count()
      let times = (0..<200).map { _ in
        let time = ThreadClock.time { page.scroll(by: distance) }
        bytes.append(Double(page.answerLength))
        return time
      }
      let allocations = Double(allocation_count() - before) / 200
      report(distance, metric, Spread(times), .nanoseconds)
      report(distance, "\(metric)-allocations", Spread([allocations]), .allocations)
      report(distance, "\(metric)-bytes", Spread(bytes), .bytes)
    }
  }

  private static func open(
    _ name: String, showing controller: @escaping @MainActor () -> UIViewController
  ) -> Page {
    do {
      return try Page(showing: controller)
    } catch {
      fatalError("The screen of the workload \(name) cannot be opened: \(error)")
    }
  }

  /// A page that displays the list and draws every response immediately.
  @MainActor
  private final class Page {
    private let probe: MessageProbe
    private let container: Int
    private var offset: CGFloat = 0
    private(set) var answerLength = 0

    init(showing controller: @escaping @MainActor () -> UIViewController) throws {
      probe = try MessageProbe(
        showing: GalleryEntry(name: "rows", title: "Rows", summary: "") { controller() },
        on: "iphone-15")
      guard let container = probe.container else {
        fatalError("The screen of the workload has no container that scrolls.")
      }
      self.container = container
    }

    func scroll(by distance: CGFloat) {
      offset += distance
      answerLength = 0
      do {
        try probe.receive("{\"type\":\"scroll\",\"id\":\(container),\"offset\":[0,\(offset)]}")
        guard let answer = probe.answer() else { return }
        answerLength = answer.utf8.count
        try probe.acknowledge()
      } catch {
        fatalError("The session refused a message: \(error)")
      }
    }
  }
}

/// Rows of 44 points, each a cell with a label.
private final class RowsViewController: UIViewController, UICollectionViewDataSource {
  private final class RowCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
      contentView.backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }
  }

  private let rowCount: Int

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rowCount }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! RowCell
    cell.label.text = "Row \(indexPath.item)"
    return cell
  }
}

/// A list of rows with a content configuration.
private final class ListViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.image = UIImage(systemName: "star")
      content.text = "Row \(item)"
      content.secondaryText = "The details of the row"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource = source
    view.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100_000))
    source.apply(snapshot, animatingDifferences: false)
  }
}
