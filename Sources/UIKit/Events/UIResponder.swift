/// An object that responds to events: a view, a view controller, or a window.
///
/// An event that a responder does not handle is passed to the ``next`` one: from a view to the view
/// controller whose root view it is, or else to its superview, and finally to the window.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  #if !canImport(ObjectiveC)
    /// See AssociatedObjects.swift.
    nonisolated(unsafe) var associatedValues: AssociatedValues?
    /// See KeyValueObservers.swift.
    nonisolated(unsafe) var isKeyValueObserved = false
  #endif

  /// Creates a responder.
  public override init() {
    MainQueue.requireCurrent(for: "UIResponder.init()")
    super.init()
  }

  #if !canImport(ObjectiveC)
    /// Called after a property that this object observes by its name has changed. The default stops
    /// the program: an override handles its properties, and calls `super` for others.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      _unhandledValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  #endif

  /// The next responder in the chain. The default has none.
  open var next: UIResponder? { nil }

  /// The recorder of the user's changes: the nearest one after this responder in the responder
  /// chain. A window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: User activities

  /// Called before the responder's ``userActivity`` is saved, to update its values. The default
  /// does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state that an activity describes. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Touches

  /// Called when touches begin in the view. The default passes them to the next responder.
  ///
  /// A class that overrides one of the four methods for touches should override all of them.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event that the touches belong to.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches that began in the view move. The default passes them to the next
  /// responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches that began in the view end. The default passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches that began in the view are cancelled: a gesture recognizer recognized its
  /// gesture, the view left the window, or the host cancelled them. The default passes them to the
  /// next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Called when buttons or keys are pressed. The default passes them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when values of pressed buttons change. The default passes them to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons or keys are released. The default passes them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled. The default passes them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Key commands

  /// The combinations of keys that perform actions. The default is `nil`.
  ///
  /// The commands apply to the responder chain: when a key is pressed, the commands of the first
  /// responder (or else of the root view controller) and of the responders after it are searched in
  /// order. The action of the first matching command is sent to the first responder in that chain
  /// which can perform it, and the key is not delivered as a press.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether the responder performs an action. The default
  /// is true if a selector was created from a method of its class by that name, and false for the
  /// actions of `UIResponderStandardEditActions`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !StandardEditActions.contains(action) && action.method(of: self) != nil
  }

  /// Returns the object that performs an action: this responder, or else the first one after it in
  /// the responder chain that can; `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Updates the title, the attributes and the state of a command before a menu displays it. Called
  /// on the responder that performs the command. The default does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: Edit actions

  /// Moves the selection to the pasteboard. The default does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard. The default does nothing.
  ///
  /// A class that overrides an edit action also overrides
  /// ``UIResponder/canPerformAction(_:withSender:)``, or menus do not offer it.
  open func copy(_ sender: Any?) {}
  /// Replaces the selection by the contents of the pasteboard. The default does nothing.
  open func paste(_ sender: Any?) {}
  /// Pastes without the attributes of the text. The default does nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Selects the object or the word at the insertion point. The default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection. The default does nothing.
  open func delete(_ sender: Any?) {}

  // MARK: Accessibility

  /// The properties for assistive technology that were set; `nil` while none is.
  var accessibility: AccessibilityState?

  // The properties have these values while none is set. Classes override them instead of the
  // properties.
  var standardIsAccessibilityElement: Bool { false }
  var standardAccessibilityIdentifier: String? { nil }
  var standardAccessibilityLabel: String? { nil }
  var standardAccessibilityTraits: UIAccessibilityTraits { [] }
  var standardAccessibilityValue: String? { nil }
  var standardAccessibilityFrame: CGRect { .zero }
  var standardRespondsToUserInteraction: Bool {
    let traits = accessibilityTraits
    return !traits.isDisjoint(with: .operable) && !traits.contains(.notEnabled)
      && isAccessibilityElement
  }

  /// Called after a property for assistive technology was set.
  func accessibilityDidChange() {}

  /// An identifier of the element for tests and tools, which is not presented to users. The default
  /// is `nil`; for an image view, it is the identifier of its image.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier ?? standardAccessibilityIdentifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }
  /// A Boolean value that indicates whether this object, with everything in it, is one element for
  /// assistive technology. The default is `false`, and `true` for labels and most controls.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? standardIsAccessibilityElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// A short description for assistive technology. The default is `nil`; for a label, it is its
  /// text, for a button its title or else the description of its image, and for an image view the
  /// description of its image.
  open var accessibilityLabel: String? {
    get { accessibility?.label?.plain ?? standardAccessibilityLabel }
    set { changeAccessibility { $0.label = newValue.map(AccessibilityText.init) } }
  }
  /// ``accessibilityLabel`` with attributes. Hosts present the text without them.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibility?.label?.withAttributes
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.label = newValue.map(AccessibilityText.init) } }
  }
  /// The value in words, such as "50 %" of a slider. The default is `nil`; for a switch, it is `1`
  /// or `0`, and for a progress bar a percentage.
  open var accessibilityValue: String? {
    get { accessibility?.value?.plain ?? standardAccessibilityValue }
    set { changeAccessibility { $0.value = newValue.map(AccessibilityText.init) } }
  }
  /// ``accessibilityValue`` with attributes. Hosts present the text without them.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibility?.value?.withAttributes
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.value = newValue.map(AccessibilityText.init) } }
  }
  /// The result of an action on the element, in words; `nil`, the default, for none.
  open var accessibilityHint: String? {
    get { accessibility?.hint?.plain }
    set { changeAccessibility { $0.hint = newValue.map(AccessibilityText.init) } }
  }
  /// ``accessibilityHint`` with attributes. Hosts present the text without them.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibility?.hint?.withAttributes
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set { changeAccessibility { $0.hint = newValue.map(AccessibilityText.init) } }
  }
  /// The characteristics for assistive technology. The default is none; for a label, it is static
  /// text, for an image view a picture, and for a button or a switch a button. A control that is
  /// disabled or selected also has these traits.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? standardAccessibilityTraits }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// The language of the texts as a tag of BCP 47, such as `de-CH`, or `nil` (the default) to use
  /// the user's language.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }
  /// The names by which a user addresses the element in speech. The default is the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility { $0.userInputLabels = newValue } }
  }
  /// A Boolean value that indicates whether a user operates the element, so that keyboards reach
  /// it. The default is `true` for enabled buttons, links, fields, sliders and cells.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? standardRespondsToUserInteraction }
    set { changeAccessibility { $0.respondsToUserInteraction = newValue } }
  }

  // MARK: Accessibility geometry

  /// The frame in the coordinates of the screen. The default of a view is its bounds there.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? standardAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// The shape in the coordinates of the screen; `nil`, the default, for the frame. Its bounding
  /// box decides the default of ``accessibilityActivationPoint``.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  /// The point of a tap that activates the element, in the coordinates of the screen. The default
  /// is the middle of the shape or the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibility?.activationPoint { return point }
      let area = accessibilityPath?.bounds ?? accessibilityFrame
      return CGPoint(x: area.midX, y: area.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  // MARK: Accessibility containers

  /// The elements of this container in the order of reading: views and `UIAccessibilityElement`
  /// objects. The default, `nil`, stands for the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }
  /// Returns the number of elements of this container. The default is the number of
  /// ``accessibilityElements``, or `NSNotFound` for none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// Returns an element of this container; `nil` if there is none at the index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element of this container; `NSNotFound` if it is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// A Boolean value that indicates whether assistive technology ignores everything in this object.
  /// The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }
  /// A Boolean value that indicates whether assistive technology ignores the siblings of this view.
  /// The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  /// A Boolean value that indicates whether the elements in this object are read one after the
  /// other, before those outside. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  /// The kind of this container. The default is `none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  /// The navigation of the elements in this container. The default is `automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }

  // MARK: Accessibility actions

  /// Further actions of the element, which assistive technology lists by name. The default is
  /// `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }
  /// Activates the element for assistive technology.
  ///
  /// - Returns: `false`, the default, to have ``UIResponder/accessibilityActivationPoint`` tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable element. The default does nothing.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable element. The default does nothing.
  open func accessibilityDecrement() {}
  /// Scrolls for assistive technology.
  ///
  /// - Returns: `false`, the default, to have the container around this one asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view, such as for the escape key.
  ///
  /// - Returns: `false`, the default, to have the next responder asked.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the main action of the screen.
  ///
  /// - Returns: `false`, the default, to have the next responder asked.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Accessibility focus

  /// Called after assistive technology or the keyboard has moved to the element. The default does
  /// nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called after assistive technology or the keyboard has left the element. The default does
  /// nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology or the keyboard is at the element.
  open func accessibilityElementIsFocused() -> Bool {
    responderWindow?.accessibilityFocus === self
  }

  private func changeAccessibility(_ change: (AccessibilityState) -> Void) {
    let state = accessibility ?? AccessibilityState()
    accessibility = state
    change(state)
    accessibilityDidChange()
  }

  // MARK: First responder

  /// A Boolean value that indicates whether the responder receives the keyboard input of its
  /// window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// A Boolean value that indicates whether the responder can become the first responder. Default
  /// false.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can resign as first responder.
  /// Default true.
  open var canResignFirstResponder: Bool { true }

  /// Becomes the first responder of its window, after the current one has resigned.
  ///
  /// - Returns: `true` if this is the first responder now; `false` if it cannot become one, is in
  ///   no window, or the current one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    return window.keyboard.coalesce(in: window) {
      if let before = window.firstResponder, !before.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }
  }

  /// A Boolean value that indicates whether the keyboard is shown while this is the first
  /// responder.
  var needsKeyboard: Bool { false }
  /// A Boolean value that indicates whether the keyboard has a row of suggestions.
  var keyboardHasSuggestions: Bool { true }
  /// Returns a view that displays the keyboard of the device for this responder; `nil`, the
  /// default, if it takes no text.
  func makeKeyboardView() -> UIView? { nil }

  // MARK: Input views

  /// The view in place of the keyboard while this is the first responder. The default is `nil`.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this, or a responder that precedes it in the chain, is the
  /// first responder. The default is `nil`.
  ///
  /// It has the width of the window, and the height of its frame, or of its constraints if
  /// `translatesAutoresizingMaskIntoConstraints` is `false` or it is an input view that sizes
  /// itself (chosen).
  open var inputAccessoryView: UIView? { nil }
  /// The view controller of a view that precedes ``inputView``. The default is `nil`.
  open var inputViewController: UIInputViewController? { nil }
  /// The view controller of a view that precedes ``inputAccessoryView``. The default is `nil`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Displays the present input views, if this is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.inputViewsMayHaveChanged()
  }

  /// Resigns as first responder.
  ///
  /// - Returns: `true` if this is not the first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// Moves the keyboard among the items of this collection view.
  ///
  /// - Returns: `false` if this is not a collection view, or has no item that way.
  func moveFocus(_ move: FocusMove) -> Bool { false }

  /// Displays the context menu at the middle of an element in this responder.
  ///
  /// - Returns: `false` if the responder has no menu for it.
  func showContextMenu(for element: UIResponder) -> Bool { false }

  /// The window whose keyboard input this responder can receive.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }
}

#if !canImport(ObjectiveC)
  extension UIResponder: AssociatedValueOwner, KeyValueObservable, MainKeyValueObserving {}
#endif
