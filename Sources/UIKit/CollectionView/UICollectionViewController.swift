/// A view controller whose content is a collection view, with itself as data source and delegate.
///
/// A subclass overrides ``collectionView(_:numberOfItemsInSection:)`` and
/// ``collectionView(_:cellForItemAt:)``, or gives the collection view another data source.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout?
  private var storedCollectionView: UICollectionView?

  /// A view controller whose collection view is laid out by a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A view controller without a layout: archives are not read here. Override ``loadView()`` and
  /// set ``collectionView`` there.
  public required init?(coder: NSCoder) {
    initialLayout = nil
    super.init(coder: coder)
  }

  /// A view controller without a layout: archives are not read here. Override ``loadView()`` and
  /// set ``collectionView`` there.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  // MARK: - The collection view

  /// The collection view, which fills ``UIViewController/view``. The view is loaded if it is not
  /// yet.
  open var collectionView: UICollectionView! {
    get {
      if storedCollectionView == nil { loadViewIfNeeded() }
      return storedCollectionView
    }
    set {
      storedCollectionView?.removeFromSuperview()
      storedCollectionView?.reordering.setStandardGesture(false)
      storedCollectionView = newValue
      if let newValue, isViewLoaded { embed(newValue) }
    }
  }

  /// The collection view's layout.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Whether all items are deselected when the view is about to appear. True by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether the user can move items by a long press and a drag, as far as the data source lets them.
  /// True by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet {
      storedCollectionView?.reordering.setStandardGesture(
        installsStandardGestureForInteractiveMovement)
    }
  }

  /// Makes a view with the collection view in it.
  open override func loadView() {
    let container = UIView(frame: UIScreen.main.bounds)
    view = container
    guard storedCollectionView == nil else { return embed(storedCollectionView!) }
    guard let initialLayout else {
      fatalError(
        "\(type(of: self)) has no layout for its collection view; make it with "
          + "init(collectionViewLayout:).")
    }
    let collectionView = UICollectionView(
      frame: container.bounds, collectionViewLayout: initialLayout)
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.delegate = self
    storedCollectionView = collectionView
    embed(collectionView)
  }

  private func embed(_ collectionView: UICollectionView) {
    collectionView.reordering.setStandardGesture(installsStandardGestureForInteractiveMovement)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collectionView, at: 0)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView = storedCollectionView else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: - Data source

  /// One, unless a subclass says otherwise.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Traps, unless a subclass makes a cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError(
      "\(type(of: self)) has an item at \(indexPath.sentenceName) but no cell for it; override "
        + "collectionView(_:cellForItemAt:).")
  }

  /// Traps, unless a subclass makes a view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "The layout shows a supplementary view of the kind '\(kind)' at \(indexPath.sentenceName), "
        + "but \(type(of: self)) does not provide any; override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
  }

  /// True, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Traps, unless a subclass moves the item in the data.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    fatalError(
      "The item at \(sourceIndexPath.sentenceName) was moved to "
        + "\(destinationIndexPath.sentenceName), but \(type(of: self)) does not move it in the data; "
        + "override collectionView(_:moveItemAt:to:), or return false from "
        + "collectionView(_:canMoveItemAt:).")
  }

  /// Nil, which is none, unless a subclass has index titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Traps, unless a subclass says where the title leads.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    fatalError(
      "The user touched the index title '\(title)' at \(index), but \(type(of: self)) does not say "
        + "where it leads; override collectionView(_:indexPathForIndexTitle:at:).")
  }

  // MARK: - Delegate

  /// True, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// True, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// True, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Whether the collection view is not in editing mode, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// True, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// What the collection view's `allowsMultipleSelectionDuringEditing` says, unless a subclass says
  /// otherwise.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Nothing, unless a subclass does something.
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}

  /// What the older method says, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The proposed index path, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// The proposed offset, unless a subclass says otherwise.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Nothing, unless a subclass does something.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: - Scrolling

  /// Nothing, unless a subclass does something.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Nothing, unless a subclass does something.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Nothing, unless a subclass does something.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Nothing, unless a subclass does something.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Nothing, unless a subclass does something.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Nothing, unless a subclass does something.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Nothing, unless a subclass does something.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// True, unless a subclass says otherwise.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Nothing, unless a subclass does something.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Nothing, unless a subclass does something.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
