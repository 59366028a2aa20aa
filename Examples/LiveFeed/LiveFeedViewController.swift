import UIKit

/// A feed that receives new posts at the top while the user reads further down: the visible posts
/// stay in place. An item of the bar pauses the arrivals.
public final class LiveFeedViewController: UIViewController {
  private static let interval = 2.0

  private var dataSource: UICollectionViewDiffableDataSource<Int, Post>!
  private var newest = 40
  private var isLive = false
  /// A Boolean value that indicates whether the user has paused the arrivals.
  private var isPaused = false
  private lazy var pauseItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.togglePause() })

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Live feed"
  }

  public required init?(coder: NSCoder) {
    fatalError("LiveFeedViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    // Only in Tessera: in UIKit, insertions at the top move everything else down.
    collectionView.anchorsVisibleContent = true
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<PostCell, Post> { cell, _, post in
      cell.show(post)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, post in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: post)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...newest).reversed().map(Post.init))
    dataSource.apply(snapshot, animatingDifferences: false)
    navigationItem.rightBarButtonItem = pauseItem
    showState()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isLive = true
    scheduleArrival()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isLive = false
  }

  /// Inserts new posts at the top.
  public func receive(count: Int) {
    var snapshot = dataSource.snapshot()
    let posts = (newest + 1...newest + count).reversed().map(Post.init)
    newest += count
    if let first = snapshot.itemIdentifiers.first {
      snapshot.insertItems(posts, beforeItem: first)
    } else {
      snapshot.appendItems(posts)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func togglePause() {
    isPaused.toggle()
    showState()
  }

  private func showState() {
    pauseItem.image = UIImage(systemName: isPaused ? "play.fill" : "pause.fill")
    pauseItem.accessibilityLabel = isPaused ? "Play" : "Pause"
  }

  private func scheduleArrival() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self, isLive else { return }
      if !isPaused { receive(count: 1 + newest % 3) }
      scheduleArrival()
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(110))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
