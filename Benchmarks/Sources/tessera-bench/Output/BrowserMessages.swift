import CAllocations
@_spi(Measurement) import ScreenHost
import UIKit

/// The cost of a message on the server while a list in a browser scrolls by short steps: decoding,
/// layout, scenes, and the patch in response. The socket is not part of it.
@MainActor
enum BrowserMessages {
  static let name = "browser-message"

  /// The distance of a step: the distance of one wheel event.
  private static let step: CGFloat = 120

  static func measure(count: Int) {
    let page: Page
    do {
      page = try Page(rowCount: count)
    } catch {
      fatalError("The screen of the workload \(name) cannot be opened: \(error)")
    }
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

  /// A page that displays the list and draws every response immediately.
  @MainActor
  private final class Page {
    private let probe: MessageProbe
    private let container: Int
    private var offset: CGFloat = 0
    private(set) var answerLength = 0

    init(rowCount: Int) throws {
      probe = try MessageProbe(
        showing: GalleryEntry(name: "rows", title: "Rows", summary: "") {
          RowsViewController(rowCount: rowCount)
        }, on: "iphone-15")
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
