/// The numbers of one generation of the system: sizes and distances, and the appearances that go
/// with them.
///
/// There is one object for each generation, and no number that differs between them is anywhere
/// else. A device names its generation, and views read it from their traits.
///
/// Names in parentheses, such as `ip17-inset-backgrounds`, denote recorded cases. Numbers of iOS 14
/// to 18 that are not recorded are marked: as *known*, if they are common knowledge without a
/// recording, or as *iOS 26's*, if nothing is known. Numbers of controls other than switches and
/// search fields, of alerts, menus and sheets are not among them; they are iOS 26's in both
/// generations. The numbers of accessories are the same in both (``AccessoryMetrics``).
final class SystemMetrics: Sendable {
  let list: ListMetrics
  let content: ListContentMetrics
  let tableCell: TableCellMetrics
  let navigationBar: NavigationBarMetrics
  let toolbar: ToolbarMetrics
  let tabBar: TabBarMetrics
  let searchBar: SearchBarMetrics
  let switches: SwitchMetrics

  init(
    list: ListMetrics, content: ListContentMetrics, tableCell: TableCellMetrics,
    navigationBar: NavigationBarMetrics, toolbar: ToolbarMetrics, tabBar: TabBarMetrics,
    searchBar: SearchBarMetrics,
    switches: SwitchMetrics
  ) {
    self.list = list
    self.content = content
    self.tableCell = tableCell
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.tabBar = tabBar
    self.searchBar = searchBar
    self.switches = switches
  }

  /// Returns the numbers of a generation.
  static func of(_ generation: InterfaceGeneration) -> SystemMetrics {
    generation == .iOS14 ? .iOS14 : .iOS26
  }
}

extension UITraitCollection {
  /// The numbers of the interface's generation.
  var metrics: SystemMetrics { .of(generation) }
}
