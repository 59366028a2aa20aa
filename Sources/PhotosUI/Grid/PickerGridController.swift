internal import Photos
import UIKit

/// The grid of a picker, from the oldest photo to the newest, which is in sight at the beginning.
final class PickerGridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let assets: [PHAsset]
  /// The photos that the user has selected.
  private(set) var selection: PickerSelection
  /// Called after the user selected the photos, and with `false` after the user canceled.
  var didFinish: ((Bool) -> Void)?

  private let isOrdered: Bool
  /// Whether a tap ends the selection.
  private var picksAtOnce: Bool { selection.limit == 1 }
  private let indexes: [String: Int]
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: PickerGridLayout.make())
  private lazy var addItem = UIBarButtonItem(
    title: "Add", primaryAction: UIAction { [weak self] _ in self?.didFinish?(true) })
  private var hasAppeared = false

  init(assets: [PHAsset], selection: PickerSelection, isOrdered: Bool) {
    self.assets = assets
    self.selection = selection
    self.isOrdered = isOrdered
    indexes = Dictionary(
      zip(assets.map(\.localIdentifier), assets.indices), uniquingKeysWith: { first, _ in first })
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didFinish?(false) })
    if !picksAtOnce {
      addItem.style = .done
      navigationItem.rightBarButtonItem = addItem
    }
  }

  required init?(coder: NSCoder) {
    fatalError("PickerGridController cannot be decoded; create a PHPickerViewController.")
  }

  override func loadView() {
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsMultipleSelection = true
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(PickerCell.self, forCellWithReuseIdentifier: "photo")
    if assets.isEmpty { collectionView.backgroundView = emptyView }
    view = collectionView
  }

  private var emptyView: UIView {
    let label = UILabel()
    label.text = "No Photos"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for identifier in selection.identifiers { setSelected(true, identifier) }
    update()
  }

  // The height and the insets change until the presentation is complete.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !hasAppeared { scrollToNewest() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasAppeared { scrollToNewest() }
    hasAppeared = true
  }

  private func scrollToNewest() {
    guard !assets.isEmpty, view.window != nil, view.bounds.height > 0 else { return }
    collectionView.scrollToItem(
      at: IndexPath(item: assets.count - 1, section: 0), at: .bottom, animated: false)
  }

  // MARK: Selection

  /// Removes photos from the selection.
  func deselect(_ identifiers: [String]) {
    for identifier in identifiers {
      selection.remove(identifier)
      setSelected(false, identifier)
    }
    update()
  }

  /// Moves a selected photo behind another one, or to the beginning for `nil`.
  func move(_ identifier: String, after other: String?) {
    selection.move(identifier, after: other)
    update()
  }

  private func setSelected(_ isSelected: Bool, _ identifier: String) {
    guard isViewLoaded, let item = indexes[identifier] else { return }
    let path = IndexPath(item: item, section: 0)
    if isSelected {
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    } else {
      collectionView.deselectItem(at: path, animated: false)
    }
  }

  private func update() {
    addItem.isEnabled = !selection.identifiers.isEmpty
    guard isViewLoaded else { return }
    for path in collectionView.indexPathsForVisibleItems {
      (collectionView.cellForItem(at: path) as? PickerCell)?.show(mark(at: path))
    }
  }

  private func mark(at path: IndexPath) -> PickerCell.Mark {
    guard !picksAtOnce, let number = selection.number(of: assets[path.item].localIdentifier) else {
      return .none
    }
    return isOrdered ? .number(number) : .check
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !selection.isFull }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selection.add(assets[indexPath.item].localIdentifier)
    update()
    if picksAtOnce { didFinish?(true) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    selection.remove(assets[indexPath.item].localIdentifier)
    update()
  }

  // MARK: Cells

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { assets.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "photo", for: indexPath)
    guard let cell = cell as? PickerCell else { return cell }
    let side = collectionView.layoutAttributesForItem(at: indexPath)?.size.width ?? 0
    let pixels = side * traitCollection.displayScale
    cell.show(assets[indexPath.item], size: CGSize(width: pixels, height: pixels))
    cell.show(mark(at: indexPath))
    return cell
  }
}
