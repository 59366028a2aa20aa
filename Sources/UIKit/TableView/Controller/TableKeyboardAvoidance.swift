/// Keeps the rows of a table view clear of the keyboard while their controller is visible.
///
/// The content inset grows by the height of the part that the keyboard covers, and the first
/// responder inside the table view scrolls into sight, with the duration of the keyboard. UIKit
/// documents that table view controllers do this, and no numbers; here the adjusted bottom inset is
/// the covered height, and the rectangle that scrolls into sight is the first responder's bounds.
@MainActor
final class TableKeyboardAvoidance {
  private var observation: (any NSObjectProtocol)?
  /// The height that was added to the content inset and to the inset of the indicators, in points.
  private var added: CGFloat = 0

  /// Begins to follow the keyboard.
  func begin(for table: UITableView) {
    guard observation == nil else { return }
    observation = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self, weak table] notification in
      nonisolated(unsafe) let info = notification.userInfo
      MainActor.assumeIsolated {
        if let self, let table { self.keyboardMoves(info ?? [:], over: table) }
      }
    }
  }

  /// Ends following the keyboard, and removes the added inset.
  func end(for table: UITableView) {
    if let observation { NotificationCenter.default.removeObserver(observation) }
    observation = nil
    add(0, to: table)
  }

  private func keyboardMoves(_ info: [AnyHashable: Any], over table: UITableView) {
    guard let window = table.window,
      let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    let keyboard = table.convert(value.cgRectValue, from: window.screen.coordinateSpace)
    let covered = table.bounds.intersection(keyboard)
    let height = covered.isNull ? 0 : table.bounds.maxY - covered.minY
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    UIView.animate(withDuration: duration) {
      self.add(max(0, height - table.safeAreaInsets.bottom), to: table)
      guard height > 0, let responder = window.firstResponder as? UIView,
        responder.isDescendant(of: table)
      else { return }
      table.layoutIfNeeded()
      table.scrollRectToVisible(responder.convert(responder.bounds, to: table), animated: false)
    }
  }

  private func add(_ height: CGFloat, to table: UITableView) {
    guard height != added else { return }
    table.contentInset.bottom += height - added
    table.verticalScrollIndicatorInsets.bottom += height - added
    added = height
  }
}
