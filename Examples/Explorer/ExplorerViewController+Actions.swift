import UIKit

/// The actions of taps, swipes and menus.
extension ExplorerViewController {
  func openFile(_ id: File.ID) {
    library.noteOpening(of: id)
    show(FileViewController(id, in: library), sender: self)
  }

  func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let file = dataSource.itemIdentifier(for: indexPath)?.file else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, completion in
      self?.library.removeFromRecents(file)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }

  // MARK: - Menus

  func menu(forFolder id: Folder.ID) -> UIMenu {
    UIMenu(children: [
      UIAction(title: "New Folder Inside", image: UIImage(systemName: "folder.badge.plus")) {
        [weak self] _ in
        self?.askForName(title: "New Folder", name: "") { name in
          self?.expanded.insert(id)
          self?.library.addFolder(name, to: id)
        }
      },
      UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
        [weak self] _ in
        self?.deleteFolder(id)
      },
    ])
  }

  /// Deletes a folder. If it is open, or one within it is, its parent is opened.
  private func deleteFolder(_ id: Folder.ID) {
    if let openFolder, library.isFolder(openFolder, within: id) {
      self.openFolder = library.folder(id)?.parent
    }
    library.deleteFolder(id)
    if let openFolder { open(openFolder) }
  }

  func menu(forFile id: File.ID) -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Open", image: UIImage(systemName: "eye")) { [weak self] _ in
        self?.openFile(id)
      },
      UIAction(title: "Duplicate", image: UIImage(systemName: "plus.square.on.square")) {
        [weak self] _ in
        self?.library.duplicate(id)
      },
      UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in
        let name = self?.library.file(id)?.name ?? ""
        self?.askForName(title: "Rename", name: name) { self?.rename(id, to: $0) }
      },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(
            title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
          ) { [weak self] _ in
            self?.library.delete(id)
          }
        ]),
    ])
  }

  private func rename(_ id: File.ID, to name: String) {
    library.rename(id, to: name)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(
      [Item.recent(id), .file(id)].filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Asks the user for a name.
  func askForName(title: String, name: String, completion: @escaping (String) -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "Name"
      $0.text = name
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      let name = alert?.textFields?.first?.text ?? ""
      if !name.isEmpty { completion(name) }
    }
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }
}
