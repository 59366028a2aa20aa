#if !canImport(ObjectiveC)
  /// A recorder of actions that undo and redo changes.
  ///
  /// Foundation on Linux has none. An action is registered while the change that it undoes is made.
  /// The actions of one turn of the main queue are undone together. The actions that are registered
  /// while others are undone redo them. Targets are not retained; the actions of a released target
  /// do nothing. See [UndoManager][1].
  ///
  /// [1]: https://developer.apple.com/documentation/foundation/undomanager
  @preconcurrency @MainActor
  open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The open groups, from the outermost one.
    private var openGroups: [UndoGroup] = []
    private var disabledCount = 0
    /// A Boolean value that indicates whether the outermost group ends with the turn of the queue.
    private var isGroupOfEvent = false

    /// Creates a manager without actions.
    public override init() { super.init() }

    // MARK: Groups

    /// A Boolean value that indicates whether the actions of one turn of the main queue make a
    /// group. The default is `true`.
    open var groupsByEvent = true
    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }
    /// The greatest number of groups to undo; earlier ones are removed. The default is 0, for no
    /// limit.
    open var levelsOfUndo = 0 { didSet { limit() } }

    /// Begins a group within the open one.
    open func beginUndoGrouping() {
      beginGroupOfEvent()
      open()
    }

    /// Ends the innermost group.
    ///
    /// - Precondition: A group is open.
    open func endUndoGrouping() {
      require(
        !openGroups.isEmpty,
        "endUndoGrouping() was called with no open group; call beginUndoGrouping() first.")
      post(.NSUndoManagerCheckpoint)
      close()
    }

    private func beginGroupOfEvent() {
      guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
      open()
      isGroupOfEvent = true
      NextTurn.run { [weak self] in
        guard let self, isGroupOfEvent, openGroups.count == 1 else { return }
        close()
      }
    }

    private func open() {
      openGroups.append(UndoGroup())
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func close() {
      post(.NSUndoManagerWillCloseUndoGroup)
      let group = openGroups.removeLast()
      if openGroups.isEmpty { isGroupOfEvent = false }
      defer { post(.NSUndoManagerDidCloseUndoGroup) }
      guard !group.steps.isEmpty else { return }
      if let outer = openGroups.last {
        outer.steps.append(.group(group))
        if outer.name.isEmpty { outer.name = group.name }
      } else if isUndoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
        limit()
      }
    }

    private func limit() {
      guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }

    // MARK: Registration

    /// A Boolean value that indicates whether actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Ends the recording of actions, until as many calls of ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Begins the recording of actions again.
    ///
    /// - Precondition: The recording was ended.
    open func enableUndoRegistration() {
      require(
        disabledCount > 0,
        "enableUndoRegistration() was called more often than disableUndoRegistration(); call it "
          + "once for each.")
      disabledCount -= 1
    }

    /// Registers a closure that undoes a change.
    ///
    /// - Parameters:
    ///   - target: The object that the closure receives, which is not retained.
    ///   - handler: The closure.
    /// - Precondition: A group is open, or ``groupsByEvent`` is `true`.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      register(UndoAction(target) { [weak target] in target.map(handler) })
    }

    /// Registers a method that undoes a change.
    ///
    /// - Parameters:
    ///   - target: The object whose method is called, which is not retained.
    ///   - selector: A method with one parameter.
    ///   - anObject: The parameter, which is retained.
    /// - Precondition: A group is open, or ``groupsByEvent`` is `true`.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      let object = target as AnyObject
      register(
        UndoAction(object) { [weak object] in
          if let object { selector.send(to: object, sender: anObject) }
        })
    }

    private func register(_ action: UndoAction) {
      guard isUndoRegistrationEnabled else { return }
      beginGroupOfEvent()
      guard let group = openGroups.last else {
        fatalError(
          "An action was registered with no open group; call beginUndoGrouping() first, or set "
            + "groupsByEvent to true.")
      }
      group.steps.append(.action(action))
      if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Removes all actions. Groups stay open.
    open func removeAllActions() {
      undoStack = []
      redoStack = []
      for group in openGroups { group.steps = [] }
    }

    /// Removes the actions of a target.
    open func removeAllActions(withTarget target: Any) {
      let object = target as AnyObject
      for group in undoStack + redoStack + openGroups { group.remove(object) }
      undoStack.removeAll(where: \.steps.isEmpty)
      redoStack.removeAll(where: \.steps.isEmpty)
    }

    // MARK: Undoing

    /// A Boolean value that indicates whether actions are undone at present.
    open private(set) var isUndoing = false
    /// A Boolean value that indicates whether actions are redone at present.
    open private(set) var isRedoing = false
    /// A Boolean value that indicates whether there are actions to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
    /// A Boolean value that indicates whether there are actions to redo.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Ends the open group, and undoes the last group. Without actions it does nothing.
    ///
    /// - Precondition: At most one group is open.
    open func undo() {
      require(
        openGroups.count <= 1,
        "undo() was called with \(openGroups.count) open groups; end all but one with "
          + "endUndoGrouping() before.")
      if openGroups.count == 1 { close() }
      undoNestedGroup()
    }

    /// Undoes the last group that has ended: of the open group, if there is one.
    open func undoNestedGroup() {
      post(.NSUndoManagerCheckpoint)
      let group: UndoGroup
      if let outer = openGroups.last {
        guard case .group(let inner) = outer.steps.last else { return }
        outer.steps.removeLast()
        group = inner
      } else {
        guard let last = undoStack.popLast() else { return }
        group = last
      }
      post(.NSUndoManagerWillUndoChange)
      isUndoing = true
      perform(group)
      isUndoing = false
      post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last. Without one it does nothing.
    open func redo() {
      post(.NSUndoManagerCheckpoint)
      guard let group = redoStack.popLast() else { return }
      post(.NSUndoManagerWillRedoChange)
      isRedoing = true
      perform(group)
      isRedoing = false
      post(.NSUndoManagerDidRedoChange)
    }

    /// Performs the actions of a group, and records the inverse ones in a group of their own.
    private func perform(_ group: UndoGroup) {
      let outer = openGroups
      openGroups = []
      open()
      openGroups.last?.name = group.name
      group.perform()
      while !openGroups.isEmpty { close() }
      openGroups = outer
    }

    // MARK: Names

    /// Sets the name of the open group, or of the last one, for menus, such as `Typing`.
    open func setActionName(_ actionName: String) {
      (openGroups.first ?? undoStack.last)?.name = actionName
    }

    /// The name of the actions to undo; empty without one.
    open var undoActionName: String {
      let open = openGroups.first.flatMap { $0.steps.isEmpty ? nil : $0 }
      return (open ?? undoStack.last)?.name ?? ""
    }
    /// The name of the actions to redo; empty without one.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of the command that undoes, such as `Undo Typing`.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the command that redoes, such as `Redo Typing`.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a command that undoes actions of a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// Returns the title of a command that redoes actions of a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
  }
#endif
