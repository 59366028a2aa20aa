import Testing
import UIKit

/// The default behavior of a collection view controller.
@Suite(.serialized) @MainActor struct CollectionControllerTests {
  private final class Numbers: UICollectionViewController {
    var sizes: [CGSize] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.allowsMultipleSelection = true
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      #expect(collectionView.bounds.size != size)
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.sizes.append(self?.collectionView.bounds.size ?? .zero)
      }
    }
  }

  private func shown() -> (controller: Numbers, window: UIWindow) {
    let window = UIWindow(device: .standard) {
      Numbers(collectionViewLayout: Make.gridLayout(columns: 2, rowHeight: 100))
    }
    return (window.rootViewController as! Numbers, window)
  }

  private let items = [1, 4].map { IndexPath(item: $0, section: 0) }

  private func select(in view: UICollectionView) {
    for item in items { view.selectItem(at: item, animated: false, scrollPosition: []) }
  }

  @Test func `the collection view fills the view and serves the controller`() {
    let (controller, window) = shown()
    let view = controller.collectionView!
    #expect(view.superview === controller.view)
    #expect(view.frame == window.bounds)
    #expect(view.dataSource === controller)
    #expect(view.delegate === controller)
    #expect(controller.collectionViewLayout === view.collectionViewLayout)
    #expect(controller.clearsSelectionOnViewWillAppear)
    #expect(controller.installsStandardGestureForInteractiveMovement)
  }

  @Test func `the selection is cleared when the view is about to appear`() {
    let (controller, _) = shown()
    let view = controller.collectionView!
    select(in: view)
    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(true)
    #expect(view.indexPathsForSelectedItems == items)
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(true)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `turning the device lays out anew and keeps the selection`() {
    let (controller, window) = shown()
    let view = controller.collectionView!
    let background = UIView()
    view.backgroundView = background
    select(in: view)
    let width = view.bounds.width
    window.resize(to: .standard, orientation: .landscape)
    #expect(controller.sizes == [window.bounds.size, window.bounds.size])
    #expect(view.frame == window.bounds)
    #expect(view.bounds.width > width)
    #expect(background.frame == view.bounds)
    #expect(view.indexPathsForSelectedItems == items)
    #expect(view.cellForItem(at: items[0])?.isSelected == true)
    let insets = view.safeAreaInsets
    #expect(
      view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == insets.left)
    #expect(view.contentOffset.y == -view.adjustedContentInset.top)
  }

  @Test func `a collection view of the controller's own takes the place`() {
    let (controller, window) = shown()
    let old = controller.collectionView!
    let new = UICollectionView(
      frame: .zero, collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 30))
    controller.collectionView = new
    window.layoutIfNeeded()
    #expect(old.superview == nil)
    #expect(new.superview === controller.view)
    #expect(new.frame == window.bounds)
  }

  @Test func `a collection view of a program has the background of the system`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView.backgroundColor == .systemBackground)
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }
}
