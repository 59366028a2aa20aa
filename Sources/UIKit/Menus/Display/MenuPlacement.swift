/// The frames of a menu and its preview in a window.
struct MenuPlacement: Equatable {
  /// The frame of the menu.
  private(set) var menu: CGRect
  /// The frame of the preview; `nil` without one.
  private(set) var preview: CGRect?
  /// A Boolean value that indicates whether the menu is above what it belongs to.
  private(set) var isAbove = false

  /// Places a menu below or above a control, or else over it.
  ///
  /// - Parameters:
  ///   - size: The size of the menu, whose height gives way.
  ///   - anchor: The frame of the control.
  ///   - room: The area for menus.
  ///   - isRightToLeft: Whether the menu is at the right edge of a control in the middle.
  init(_ size: CGSize, at anchor: CGRect, in room: CGRect, isRightToLeft: Bool, scale: CGFloat) {
    let below = room.maxY - anchor.maxY - MenuMetrics.gap
    let above = anchor.minY - MenuMetrics.gap - room.minY
    isAbove = size.height > below && above > below
    let largest = max(above, below)
    var frame = CGRect(origin: .zero, size: size)
    if largest >= min(size.height, 3 * MenuMetrics.rowHeight) {
      frame.size.height = min(size.height, largest, room.height)
      frame.origin.y =
        isAbove
        ? anchor.minY - MenuMetrics.gap - frame.height : anchor.maxY + MenuMetrics.gap
    } else {
      frame.size.height = min(size.height, room.height)
      frame.origin.y = anchor.midY - frame.height / 2
    }
    menu = frame
    place(at: anchor, in: room, isRightToLeft, scale)
  }

  /// Places a preview where its view is, or as near to it as the menu allows, and the menu below or
  /// above it. A preview that leaves no room for half of a menu is made smaller.
  ///
  /// - Parameters:
  ///   - size: The size of the menu; zero for none.
  ///   - source: The frame of the preview where its view is.
  init(
    _ size: CGSize, previewing source: CGRect, in room: CGRect, isRightToLeft: Bool, scale: CGFloat
  ) {
    let gap = size.height > 0 ? 2 * MenuMetrics.gap : 0
    var shown = source
    let kept = min(size.height, room.height / 2)
    let factor = min(
      1, max(room.height - gap - kept, 1) / max(source.height, 1),
      room.width / max(source.width, 1))
    shown.size = CGSize(width: source.width * factor, height: source.height * factor)
    shown.origin = CGPoint(
      x: source.midX - shown.width / 2, y: source.midY - shown.height / 2)
    var frame = CGRect(origin: .zero, size: size)
    frame.size.height = min(size.height, max(0, room.height - gap - shown.height))
    shown.origin.y = min(max(shown.minY, room.minY), room.maxY - shown.height)
    shown.origin.x = min(max(shown.minX, room.minX), room.maxX - shown.width)
    let needed = gap + frame.height
    if shown.maxY + needed > room.maxY, shown.minY - needed >= room.minY {
      isAbove = true
      frame.origin.y = shown.minY - needed
    } else {
      shown.origin.y = min(shown.minY, room.maxY - needed - shown.height)
      frame.origin.y = shown.maxY + gap
    }
    shown.origin.x = PixelRounding.snapped(shown.minX, scale: scale)
    shown.origin.y = PixelRounding.snapped(shown.minY, scale: scale)
    menu = frame
    preview = shown
    place(at: shown, in: room, isRightToLeft, scale)
  }

  /// Places the menu along x: its edge is aligned with the control's on the side of the window at
  /// which the control is.
  private mutating func place(
    at anchor: CGRect, in room: CGRect, _ isRightToLeft: Bool, _ scale: CGFloat
  ) {
    let distance = anchor.midX - room.midX
    let isAtRight = abs(distance) < 1 ? isRightToLeft : distance > 0
    let x = isAtRight ? anchor.maxX - menu.width : anchor.minX
    menu.origin.x = PixelRounding.snapped(
      max(room.minX, min(x, room.maxX - menu.width)), scale: scale)
    menu.origin.y = PixelRounding.snapped(
      max(room.minY, min(menu.minY, room.maxY - menu.height)), scale: scale)
  }
}
