import UIKit

/// Rows of colors that sort themselves, with many moves per second. A tap starts over, and an item
/// of the bar stops and continues.
public final class InsertionSortViewController: UIViewController {
  private static let numbersInRow = 24
  private static let interval = 0.25

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, SortingRow.Number>!
  private var rows: [SortingRow] = []
  private var isSorting = false
  /// A Boolean value that indicates whether the user has stopped the sorting.
  private var isStopped = false
  private lazy var sortingItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.toggleSorting() })

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Insertion sort"
  }

  public required init?(coder: NSCoder) {
    fatalError("InsertionSortViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewCell, SortingRow.Number> {
      cell, _, number in
      let hue = CGFloat(number.value) / CGFloat(Self.numbersInRow)
      cell.contentView.backgroundColor = UIColor(
        hue: hue, saturation: 0.75, brightness: 0.95, alpha: 1)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    shuffle()
    sortingItem.possibleTitles = ["Start", "Stop"]
    navigationItem.rightBarButtonItem = sortingItem
    showState()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isSorting = true
    scheduleStep()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isSorting = false
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let side = width / CGFloat(Self.numbersInRow)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(side), heightDimension: .absolute(side)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(side)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }

  private func shuffle() {
    rows = (0..<30).map { SortingRow(row: $0, count: Self.numbersInRow) }
    apply(animated: isSorting)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SortingRow.Number>()
    for (index, row) in rows.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(row.numbers)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Stops the sorting, or continues it; sorted rows are mixed again.
  private func toggleSorting() {
    if rows.allSatisfy(\.isSorted) {
      isStopped = false
      shuffle()
    } else {
      isStopped.toggle()
    }
    showState()
  }

  private func showState() {
    sortingItem.title = isStopped || rows.allSatisfy(\.isSorted) ? "Start" : "Stop"
  }

  private func scheduleStep() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      self?.step()
    }
  }

  private func step() {
    guard isSorting else { return }
    if !isStopped, rows.contains(where: { !$0.isSorted }) {
      for index in rows.indices { rows[index].insertNext() }
      apply(animated: true)
      showState()
    }
    scheduleStep()
  }
}

extension InsertionSortViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    shuffle()
    showState()
  }
}
