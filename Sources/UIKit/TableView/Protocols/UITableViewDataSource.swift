/// The source of the data and the cells of a table view.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section. Called once for each section after a reload.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, dequeued from the table view or created. Called before the row is
  /// displayed.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. Optional; the default is 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header. Optional; the default is `nil`, for no title. A view
  /// of the delegate takes precedence.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer. Optional; the default is `nil`, for no title. A view
  /// of the delegate takes precedence.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited: it shows the controls of the editing mode, and a swipe
  /// deletes it if the data source implements ``tableView(_:commit:forRowAt:)``. Optional; the
  /// default is `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row has a reorder control in the editing mode, if the data source implements
  /// ``tableView(_:moveRowAt:to:)``. Optional; the default is `true`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Inserts or deletes a row, as the user has asked for. Change the data, and call
  /// ``UITableView/insertRows(at:with:)`` or ``UITableView/deleteRows(at:with:)``. Optional.
  ///
  /// UIKit deletes rows by a swipe only if the data source implements the method. Sources that
  /// Tessera lowers state that they implement it; in other sources, also implement
  /// ``tableView(_:canEditRowAt:)``.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Moves a row in the data, after the user has moved it. The table view needs no update.
  /// Optional.
  ///
  /// UIKit shows reorder controls only if the data source implements the method. Sources that
  /// Tessera lowers state that they implement it; in other sources, also implement
  /// ``tableView(_:canMoveRowAt:)``.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of the index strip along the trailing edge of a plain table view, such as
  /// the letters of an alphabet. Optional; the default is `nil`, for no strip.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section for an index title. Optional; the default is the index of the title.
  ///
  /// - Parameter index: The index of the title among all titles.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int

  /// The methods for editing rows that a lowered source implements: see ``_TableRowMethods``.
  var _implementedRowMethods: _TableRowMethods { get }
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.optionalMethods.noteDefault(.titleForHeader)
    return nil
  }

  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.optionalMethods.noteDefault(.titleForFooter)
    return nil
  }

  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.optionalMethods.noteDefault(.canEditRow)
    return true
  }

  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.optionalMethods.noteDefault(.canMoveRow)
    return true
  }

  /// Does nothing, because the data source cannot edit rows.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.rowEdits.refuse(.commit, by: self, in: tableView) }

  /// Moves the row back, because the data source cannot move it in the data.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.rowEdits.refuse(.move, by: self, in: tableView) }

  /// Returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Returns an empty set: nothing is known.
  public var _implementedRowMethods: _TableRowMethods { [] }
}
