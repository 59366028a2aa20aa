/// The accessories and the editing controls of a table cell.
@MainActor
final class TableAccessoryViews {
  private struct Slot {
    let accessory: TableAccessory
    let view: UIView
    let box: AccessoryArrangement.Box
  }

  /// The states that the views show.
  struct State: Equatable {
    var accessories: [TableAccessory] = []
    var isSelected = false
    var textSize = UIContentSizeCategory.unspecified
    var scale: CGFloat = 1
    /// The sizes of the app's views.
    var sizes: [CGSize] = []
  }

  private var slots: [Slot] = []
  private var state = State()
  private var controls: EditControlGeometry?
  /// Called after the user has tapped a button.
  var onTap: ((TableAccessory) -> Void)?

  /// Makes and removes views, if the states have changed.
  ///
  /// - Returns: The views that have been made, besides the app's views. They have no frames yet.
  @discardableResult
  func update(to new: State, in cell: UIView) -> [UIView] {
    guard new != state else { return [] }
    state = new
    if new.accessories.isEmpty, slots.isEmpty { return [] }
    let controls = EditControlGeometry(cell.traitCollection)
    self.controls = controls
    var known = slots
    var made: [UIView] = []
    slots = new.accessories.map { accessory in
      let old = known.firstIndex { $0.accessory == accessory }.map { known.remove(at: $0) }
      let view = old?.view ?? makeView(accessory)
      if view.superview !== cell {
        cell.addSubview(view)
        if accessory.listAccessory != nil { made.append(view) }
      }
      show(accessory, in: view, isSelected: new.isSelected, controls)
      return Slot(
        accessory: accessory, view: view,
        box: AccessoryArrangement.Box(
          accessory, view: view, controls: controls, scale: new.scale))
    }
    for slot in known where slot.view.superview === cell { slot.view.removeFromSuperview() }
    return made
  }

  private func makeView(_ accessory: TableAccessory) -> UIView {
    switch accessory {
    case .custom(let view): view
    case .delete, .insert: EditControlView(frame: .zero)
    case .reorder: ReorderControlView(frame: .zero)
    default: accessory.listAccessory?.makeView() ?? UIView(frame: .zero)
    }
  }

  private func show(
    _ accessory: TableAccessory, in view: UIView, isSelected: Bool, _ controls: EditControlGeometry
  ) {
    (view as? EditControlView)?.show(controls)
    (view as? ReorderControlView)?.show(controls)
    let inner =
      (view as? EditControlView)?.button ?? (view as? ReorderControlView)?.grip ?? view
    accessory.listAccessory?.show(in: inner, isSelected: isSelected)
    if accessory.listAccessory != nil, let button = inner as? AccessoryButton {
      button.onTap = { [weak self] in self?.onTap?(accessory) }
    }
  }

  // MARK: Layout

  /// Returns the positions of the views and the content along x.
  ///
  /// - Parameters:
  ///   - edge: The distance between the edges of the cell and the accessories.
  ///   - insets: The widths at the sides in which neither content nor accessories lie.
  func arrangement(
    inWidth width: CGFloat, edge: CGFloat, insets: (leading: CGFloat, trailing: CGFloat),
    indentsContent: Bool
  ) -> AccessoryArrangement {
    var leading = boxes { $0.isLeading }
    if indentsContent, leading.isEmpty {
      // A row without a control leaves room for it.
      let slot = controls?.buttonSlot ?? AccessoryMetrics.current.standardWidth
      leading = [AccessoryArrangement.Box(size: .zero, reserved: slot)]
    }
    return AccessoryArrangement(
      leading: leading, trailing: boxes { !$0.isLeading }, width: width, indentation: 0,
      indentsAccessories: false, safeArea: insets, metrics: AccessoryMetrics(edge: edge))
  }

  private func boxes(where isIncluded: (TableAccessory) -> Bool) -> [AccessoryArrangement.Box] {
    slots.filter { isIncluded($0.accessory) }.map(\.box)
  }

  /// Places the views in the height of the cell.
  func place(by arrangement: AccessoryArrangement, in cell: UIView) {
    let scale = cell.traitCollection.roundingScale
    var leading = arrangement.leading[...]
    var trailing = arrangement.trailing[...]
    for slot in slots {
      let x = slot.accessory.isLeading ? leading.popFirst() : trailing.popFirst()
      guard let x else { continue }
      var frame = CGRect(
        x: x, y: top(of: slot, in: cell.bounds.height, scale: scale), width: slot.box.size.width,
        height: slot.accessory == .reorder ? cell.bounds.height : slot.box.size.height)
      frame = cell.placed(frame)
      frame.origin.x = PixelRounding.snapped(frame.minX, scale: scale)
      if slot.view.frame != frame { slot.view.frame = frame }
    }
  }

  private func top(of slot: Slot, in height: CGFloat, scale: CGFloat) -> CGFloat {
    switch slot.accessory {
    case .reorder: 0
    case .delete, .insert: controls?.buttonTop(in: height) ?? 0
    default: PixelRounding.snapped((height - slot.box.size.height) / 2, scale: scale)
    }
  }

  // MARK: Queries

  /// Returns the view of an accessory; `nil` if the cell does not display it.
  func view(of accessory: TableAccessory) -> UIView? {
    slots.first { $0.accessory == accessory }?.view
  }
}
