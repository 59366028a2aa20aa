/// The view of a sheet of activities: the items, the ways to share and the actions.
final class ActivityListView: UIView, UITableViewDataSource, UITableViewDelegate {
  static let thumbnailSize = CGSize(width: 44, height: 44)

  /// Called after the user chose an activity.
  var didChoose: ((UIActivity) -> Void)?
  /// Called after the user tapped the button that closes the sheet.
  var didClose: (() -> Void)?

  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private var groups: [[UIActivity]] = []
  private var heading = (title: "", detail: String?.none, image: UIImage?.none)

  init() {
    super.init(frame: .zero)
    table.dataSource = self
    table.delegate = self
    table.backgroundColor = .clear
    backgroundColor = .systemGroupedBackground
    addSubview(table)
  }

  required init?(coder: NSCoder) {
    fatalError("The list of activities cannot be decoded; create a UIActivityViewController.")
  }

  /// The height of the whole content, in points.
  var contentHeight: CGFloat {
    table.layoutIfNeeded()
    return table.contentSize.height
  }

  /// Displays the items.
  func show(title: String, detail: String?, image: UIImage?) {
    heading = (title, detail, image)
    table.reloadData()
  }

  /// Displays activities; empty groups are left out.
  func show(_ groups: [[UIActivity]]) {
    self.groups = groups.filter { !$0.isEmpty }
    table.reloadData()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.frame = bounds
  }

  // MARK: Rows

  func numberOfSections(in tableView: UITableView) -> Int { 1 + groups.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : groups[section - 1].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.section > 0 else {
      cell.contentConfiguration = headingContent
      cell.selectionStyle = .none
      cell.accessoryView = closeButton
      return cell
    }
    let activity = groups[indexPath.section - 1][indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = activity.activityTitle
    content.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    content.imageProperties.tintColor = .label
    cell.contentConfiguration = content
    cell.accessibilityTraits.insert(.button)
    return cell
  }

  private var headingContent: UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = heading.title
    content.textProperties.numberOfLines = 2
    content.secondaryText = heading.detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = 1
    content.image = heading.image
    content.imageProperties.maximumSize = Self.thumbnailSize
    content.imageProperties.cornerRadius = 6
    return content
  }

  private var closeButton: UIButton {
    let button = UIButton(type: .close)
    button.addAction(UIAction { [weak self] _ in self?.didClose?() }, for: .touchUpInside)
    button.sizeToFit()
    return button
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.section == 0 ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didChoose?(groups[indexPath.section - 1][indexPath.row])
  }
}
