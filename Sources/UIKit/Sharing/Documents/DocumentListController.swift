/// The files of a folder in a picker of documents.
final class DocumentListController: UITableViewController {
  private let folder: URL
  private let files: [UserFile]
  private unowned let picker: UIDocumentPickerViewController
  private lazy var openItem = UIBarButtonItem(
    title: "Open", primaryAction: UIAction { [weak self] _ in self?.openSelection() })

  init(_ folder: URL, of picker: UIDocumentPickerViewController) {
    self.folder = folder
    self.picker = picker
    files = UserFile.contents(of: folder)
    super.init(style: .plain)
    let device = picker.traitCollection.userInterfaceIdiom == .pad ? "iPad" : "iPhone"
    title = isRoot ? "On My \(device)" : folder.lastPathComponent
  }

  required init?(coder: NSCoder) {
    fatalError(
      "DocumentListController cannot be decoded; create a UIDocumentPickerViewController.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.picker.end(nil) })
    navigationItem.leftItemsSupplementBackButton = false
    if isRoot { navigationItem.leftBarButtonItem = cancel }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    tableView.allowsMultipleSelection = picker.allowsMultipleSelection
    if files.isEmpty { tableView.backgroundView = emptyView }
    showAction(cancel: isRoot ? nil : cancel)
  }

  /// Displays the button that ends the picker, or, without one, the button that cancels it.
  private func showAction(cancel: UIBarButtonItem?) {
    switch picker.purpose {
    case .export(_, let copies):
      openItem.title = copies ? "Save" : "Move"
      openItem.style = .done
    case .open where picker.allowsMultipleSelection || picker.purpose.opensFolders:
      openItem.style = .done
    case .open:
      navigationItem.rightBarButtonItem = cancel
      return
    }
    navigationItem.rightBarButtonItems = [openItem] + [cancel].compactMap(\.self)
    update()
  }

  private var emptyView: UIView {
    let label = UILabel()
    label.text = "Folder Is Empty"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  /// A Boolean value that indicates whether the folder has all files of the user.
  private var isRoot: Bool { folder == UserFiles.folder.standardizedFileURL }

  // MARK: Selection

  private var selection: [URL] {
    (tableView.indexPathsForSelectedRows ?? []).sorted().map { files[$0.row].url }
  }

  private func update() {
    guard case .open = picker.purpose else { return }
    openItem.isEnabled = picker.purpose.opensFolders || !selection.isEmpty
  }

  private func openSelection() {
    if case .export = picker.purpose { return picker.export(to: folder) }
    let selection = selection
    picker.open(selection.isEmpty ? [folder] : selection)
  }

  private func mayOpen(_ file: UserFile) -> Bool {
    guard case .open(let types, _) = picker.purpose else { return false }
    return file.conforms(toOneOf: types)
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let file = files[indexPath.row]
    return file.isFolder || mayOpen(file) ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let file = files[indexPath.row]
    if file.isFolder {
      tableView.deselectRow(at: indexPath, animated: true)
      navigationController?.pushViewController(
        DocumentListController(file.url, of: picker), animated: true)
    } else if picker.allowsMultipleSelection {
      mark(indexPath)
    } else {
      picker.open([file.url])
    }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    mark(indexPath)
  }

  private func mark(_ path: IndexPath) {
    tableView.cellForRow(at: path)?.accessoryType =
      tableView.indexPathsForSelectedRows?.contains(path) == true ? .checkmark : .none
    update()
  }

  // MARK: Rows

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { files.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let file = files[indexPath.row]
    let isEnabled = file.isFolder || mayOpen(file)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = file.name(showsExtension: picker.shouldShowFileExtensions)
    content.secondaryText = file.detail
    content.textProperties.color = isEnabled ? .label : .tertiaryLabel
    content.secondaryTextProperties.color = isEnabled ? .secondaryLabel : .tertiaryLabel
    content.image = file.symbol
    content.imageProperties.tintColor =
      !isEnabled ? .tertiaryLabel : file.isFolder ? nil : .secondaryLabel
    if !traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 40)
    }
    cell.contentConfiguration = content
    let isMarked = tableView.indexPathsForSelectedRows?.contains(indexPath) == true
    cell.accessoryType = file.isFolder ? .disclosureIndicator : isMarked ? .checkmark : .none
    cell.selectionStyle = picker.allowsMultipleSelection && !file.isFolder ? .none : .default
    cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    return cell
  }
}
