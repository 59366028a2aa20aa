import Testing
import UIKit

// Cells with configurations, and prefetched and moved data, as in apps, in Swift 5 mode. Mainly
// tests that the code compiles.

private struct Task: Hashable {
  let id: Int
  var title: String
}

extension UIConfigurationStateCustomKey {
  fileprivate static let task = UIConfigurationStateCustomKey("com.example.tasks.task")
}

extension UICellConfigurationState {
  fileprivate var task: Task? {
    set { self[.task] = newValue }
    get { return self[.task] as? Task }
  }
}

private struct TaskContentConfiguration: UIContentConfiguration, Hashable {
  var title: String?
  var titleColor: UIColor?

  func makeContentView() -> UIView & UIContentView {
    return TaskContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updatedConfiguration = self
    updatedConfiguration.titleColor =
      state.isSelected || state.isHighlighted ? .systemBlue : .label
    return updatedConfiguration
  }
}

private class TaskContentView: UIView, UIContentView {
  private let label = UILabel()
  private var appliedConfiguration: TaskContentConfiguration!

  init(configuration: TaskContentConfiguration) {
    super.init(frame: .zero)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    apply(configuration: configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var configuration: UIContentConfiguration {
    get { appliedConfiguration }
    set {
      guard let newConfig = newValue as? TaskContentConfiguration else { return }
      apply(configuration: newConfig)
    }
  }

  private func apply(configuration: TaskContentConfiguration) {
    guard appliedConfiguration != configuration else { return }
    appliedConfiguration = configuration
    label.text = configuration.title
    label.textColor = configuration.titleColor
  }

  var shownText: String? { label.text }
  var shownColor: UIColor? { label.textColor }
}

private class TaskCell: UICollectionViewCell {
  private var task: Task?

  func updateWithTask(_ newTask: Task) {
    guard task != newTask else { return }
    task = newTask
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.task = self.task
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = TaskContentConfiguration().updated(for: state)
    content.title = state.task?.title
    contentConfiguration = content

    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 10
    background.backgroundColor = .systemBackground
    if state.isSelected {
      background.backgroundColor = nil
      background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.3) }
    }
    backgroundConfiguration = background
  }
}

private class TasksViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching
{
  var tasks = (0..<100).map { Task(id: $0, title: "Task \($0)") }
  var loading: Set<Int> = []
  private var cellRegistration: UICollectionView.CellRegistration<TaskCell, Task>!

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(60))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    installsStandardGestureForInteractiveMovement = true
    collectionView.prefetchDataSource = self
    collectionView.isPrefetchingEnabled = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    cellRegistration = UICollectionView.CellRegistration<TaskCell, Task> {
      (cell, indexPath, task) in
      cell.updateWithTask(task)
      cell.configurationUpdateHandler = { cell, state in
        cell.contentView.alpha = state.isDisabled ? 0.5 : 1
      }
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return tasks.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueConfiguredReusableCell(
      using: cellRegistration, for: indexPath, item: tasks[indexPath.item])
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    loading.formUnion(indexPaths.map { tasks[$0.item].id })
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths { loading.remove(tasks[indexPath.item].id) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { return true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let task = tasks.remove(at: sourceIndexPath.item)
    tasks.insert(task, at: destinationIndexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { return true }

  override func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    collectionView.isEditing = true
  }

  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

@Suite @MainActor struct ConfigurationSourceTests {
  @Test func `cells show their configurations`() {
    let controller = TasksViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    controller.view.layoutIfNeeded()
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))
    let content = cell?.contentView as? TaskContentView
    #expect(content?.shownText == "Task 3")
    #expect(content?.shownColor == .label)
    #expect(controller.loading == Set(10..<20))
    controller.collectionView.selectItem(
      at: IndexPath(item: 3, section: 0), animated: true, scrollPosition: [])
    controller.view.layoutIfNeeded()
    #expect(content?.shownColor == .systemBlue)
    #expect(cell?.backgroundConfiguration?.backgroundColor == nil)
    #expect(cell?.contentView === content)
  }

  @Test func `a press on a cell moves it`() {
    let controller = TasksViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    controller.view.layoutIfNeeded()
    let view = controller.collectionView!
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 200))
    view.endInteractiveMovement()
    #expect(controller.tasks.prefix(4).map(\.id) == [1, 2, 3, 0])
  }
}
