import TestSupport
import UIKit

/// A cell that displays a name, with the preferred height of its item.
class OperationCell: UICollectionViewListCell {
  var shown: Int?
  var height: CGFloat?

  override func prepareForReuse() {
    super.prepareForReuse()
    shown = nil
    height = nil
  }

  /// The same size for the same item, whatever the present size is: sizes are measured again to
  /// find remembered ones that are out of date.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height ?? 36)
  }
}

/// A cell whose height follows from constraints: from the height of its item or the height of a
/// text in the user's text size.
final class ConstrainedOperationCell: OperationCell {
  private let label = UILabel()
  private lazy var minimum = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)

  override var shown: Int? {
    didSet { label.text = shown.map { String(repeating: "\($0) ", count: $0 % 9) } }
  }

  override var height: CGFloat? {
    didSet { minimum.constant = height ?? 20 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    // A layout may require another height.
    minimum.priority = .required - 1
    let bottom = contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 2)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), bottom, minimum,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection view that counts its layout passes.
final class OperationCollectionView: UICollectionView {
  var passes = 0

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

/// A view controller that fills its view with a collection view of named items.
package final class OperationController: UIViewController {
  let data = OperationData()
  let display = OperationDelegate()
  private(set) var collectionView: OperationCollectionView!
  /// The layouts in use, with their kinds.
  private var made: [MadeLayout] = []
  private(set) var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  private let classic = OperationSource()
  /// The animator of changes that was created last.
  var animator: UIViewPropertyAnimator?
  /// A Boolean value that indicates whether the animator may return to its start: it changes
  /// nothing that the layout decides.
  var animatorIsReversible = false
  /// The number of updates that wait for the completion of an earlier one.
  var waitingUpdateCount = 0

  /// Creates a view controller.
  ///
  /// - Parameter seed: The seed of layout, data, insets, and kind of data source.
  package init(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let kind = random.pick(OperationLayout.allCases)
    super.init(nibName: nil, bundle: nil)
    data.replaceAll(&random)
    let view = OperationCollectionView(frame: .zero, collectionViewLayout: makeLayout(kind))
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = true
    view.register(
      random.once(in: 3) ? ConstrainedOperationCell.self : OperationCell.self,
      forCellWithReuseIdentifier: "cell")
    for kind in OperationLayout.kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    classic.data = data
    display.controller = self
    collectionView = view
    view.delegate = display
    if random.once(in: 2) {
      view.dataSource = classic
    } else {
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        [weak classic] view, indexPath, name in
        classic?.cell(in: view, at: indexPath, name: name)
          ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      source.supplementaryViewProvider = { view, kind, indexPath in
        view.dequeueReusableSupplementaryView(
          ofKind: OperationLayout.dequeuedKind(for: kind), withReuseIdentifier: "view",
          for: indexPath)
      }
      diffable = source
      show(animated: false)
    }
  }

  package required init?(coder: NSCoder) { return nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  /// Applies the data as a snapshot.
  func show(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    diffable?.apply(snapshot, animatingDifferences: animated, completion: completion)
  }

  /// Reloads the data.
  func reload() {
    if let diffable {
      diffable.applySnapshotUsingReloadData(snapshot)
    } else {
      collectionView.reloadData()
    }
  }

  private var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(data.sections.map(\.name))
    for section in data.sections { snapshot.appendItems(section.items, toSection: section.name) }
    return snapshot
  }

  /// Changes the data and updates the collection view.
  func perform(
    _ change: OperationChange, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    if diffable != nil {
      data.sections = change.new
      return show(animated: animated, completion: completion)
    }
    collectionView.performBatchUpdates {
      self.data.sections = change.new
      change.tell(self.collectionView)
    } completion: { _ in
      completion?()
    }
  }

  /// The number of preparations of the layout since this was set to zero.
  var prepareCount = 0

  private struct MadeLayout {
    weak var layout: UICollectionViewLayout?
    let kind: OperationLayout
  }

  /// Creates a layout of a kind, and records the kind.
  func makeLayout(_ kind: OperationLayout) -> UICollectionViewLayout {
    let layout = kind.make(
      onPrepare: { [weak self] in self?.prepareCount += 1 },
      onAction: { [weak self] in self?.display.callBack() })
    made.removeAll { $0.layout == nil }
    made.append(MadeLayout(layout: layout, kind: kind))
    return layout
  }

  /// Returns the kind of a layout; `nil` for the layout of a transition.
  func kind(of layout: UICollectionViewLayout) -> OperationLayout? {
    made.first { $0.layout === layout }?.kind
  }

  /// The kind of the collection view's layout; `nil` in an interactive transition.
  var layout: OperationLayout? { kind(of: collectionView.collectionViewLayout) }

  var transition: UICollectionViewTransitionLayout? {
    collectionView.collectionViewLayout as? UICollectionViewTransitionLayout
  }
}

/// The data source for changes by batch updates.
@MainActor
final class OperationSource: NSObject, UICollectionViewDataSource {
  var data: OperationData!

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(in: collectionView, at: indexPath, name: data.name(at: indexPath))
  }

  func cell(
    in view: UICollectionView, at indexPath: IndexPath, name: Int
  ) -> UICollectionViewCell {
    let cell =
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! OperationCell
    cell.shown = name
    cell.height = data.heights[name]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: OperationLayout.dequeuedKind(for: kind), withReuseIdentifier: "view",
      for: indexPath)
  }
}

/// The delegate, which counts display calls, provides sizes, and may change the data in a callback.
@MainActor
final class OperationDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  weak var controller: OperationController?
  var displayed: [ObjectIdentifier: IndexPath] = [:]
  var imbalances: [String] = []
  /// A Boolean value that indicates whether a cell was displayed since this was set to `false`.
  var hasDisplayed = false
  /// A closure called once, at the next selection or action by the user.
  var onSelect: (() -> Void)?

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    hasDisplayed = true
    if displayed.updateValue(indexPath, forKey: ObjectIdentifier(cell)) != nil {
      imbalances.append("willDisplay twice at \(indexPath)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if displayed.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      imbalances.append("didEndDisplaying without willDisplay at \(indexPath)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { callBack() }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { callBack() }

  func callBack() {
    let call = onSelect
    onSelect = nil
    call?()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = layout as? UICollectionViewFlowLayout
    guard let controller, controller.kind(of: layout) == .delegateFlow,
      flow?.estimatedItemSize == .zero, flow?.headerReferenceSize == .zero
    else { return flow?.itemSize ?? .zero }
    return CGSize(
      width: 70, height: controller.data.heights[controller.data.name(at: indexPath)] ?? 20)
  }
}
