import Foundation
import PhotoStore
import UIKit

/// All photos of a database by month, newest first, with a search.
///
/// The screen knows the number of photos of each month, and reads the photos themselves by page.
/// It looks for changes of the database, by this or by another process, four times a second.
public final class PhotoLibraryViewController: UIViewController {
  private let database: PhotoDatabase
  private let changes: DatabaseChanges
  /// The pages of the photos that are displayed.
  public let pages: PhotoPages
  /// The view of the photos.
  public private(set) var collectionView: UICollectionView!
  private var timer: Timer?
  private var search: Task<Void, Never>?
  private var query = ""

  /// Creates a screen.
  ///
  /// - Throws: The error of the database if its months cannot be read.
  public init(_ database: PhotoDatabase) throws {
    self.database = database
    changes = try DatabaseChanges(database)
    pages = PhotoPages(database, sections: try database.sections())
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
  }

  public required init?(coder: NSCoder) {
    fatalError("PhotoLibraryViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      MonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "month")
    collectionView.dataSource = self
    collectionView.prefetchDataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    updateContentUnavailable()
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = controller
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Oldest",
      primaryAction: UIAction(title: "Oldest") { [weak self] _ in self?.scrollToOldest() })
  }

  /// Square cells in as many columns as fit, below a header for each month.
  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = max(3, Int(width / 130))
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalWidth(1 / CGFloat(columns)))
      let item = NSCollectionLayoutItem(layoutSize: size)
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: size.heightDimension)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, repeatingSubitem: item, count: columns))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(38)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.refresh() }
    }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  /// Scrolls to the oldest photo.
  public func scrollToOldest() {
    guard let last = pages.sections.sections.indices.last else { return }
    collectionView.scrollToItem(
      at: IndexPath(item: pages.sections.sections[last].count - 1, section: last), at: .bottom,
      animated: false)
  }

  // MARK: - Changes of the database

  /// Displays the changes of the database since the last call, if there are any.
  ///
  /// A search that is displayed is searched again.
  public func refresh() {
    guard (try? changes.haveOccurred()) == true else { return }
    if query.isEmpty {
      if let sections = try? database.sections() { show(sections) }
    } else {
      startSearch()
    }
  }

  /// Displays other months. The first photo in sight that is not deleted stays where it is.
  private func show(_ sections: PhotoSections) {
    guard sections != pages.sections else { return }
    let isSameLayout = sections.hasSameCounts(as: pages.sections)
    let anchors = isSameLayout ? [] : anchors()
    pages.replace(sections)
    guard isViewLoaded else { return }
    updateContentUnavailable()
    guard !isSameLayout else {
      collectionView.reconfigureItems(at: collectionView.indexPathsForVisibleItems)
      return
    }
    collectionView.reloadData()
    for anchor in anchors {
      guard let place = try? database.position(ofPhoto: anchor.id, in: sections),
        place.item < sections.sections[place.section].count
      else { continue }
      scroll(to: IndexPath(item: place.item, section: place.section), at: anchor.distance)
      return
    }
  }

  /// Scrolls a photo to a distance from the upper edge of the view.
  private func scroll(to path: IndexPath, at distance: CGFloat) {
    collectionView.layoutIfNeeded()
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    let shift = frame.minY - collectionView.bounds.minY - distance
    if shift != 0 { collectionView.contentOffset.y += shift }
  }

  /// Returns the photos in sight from the first one that is not cut off at the upper edge, and
  /// their distances from that edge.
  private func anchors() -> [(id: Int64, distance: CGFloat)] {
    guard isViewLoaded else { return [] }
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    // The beginning of the content stays in sight, and what is added there with it.
    guard top > 0 else { return [] }
    return collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame, frame.minY >= top,
        let photo = try? pages.photo(at: path)
      else { return nil }
      return (photo.id, frame.minY - collectionView.bounds.minY)
    }
  }

  /// Displays whether there are no photos, or a search found none.
  private func updateContentUnavailable() {
    guard pages.sections.sections.isEmpty else {
      collectionView.backgroundView = nil
      return
    }
    let label = UILabel()
    label.text = query.isEmpty ? "No Photos" : "No Results"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    collectionView.backgroundView = label
  }

  // MARK: - Search

  private func startSearch() {
    search?.cancel()
    let (database, query) = (database, query)
    search = Task { [weak self] in
      let sections =
        query.isEmpty ? try? database.sections() : try? await database.search(query)
      guard let self, !Task.isCancelled, let sections else { return }
      show(sections)
    }
  }

  /// Waits until the last search is displayed.
  public func finishSearch() async { await search?.value }

  /// Displays the photos whose titles contain words that begin with the words of a text, or all for
  /// a text without words.
  public func find(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text != query else { return }
    query = text
    startSearch()
  }
}

extension PhotoLibraryViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    find(searchController.searchBar.text ?? "")
  }
}

extension PhotoLibraryViewController: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    pages.sections.sections.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pages.sections.sections[section].count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(try? pages.photo(at: indexPath))
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    (header as? MonthHeader)?.show(pages.sections.sections[indexPath.section])
    return header
  }
}

extension PhotoLibraryViewController: UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { pages.load(indexPaths) }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { pages.cancelLoading(indexPaths) }
}

extension PhotoLibraryViewController: UICollectionViewDelegate {
  /// A tap makes a photo a favorite, or an ordinary one again.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let photo = try? pages.photo(at: indexPath) else { return }
    try? database.setFavorite(!photo.isFavorite, of: photo.id)
    refresh()
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let photo = try? pages.photo(at: path) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
        try? self?.database.delete(photo.id)
        self?.refresh()
      }
      return UIMenu(children: [delete])
    }
  }
}
