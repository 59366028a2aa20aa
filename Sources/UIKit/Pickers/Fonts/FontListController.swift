/// The families of a picker of fonts, or the faces of one.
final class FontListController: UITableViewController, UISearchResultsUpdating {
  enum Content {
    case families
    case faces(of: String)
  }

  private let content: Content
  private weak let picker: UIFontPickerViewController?
  private var names: [String] = []

  init(_ content: Content, of picker: UIFontPickerViewController) {
    self.content = content
    self.picker = picker
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("FontListController cannot be decoded; create a UIFontPickerViewController.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    switch content {
    case .families:
      title = "Choose Font"
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      search.searchBar.placeholder = "Search"
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    case .faces(let family): title = family
    }
    reload()
  }

  func updateSearchResults(for searchController: UISearchController) { reload() }

  /// Displays the fonts again.
  func reload() {
    guard isViewLoaded, let settings = picker?.configuration else { return }
    switch content {
    case .families:
      let text = (navigationItem.searchController?.searchBar.text ?? "")
        .trimmingCharacters(in: .whitespaces)
      names = UIFont.familyNames.filter { name in
        (text.isEmpty || name.localizedCaseInsensitiveContains(text))
          && !settings.faces(of: name).isEmpty
      }
    case .faces(let family): names = settings.faces(of: family)
    }
    tableView.reloadData()
  }

  private func hasFaces(_ name: String) -> Bool {
    guard case .families = content, let settings = picker?.configuration, settings.includeFaces
    else { return false }
    return settings.faces(of: name).count > 1
  }

  /// Returns the name of a face without its family: "Bold" for "Georgia-Bold".
  private func title(_ name: String) -> String {
    guard case .faces = content else { return name }
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2 else { return "Regular" }
    // "BoldItalicMT" is displayed as "Bold Italic".
    var face = String(parts[1])
    if face.hasSuffix("MT") { face.removeLast(2) }
    return face.reduce(into: "") { text, letter in
      if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(letter)
    }
  }

  private func isSelected(_ name: String) -> Bool {
    guard let descriptor = picker?.selectedFontDescriptor else { return false }
    if case .faces = content { return descriptor.postscriptName == name }
    return descriptor.object(forKey: .family) as? String == name
  }

  // MARK: Rows

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { names.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let name = names[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = title(name)
    if picker?.configuration.displayUsingSystemFont == false,
      let font = UIFont(name: name, size: UIFont.labelFontSize)
    {
      content.textProperties.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    }
    cell.contentConfiguration = content
    cell.accessoryType =
      isSelected(name) ? .checkmark : hasFaces(name) ? .disclosureIndicator : .none
    cell.accessibilityTraits = isSelected(name) ? [.button, .selected] : .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = names[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: true)
    guard let picker else { return }
    if hasFaces(name) {
      let faces = FontListController(.faces(of: name), of: picker)
      navigationController?.pushViewController(faces, animated: true)
    } else if case .families = content {
      picker.choose(name, isFamily: true)
    } else {
      picker.choose(name, isFamily: false)
    }
  }
}
