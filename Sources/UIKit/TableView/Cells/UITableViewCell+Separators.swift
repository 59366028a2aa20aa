extension UITableViewCell {
  /// The separators, which are created for the first row that needs them.
  private var separators: ListSeparators {
    if let known = configurations.separators { return known }
    let made = ListSeparators()
    configurations.separators = made
    return made
  }

  /// Displays the separators of the row. One that is not seen keeps its frame.
  ///
  /// The last one of a card is not seen (`tb-pad261-insetgrouped-largetitle`), and neither is one
  /// beside a selected row. The first and the last one of a grouped section have the whole width.
  func showSeparators() {
    guard let style = separatorStyle else {
      guard configurations.separators != nil else { return }
      show(\.top, at: nil)
      return show(\.bottom, at: nil)
    }
    let placement = row.placement
    let isGrouped = placement.contains(.grouped)
    let insets = sides(style)
    let height = traitCollection.metrics.list.separatorHeight(
      scale: traitCollection.roundingScale)
    func frame(atY y: CGFloat, isFull: Bool) -> CGRect {
      let (start, end) = isFull ? (0, 0) : insets
      return placed(
        CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: height))
    }
    let isLastOfGroup =
      placement.contains(.last) && (isGrouped || placement.contains(.insetGrouped))
    let isHidden =
      isLastOfGroup && !isGrouped || states.isActive && selectionStyle != .none
      || row.isAboveSelection
    show(
      \.bottom, at: frame(atY: bounds.height - height, isFull: isLastOfGroup),
      alpha: isHidden ? 0 : 1)
    let showsTop =
      placement.contains(.first)
      && (isGrouped || placement.contains(.plain) && style.showsFirstTop)
    show(\.top, at: showsTop ? frame(atY: 0, isFull: isGrouped) : nil)
  }

  /// The separators of the table view; `nil` if there are none.
  private var separatorStyle: TableRowContext.Separators? {
    row.placement != .none && row.separators.style != .none ? row.separators : nil
  }

  /// Returns the insets of separators from the leading and the trailing edge.
  private func sides(_ style: TableRowContext.Separators) -> (CGFloat, CGFloat) {
    guard let own = states.separatorInsets ?? style.insets else {
      return automaticSeparatorSides
    }
    var sides = (max(0, own.left), max(0, own.right))
    if style.addsToAutomaticInsets {
      let automatic = automaticSeparatorSides
      sides.0 += automatic.leading
      sides.1 += automatic.trailing
    }
    return sides
  }

  private func show(
    _ side: WritableKeyPath<ListSeparatorViews, UIView?>, at frame: CGRect?, alpha: CGFloat = 1
  ) {
    separators.show(
      side, at: frame, color: row.separators.color, effect: row.separators.effect, alpha: alpha,
      in: self)
  }
}
