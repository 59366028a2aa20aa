/// The app's views above the first section and below the last one.
@MainActor
final class TableEdgeViews {
  private(set) var header: UIView?
  private(set) var footer: UIView?

  /// The length that the header takes, in points.
  var headerLength: CGFloat { header?.frame.height ?? 0 }
  /// The length that the footer takes, in points.
  var footerLength: CGFloat { footer?.frame.height ?? 0 }

  /// Replaces the header. The same view is placed again, after a change of its height.
  func setHeader(_ view: UIView?, in table: UITableView) {
    let old = header
    header = view
    replace(old, by: view, in: table)
  }

  /// Replaces the footer. The same view is placed again, after a change of its height.
  func setFooter(_ view: UIView?, in table: UITableView) {
    let old = footer
    footer = view
    replace(old, by: view, in: table)
  }

  private func replace(_ old: UIView?, by new: UIView?, in table: UITableView) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== table { table.addSubview(new) }
    table.heightsDidChange()
  }

  /// Places the views at the ends of the content, as wide as the table view.
  func layOut(in table: UITableView) {
    place(header, at: table.tableLayout.tableHeaderRect.minY, in: table)
    place(footer, at: table.tableLayout.tableFooterRect.minY, in: table)
  }

  private func place(_ view: UIView?, at y: CGFloat, in table: UITableView) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: table.bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }
}
