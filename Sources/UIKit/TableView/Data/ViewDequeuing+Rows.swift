/// The registrations of a table view.
extension ViewDequeuing {
  /// Registers a class of cells. Pass `nil` to unregister.
  func register(rowClass: AnyClass?, _ identifier: String) {
    guard let rowClass else { return pool.register(nil, for: .row(identifier)) }
    guard let cellClass = rowClass as? UITableViewCell.Type else {
      fatalError(
        "The class \(rowClass) cannot be registered for cells with the reuse identifier "
          + "'\(identifier)'; register a subclass of UITableViewCell.")
    }
    pool.register(
      ViewSource(viewClass: cellClass) { _ in
        cellClass.make(style: .default, reuseIdentifier: identifier)
      }, for: .row(identifier))
  }

  /// Registers a class of headers and footers. Pass `nil` to unregister.
  func register(headerFooterClass viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else { return pool.register(nil, for: .sectionView(identifier)) }
    guard let headerClass = viewClass as? UITableViewHeaderFooterView.Type else {
      fatalError(
        "The class \(viewClass) cannot be registered for headers and footers with the reuse "
          + "identifier '\(identifier)'; register a subclass of UITableViewHeaderFooterView.")
    }
    pool.register(
      ViewSource(viewClass: headerClass) { _ in headerClass.make(reuseIdentifier: identifier) },
      for: .sectionView(identifier))
  }

  /// Registers a nib of cells. Pass `nil` to unregister.
  func register(nib: UINib?, rows identifier: String) {
    register(nib, of: UITableViewCell.self, identifier, for: .row(identifier))
  }

  /// Registers a nib of headers and footers. Pass `nil` to unregister.
  func register(nib: UINib?, sectionViews identifier: String) {
    register(nib, of: UITableViewHeaderFooterView.self, identifier, for: .sectionView(identifier))
  }

  private func register<View: TableElementView>(
    _ nib: UINib?, of type: View.Type, _ identifier: String, for purpose: ReuseQueue.Purpose
  ) {
    pool.register(
      nib.map { nib in ViewSource(nib: nib) { nib.makeTableElement(identifier, of: type) } },
      for: purpose)
  }

  /// Returns a view for the title of a header or footer.
  func dequeueTitleView() -> UITableViewHeaderFooterView {
    let purpose = ReuseQueue.Purpose.sectionView("UITableView title")
    if !pool.isRegistered(purpose) {
      pool.register(
        ViewSource(viewClass: UITableViewHeaderFooterView.self) { _ in
          UITableViewHeaderFooterView(reuseIdentifier: purpose.identifier)
        }, for: purpose)
    }
    return dequeue(purpose) as! UITableViewHeaderFooterView
  }
}

extension ReuseQueue.Purpose {
  /// The purpose of a table view's cells with a reuse identifier.
  static func row(_ identifier: String) -> ReuseQueue.Purpose {
    ReuseQueue.Purpose(kind: .cell, identifier: identifier)
  }

  /// The purpose of a table view's headers and footers with a reuse identifier.
  static func sectionView(_ identifier: String) -> ReuseQueue.Purpose {
    ReuseQueue.Purpose(
      kind: .supplementary("UITableViewHeaderFooterView"), identifier: identifier)
  }
}

// Creation of objects whose class is known only at run time: see DynamicConstruction.swift.

extension UITableViewCell {
  @_silgen_name("tessera_UITableViewCell_row_object")
  convenience init(row style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("tessera_UITableViewCell_row_object")
  private final class func construct(
    row style: CellStyle, reuseIdentifier: __owned String?
  ) -> UITableViewCell

  /// Returns a new cell of this class.
  final class func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    construct(row: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("tessera_UITableViewHeaderFooterView_section_object")
  convenience init(section reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("tessera_UITableViewHeaderFooterView_section_object")
  private final class func construct(
    section reuseIdentifier: __owned String?
  ) -> UITableViewHeaderFooterView

  /// Returns a new view of this class.
  final class func make(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
    construct(section: reuseIdentifier)
  }
}
