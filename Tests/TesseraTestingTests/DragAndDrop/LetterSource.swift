import UIKit

/// The letters of a collection view or a table view, which can be dragged and dropped, and the log
/// of the calls.
@MainActor final class LetterSource: NSObject {
  var letters: [String]
  var log: [String] = []
  var operation = UIDropOperation.move
  /// A Boolean value that indicates whether items are dropped into others.
  var dropsInto = false
  var handles = true
  /// The letters that cannot be dragged.
  var fixed: Set<String> = []
  /// The last proposed index path.
  var lastUpdate: IndexPath?
  /// A closure that performs drops instead of the standard batch update.
  var performs: ((any UICollectionViewDropCoordinator) -> Void)?

  init(_ letters: String) {
    self.letters = letters.map { String($0) }
    super.init()
  }

  var text: String { letters.joined() }

  func items(_ indexPath: IndexPath) -> [UIDragItem] {
    log.append("items \(indexPath.item)")
    let letter = letters[indexPath.item]
    guard !fixed.contains(letter) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: letter))
    item.localObject = letter
    return [item]
  }

  func noteUpdate(_ indexPath: IndexPath?) {
    lastUpdate = indexPath
    if log.last != "update" { log.append("update") }
  }

  /// Changes the letters for a drop.
  ///
  /// - Returns: The index paths of the deleted item and of the inserted one.
  func change(
    _ item: UIDragItem, from source: IndexPath?, to destination: IndexPath?
  ) -> (deleted: [IndexPath], inserted: IndexPath) {
    let letter = item.localObject as! String
    log.append(
      "perform \(letter) \(source.map { "\($0.item)" } ?? "-") "
        + (destination.map { "\($0.item)" } ?? "-"))
    if let source { letters.remove(at: source.item) }
    let index = destination?.item ?? letters.count
    letters.insert(letter, at: index)
    return (source.map { [$0] } ?? [], IndexPath(item: index, section: 0))
  }
}

extension LetterSource: UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { letters.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = letters[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { items(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { items(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { log.append("begin") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { log.append("drag end") }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  {
    log.append("handle")
    return handles
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { log.append("enter") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    noteUpdate(destinationIndexPath)
    return UICollectionViewDropProposal(
      operation: operation,
      intent: dropsInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { log.append("exit") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { log.append("drop end") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    if let performs { return performs(coordinator) }
    for item in coordinator.items {
      var target = IndexPath(item: 0, section: 0)
      collectionView.performBatchUpdates {
        let (deleted, inserted) = self.change(
          item.dragItem, from: item.sourceIndexPath, to: coordinator.destinationIndexPath)
        collectionView.deleteItems(at: deleted)
        collectionView.insertItems(at: [inserted])
        target = inserted
      }
      coordinator.drop(item.dragItem, toItemAt: target).addCompletion { [unowned self] _ in
        log.append("landed")
      }
    }
  }
}

extension LetterSource: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = letters[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(indexPath) }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("drag end")
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    log.append("handle")
    return handles
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    noteUpdate(destinationIndexPath)
    return UITableViewDropProposal(
      operation: operation, intent: dropsInto ? .automatic : .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    log.append("exit")
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log.append("drop end")
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    for item in coordinator.items {
      var target = IndexPath(row: 0, section: 0)
      tableView.performBatchUpdates {
        let (deleted, inserted) = self.change(
          item.dragItem, from: item.sourceIndexPath, to: coordinator.destinationIndexPath)
        tableView.deleteRows(at: deleted, with: .automatic)
        tableView.insertRows(at: [inserted], with: .automatic)
        target = inserted
      }
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }
}

/// A screen with two views of letters, one below the other: items of 50 points from y = 100 and
/// from y = 450.
@MainActor final class LetterScreen: UIViewController {
  private let lists: [UIScrollView]

  init(_ upper: UIScrollView, _ lower: UIScrollView? = nil) {
    lists = [upper] + (lower.map { [$0] } ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (list, top) in zip(lists, [100.0, 450]) {
      list.frame = CGRect(x: 0, y: top, width: 300, height: 300)
      list.contentInsetAdjustmentBehavior = .never
      view.addSubview(list)
    }
  }

  /// Returns a collection view of a source, with items of 50 points.
  static func collection(_ source: LetterSource, width: CGFloat = 300) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = source
    view.dragDelegate = source
    view.dropDelegate = source
    return view
  }

  /// Returns a table view of a source, with rows of 50 points.
  static func table(_ source: LetterSource) -> UITableView {
    let view = UITableView(frame: .zero, style: .plain)
    view.rowHeight = 50
    view.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    view.dataSource = source
    view.dragDelegate = source
    view.dropDelegate = source
    return view
  }
}
