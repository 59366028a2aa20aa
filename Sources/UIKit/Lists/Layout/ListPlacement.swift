/// The aspects of an element's position in a list that determine its appearance.
struct ListPlacement: OptionSet {
  let rawValue: UInt16

  /// Not in a list.
  static let none: ListPlacement = []
  /// In a section with an appearance.
  static let plain = ListPlacement(rawValue: 1 << 0)
  static let grouped = ListPlacement(rawValue: 1 << 1)
  static let insetGrouped = ListPlacement(rawValue: 1 << 2)
  static let sidebar = ListPlacement(rawValue: 1 << 3)
  static let sidebarPlain = ListPlacement(rawValue: 1 << 4)
  /// The first row of its group.
  static let first = ListPlacement(rawValue: 1 << 5)
  /// The last row of its group.
  static let last = ListPlacement(rawValue: 1 << 6)
  /// A header: a supplementary view or the first item.
  static let header = ListPlacement(rawValue: 1 << 7)
  /// A supplementary footer.
  static let footer = ListPlacement(rawValue: 1 << 8)
  /// A supplementary view.
  static let supplementary = ListPlacement(rawValue: 1 << 9)

  /// Returns the placement of any element in a section with an appearance.
  static func section(
    of appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> ListPlacement {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The appearance of the list; `nil` outside of lists.
  var appearance: UICollectionLayoutListConfiguration.Appearance? {
    if contains(.plain) { return .plain }
    if contains(.insetGrouped) { return .insetGrouped }
    if contains(.grouped) { return .grouped }
    if contains(.sidebar) { return .sidebar }
    return contains(.sidebarPlain) ? .sidebarPlain : nil
  }

  /// A Boolean value that indicates whether the element is a row, not a header or footer.
  var isRow: Bool { isDisjoint(with: [.header, .footer, .supplementary]) }
}
