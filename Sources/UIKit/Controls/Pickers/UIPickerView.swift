/// A view with wheels, by which the user selects a row in each of several components.
///
/// The geometry of the wheels, the selection band and the fonts were read off the picker of Mac
/// Catalyst (`pk-cat26-band`, `pk-cat26-rows-32`), and the size is an iPhone's
/// (`pk-se26-size`). The corners of the band, and that each turn of a wheel by the user ends with
/// a call of the delegate, are chosen.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let standardSize = CGSize(width: 320, height: 216)
  static let standardRowHeight: CGFloat = 32
  /// The distance of the band from the edges, and between two components.
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  private let band = UIView()
  private var columns: [PickerColumn] = []
  private var needsReload = true

  /// Creates a picker with a frame in the coordinates of its future superview. A frame without a
  /// size gets the standard one, 320 by 216 points.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: frame.size == .zero ? Self.standardSize : frame.size))
    setUp()
  }

  /// Creates a picker of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    addSubview(band)
  }

  // MARK: Data

  /// The data source, which has the numbers of components and rows. It is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  /// The delegate, which has the contents of rows, and is told of the user's selection. It is not
  /// retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

  var accessibilityDelegate: (any UIPickerViewAccessibilityDelegate)? {
    delegate as? any UIPickerViewAccessibilityDelegate
  }

  /// A value that has no effect since iOS 7: the band behind the selected rows is always displayed.
  /// The default is `false`.
  open var showsSelectionIndicator: Bool {
    get { wantsSelectionIndicator }
    set { wantsSelectionIndicator = newValue }
  }
  private var wantsSelectionIndicator = false

  /// The number of components; 0 without a data source.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows in a component; 0 for a component that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.rowCount ?? 0
  }

  /// Returns the width and the height of a row in a component, in points; zero for a component that
  /// does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: widths[component], height: column.wheel.rowHeight)
  }

  /// Returns the delegate's view for a row; `nil` if the row is not visible, or has a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let column = column(component) else { return nil }
    layoutIfNeeded()
    return column.visibleRows[row]?.content
  }

  /// Reads the numbers and the contents of all components again. The selected rows stay.
  open func reloadAllComponents() {
    setNeedsReload()
    reloadIfNeeded()
  }

  /// Reads the number and the contents of the rows of a component again. The selected row stays.
  open func reloadComponent(_ component: Int) {
    guard !needsReload, let column = column(component) else { return reloadIfNeeded() }
    reload(column)
    setNeedsLayout()
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(columns.count, of: self)
      columns.append(column)
      addSubview(column)
    }
    for column in columns { reload(column) }
    setNeedsLayout()
  }

  private func reload(_ column: PickerColumn) {
    let component = column.component
    column.reload(
      rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: delegate?.pickerView(self, rowHeightForComponent: component)
        ?? Self.standardRowHeight)
  }

  private func column(_ component: Int) -> PickerColumn? {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  // MARK: Contents

  func contents(
    ofRow row: Int, in component: Int, reusing view: UIView?
  ) -> PickerRowView.Contents {
    guard let delegate else { return .title("?", isEnabled: true) }
    let own = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
    if own !== PickerViewDefaults.noView { return .view(own) }
    if let title = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      return .attributedTitle(title)
    }
    return .title(
      delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "?",
      isEnabled: isRowEnabled(row, in: component))
  }

  /// Returns whether a row can be selected; others have a weaker color.
  func isRowEnabled(_ row: Int, in component: Int) -> Bool { true }

  func title(ofRow row: Int, in component: Int) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// The name of a component for assistive technology; `nil` for none.
  func standardLabel(ofComponent component: Int) -> String? {
    columns.count > 1 ? "Picker, component \(component + 1) of \(columns.count)" : "Picker"
  }

  // MARK: Selection

  /// Selects a row, without a call of the delegate. A row that does not exist stands for the
  /// nearest one; a component that does not exist is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// Returns the selected row of a component; -1 for a component without rows, or that does not
  /// exist.
  open func selectedRow(inComponent component: Int) -> Int {
    column(component)?.selectedRow ?? -1
  }

  func userDidSelect(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  /// The widths of the components: the delegate's, or equal shares of the band, in whole
  /// points.
  private var widths: [CGFloat] {
    let asked = columns.indices.map {
      max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0)
    }
    let openCount = asked.count { $0 == 0 }
    guard openCount > 0 else { return asked }
    let gaps = Self.gap * CGFloat(columns.count - 1)
    let room = max(0, bounds.width - 2 * Self.margin - gaps - asked.reduce(0, +))
    let share = (room / CGFloat(openCount)).rounded(.down)
    return asked.map { $0 == 0 ? share : $0 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let rowHeight = columns.map(\.wheel.rowHeight).max() ?? Self.standardRowHeight
    let wheel = PickerWheelGeometry(height: bounds.height, rowHeight: rowHeight)
    band.frame = CGRect(
      x: Self.margin, y: wheel.band.y, width: max(0, bounds.width - 2 * Self.margin),
      height: wheel.band.height)
    let widths = widths
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    var x = ((bounds.width - total) / 2).rounded(.down)
    for (column, width) in zip(columns, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      column.frame =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? CGRect(
          x: bounds.width - frame.maxX, y: 0, width: frame.width, height: frame.height) : frame
      x += width + Self.gap
    }
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { Self.standardSize }

  /// Returns the standard size, 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }
}
