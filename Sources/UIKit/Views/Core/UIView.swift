internal import Scenes

/// A rectangle on screen that displays content and lays out its subviews.
///
/// # Geometry
///
/// A view has `bounds` (its own coordinate system), a position in its superview, and a `transform`
/// about its center. `frame` is computed from these. The position is stored as the origin of the
/// untransformed frame, so a frame reads back exactly as it was set.
///
/// # Layout
///
/// `setNeedsLayout()` marks a view; `layoutIfNeeded()`, or the host before it draws, calls
/// `layoutSubviews()` on marked views from the top down. Size changes and added and removed
/// subviews mark a view, as in UIKit.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification, TraitStateHolder
{
  private static var nextSceneID = 1

  /// Returns a number that is unique among views and layers.
  static func makeSceneID() -> Int {
    defer { nextSceneID += 1 }
    return nextSceneID
  }

  /// A number that is unique among views and constant for the lifetime of the view.
  package let sceneID: Int

  // Geometry: see UIView+Geometry.swift.
  var geometry: ViewGeometry { didSet { noteDrawingChange() } }

  // Hierarchy: see UIView+Hierarchy.swift.
  var subviewList = SubviewList() { didSet { noteDrawingChange() } }
  /// The superview. The owner of a view clears this when it removes the view, and in its `deinit`,
  /// so the reference never outlives the superview.
  nonisolated(unsafe) unowned(unsafe) var parentView: UIView?
  /// The order among the siblings: see SubviewList.swift.
  var siblingOrder = 0
  /// The link of the window that contains the view; `nil` outside of windows.
  var windowLink: WindowLink?
  /// The view controller whose root view this is.
  weak var owningController: UIViewController?

  // Layout: see UIView+Layout.swift.
  var layoutState = ViewLayoutState()

  /// The state for Auto Layout: see ConstraintItem.swift. `nil` for a view that takes no part.
  nonisolated(unsafe) var constraintItem: ConstraintItem?
  /// The layout guides of the system that were used: see SystemLayoutGuide.swift.
  var systemGuides: [UILayoutGuide] = []

  // Traits: see UIView+Traits.swift.
  let traitState = TraitState()
  var subtreeHasPendingTraits = false

  // Margins and safe area: see UIView+Margins.swift and UIView+SafeArea.swift.
  var margins = ViewMargins()
  var storedSafeArea = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the safe area or the margins of any subview depend on
  /// its position in this view.
  var hasSubviewsWithPositionalInsets = false

  /// The content that the view drew last: see UIView+Drawing.swift.
  var lastRecording: LastRecording?
  /// The content that `draw(_:)` drew last: see UIView+DrawnContent.swift.
  var lastDrawn: LastRecording?

  /// The properties that the app set: see AppearanceTarget.swift.
  var assigned = AssignedProperties()

  var storedTint: UIColor?
  var storedTintMode = TintAdjustmentMode.automatic
  /// A Boolean value that indicates whether the view is behind a presentation that dims it.
  var isBehindPresentation = false
  var storedSemantic = UISemanticContentAttribute.unspecified { didSet { noteDrawingChange() } }
  var storedIsHidden = false { didSet { noteDrawingChange() } }
  /// A Boolean value that indicates whether a stack view collapses the hidden view with an
  /// animation: see UIView+Collapsing.swift.
  var collapsesWithAnimation = false
  /// See UIView+DrawingStamp.swift.
  var storedDrawingStamp = 0

  /// Gesture recognizers and interactions: see ViewGestures.swift. Nil while there are none.
  var gestures: ViewGestures?

  /// The motion effects, and the restoration identifier. Nil while there are none.
  var rareProperties: RareProperties?

  /// The snapshots that dissolve over the view's content: see ContentSnapshot.swift. `nil` if there
  /// are none.
  var dissolving: [ContentSnapshot]? { didSet { noteDrawingChange() } }

  /// The class of the view's layer. The default is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, whose properties affect how the view's bounds are drawn.
  public var layer: CALayer { storedLayer }
  /// The layer, for `deinit`, which is not isolated.
  private nonisolated(unsafe) let storedLayer: CALayer

  /// Creates a view with a frame, in points, in the coordinates of its future superview.
  public init(frame: CGRect) {
    MainQueue.requireCurrent(for: "UIView.init(frame:)")
    sceneID = Self.makeSceneID()
    geometry = ViewGeometry(frame: frame)
    storedLayer = CALayer.make(Self.layerClass)
    super.init()
    layer.view = self
  }

  /// Creates a view of an interface file, or one of size zero for another archive. A subclass finds
  /// the properties and the subviews after `super.init(coder:)`; outlets are connected later.
  public required init?(coder: NSCoder) {
    MainQueue.requireCurrent(for: "UIView.init(coder:)")
    sceneID = Self.makeSceneID()
    geometry = ViewGeometry(frame: .zero)
    storedLayer = CALayer.make(Self.layerClass)
    super.init()
    layer.view = self
    decodeView(from: coder)
  }

  deinit {
    // Views with other owners outlive their superview.
    for child in subviewList.views { child.parentView = nil }
    for snapshot in dissolving ?? [] { snapshot.parentView = nil }
    storedLayer.endView()
    constraintItem?.endView()
  }

  /// Creates a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Geometry

  /// The frame of the view in its superview's coordinates, in points. Like all geometry, it has its
  /// new value while a change is animated.
  ///
  /// With a transform, it is the smallest rectangle around the transformed view; setting it then
  /// changes the size and the center, as in Core Animation.
  ///
  /// - Precondition: All numbers are finite; UIKit raises an exception for NaN.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.setFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinates, in points. Its size is the view's size; its
  /// origin is the point displayed at the view's top left corner.
  ///
  /// - Precondition: All numbers are finite; UIKit raises an exception for NaN.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.setBoundsKeepingCenter(newValue) } }
  }

  /// The center of the view in its superview's coordinates, in points.
  ///
  /// - Precondition: Both numbers are finite; UIKit raises an exception for NaN.
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }

  /// The transform of the view about its center. The default is the identity.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.setTransform(newValue) } }
  }

  /// The transform of the view in space about its center. The default is the identity.
  ///
  /// The browser displays all of it; other hosts, `frame` and hit testing use its effect on x and
  /// y, without perspective.
  open var transform3D: CATransform3D {
    get { geometry.transform3D }
    set { changeGeometry { $0.transform3D = newValue } }
  }

  /// The shape of the view in collisions of a dynamic animator. The default is the bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The convex outline of a view whose shape is a path, in points from its center. The default is
  /// an empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Appearance

  /// The background color of the view. The default is `nil`.
  open var backgroundColor: UIColor? {
    get { layer.background }
    set {
      noteAssigned(.backgroundColor)
      layer.changeBackground(to: newValue)
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1. The default is 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      noteWillChange("alpha")
      layer.opacity = Float(min(max(newValue, 0), 1))
      noteDidChange("alpha")
    }
  }

  /// A Boolean value that indicates whether the view is expected to cover its bounds with opaque
  /// content. The default is `true`.
  ///
  /// It is a hint for the mixing of pixels: hosts mix what is drawn in any case. UIKit leaves
  /// undefined what an opaque view shows where it draws nothing; here it is what lies behind it.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden and receive no
  /// touches. The default is `false`.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      noteWillChange("isHidden")
      storedIsHidden = newValue
      parentView?.subviewArrangementDidChange(self)
      noteDidChange("isHidden")
    }
  }

  /// A Boolean value that indicates whether subviews are clipped to the view's bounds. The default
  /// is `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view whose opacity at each point determines this view's opacity there, or `nil` (the
  /// default) for none.
  ///
  /// The mask has no superview; its frame is in the coordinates of the view.
  open var mask: UIView? {
    get { layer.extras?.mask?.view }
    set {
      layer.mask = newValue?.layer
      layer.extras?.maskView = newValue
    }
  }

  /// The placement of drawn content in bounds of another size than it was drawn for. The default is
  /// `scaleToFill`.
  ///
  /// With `redraw`, content is drawn again for the new size. Views made of subviews are not
  /// affected.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { noteDrawingChange() } }
  }

  // MARK: Behavior

  /// A Boolean value that indicates whether the view and its subviews receive touches. The default
  /// is `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view itself, apart from its recognizers, receives
  /// several touches at a time. The default is `false`.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether no other view of the window receives touches while this
  /// one does. The default is `false`.
  open var isExclusiveTouch = false { didSet { noteAssigned(.isExclusiveTouch) } }
  /// A number that identifies the view. The default is 0.
  open var tag = 0
  /// The resizing of the view when its superview's size changes. The default is an empty set.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether subviews are resized by their `autoresizingMask`. The
  /// default is `true`.
  open var autoresizesSubviews = true

  // MARK: Accessibility

  override func accessibilityDidChange() { noteDrawingChange() }

  /// The subviews in the order in which assistive technology reads them.
  var childrenInReadingOrder: [UIView] { children }

  override var standardAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  // MARK: Drawing

  /// Draws the content of the view, behind its subviews, in the current context. The default draws
  /// nothing.
  ///
  /// Hosts call it when they display the view, with `bounds`: for the first time, after
  /// `setNeedsDisplay()`, for other traits, and for another size if `contentMode` is `redraw`.
  /// Nothing is drawn outside of the bounds. The context, `UIGraphicsGetCurrentContext()`, records
  /// shapes. A class whose content is text or a control of the host has that content in place of
  /// the drawing.
  open func draw(_ rect: CGRect) {}

  /// Called before ``draw(_:)``, for the view's drawing.
  func contentWillBeDrawn() {}

  /// Marks the view's content as needing to be redrawn.
  open func setNeedsDisplay() { forgetDrawnContent() }

  /// Marks the view's content as needing to be redrawn: the whole content, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { forgetDrawnContent() }

  // MARK: Hierarchy

  /// The superview; `nil` if there is none.
  open var superview: UIView? { parentView }
  /// The subviews, from back to front.
  open var subviews: [UIView] { children }
  /// The window that contains the view. The window of a window is itself.
  open var window: UIWindow? { owningWindow }

  /// Returns whether the view is another view or part of its subtree.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Returns the view with a tag: this one, or the first one found in its subtree, subview by
  /// subview.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

  /// Adds a view in front of the others, after removing it from its current superview.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Inserts a view at an index from back to front, which is clamped to the number of subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a view directly behind a sibling; behind all others if the sibling is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Inserts a view directly in front of a sibling; in front of all others if the sibling is not a
  /// subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Moves a subview in front of the others. Does nothing for a view that is not a subview.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view, at: .front)
  }

  /// Moves a subview behind the others. Does nothing for a view that is not a subview.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view, at: .back)
  }

  /// Exchanges the subviews at two indices, counted from the back.
  ///
  /// - Precondition: Both indices exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeChildren(index1, index2)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }

  // MARK: Environment

  /// The traits of the view: the traits of its superview, or of the view controller whose root view
  /// it is, overridden by `traitOverrides`.
  open var traitCollection: UITraitCollection { traitState.resolve { inheritedTraits } }

  /// The parts of the view that bars, cameras, and rounded corners cover at its edges, in points.
  ///
  /// A window has the safe area of its device. Any other view has the part of its superview's safe
  /// area that covers it; the root view of a view controller adds `additionalSafeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets { storedSafeArea }

  /// The default spacing of content from the view's edges, in points. The default is 8 on all
  /// sides.
  ///
  /// The getter returns the effective margins: those that were set, with the safe area added if
  /// ``insetsLayoutMarginsFromSafeArea`` is `true`, at least the superview's if
  /// ``preservesSuperviewLayoutMargins`` is `true`, and at least the system's minimum in the root
  /// view of a view controller (which has no top and bottom margins of its own).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins() }
    set { changeMargins { $0.base = .sides(newValue) } }
  }

  /// The ``layoutMargins`` with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins(), in: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.base = .directional(newValue) } }
  }

  /// A Boolean value that indicates whether margins are at least the superview's where the two
  /// overlap. The default is `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// A Boolean value that indicates whether the safe area is added to the margins. The default is
  /// `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// The behavior of the view's content in right-to-left layouts. The default, `unspecified`,
  /// mirrors it.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemantic }
    set {
      noteAssigned(.semanticContentAttribute)
      guard newValue != storedSemantic else { return }
      storedSemantic = newValue
      contentDirectionDidChange()
      refreshMargins()
      setNeedsLayout()
    }
  }

  /// The layout direction of the view's content: determined by ``semanticContentAttribute``, then
  /// by its traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    storedSemantic.direction(in: traitCollection)
  }

  /// The color of interactive elements. Set `nil` to inherit it; the topmost view without a color
  /// has the system's blue.
  open var tintColor: UIColor! {
    get { resolvedTint }
    set {
      noteAssigned(.tintColor)
      changeTint(to: newValue)
    }
  }

  /// The change of the tint color: `normal` or `dimmed`. Set `automatic`, the default, to inherit
  /// it.
  ///
  /// Views behind an alert, a popover or a sheet that dims them are dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set { changeTintMode { storedTintMode = newValue } }
  }

  // MARK: Layout

  /// Marks the view for layout before the next drawing.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out this view and its subtree immediately, including marked views directly above it.
  open func layoutIfNeeded() { layoutNow() }

  /// Resizes the view to fit its content, keeping its origin.
  open func sizeToFit() { resizeToFit() }

  /// Returns the size of the content closest to `targetSize`, with neither axis required.
  ///
  /// With constraints in the view, the result is the smallest size at which they hold that is
  /// nearest to `targetSize`, rounded up to pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size of the content; an axis with priority `required` has the target's length.
  ///
  /// The target lengths are constraints with the given priorities: a required one holds, and one
  /// below the compression resistance of the content does not compress it. The result is rounded up
  /// to pixels.
  ///
  /// Without constraints in the view, the size of the content is the result of `sizeThatFits(_:)`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedFittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
      ?? fittingSize(
        targetSize, fixedWidth: horizontalFittingPriority >= .required,
        fixedHeight: verticalFittingPriority >= .required)
  }

  /// Invalidates ``intrinsicContentSize``, so that containers positioning the view by it query it
  /// again.
  open func invalidateIntrinsicContentSize() {
    contentSizeForConstraintsDidChange()
    intrinsicContentSizeWasInvalidated(in: self)
  }

  // MARK: Auto Layout

  /// The constraints that the view holds, in the order of activation.
  open var constraints: [NSLayoutConstraint] { constraintItem?.held ?? [] }

  /// Activates a constraint that the view holds. Its items are the view itself or views in it.
  ///
  /// - Precondition: The items are in the view; otherwise UIKit also raises an exception.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold([constraint]) }
  /// Activates constraints that the view holds. Their items are the view itself or views in it.
  ///
  /// - Precondition: The items are in the view; otherwise UIKit also raises an exception.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { hold(constraints) }
  /// Deactivates a constraint that the view holds; does nothing for others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release([constraint]) }
  /// Deactivates constraints that the view holds; does nothing for others.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { release(constraints) }

  /// A Boolean value that indicates whether the view keeps the frame that is set by hand, and its
  /// autoresizing, among the constraints of other views. The default is `true`.
  ///
  /// Set `false` for a view that constraints position. Stack views do so for their arranged views.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintItem?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// A Boolean value that indicates whether views of the class need Auto Layout to be laid out, so
  /// that ``updateConstraints()`` is called before any constraint mentions one. The default is
  /// `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the priority at which the view is not larger than its intrinsic size. The default is
  /// 250; some controls have 750.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities(for: axis).hugging
  }
  /// Sets the priority at which the view is not larger than its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changeContentPriorities(for: axis) { $0.hugging = priority }
  }
  /// Returns the priority at which the view is not smaller than its intrinsic size. The default is
  /// 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities(for: axis).compressionResistance
  }
  /// Sets the priority at which the view is not smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changeContentPriorities(for: axis) { $0.compressionResistance = priority }
  }

  /// Called after the view was loaded from a nib or a storyboard, with its outlets connected. An
  /// override calls `super`. Views created in code do not receive the call.
  open func awakeFromNib() {}

  /// Never called. Every class that inherits from `NSObject` has the method on iOS, which apps
  /// override by mistake for the instance's.
  open class func awakeFromNib() {}

  /// Called by Interface Builder for a designable view that it displays, and never in an app. The
  /// default does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Schedules a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  /// Returns whether ``updateConstraints()`` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  /// Calls ``updateConstraints()`` on the views of the subtree that need it, from the leaves up.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  /// Updates the view's constraints. An override changes constraints and calls `super` last.
  ///
  /// Called before layout after ``UIView/setNeedsUpdateConstraints()``, and once for a view that
  /// takes part in Auto Layout.
  open func updateConstraints() {
    layoutState.needsUpdateConstraints = false
    owningController?.updateViewConstraints()
  }

  /// The distances from the frame to the alignment rectangle, to which constraints refer. The
  /// default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle for a frame. The default subtracts ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  /// Returns the frame for an alignment rectangle. The default adds ``alignmentRectInsets``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: .zero - alignmentRectInsets)
  }

  /// The view whose first baseline this view uses. The default is the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline this view uses. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Touch

  /// Returns the frontmost view at a point of this view's coordinates that receives touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Returns whether a point of this view's coordinates is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers of the view, in order of addition; `nil` if there are none.
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

  // MARK: Motion and restoration

  /// The motion effects that were added to the view, in order. They change nothing while the device
  /// lies still; see ``UIMotionEffect``. The default is an empty array.
  open var motionEffects: [UIMotionEffect] {
    get { rareProperties?.motionEffects ?? [] }
    set { changeRareProperties { $0.motionEffects = newValue } }
  }
  /// Adds a motion effect. Adding an effect of the view again does nothing.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }
  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// The identifier of the view for the restoration of states by coders, which does not happen
  /// here; see ``UIViewControllerRestoration``. The default is `nil`.
  open var restorationIdentifier: String? {
    get { rareProperties?.restorationIdentifier }
    set { changeRareProperties { $0.restorationIdentifier = newValue } }
  }
  /// Saves the state of the view; never called. The default does nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the view; never called. The default does nothing.
  open func decodeRestorableState(with coder: NSCoder) {}

  override func showContextMenu(for element: UIResponder) -> Bool {
    interactions.contains {
      ($0 as? any SystemInteraction)?.openByKeyboard(at: element.accessibilityActivationPoint)
        ?? false
    }
  }

  // MARK: Overriding points

  open override var next: UIResponder? { owningController ?? parentView }

  /// Lays out the subviews. The default implementation gives the subviews that constraints position
  /// their frames; an override calls `super`.
  ///
  /// Do not call it directly; call ``UIView/setNeedsLayout()`` or ``UIView/layoutIfNeeded()``.
  open func layoutSubviews() { applyConstrainedFrames() }

  /// Returns the size of the view that fits its content in a given size, in points. The default
  /// implementation returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the view's content, in points, or ``UIView/noIntrinsicMetric`` on an axis
  /// without one. The default has none on either axis.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Lays out the sublayers of the view's layer: calls `layoutSubviews()`, between the methods of
  /// the view controller whose view it is.
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }

  /// Draws the content of a layer. The default calls ``draw(_:)`` for the view's own layer, with
  /// the context as the current one, and draws nothing for other layers.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    GraphicsStack.perform(in: ctx) { draw(layer.drawnRect) }
  }

  /// Returns the action for a change of a layer whose delegate is the view: `nil` for the layer's
  /// own action, `NSNull` for none.
  ///
  /// For the view's own layer, the default returns an animation in the closure of an animation, if
  /// views animate the property, and `NSNull` otherwise. For other layers it returns `nil`.
  ///
  /// Documentation: https://developer.apple.com/documentation/uikit/uiview/action(for:forkey:)
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return makeAction(forKey: event) ?? CALayer.noAction
  }

  /// Called after adding a subview. The default implementation does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before removing a subview. The default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The default implementation does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. The default implementation does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window changes. The default implementation does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed. The default implementation does nothing.
  open func didMoveToWindow() {}
  /// Called after ``UIView/safeAreaInsets`` changed. The default implementation does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called after ``UIView/layoutMargins`` changed. The default implementation does nothing.
  open func layoutMarginsDidChange() {}
  /// Called after ``UIView/tintColor`` changed. The default implementation does nothing.
  open func tintColorDidChange() {}
  /// Called after traits changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hooks for hosts

  /// Returns the drawing of the view by itself, without its subviews.
  ///
  /// A subclass adds to the drawing that `super` returns. Every property that the result depends on
  /// notes its changes with ``UIView/noteDrawingChange()``.
  func drawing(at moment: DrawingMoment) -> SceneNode { boxDrawing(at: moment) }

  /// Returns the bounds in which the content is displayed at a moment.
  ///
  /// - Parameter bounds: The bounds at the moment by the view's own animations.
  func shownBounds(_ bounds: CGRect, at moment: DrawingMoment) -> CGRect { bounds }

  /// Changes the description of the view for assistive technology by what its class knows.
  /// Overrides call `super` first.
  func describe(_ accessibility: inout SceneAccessibility) {}

  /// Handles a change made by a host's own control.
  ///
  /// - Returns: A Boolean value that indicates whether the view handled the event.
  @discardableResult
  package func handle(_ event: HostEvent) -> Bool { false }

  /// The user's input, to restore in a replacement view, or `nil` if the user hasn't changed the
  /// view.
  package var userValue: UserValue? { nil }

  // MARK: Hooks for this module

  /// The properties that appearance proxies can set. Overrides add to `super`.
  class var appearanceProperties: [AppearanceProperty] {
    [
      .init(.backgroundColor, \UIView.backgroundColor), .init(.tintColor, \UIView.tintColor),
      .init(.semanticContentAttribute, \UIView.semanticContentAttribute),
      .init(.isExclusiveTouch, \UIView.isExclusiveTouch),
      .init(.overrideUserInterfaceStyle, \UIView.overrideUserInterfaceStyle),
    ]
  }
  /// Returns a new view of the class, for an appearance proxy.
  class func makeProxy() -> any AppearanceTarget { makeView(frame: .zero) }
  /// Sets the values of the appearance proxies, when the view enters a window.
  func applyAppearance() {
    AppearanceProxies.apply(to: self, in: parentView, traits: traitCollection)
  }

  /// A Boolean value that indicates whether the view's x-coordinates run from its right edge to the
  /// left; see UIView+Mirroring.swift.
  var mirrorsContent: Bool { false }

  /// The lengths of the intrinsic content size that the view keeps at a high priority by default.
  var huggedLengths: HuggedLengths { .flexible }
  /// A Boolean value that indicates whether the intrinsic height depends on the width that the view
  /// gets.
  var wrapsContent: Bool { false }
  /// Returns the intrinsic size with text that wraps at a width; `nil` for unwrapped text.
  func contentSize(wrappedAt width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Returns the position of a baseline in the alignment rectangle, with text that wraps at a width
  /// (`nil` for unwrapped text); `nil` for a view without text.
  func baselinePosition(isFirst: Bool, wrappedAt width: CGFloat?) -> BaselinePosition? { nil }
  /// A Boolean value that indicates whether subviews are in scrollable content, whose edges
  /// constraints between the view and its subviews refer to.
  var hasScrollableContent: Bool { false }
  /// Called when constraints in the interior of the view, or intrinsic sizes, change.
  func constraintsInside(didChangeIn region: LayoutRegion) {
    parentView?.constraintsInside(didChangeIn: region)
  }
  /// The influence of the view on the size of its scrollable content among constraints.
  var scrollContentSize: ScrollContentSize { .preferred(.zero) }
  /// The size of the view's content: the size of scrollable content, or of the bounds.
  var sizeOfContent: CGSize { bounds.size }
  /// Gives scrollable content the size that constraints decide.
  func applyContentSize(of member: RegionMember) {}

  /// Returns the distances of a part of the content from the edges of the bounds, for the layout
  /// guide of the part.
  func insetsOfPart(_ number: Int) -> UIEdgeInsets { .zero }

  /// A Boolean value that indicates whether the intrinsic size has both lengths, whatever the
  /// content.
  var alwaysHasContentSize: Bool { false }
  /// A Boolean value that indicates whether the view arranges its subviews in an order of its own.
  var arrangesSubviews: Bool { false }
  /// The order of the subviews in which Auto Layout decides between equal preferences: the first
  /// one gives way.
  var subviewsInTieOrder: [UIView] { children }
  /// The constraints that the view holds for its subviews whose order decides between them: the
  /// first one gives way.
  var constraintsInTieOrder: [NSLayoutConstraint] { [] }
  /// Called after a subview was hidden or shown, or changed its layout direction.
  func subviewArrangementDidChange(_ subview: UIView) {}
  /// Called after the layout direction of the content changed.
  func layoutDirectionDidChange() {}

  /// The recognizers that the class always has: made once, before any of the view is read or added.
  func makeStandardRecognizers() -> [UIGestureRecognizer] { [] }
  /// Whether the view follows drags by itself; scroll views neither delay nor take its touches.
  var tracksDrags: Bool { false }
  /// Whether scroll views leave touches to the view by default once it has received them.
  var keepsTouches: Bool { false }
  /// Returns whether a touch in a view within this one is held back for now.
  func holdsContentTouch(_ touch: UITouch) -> Bool { false }
  /// Returns whether a view within this one receives touches.
  func allowsTouches(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool { true }

  /// Called after the view moved to another window, or out of one, and so to another clock.
  func clockDidChange() {
    layer.beginAnimationsInTree()
    DynamicsLink.viewDidChangeClock(self)
    for interaction in gestures?.interactions ?? [] {
      (interaction as? any SystemInteraction)?.viewDidChangeWindow()
    }
  }

  #if !canImport(ObjectiveC)
    /// See UIView+Observing.swift.
    class var observableNames: [AnyKeyPath: String] { (self as any ObservableView.Type).viewNames }
  #endif

  /// Called before the bounds change.
  func boundsWillChange(to new: CGRect) {}

  /// Called after the bounds changed, in size or origin.
  func boundsDidChange(from old: CGRect) {}
  /// Called after the size of the bounds has changed, including the safe area and the margins.
  func sizeDidSettle() {}
  /// Called after the traits changed and all notifications were delivered.
  func traitsDidChange(from old: UITraitCollection) {}
  /// Called when this view or one in its subtree invalidates its intrinsic content size.
  func intrinsicContentSizeWasInvalidated(in view: UIView) {
    parentView?.intrinsicContentSizeWasInvalidated(in: view)
  }
  /// The part of ``safeAreaInsets`` that applies to subviews.
  var safeAreaForSubviews: UIEdgeInsets { storedSafeArea }
  /// Returns the safe area of a subview that its position does not determine, or `nil` for other
  /// subviews.
  func safeArea(assignedTo child: UIView) -> UIEdgeInsets? { nil }
  /// The safe area of a view without a superview.
  var ownSafeArea: UIEdgeInsets { .zero }
  /// Called after the safe area changed and the view was notified.
  func safeAreaWasChanged() {}
  /// The traits of a view without a superview.
  var rootTraits: UITraitCollection { UIScreen.main.traitCollection }

  open override var description: String {
    guard MainQueue.isCurrent else { return "<\(type(of: self)) #\(sceneID)>" }
    return MainActor.assumeIsolated { geometryDescription }
  }
}
