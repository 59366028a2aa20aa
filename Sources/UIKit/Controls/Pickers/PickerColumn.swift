/// A component of a picker: a wheel of rows that the user turns.
///
/// A scroll view in front of the rows turns the wheel. Only the rows on the front of the cylinder
/// exist.
final class PickerColumn: UIControl {
  unowned let picker: UIPickerView
  let component: Int
  private(set) var rowCount = 0
  /// The selected row, or the one to which the wheel turns; -1 without rows.
  private(set) var selectedRow = 0
  let scroller = SnappingScrollView()
  private let rowsView = UIView()
  private(set) var visibleRows: [Int: PickerRowView] = [:]
  private var unusedRows: [PickerRowView] = []
  private(set) var wheel = PickerWheelGeometry(height: 216, rowHeight: 32)
  /// A Boolean value that indicates whether the user turns the wheel, which has not stopped yet.
  private var isTurnedByUser = false

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    clipsToBounds = true
    rowsView.isUserInteractionEnabled = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.scrollsToTop = false
    scroller.alwaysBounceVertical = true
    scroller.decelerationRate = .fast
    scroller.delegate = self
    scroller.snap = { [unowned self] in
      CGPoint(x: 0, y: ($0.y / wheel.rowHeight).rounded() * wheel.rowHeight)
    }
    addSubview(rowsView)
    addSubview(scroller)
    scroller.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tap(_:)", PickerColumn.tap(_:))))
  }

  required init?(coder: NSCoder) {
    fatalError("The components of pickers cannot be decoded; create a UIPickerView.")
  }

  // MARK: Rows

  /// Reads the rows again; the selected row stays, or is the last one.
  func reload(rowCount: Int, rowHeight: CGFloat) {
    self.rowCount = max(0, rowCount)
    wheel.rowHeight = max(1, rowHeight)
    selectedRow = min(max(selectedRow, 0), self.rowCount - 1)
    for row in visibleRows.keys { discard(row) }
    if rowCount == 0 { selectedRow = -1 }
    setNeedsLayout()
    noteDrawingChange()
  }

  /// Selects a row, clamped to the existing ones.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selectedRow = min(max(row, 0), rowCount - 1)
    isTurnedByUser = false
    noteDrawingChange()
    guard bounds.height > 0 else { return setNeedsLayout() }
    scroller.setContentOffset(offset(of: selectedRow), animated: animated)
    placeRows()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(max(row, 0)) * wheel.rowHeight)
  }

  private func discard(_ row: Int) {
    guard let view = visibleRows.removeValue(forKey: row) else { return }
    view.isHidden = true
    unusedRows.append(view)
  }

  private func makeRow(_ row: Int) -> PickerRowView {
    let view = unusedRows.popLast() ?? PickerRowView()
    if view.superview == nil { rowsView.addSubview(view) }
    view.isHidden = false
    view.show(picker.contents(ofRow: row, in: component, reusing: view.takeContent()))
    visibleRows[row] = view
    return view
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    rowsView.frame = bounds
    scroller.frame = bounds
    wheel.height = bounds.height
    scroller.contentSize = CGSize(
      width: bounds.width,
      height: bounds.height + CGFloat(max(0, rowCount - 1)) * wheel.rowHeight)
    if !isTurnedByUser, scroller.glide == nil {
      scroller.setContentOffset(offset(of: selectedRow), animated: false)
    }
    placeRows()
  }

  /// Gives the rows on the front of the cylinder their positions, and removes others.
  private func placeRows() {
    let middle = scroller.contentOffset.y / wheel.rowHeight
    let reach = CGFloat(wheel.visibleReach)
    let first = max(0, Int((middle - reach).rounded(.up)))
    let last = min(rowCount - 1, Int((middle + reach).rounded(.down)))
    for row in visibleRows.keys where row < first || row > last { discard(row) }
    guard first <= last else { return }
    for row in first...last {
      let distance = CGFloat(row) - middle
      guard let place = wheel.row(at: distance) else {
        discard(row)
        continue
      }
      let view = visibleRows[row] ?? makeRow(row)
      view.showSelected(abs(distance) < 0.5)
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: wheel.rowHeight)
      view.center = CGPoint(x: bounds.midX, y: place.midY)
      view.transform = CGAffineTransform(scaleX: 1, y: place.scale)
    }
  }

  // MARK: The user

  private func tap(_ recognizer: UITapGestureRecognizer) {
    let y = recognizer.location(in: self).y
    let middle = scroller.contentOffset.y / wheel.rowHeight
    choose(Int((middle + wheel.distance(at: y)).rounded()), animated: true)
  }

  /// Selects a row for the user, and calls the delegate.
  @discardableResult
  private func choose(_ row: Int, animated: Bool) -> Bool {
    guard row != selectedRow, (0..<rowCount).contains(row) else { return false }
    select(row, animated: animated)
    noteUserDidSelect()
    return true
  }

  private func noteUserDidSelect() {
    send([.valueChanged], with: nil)
    picker.userDidSelect(selectedRow, in: component)
  }

  /// Ends a turn of the wheel by the user.
  private func settle() {
    guard isTurnedByUser else { return }
    let rest = scroller.rest
    isTurnedByUser = false
    if rest != scroller.contentOffset { scroller.setContentOffset(rest, animated: true) }
    guard rowCount > 0 else { return }
    selectedRow = min(max(Int((rest.y / wheel.rowHeight).rounded()), 0), rowCount - 1)
    noteDrawingChange()
    noteUserDidSelect()
  }

  override var takesArrows: Bool { true }

  override func respond(to key: ControlKey) -> Bool {
    switch key {
    case .down, .forward: choose(selectedRow + 1, animated: true)
    case .up, .back: choose(selectedRow - 1, animated: true)
    case .activate: false
    }
  }

  override var keptValue: UserValue? { .number(Double(selectedRow)) }

  override func change(to value: UserValue) {
    guard case .number(let number) = value, let row = Int(exactly: number) else { return }
    choose(row, animated: false)
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.adjustable)
  }

  override var standardAccessibilityLabel: String? {
    picker.accessibilityDelegate?.pickerView(picker, accessibilityLabelForComponent: component)
      ?? picker.accessibilityDelegate?.pickerView(
        picker, accessibilityAttributedLabelForComponent: component)?.string
      ?? picker.accessibilityLabel ?? picker.standardLabel(ofComponent: component)
  }

  override var standardAccessibilityValue: String? {
    guard selectedRow >= 0 else { return nil }
    if let view = visibleRows[selectedRow]?.content {
      return view.accessibilityLabel ?? (view as? UILabel)?.text
    }
    return picker.title(ofRow: selectedRow, in: component)
  }

  override var accessibilityHint: String? {
    get {
      super.accessibilityHint
        ?? picker.accessibilityDelegate?.pickerView(
          picker, accessibilityHintForComponent: component)
        ?? picker.accessibilityDelegate?.pickerView(
          picker, accessibilityAttributedHintForComponent: component)?.string
    }
    set { super.accessibilityHint = newValue }
  }

  override func accessibilityIncrement() { choose(selectedRow + 1, animated: true) }
  override func accessibilityDecrement() { choose(selectedRow - 1, animated: true) }
}

extension PickerColumn: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByUser = true }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
}
