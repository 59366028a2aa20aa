// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Table views are missing; use UICollectionView with
/// UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell.
@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
  public enum ScrollPosition: Int, Sendable {
    case `none`, top, middle, bottom
  }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, `none`, middle, automatic
  }
  public static var automaticDimension: CGFloat { missing() }
  public init(frame: CGRect, style: Style) { missing() }
  public override init(frame: CGRect) { missing() }
  public required init?(coder: NSCoder) { missing() }
  open var style: Style { missing() }
  open weak var dataSource: (any UITableViewDataSource)? {
    get { missing() }
    set { missing() }
  }
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { missing() }
    set { missing() }
  }
  open var rowHeight: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var estimatedRowHeight: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var sectionHeaderHeight: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var sectionFooterHeight: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var estimatedSectionHeaderHeight: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var sectionHeaderTopPadding: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { missing() }
    set { missing() }
  }
  open var separatorInset: UIEdgeInsets {
    get { missing() }
    set { missing() }
  }
  open var separatorColor: UIColor? {
    get { missing() }
    set { missing() }
  }
  open var tableHeaderView: UIView? {
    get { missing() }
    set { missing() }
  }
  open var tableFooterView: UIView? {
    get { missing() }
    set { missing() }
  }
  open var backgroundView: UIView? {
    get { missing() }
    set { missing() }
  }
  open var allowsSelection: Bool {
    get { missing() }
    set { missing() }
  }
  open var allowsMultipleSelection: Bool {
    get { missing() }
    set { missing() }
  }
  open var isEditing: Bool {
    get { missing() }
    set { missing() }
  }
  open var indexPathForSelectedRow: IndexPath? { missing() }
  open var indexPathsForSelectedRows: [IndexPath]? { missing() }
  open var indexPathsForVisibleRows: [IndexPath]? { missing() }
  open var visibleCells: [UITableViewCell] { missing() }
  open var numberOfSections: Int { missing() }
  open func numberOfRows(inSection section: Int) -> Int { missing() }
  open func setEditing(_ editing: Bool, animated: Bool) { missing() }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    missing()
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    missing()
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { missing() }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { missing() }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { missing() }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { missing() }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { missing() }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { missing() }
  open func reloadData() { missing() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { missing() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { missing() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { missing() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { missing() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { missing() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { missing() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { missing() }
  open func beginUpdates() { missing() }
  open func endUpdates() { missing() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    missing()
  }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    missing()
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { missing() }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { missing() }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { missing() }
}

/// Missing: Table views are missing; use UICollectionView with
/// UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell.
@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }
  public enum SelectionStyle: Int, Sendable {
    case `none`, blue, gray, `default`
  }
  public enum SeparatorStyle: Int, Sendable {
    case `none`, singleLine
  }
  public enum EditingStyle: Int, Sendable {
    case `none`, delete, insert
  }
  public enum AccessoryType: Int, Sendable {
    case `none`, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public init(style: CellStyle, reuseIdentifier: String?) { missing() }
  public required init?(coder: NSCoder) { missing() }
  open var reuseIdentifier: String? { missing() }
  open var textLabel: UILabel? { missing() }
  open var detailTextLabel: UILabel? { missing() }
  open var imageView: UIImageView? { missing() }
  open var contentView: UIView { missing() }
  open var backgroundView: UIView? {
    get { missing() }
    set { missing() }
  }
  open var selectedBackgroundView: UIView? {
    get { missing() }
    set { missing() }
  }
  open var selectionStyle: SelectionStyle {
    get { missing() }
    set { missing() }
  }
  open var accessoryType: AccessoryType {
    get { missing() }
    set { missing() }
  }
  open var accessoryView: UIView? {
    get { missing() }
    set { missing() }
  }
  open var separatorInset: UIEdgeInsets {
    get { missing() }
    set { missing() }
  }
  open var indentationLevel: Int {
    get { missing() }
    set { missing() }
  }
  open var isSelected: Bool {
    get { missing() }
    set { missing() }
  }
  open var isHighlighted: Bool {
    get { missing() }
    set { missing() }
  }
  open var isEditing: Bool {
    get { missing() }
    set { missing() }
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { missing() }
    set { missing() }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { missing() }
    set { missing() }
  }
  open var configurationState: UICellConfigurationState { missing() }
  open func defaultContentConfiguration() -> UIListContentConfiguration { missing() }
  open func setNeedsUpdateConfiguration() { missing() }
  open func updateConfiguration(using state: UICellConfigurationState) { missing() }
  open func prepareForReuse() { missing() }
  open func setSelected(_ selected: Bool, animated: Bool) { missing() }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { missing() }
  open func setEditing(_ editing: Bool, animated: Bool) { missing() }
}

/// Missing: Table views are missing; use UICollectionView with
/// UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell.
@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { missing() }
  public required init?(coder: NSCoder) { missing() }
  open var textLabel: UILabel? { missing() }
  open var detailTextLabel: UILabel? { missing() }
  open var contentView: UIView { missing() }
  open var backgroundView: UIView? {
    get { missing() }
    set { missing() }
  }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { missing() }
    set { missing() }
  }
  open func prepareForReuse() { missing() }
}

/// Missing: Table views are missing; use UICollectionView with
/// UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell.
@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
@preconcurrency @MainActor open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { missing() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { missing() }
  public required init?(coder: NSCoder) { missing() }
  open var tableView: UITableView! {
    get { missing() }
    set { missing() }
  }
  open var clearsSelectionOnViewWillAppear: Bool {
    get { missing() }
    set { missing() }
  }
  open var refreshControl: UIRefreshControl? {
    get { missing() }
    set { missing() }
  }
  open func numberOfSections(in tableView: UITableView) -> Int { missing() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    missing()
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { missing() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { missing() }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    missing()
  }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    missing()
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { missing() }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    missing()
  }
}

/// Missing: Table views are missing; use UICollectionView with
/// UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell.
@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { missing() }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    missing()
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    missing()
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    missing()
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    missing()
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { missing() }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { missing() }
}

/// Missing: Table views are missing; use UICollectionView with
/// UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell.
@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { missing() }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    missing()
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { missing() }
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { missing() }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    missing()
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { missing() }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    missing()
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    missing()
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { missing() }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { missing() }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { missing() }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { missing() }
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { missing() }
}

/// Missing: Table views are missing; use UICollectionView with
/// UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell.
@available(
  *, unavailable,
  message:
    "Table views are missing; use UICollectionView with UICollectionViewCompositionalLayout.list(using:), whose rows are UICollectionViewListCell."
)
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) { missing() }
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { missing() }
    set { missing() }
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { missing() }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    missing()
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { missing() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { missing() }
}
