/// A rectangle on screen that shows content and lays out other views inside it.
///
/// # Geometry
/// A view has `bounds` (its own coordinate system), a place in its superview and a `transform` around
/// its centre. `frame` is made from these. The place is kept as the origin of the untransformed frame,
/// so that a frame reads back exactly as it was set.
///
/// # Layout
/// `setNeedsLayout()` marks a view; `layoutIfNeeded()`, or the host before it draws, calls
/// `layoutSubviews()` on marked views from the top down. Size changes, added and removed subviews
/// mark a view, as in UIKit.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, TraitStateHolder {
  private static var nextSceneID = 1

  /// A number that no other view has, the same for the life of the view.
  package let sceneID: Int

  // Geometry: see UIView+Geometry.swift.
  var geometry: ViewGeometry { didSet { noteDrawingChange() } }

  // Hierarchy: see UIView+Hierarchy.swift.
  var subviewList = SubviewList() { didSet { noteDrawingChange() } }
  /// The superview. Whoever holds views clears this when it removes them, and in its `deinit`, so it
  /// never outlives the superview.
  nonisolated(unsafe) unowned(unsafe) var parentView: UIView?
  /// The place among the siblings: see SubviewList.swift.
  var siblingOrder = 0
  /// The link of the window that the view is in; `nil` outside of windows.
  var windowLink: WindowLink?
  /// The view controller whose root view this is.
  package internal(set) weak var owningController: UIViewController?

  // Layout: see UIView+Layout.swift.
  var layoutState = ViewLayoutState()

  // Traits: see UIView+Traits.swift.
  let traitState = TraitState()
  var subtreeHasPendingTraits = false

  // Margins and safe area: see UIView+Margins.swift and UIView+SafeArea.swift.
  var margins = ViewMargins()
  var storedSafeArea = UIEdgeInsets.zero

  /// The properties for assistive technology; `nil` while none is set.
  var accessibility: AccessibilityState?
  /// The content that the view drew last: see UIView+Drawing.swift.
  var lastRecording: LastRecording?

  var storedTint: UIColor?
  var storedSemantic = UISemanticContentAttribute.unspecified { didSet { noteDrawingChange() } }
  var storedIsHidden = false { didSet { noteDrawingChange() } }
  /// See UIView+DrawingStamp.swift.
  var storedDrawingStamp = 0

  /// Gesture recognizers and interactions: see ViewGestures.swift. Nil while there are none.
  var gestures: ViewGestures?

  /// What moves: see UIView+AnimatedChanges.swift. Nil while nothing does.
  var animations: [ViewAnimation]? { didSet { noteDrawingChange() } }

  /// What dissolves over the view's content: see ContentSnapshot.swift. Nil while nothing does.
  var dissolving: [ContentSnapshot]? { didSet { noteDrawingChange() } }

  /// How the view's box is drawn.
  public var layer: CALayer { storedLayer }
  /// For `deinit`, which is not isolated.
  private nonisolated(unsafe) let storedLayer = CALayer()

  /// Makes a view at a place in the coordinates of its future superview, in points.
  public init(frame: CGRect) {
    sceneID = Self.nextSceneID
    Self.nextSceneID += 1
    geometry = ViewGeometry(frame: frame)
    super.init()
    layer.view = self
  }

  /// Views are not read from archives here: this makes a view of size zero.
  public required init?(coder: NSCoder) {
    sceneID = Self.nextSceneID
    Self.nextSceneID += 1
    geometry = ViewGeometry(frame: .zero)
    super.init()
    layer.view = self
  }

  deinit {
    // Views that others hold outlive their superview.
    for child in subviewList.views { child.parentView = nil }
    if let dissolving {
      for snapshot in dissolving { snapshot.parentView = nil }
    }
    storedLayer.view = nil
  }

  /// Makes a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// The rectangle around the view in its superview's coordinates, in points. Like all geometry it is
  /// the new one at once while a change is animated.
  ///
  /// With a transform it is the upright rectangle around the transformed view; setting it then
  /// changes size and centre, as in Core Animation.
  ///
  /// - Precondition: All numbers are finite; UIKit raises for those that are not numbers.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.setFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinates, in points. Its size is the view's size; its origin
  /// is what shows at the view's top left corner.
  ///
  /// - Precondition: All numbers are finite; UIKit raises for those that are not numbers.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.setBoundsKeepingCenter(newValue) } }
  }

  /// The middle of the view in its superview's coordinates, in points.
  ///
  /// - Precondition: Both numbers are finite; UIKit raises for those that are not numbers.
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }

  /// A transform of the view around its centre. Default identity.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  // MARK: Look

  /// The ground of the view; nil, the default, for none.
  open var backgroundColor: UIColor? {
    get { layer.background }
    set { layer.changeBackground(to: newValue) }
  }

  /// Opacity of the view with everything in it, 0 to 1. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and everything in it is neither shown nor touched. Default false.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { storedIsHidden = newValue }
  }

  /// Whether subviews are cut at the view's bounds. Default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The placement of drawn content in bounds of another size than it was drawn for. The default is
  /// `scaleToFill`.
  ///
  /// With `redraw`, content is drawn again for the new size. Views made of subviews are not affected.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { noteDrawingChange() } }
  }

  // MARK: Behaviour

  /// Whether the view and what is in it can be touched. Default true.
  open var isUserInteractionEnabled = true
  /// Whether the view, not its recognizers, receives several touches at a time. Default false.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window receives touches while this one does. Default false.
  open var isExclusiveTouch = false
  /// A number to find the view by. Default 0.
  open var tag = 0
  /// How the view follows size changes of its superview. Default: not at all.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow size changes by their `autoresizingMask`. Default true.
  open var autoresizesSubviews = true

  // MARK: Accessibility

  /// The name by which tests and tools find the view. It is not spoken to users.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }
  /// A Boolean value that indicates whether the view, with everything in it, is one element for
  /// assistive technology. The default is `false`; labels are elements.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The words that stand for the view; `nil`, the default, for none.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { changeAccessibility { $0.label = newValue } }
  }
  /// The value of the view, in words, such as "50 %" of a slider; `nil`, the default, for none.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }
  /// The result of an action on the view, in words; `nil`, the default, for none.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  /// The characteristics of the view for assistive technology. The default is none; labels are static
  /// text.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? [] }
    set { changeAccessibility { $0.traits = newValue } }
  }

  // MARK: Hierarchy

  /// The view this one is in.
  open var superview: UIView? { parentView }
  /// The views in this one, from back to front.
  open var subviews: [UIView] { children }
  /// The window the view is in; a window is in itself.
  open var window: UIWindow? { owningWindow }

  /// Whether the view is the other one or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// The view with the tag: this one, or the first found in it, subview by subview.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

  /// Adds a view in front of the others. A view that is in another superview leaves it.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Adds a view at a place from back to front; a place beyond the end is the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Adds a view right behind a sibling; behind all where the sibling is not in this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Adds a view right in front of a sibling; in front of all where the sibling is not in this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Puts a subview in front of the others. Does nothing for a view that is not in this one.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view, at: .front)
  }

  /// Puts a subview behind the others. Does nothing for a view that is not in this one.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view, at: .back)
  }

  /// Swaps the places of two subviews, counted from the back.
  ///
  /// - Precondition: Both places exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeChildren(index1, index2)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  // MARK: Environment

  /// The traits of the view: those of its superview, or of the view controller whose root view it
  /// is, with `traitOverrides` over them.
  open var traitCollection: UITraitCollection { traitState.resolve { inheritedTraits } }

  /// How far bars, cameras and rounded corners reach into the view, in points.
  ///
  /// A window has those of its device. Any other view has the part of its superview's that lies over
  /// it, and the root view of a view controller `additionalSafeAreaInsets` besides.
  open var safeAreaInsets: UIEdgeInsets { storedSafeArea }

  /// The distance that content keeps from the view's edges, in points. Default 8 on all sides.
  ///
  /// Reading gives the margins in effect: the ones set, with the safe area added where
  /// ``insetsLayoutMarginsFromSafeArea`` is true, at least the superview's where
  /// ``preservesSuperviewLayoutMargins`` is true, and at least the system's minimum in the root view
  /// of a view controller (which has no margins at top and bottom by itself).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins() }
    set { changeMargins { $0.base = .sides(newValue) } }
  }

  /// ``layoutMargins`` in terms of leading and trailing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins(), in: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.base = .directional(newValue) } }
  }

  /// Whether margins are at least as large as the superview's where the two overlap. Default false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area is added to the margins. Default true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Whether the view's content turns around in right-to-left layouts. Default `unspecified`: it
  /// does.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemantic }
    set {
      guard newValue != storedSemantic else { return }
      storedSemantic = newValue
      refreshMargins()
      setNeedsLayout()
    }
  }

  /// The direction the view's content runs in: by ``semanticContentAttribute``, then by its traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    storedSemantic.direction(in: traitCollection)
  }

  /// The colour of what invites the user to act. Nil when set means to inherit; the topmost view
  /// without a colour has the system's blue.
  open var tintColor: UIColor! {
    get { resolvedTint }
    set { changeTint(to: newValue) }
  }

  // MARK: Layout

  /// Marks the view for layout before it is drawn next.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out marked views now: this one, what is in it, and marked views right above it.
  open func layoutIfNeeded() { layoutNow() }

  /// Gives the view the size it wants for its content, from its origin.
  open func sizeToFit() { resizeToFit() }

  /// The size the content wants, near `targetSize`, with no demand on either axis.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size the content wants when an axis with priority `required` has the target's length.
  ///
  /// There is no Auto Layout here, so the content's wish is what `sizeThatFits(_:)` says.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, fixedWidth: horizontalFittingPriority >= .required,
      fixedHeight: verticalFittingPriority >= .required)
  }

  /// Tells that ``intrinsicContentSize`` has changed, so that who placed the view by it asks again.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeWasInvalidated(in: self) }

  // MARK: Touch

  /// The frontmost view under a point of this view's coordinates that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Whether a point of this view's coordinates is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers of the view, in the order in which they were added; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { installedRecognizers.isEmpty ? nil : installedRecognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  /// Adds a recognizer, and removes it from the view that it belonged to.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  /// Removes a recognizer; a gesture that it has recognized is cancelled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  /// Returns whether a recognizer, of this view or of one around it, may recognize a gesture whose
  /// touches began in this view. The default is true.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { gestures?.interactions ?? [] }
    set { replaceInteractions(by: newValue) }
  }
  /// Adds an interaction, and removes it from the view that it belonged to.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Overriding points

  open override var next: UIResponder? { owningController ?? parentView }

  /// Places the subviews. The default does nothing: there is no Auto Layout here.
  ///
  /// Do not call it; call ``UIView/setNeedsLayout()`` or ``UIView/layoutIfNeeded()``.
  open func layoutSubviews() {}

  /// The size the view wants for its content, within the given one, in points. The default is the
  /// size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size of the view's content by itself, in points, or ``UIView/noIntrinsicMetric`` on an axis
  /// without one. The default has none on both.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells that a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells that a subview is about to be removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells that the superview is about to change. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that the superview changed. The default does nothing.
  open func didMoveToSuperview() {}
  /// Tells that the window is about to change. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the window changed. The default does nothing.
  open func didMoveToWindow() {}
  /// Tells that ``safeAreaInsets`` changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Tells that ``UIView/layoutMargins`` changed. The default does nothing.
  open func layoutMarginsDidChange() {}
  /// Tells that ``tintColor`` changed. The default does nothing.
  open func tintColorDidChange() {}
  /// Tells that traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hooks for hosts

  /// Returns the drawing of the view by itself, without its subviews.
  ///
  /// A subclass adds to the drawing that `super` returns. Every property that the result depends on
  /// notes its changes with ``UIView/noteDrawingChange()``.
  package func drawing(at moment: DrawingMoment) -> ViewDrawing { boxDrawing(at: moment) }

  /// Handles a change that a host's own control made.
  ///
  /// - Returns: A Boolean value that indicates whether the view handled the event.
  @discardableResult
  package func handle(_ event: HostEvent) -> Bool { false }

  // MARK: Hooks for this module

  /// Whether the view's coordinates run from its right edge to the left; see UIView+Mirroring.swift.
  package var mirrorsContent: Bool { false }

  /// The recognizers that the class always has: made once, before any of the view is read or added.
  func makeStandardRecognizers() -> [UIGestureRecognizer] { [] }
  /// Returns whether a touch in a view within this one is held back for now.
  func holdsContentTouch(_ touch: UITouch) -> Bool { false }
  /// Returns whether a view within this one receives touches.
  func allowsTouches(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool { true }

  /// Hears of new bounds before the view has them.
  func boundsWillChange(to new: CGRect) {}

  /// The bounds changed, by size or by origin.
  func boundsDidChange(from old: CGRect) {}
  /// Called after the size of the bounds has changed, and with it the safe area and the margins.
  func sizeDidSettle() {}
  /// The traits changed and everybody was told.
  func traitsDidChange(from old: UITraitCollection) {}
  /// A view below, or this one, asked for its intrinsic size to be taken anew.
  func intrinsicContentSizeWasInvalidated(in view: UIView) {
    parentView?.intrinsicContentSizeWasInvalidated(in: view)
  }
  /// The part of ``safeAreaInsets`` that subviews still have to keep clear of.
  var safeAreaForSubviews: UIEdgeInsets { storedSafeArea }
  /// The safe area of a view without a superview.
  var ownSafeArea: UIEdgeInsets { .zero }
  /// The safe area changed and the view was told.
  func safeAreaWasChanged() {}
  /// The traits where there is no superview.
  var rootTraits: UITraitCollection { UIScreen.main.traitCollection }

  open override var description: String {
    guard MainQueue.isCurrent else { return "<\(type(of: self)) #\(sceneID)>" }
    return MainActor.assumeIsolated { geometryDescription }
  }
}
