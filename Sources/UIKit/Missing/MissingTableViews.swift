// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UITableView {
  /// Missing: The tab key returns to the item that the keyboard was at last; leave the setting out.
  @available(
    *, unavailable,
    message: "The tab key returns to the item that the keyboard was at last; leave the setting out."
  )
  public var remembersLastFocusedIndexPath: Bool {
    get { missing() }
    set { missing() }
  }
}

extension UICollectionView {
  /// Missing: The tab key returns to the item that the keyboard was at last; leave the setting out.
  @available(
    *, unavailable,
    message: "The tab key returns to the item that the keyboard was at last; leave the setting out."
  )
  public var remembersLastFocusedIndexPath: Bool {
    get { missing() }
    set { missing() }
  }
}

extension UITableView {
  /// Missing: Table views have no filler rows, as in programs for iOS 15 and later; give the table
  /// view a footer.
  @available(
    *, unavailable,
    message:
      "Table views have no filler rows, as in programs for iOS 15 and later; give the table view a footer."
  )
  public var fillerRowHeight: CGFloat {
    get { missing() }
    set { missing() }
  }
}

extension UITableView {
  /// Missing: Visual effects have no pictures of what is behind separators; set separatorColor.
  @available(
    *, unavailable,
    message: "Visual effects have no pictures of what is behind separators; set separatorColor."
  )
  public var separatorEffect: UIVisualEffect? {
    get { missing() }
    set { missing() }
  }
}

extension UITableView {
  /// Missing: Content hugging elements belong to visionOS.
  @available(*, unavailable, message: "Content hugging elements belong to visionOS.")
  public var contentHuggingElements: Int {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Snapshots are Swift values; use UITableViewDiffableDataSource.
@available(
  *, unavailable, message: "Snapshots are Swift values; use UITableViewDiffableDataSource."
)
@preconcurrency @MainActor open class UITableViewDiffableDataSourceReference: NSObject {
}
