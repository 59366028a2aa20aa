internal import Scenes

/// A view that sends actions when the user does something with it.
///
/// A subclass follows a touch by overriding ``beginTracking(_:with:)`` and the methods after it,
/// and sends the events that its user waits for with ``sendActions(for:)``.
///
/// Actions are performed in the order in which they were added. UIKit documents no order.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var handlers = ControlHandlers()
  private var trackedTouch: UITouch?

  /// Creates a control with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeControl(from: coder)
  }

  #if !canImport(ObjectiveC)
    override class var observableNames: [AnyKeyPath: String] {
      (self as any ObservableControl.Type).controlNames
    }
  #endif

  // MARK: State

  /// A Boolean value that indicates whether the control responds to the user. The default is
  /// `true`.
  ///
  /// A control that is disabled takes touches and does nothing with them. Disabling cancels the
  /// tracking of a touch.
  open var isEnabled = true {
    willSet { noteWillChange("isEnabled") }
    didSet {
      defer { noteDidChange("isEnabled") }
      guard isEnabled != oldValue else { return }
      noteDrawingChange()
      if !isEnabled { stopTracking(.cancelled, with: nil) }
    }
  }
  /// A Boolean value that indicates whether the control is selected. The default is `false`. The
  /// control does not change it by itself.
  open var isSelected = false {
    willSet { noteWillChange("isSelected") }
    didSet {
      if isSelected != oldValue { noteDrawingChange() }
      noteDidChange("isSelected")
    }
  }
  /// A Boolean value that indicates whether the control is highlighted. The default is `false`.
  ///
  /// The control sets it while a touch that it tracks is inside its bounds.
  open var isHighlighted = false {
    willSet { noteWillChange("isHighlighted") }
    didSet {
      if isHighlighted != oldValue { noteDrawingChange() }
      noteDidChange("isHighlighted")
    }
  }
  /// The states that the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Contents

  /// The alignment of the contents along y, in a control that has contents. The default is
  /// `center`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
  }
  /// The alignment of the contents along x, in a control that has contents. The default is
  /// `center`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
  }
  /// The alignment of the contents along x, with left and right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  private func contentAlignmentDidChange() {
    setNeedsLayout()
    noteDrawingChange()
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether the control tracks a touch.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside the bounds. It keeps its
  /// value while the actions for the end of the touch are sent.
  open private(set) var isTouchInside = false

  /// Called when a touch begins in the control.
  ///
  /// - Returns: A Boolean value that indicates whether to track the touch. The default is `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves.
  ///
  /// - Returns: A Boolean value that indicates whether to go on with the tracking. The default is
  ///   `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracking is cancelled. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, !(event?.isSecondaryClick ?? false),
      let touch = touches.min(by: { $0.timestamp < $1.timestamp })
    else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    send(.touchDown, with: event)
    if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
    if opensMenuAtTouch, isTracking { openMenu(for: touch, with: event) }
  }

  /// Opens the menu for a touch, which then is not tracked any more.
  private func openMenu(for touch: UITouch, with event: UIEvent?) {
    send(.menuActionTriggered, with: event)
    guard isTracking, trackedTouch === touch,
      menus?.open(for: touch) ?? false
    else { return }
    stopTracking(.cancelled, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    menus?.touchesMoved(touches)
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else {
      reset()
      isTouchInside = false
      return
    }
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    // The action may have disabled the control.
    if isTracking { send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    menus?.touchesEnded(touches, isCancelled: false)
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    stopTracking(.ended, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    menus?.touchesEnded(touches, isCancelled: true)
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(.cancelled, with: event)
  }

  private func stopTracking(_ phase: UITouch.Phase, with event: UIEvent?) {
    guard let touch = trackedTouch else { return }
    reset()
    if phase == .ended {
      endTracking(touch, with: event)
      send(isTouchInside ? .touchUpInside : .touchUpOutside, with: event)
    } else {
      cancelTracking(with: event)
      send(.touchCancel, with: event)
    }
    if trackedTouch == nil { isTouchInside = false }
  }

  private func reset() {
    trackedTouch = nil
    isTracking = false
    if isHighlighted { isHighlighted = false }
  }

  // MARK: Targets and actions

  /// Adds a method to call for events.
  ///
  /// - Parameters:
  ///   - target: The object to call, which the control does not keep alive. For `nil`, it is the
  ///     first one that has the method in the responder chain of the window's first responder, or
  ///     else of the control.
  ///   - action: The method, with up to two parameters: the control and the event.
  ///   - controlEvents: The events. They are added to the events of an earlier call with the same
  ///     target and method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(action, of: target.map(ClassTarget.object), for: controlEvents)
  }

  /// Removes methods that are called for events.
  ///
  /// - Parameters:
  ///   - target: The object that is called; `nil` for every object.
  ///   - action: The method; `nil` for every method.
  ///   - controlEvents: The events. The method is still called for others.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(action, of: target.map(ClassTarget.object), for: controlEvents)
  }

  /// Adds an action to perform for events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAction(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.removeAction(actionIdentifier, for: controlEvents)
  }

  /// The called objects whose classes inherit from `NSObject`, with `NSNull` for methods without a
  /// target.
  open var allTargets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for case .method(_, let target, let hasTarget) in handlers.all.map(\.operation) {
      if !hasTarget {
        result.insert(NSNull())
      } else if let object = target.object as? NSObject {
        result.insert(object)
      }
    }
    return result
  }

  /// The events for which the control performs anything.
  open var allControlEvents: Event {
    handlers.all.reduce([]) { $1.isObsolete ? $0 : $0.union($1.events) }
  }

  /// Returns the names of the methods of a target that are called for an event; `nil` if there are
  /// none.
  ///
  /// They are the names of the selectors, as they were written.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map(ClassTarget.object)
    let names = handlers.all.compactMap { handler -> String? in
      guard case .method(let selector, _, _) = handler.operation, handler.isMethod(of: object),
        !handler.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with each action, or target and method, and its events.
  ///
  /// - Parameter iterator: The closure. It ends the enumeration by setting its last parameter to
  ///   `true`.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers.all where !stops && !handler.isObsolete {
      switch handler.operation {
      case .closure(let action): iterator(action, nil, handler.events, &stops)
      case .method(let selector, let target, _):
        iterator(nil, (target.object, selector), handler.events, &stops)
      }
    }
  }

  /// Performs everything that was added for events, each once.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Calls a method of a target, by the application. Events of the control end here, so that a
  /// subclass can observe or change them.
  ///
  /// - Precondition: The target has the method, or is `nil`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action. Events of the control end here, so that a subclass can observe or change
  /// them.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Performs everything that was added for events, each once. All events pass here.
  func send(_ events: Event, with event: UIEvent?) {
    if events.contains(.valueChanged) { hasValueOfUser = true }
    for handler in handlers.all where !handler.events.isDisjoint(with: events) {
      switch handler.operation {
      case .closure(let action): sendAction(action)
      case .method(let selector, let target, let hasTarget):
        if !hasTarget || target.object != nil {
          sendAction(selector, to: target.object, for: event)
        }
      }
    }
  }

  // MARK: Values

  /// A Boolean value that indicates whether the user has changed the value.
  private var hasValueOfUser = false

  /// The value that a control in the place of this one takes over; `nil` for a control without one.
  var keptValue: UserValue? { nil }

  /// Changes the value as the user does.
  func change(to value: UserValue) {}

  package override var userValue: UserValue? { hasValueOfUser ? keptValue : nil }

  package override func handle(_ event: HostEvent) -> Bool {
    guard case .restore(let value) = event, let present = keptValue else {
      return super.handle(event)
    }
    if value != present { change(to: value) }
    guard keptValue == value else { return false }
    hasValueOfUser = true
    return true
  }

  // MARK: Menus

  private var menus: ControlMenus?

  /// A Boolean value that indicates whether the control has a context menu. The default is `false`.
  open var isContextMenuInteractionEnabled: Bool {
    get { menus?.interaction.view === self && menus != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if newValue {
        let made = menus ?? ControlMenus(self)
        menus = made
        addInteraction(made.interaction)
      } else if let menus {
        removeInteraction(menus.interaction)
      }
      noteDrawingChange()
    }
  }
  /// The context menu of the control; `nil` unless it is enabled.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    isContextMenuInteractionEnabled ? menus?.interaction : nil
  }
  /// A Boolean value that indicates whether a touch opens the menu, when it comes down. Otherwise a
  /// long press does. The default is `false`.
  ///
  /// The finger may move to an element of the menu without being lifted. The control sends
  /// `menuActionTriggered` before it requests the menu, and `touchCancel` when it is open.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { noteDrawingChange() } }
  }

  /// Returns the point of the control next to which its menu is. The default stands for the whole
  /// control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Returns the menu at a point. The default is `nil`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview when the menu appears. The default is `nil`. Menus of controls have no
  /// preview here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview when the menu disappears. The default is `nil`. Menus of controls have no
  /// preview here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu appears. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu disappears. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// A Boolean value that indicates whether a touch opens a menu.
  var opensMenuAtTouch: Bool {
    showsMenuAsPrimaryAction && isEnabled && isContextMenuInteractionEnabled
  }
  /// The object that elements of the menu receive as their sender.
  var menuSender: AnyObject { self }
  /// Called before an element of the menu is performed.
  func menuWillPerform(_ leaf: any MenuLeafElement, in menu: UIMenu) {}

  open override func accessibilityActivate() -> Bool {
    guard opensMenuAtTouch, let menus else { return super.accessibilityActivate() }
    send(.menuActionTriggered, with: nil)
    return menus.openByKeyboard()
  }

  // MARK: Accessibility

  /// The traits of the state.
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  // MARK: Hosts

  override var keepsTouches: Bool { true }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { noteDrawingChange() } }
  }

  /// A Boolean value that indicates whether arrow keys have a meaning for the control, so that the
  /// keyboard comes to it and not to the elements in it.
  var takesArrows: Bool { false }

  /// Performs the meaning of a key for a control with ``takesArrows``.
  ///
  /// - Returns: `false`, with nothing changed, for a key without a meaning.
  func respond(to key: ControlKey) -> Bool { false }

  // The parts of controls are placed and colored in their layout.

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    setNeedsLayout()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    if isEnabled, isUserInteractionEnabled { node.claimedDrags = .all }
    return node
  }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    if isEnabled, isUserInteractionEnabled, takesArrows {
      accessibility.isOperable = true
      accessibility.takesArrows = true
    }
    if !isEnabled { accessibility.isDisabled = true }
    if isSelected { accessibility.isSelected = true }
    if opensMenuAtTouch { accessibility.opensMenu = true }
  }
}
