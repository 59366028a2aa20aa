/// The views of a cell's accessories.
@MainActor
final class AccessoryViews {
  /// An accessory with its view.
  private struct Slot {
    var accessory: UICellAccessory
    let view: UIView
    var box: AccessoryArrangement.Box
    /// The line before a grip.
    var line: UIView?
  }

  /// The states of a cell that accessories show.
  private struct State: Equatable {
    var isEditing = false
    var isSelected = false
    var isExpanded = false
    var isMirrored = false
    var textSize = UIContentSizeCategory.unspecified
  }

  private var leading: [Slot] = []
  private var trailing: [Slot] = []
  private var state: State?

  /// Schedules an update of the views in the next layout.
  func setNeedsUpdate() { state = nil }

  // MARK: - Views

  /// Makes and removes views, if the accessories or the states have changed.
  func update(in cell: UICollectionViewListCell) {
    let new = State(
      isEditing: cell.configurations.isEditing, isSelected: cell.isSelected,
      isExpanded: cell.configurations.isExpanded,
      isMirrored: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      textSize: cell.traitCollection.preferredContentSizeCategory)
    guard new != state else { return }
    // The arrow turns at once in the other direction, because its image is mirrored at once.
    let wasShown = state.map { $0.isMirrored == new.isMirrored } ?? false
    state = new
    let accessories = cell.accessories
    if accessories.isEmpty, leading.isEmpty, trailing.isEmpty { return }
    var known = leading + trailing
    let order = AccessoryOrder(accessories, isEditing: new.isEditing)
    leading = slots(of: order.leading.map { accessories[$0] }, reusing: &known, new, in: cell)
    trailing = slots(of: order.trailing.map { accessories[$0] }, reusing: &known, new, in: cell)
    for slot in known {
      slot.line?.removeFromSuperview()
      if slot.view.superview === cell { slot.view.removeFromSuperview() }
    }
    for slot in leading + trailing { show(slot, new, animated: wasShown, in: cell) }
  }

  /// Returns the accessories with their views, among them the views of former accessories of the
  /// same kinds, which are removed from the former ones.
  private func slots(
    of accessories: [UICellAccessory], reusing known: inout [Slot], _ state: State,
    in cell: UICollectionViewListCell
  ) -> [Slot] {
    var slots: [Slot] = []
    for accessory in accessories {
      let kind = accessory.accessoryType
      let index = known.firstIndex { $0.accessory.accessoryType == kind }
      let old = index.map { known.remove(at: $0) }
      slots.append(slot(accessory, replacing: old, state, in: cell))
    }
    return slots
  }

  private func slot(
    _ accessory: UICellAccessory, replacing old: Slot?, _ state: State,
    in cell: UICollectionViewListCell
  ) -> Slot {
    let view = old?.view ?? accessory.makeView()
    if view.superview !== cell { cell.addSubview(view) }
    var line = old?.line
    if accessory.accessoryType == .reorder, accessory.options.showsVerticalSeparator {
      if line == nil {
        let made = UIView(frame: .zero)
        made.isUserInteractionEnabled = false
        made.backgroundColor = .separator
        cell.addSubview(made)
        line = made
      }
    } else {
      line?.removeFromSuperview()
      line = nil
    }
    accessory.show(in: view, isSelected: state.isSelected)
    return Slot(accessory: accessory, view: view, box: accessory.box(of: view), line: line)
  }

  private func show(
    _ slot: Slot, _ state: State, animated: Bool, in cell: UICollectionViewListCell
  ) {
    let accessory = slot.accessory
    slot.view.isHidden = accessory.options.isHidden
    slot.line?.isHidden = accessory.options.isHidden
    if let view = slot.view as? AccessoryMenuView {
      view.selectionDidChange = { [weak self, weak cell] menu in
        accessory.options.selectionHandler?(menu)
        self?.setNeedsUpdate()
        cell?.setNeedsArrangement()
      }
    }
    guard let button = slot.view as? AccessoryButton else { return }
    button.onTap = { [weak cell] in cell?.perform(accessory) }
    guard accessory.accessoryType == .outlineDisclosure else { return }
    let angle: CGFloat = state.isExpanded ? (state.isMirrored ? -.pi / 2 : .pi / 2) : 0
    button.accessibilityValue = state.isExpanded ? "Expanded" : "Collapsed"
    if animated, cell.window != nil {
      // The duration is chosen.
      UIView.animate(withDuration: 0.3) { button.turn(by: angle) }
    } else {
      button.turn(by: angle)
    }
  }

  // MARK: - Layout

  /// Returns the positions of the accessories and the content.
  func arrangement(
    inWidth width: CGFloat, indentation: CGFloat, indentsAccessories: Bool,
    safeArea: (leading: CGFloat, trailing: CGFloat)
  ) -> AccessoryArrangement {
    AccessoryArrangement(
      leading: leading.map(\.box), trailing: trailing.map(\.box), width: width,
      indentation: indentation, indentsAccessories: indentsAccessories, safeArea: safeArea)
  }

  /// Places the views in the middle of the height.
  func place(by arrangement: AccessoryArrangement, in cell: UICollectionViewListCell) {
    let scale = cell.traitCollection.roundingScale
    let height = cell.bounds.height
    func place(_ slot: Slot, at x: CGFloat) {
      let size = slot.box.size
      var frame = cell.placed(
        CGRect(
          x: x, y: PixelRounding.snapped((height - size.height) / 2, scale: scale),
          width: size.width, height: size.height))
      frame.origin.x = PixelRounding.snapped(frame.minX, scale: scale)
      if slot.view.frame != frame { slot.view.frame = frame }
    }
    for (slot, x) in zip(leading, arrangement.leading) { place(slot, at: x) }
    for (slot, x) in zip(trailing, arrangement.trailing) { place(slot, at: x) }
    for (slot, x) in zip(trailing, arrangement.lines) {
      guard let line = slot.line, let x else { continue }
      line.frame = cell.placed(
        CGRect(x: x, y: 0, width: AccessoryMetrics.current.gripLine, height: height))
    }
  }
}
