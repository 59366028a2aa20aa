import UIKit

/// Notebooks, and the notes of the selected one: two columns on an iPad, and one after the other on
/// an iPhone.
public final class ColumnsViewController: UISplitViewController, UISplitViewControllerDelegate {
  public init() {
    super.init(style: .doubleColumn)
    delegate = self
    let notebooks = NotebooksViewController()
    setViewController(notebooks, for: .primary)
    setViewController(NotesViewController(Notebook.all[0]), for: .secondary)
    notebooks.didSelect = { [weak self] notebook in
      self?.setViewController(NotesViewController(notebook), for: .secondary)
      self?.show(.secondary)
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("ColumnsViewController cannot be decoded; create it in code.")
  }

  /// An iPhone begins with the notebooks.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}
