import UIKit

/// Menus of buttons, of a view, and of the items of a list.
extension ControlsViewController {
  func menus() -> UIView {
    let card = MenuCardView { [weak self] in self?.status.text = $0 }
    card.accessibilityIdentifier = "card"
    let list = MenuListSample { [weak self] in self?.status.text = $0 }
    addChild(list)
    list.didMove(toParent: self)
    return ControlGroupView(
      "Menus",
      [
        .row("Pull down", [pullDown()]), .row("Pop up", [popUp()]),
        .row("Tap or hold", [tapOrHold()]), .wide(card), .wide(list.view),
      ])
  }

  /// An action that names itself in the status.
  private func action(
    _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes
    ) { [weak self] action in
      self?.status.text = action.title
    }
  }

  private func pullDown() -> UIButton {
    let duplicate = action("Duplicate", "plus")
    duplicate.subtitle = "In the same folder"
    let sorting = UIMenu(
      title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"),
      options: .singleSelection,
      children: [
        UIAction(title: "Name", state: .on) { [weak self] _ in self?.status.text = "By name" },
        UIAction(title: "Date") { [weak self] _ in self?.status.text = "By date" },
      ])
    let marks = UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Keeps open", attributes: .keepsMenuPresented) { [weak self] action in
          action.state = action.state == .on ? .off : .on
          self?.status.text = action.state == .on ? "Kept" : "Not kept"
        },
        UIDeferredMenuElement.uncached { [weak self] completion in
          Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(300))
            completion(self.map { [$0.action("Later")] } ?? [])
          }
        },
      ])
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Actions"
    button.accessibilityIdentifier = "actions"
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIMenu(
        options: .displayInline, preferredElementSize: .small,
        children: [
          action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up"),
          action("Star", "star"),
        ]),
      duplicate, action("Rename", "pencil"), action("Lock", "lock", .disabled), sorting, marks,
      UIMenu(
        options: .displayInline, children: [action("Delete", "trash", .destructive)]),
    ])
    return button
  }

  private func popUp() -> UIButton {
    let button = UIButton(configuration: .tinted())
    button.accessibilityIdentifier = "season"
    button.menu = UIMenu(
      children: ["Spring", "Summer", "Autumn", "Winter"].map { action($0) })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private func tapOrHold() -> UIButton {
    let button = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Send") { [weak self] _ in self?.status.text = "Sent" })
    button.accessibilityIdentifier = "send"
    button.menu = UIMenu(children: [action("Send Later"), action("Send Silently")])
    return button
  }
}

/// A view with a context menu.
private final class MenuCardView: UIView, UIContextMenuInteractionDelegate {
  private let report: (String) -> Void

  init(_ report: @escaping (String) -> Void) {
    self.report = report
    super.init(frame: .zero)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 16
    let label = UILabel()
    label.text = "Hold, or click with the secondary button"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 88),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    isAccessibilityElement = true
    accessibilityLabel = "Card"
    accessibilityTraits = .button
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) {
    fatalError("MenuCardView cannot be decoded; create it in code.")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [report] _ in
      UIMenu(
        title: "Card",
        children: ["Open", "Pin", "Archive"].map { title in
          UIAction(title: title) { _ in report(title) }
        })
    })
  }
}

/// A list as high as its rows, which have context menus, and one of them a menu at its edge.
private final class MenuListSample: UICollectionViewController {
  private var names = ["Oslo", "Bergen", "Tromsø", "Stavanger"]
  private let report: (String) -> Void
  private let sizes = UIMenu(
    children: ["Small", "Medium", "Large"].map { UIAction(title: $0) { _ in } })
  private lazy var height = view.heightAnchor.constraint(equalToConstant: 176)

  init(_ report: @escaping (String) -> Void) {
    self.report = report
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) {
    fatalError("MenuListSample cannot be decoded; create it in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityIdentifier = "cities"
    collectionView.isScrollEnabled = false
    height.isActive = true
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "city")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let content = collectionView.collectionViewLayout.collectionViewContentSize.height
    if content > 0 { height.constant = content }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "city", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = names[indexPath.item]
    row.contentConfiguration = content
    row.accessories =
      indexPath.item == 0
      ? [
        .popUpMenu(sizes) { [report] menu in
          report(menu.selectedElements.first?.title ?? "Nothing")
        }
      ] : []
    return row
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    report("Moved \(names[destinationIndexPath.item])")
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    report("Selected \(names[indexPath.item])")
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first else { return nil }
    let name = names[indexPath.item]
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Visit") { _ in self?.report("Visit \(name)") },
        UIAction(title: "Remove", attributes: .destructive) { _ in self?.remove(name) },
      ])
    })
  }

  private func remove(_ name: String) {
    guard let item = names.firstIndex(of: name) else { return }
    names.remove(at: item)
    collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    report("Removed \(name)")
  }
}
