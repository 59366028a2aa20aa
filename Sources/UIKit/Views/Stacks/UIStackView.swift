/// A view that arranges views in a row or a column by constraints.
///
/// The stack view makes the constraints in ``UIView/updateConstraints()`` and holds them. Each
/// change of a property, of the arranged views, or of their ``UIView/isHidden`` replaces only those
/// that it concerns; a change of spacing changes constants. The constraints have the identifiers
/// that UIKit's messages show, such as `UISV-spacing`.
///
/// A hidden arranged view has no length along the axis, and keeps its position in
/// ``arrangedSubviews``. Hiding or showing one in the closure of an animation animates the layout.
///
/// Rules that UIKit does not document follow recorded layouts (`conformance/views/stacks.jsonl`).
@preconcurrency @MainActor
open class UIStackView: UIView {
  var arranged: [UIView] = []
  /// The custom spacings after arranged views.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints of the arrangement.
  var arrangement = StackArrangement()

  /// Creates a stack view with a frame, in points, in the coordinates of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view of an interface file.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    decodeStack(from: coder)
  }

  /// Creates a stack view of size zero that arranges views in an order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views that the stack view arranges, in order. They are subviews; their order among the
  /// ``UIView/subviews`` decides only which of them is in front.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view behind the others along the axis.
  ///
  /// It becomes a subview if it is not one, and its
  /// ``UIView/translatesAutoresizingMaskIntoConstraints`` becomes `false`. A view that is arranged
  /// already moves to the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

  /// Inserts a view at an index along the axis.
  ///
  /// It becomes the frontmost subview if it is not a subview, and its
  /// ``UIView/translatesAutoresizingMaskIntoConstraints`` becomes `false`. A view that is arranged
  /// already moves to the index.
  ///
  /// - Precondition: The index is at least 0 and at most the number of arranged views; otherwise
  ///   UIKit also raises an exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    require(
      stackIndex >= 0 && stackIndex <= arranged.count,
      "\(type(of: view)) #\(view.sceneID) cannot be inserted at index \(stackIndex) of "
        + "\(type(of: self)) #\(sceneID), which arranges \(arranged.count) view(s); give an index "
        + "from 0 to \(arranged.count).")
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arranged ones. It remains a subview; remove it from its superview to
  /// take it off the screen. Does nothing for a view that is not arranged.
  open func removeArrangedSubview(_ view: UIView) { endArranging(view) }

  open override func willRemoveSubview(_ subview: UIView) {
    endArranging(subview)
    super.willRemoveSubview(subview)
  }

  // MARK: Layout of the arranged views

  /// The direction along which the views are arranged. The default is horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The sizes of the views along the axis. The default is `fill`.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The positions of the views across the axis. The default is `fill`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between neighboring views, in points; the minimum space for the distributions
  /// `equalSpacing` and `equalCentering`. Views overlap if it is negative. The default is 0.
  ///
  /// The spacing around a hidden view between visible ones is divided equally between its two
  /// sides.
  ///
  /// - Precondition: The number is finite.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing != oldValue else { return }
      require(
        spacing.isFinite,
        "The spacing of \(type(of: self)) #\(sceneID) cannot be \(spacing); give a finite number.")
      setNeedsUpdateConstraints()
    }
  }

  /// Sets the space after an arranged view, in points, or ``spacingUseDefault`` for the stack
  /// view's ``spacing``. It remains while the views that follow are hidden, and ends when the view
  /// is no longer arranged. Does nothing for a view that is not arranged.
  ///
  /// - Precondition: The number is finite.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    require(
      spacing.isFinite,
      "The custom spacing of \(type(of: self)) #\(sceneID) cannot be \(spacing); give a finite "
        + "number.")
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the custom space after an arranged view, in points, or ``spacingUseDefault`` if there
  /// is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// A Boolean value that indicates whether the spacing of a column is measured from the last
  /// baseline of a view to the first baseline of the next. The default is `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// A Boolean value that indicates whether the views are arranged within ``UIView/layoutMargins``
  /// instead of the bounds. The default is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: Auto Layout

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  /// The view whose first baseline the stack view uses: in a column, the first visible arranged
  /// view; in a row, the highest one.
  open override var forFirstBaselineLayout: UIView {
    baselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline the stack view uses: in a column, the last visible arranged view;
  /// in a row, the highest one.
  open override var forLastBaselineLayout: UIView {
    baselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }

  // MARK: Hooks

  override var arrangesSubviews: Bool { true }
  override var subviewsInTieOrder: [UIView] { arranged }
  override var constraintsInTieOrder: [NSLayoutConstraint] { arrangement.constraintsInTieOrder }

  override func subviewArrangementDidChange(_ subview: UIView) {
    guard arranged.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    subview.collapsesWithAnimation = subview.isHidden && AnimationContext.current != nil
    AnimationContext.current?.arrangements.append(self)
  }

  override func layoutDirectionDidChange() { setNeedsUpdateConstraints() }

  override func intrinsicContentSizeWasInvalidated(in view: UIView) {
    if distribution == .fillProportionally, view.parentView === self { setNeedsUpdateConstraints() }
    super.intrinsicContentSizeWasInvalidated(in: view)
  }
}
