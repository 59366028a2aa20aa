/// The frames of the preview and of the lists.
extension MenuOverlay {
  /// Places the preview and the lists next to an area, in the coordinates of the window.
  func placeContents(nextTo anchor: CGRect) {
    let room = bounds.inset(by: safeAreaInsets).insetBy(
      dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let scale = traitCollection.roundingScale
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = MenuMetrics.width(in: room.width, traitCollection)
    var size = CGSize.zero
    if let list = lists.first { size = CGSize(width: width, height: list.height(in: width)) }
    let placement: MenuPlacement
    if let preview {
      var source = previewSource
      source.origin = CGPoint(
        x: source.midX - preview.size.width / 2, y: source.midY - preview.size.height / 2)
      source.size = preview.size
      placement = MenuPlacement(
        size, previewing: source, in: room, isRightToLeft: isRightToLeft, scale: scale)
    } else {
      placement = MenuPlacement(
        size, at: anchor, in: room, isRightToLeft: isRightToLeft, scale: scale)
    }
    if let preview, let frame = placement.preview { place(preview, in: frame) }
    let isReversed = manner.ordersByPriority && placement.isAbove
    if isReversed != areRowsReversed {
      areRowsReversed = isReversed
      reload()
    }
    guard let list = lists.first else { return }
    set(list, placement.menu)
    for (level, list) in lists.enumerated().dropFirst() { placeSubmenu(list, level, width, room) }
  }

  /// Scales the preview to a frame.
  func place(_ preview: MenuPreviewView, in frame: CGRect) {
    let factor = preview.size.width > 0 ? frame.width / preview.size.width : 1
    preview.bounds = CGRect(origin: .zero, size: preview.size)
    preview.center = CGPoint(x: frame.midX, y: frame.midY)
    preview.transform = factor == 1 ? .identity : CGAffineTransform(scaleX: factor, y: factor)
    preview.layoutIfNeeded()
  }

  /// Places a submenu over the row that it belongs to, a little beside the menu behind it.
  private func placeSubmenu(
    _ list: MenuListView, _ level: Int, _ width: CGFloat, _ room: CGRect
  ) {
    let parent = lists[level - 1]
    parent.layoutIfNeeded()
    let row = parent.items.first {
      ($0.item.element as? UIMenu)?.identifier == list.menu.identifier
    }
    let height = min(list.height(in: width), room.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = row.map { $0.convert($0.bounds, to: self).minY } ?? parent.frame.minY
    let shift: CGFloat = isMirrored ? -12 : 12
    set(
      list,
      CGRect(
        x: max(room.minX, min(parent.center.x - width / 2 + shift, room.maxX - width)),
        y: max(room.minY, min(start - MenuMetrics.padding, room.maxY - height)), width: width,
        height: height))
  }

  /// Places a list that an animation may be scaling.
  private func set(_ list: MenuListView, _ frame: CGRect) {
    list.bounds = CGRect(origin: .zero, size: frame.size)
    list.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
