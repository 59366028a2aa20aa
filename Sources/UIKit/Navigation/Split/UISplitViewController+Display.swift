extension UISplitViewController {
  /// The duration of a movement of columns, in seconds: chosen.
  private static let duration: TimeInterval = 0.35

  // MARK: Geometry

  /// The frames of an expanded interface.
  var geometry: SplitGeometry {
    let traits = traitCollection
    let view = viewIfLoaded
    return SplitGeometry(
      size: (view?.bounds ?? UIScreen.main.bounds).size, safeArea: view?.safeAreaInsets ?? .zero,
      scale: traits.roundingScale, isTriple: style == .tripleColumn,
      isFloating: primaryBackgroundStyle == .sidebar && traits.generation == .iOS26,
      widths: state.widths)
  }

  func modes(isFirst: Bool) -> SplitModes {
    SplitModes(geometry: geometry, behavior: preferredSplitBehavior, isFirst: isFirst)
  }

  /// Returns the columns that are in view in a mode.
  func columns(in mode: DisplayMode) -> Set<Column> {
    let count = mode.besideCount
    guard style == .tripleColumn else { return count == 0 ? [.secondary] : [.primary, .secondary] }
    return [[.secondary], [.supplementary, .secondary], [.primary, .supplementary, .secondary]][
      count]
  }

  /// A Boolean value that indicates whether the primary column is at the right.
  private var isMirrored: Bool {
    let isRightToLeft = container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }

  // MARK: Appearance

  /// Displays the columns for the first time.
  func mountIfNeeded() {
    guard !state.isMounted, !state.columns.isEmpty, container?.window != nil else { return }
    state.isMounted = true
    if traitCollection.horizontalSizeClass == .compact { return collapse(isFirst: true) }
    let mode = modes(isFirst: true).resolved(preferredDisplayMode)
    delegate?.splitViewController(self, willChangeTo: mode)
    for controller in hostedInOrder { enter(controller) }
    expandViews(to: mode, hiding: [])
    tellOfEnd()
  }

  /// Displays the views of the columns in a mode, without movement. Calls of the end wait.
  func expandViews(to mode: DisplayMode, hiding hidden: [Column]) {
    let shown = columns(in: mode)
    for column in hidden { tellWillHide(column) }
    for column in columnsInOrder where shown.contains(column) { tellWillShow(column) }
    state.mode = mode
    state.shown = shown
    UIView.performWithoutAnimation {
      for column in columnsInOrder where shown.contains(column) { showView(of: column) }
      layOutColumns()
    }
    for column in columnsInOrder where shown.contains(column) {
      state.ending.append { [weak self] in self?.tellDidShow(column) }
    }
    for column in hidden { state.ending.append { [weak self] in self?.tellDidHide(column) } }
  }

  /// Adds the view of a column at its frame.
  func showView(of column: Column) {
    guard let container, let controller = hosted(column) else { return }
    controller.loadViewIfNeeded()
    place(column, geometry.columns(in: state.mode))
    container.addSubview(controller.view)
    arrange()
    container.setNeedsLayout()
  }

  /// Puts the views in order, from the secondary column to the primary one.
  private func arrange() {
    guard let container else { return }
    let isOver = state.mode.isOver
    if isOver, container.dimming.superview == nil { container.addSubview(container.dimming) }
    let hasPlate = geometry.isFloating && state.shown.contains(.primary)
    if hasPlate, container.plate.superview == nil { container.addSubview(container.plate) }
    let views =
      [hosted(.secondary)?.viewIfLoaded, isOver ? container.dimming : nil]
      + [style == .tripleColumn ? hosted(.supplementary)?.viewIfLoaded : nil]
      + [hasPlate ? container.plate : nil, hosted(.primary)?.viewIfLoaded]
    for view in views {
      if let view, view.superview === container { container.bringSubviewToFront(view) }
    }
  }

  /// The views of the columns from the leading edge on.
  var viewsInReadingOrder: [UIView] {
    state.isStacked
      ? [] : hostedInOrder.compactMap(\.viewIfLoaded).filter { $0.superview === container }
  }

  // MARK: Layout

  /// Gives the views of the columns their frames.
  func layOutColumns() {
    guard let container, state.isMounted else { return }
    container.edgePan.recognizer.edges = isMirrored ? .right : .left
    if isMirrored != state.isModeItemMirrored {
      state.isModeItemMirrored = isMirrored
      modeItem.image = UIImage(systemName: isMirrored ? "sidebar.right" : "sidebar.left")
    }
    guard !state.isStacked else { return layOutRoot() }
    guard state.endMovement == nil else { return }
    updateModeForSize()
    arrangeFrames()
    arrange()
    updateModeItem()
  }

  private func layOutRoot() {
    guard let container, let view = state.root?.viewIfLoaded else { return }
    if view.frame != container.bounds { view.frame = container.bounds }
    updateModeItem()
  }

  /// Chooses another mode if the size does not permit the present one.
  private func updateModeForSize() {
    let size = geometry.size
    guard size != state.sizeOfMode else { return }
    let isFirst = state.sizeOfMode == .zero
    state.sizeOfMode = size
    guard !isFirst, size != .zero else { return }
    changeMode(to: wantedMode, animated: false)
  }

  /// The mode that the app or the user chose, or the nearest one that the size permits.
  private var wantedMode: DisplayMode {
    if let requested = state.requested { return requested }
    // Columns do not cover others by themselves.
    return modes(isFirst: true).resolved(preferredDisplayMode)
  }

  private func arrangeFrames() {
    guard let container else { return }
    let columns = geometry.columns(in: state.mode)
    for column in columnsInOrder where hosted(column)?.viewIfLoaded?.superview === container {
      place(column, columns)
    }
    let isFloating = geometry.isFloating
    container.plate.frame = mirrored(columns.primary)
    container.plate.alpha = isFloating ? 1 : 0
    container.dimming.frame = container.bounds
    container.dimming.alpha = state.mode.isOver ? 1 : 0
    container.showLines(columns.lines.map(mirrored))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored, let container else { return frame }
    return frame.mirrored(in: container.bounds)
  }

  /// Gives the view of a column its frame, and the insets that a floating column covers.
  private func place(_ column: Column, _ columns: SplitGeometry.Columns) {
    guard let controller = hosted(column), let view = controller.viewIfLoaded else { return }
    let (frame, inset): (CGRect, CGFloat) =
      switch column {
      case .primary: (columns.primary, 0)
      case .supplementary: (columns.supplementary, columns.supplementaryInset)
      default: (columns.secondary, columns.secondaryInset)
      }
    controller.setBarInsets(
      isMirrored
        ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: inset)
        : UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0))
    if column == .primary {
      let isFloating = geometry.isFloating
      view.layer.cornerRadius = isFloating ? SplitView.cornerRadius : 0
      view.clipsToBounds = isFloating
      // Dark backgrounds are lighter there than around the column (chosen).
      if isFloating { controller.traitOverrides.userInterfaceLevel = .elevated }
    }
    view.autoresizingMask = []
    let target = mirrored(frame)
    if view.frame != target { view.frame = target }
  }

  // MARK: Changes of the mode

  /// Displays the preferred mode after it was set.
  func updateMode() {
    guard state.isMounted, !state.isStacked else { return }
    let mode = modes(isFirst: false).resolved(preferredDisplayMode)
    changeMode(to: mode, animated: UIView.isInAnimation)
  }

  /// Displays another mode.
  func changeMode(to mode: DisplayMode, animated: Bool) {
    guard mode != state.mode, let container else { return }
    state.endMovement?()
    let before = state.shown
    let after = columns(in: mode)
    delegate?.splitViewController(self, willChangeTo: mode)
    let hidden = columnsInOrder.filter { before.contains($0) && !after.contains($0) }
    let appearing = columnsInOrder.filter { after.contains($0) && !before.contains($0) }
    for column in hidden { tellWillHide(column) }
    for column in appearing { tellWillShow(column) }
    let moves = animated && container.window != nil && UIView.areAnimationsEnabled
    UIView.performWithoutAnimation {
      for column in appearing {
        guard let controller = hosted(column) else { continue }
        // The column comes from beside the container.
        if moves {
          controller.beginAppearance(animated: true) { showView(of: column) }
        } else {
          showView(of: column)
        }
        controller.view.layoutIfNeeded()
      }
    }
    for column in hidden where moves { hosted(column)?.beginDisappearance(animated: true) }
    state.mode = mode
    state.shown = after
    let end: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      for column in hidden { hosted(column)?.viewIfLoaded?.removeFromSuperview() }
      for column in appearing where moves { hosted(column)?.endAppearance() }
      removeUnusedViews()
      container.setNeedsLayout()
      for column in hidden { tellDidHide(column) }
      for column in appearing { tellDidShow(column) }
      container.window?.updateStatusBar()
    }
    guard moves else {
      UIView.performWithoutAnimation {
        arrangeFrames()
        arrange()
        updateModeItem()
        container.setNeedsLayout()
      }
      return end()
    }
    move(end)
  }

  private func move(_ end: @escaping @MainActor () -> Void) {
    guard let container else { return }
    let number = state.movementCount + 1
    state.movementCount = number
    state.endMovement = { [weak self] in
      self?.state.endMovement = nil
      end()
    }
    UIView.performWithoutAnimation {
      arrange()
      if state.mode.isOver {
        container.dimming.frame = container.bounds
        container.dimming.alpha = 0
      }
      updateModeItem()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
    ) { [self] in
      arrangeFrames()
      container.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, state.movementCount == number else { return }
      state.endMovement?()
    }
  }

  private func removeUnusedViews() {
    guard let container else { return }
    if !state.mode.isOver { container.dimming.removeFromSuperview() }
    if !state.shown.contains(.primary) || state.isStacked { container.plate.removeFromSuperview() }
  }

  // MARK: Requests of the app and the user

  func showByUser(_ column: Column) {
    guard state.isMounted else { return }
    guard !state.isStacked else { return showStacked(column) }
    let count =
      switch column {
      case .primary: style == .tripleColumn ? 2 : 1
      case .supplementary: max(1, state.mode.besideCount)
      case .secondary, .compact: state.mode.besideCount
      }
    request(columns: count)
  }

  func hideByUser(_ column: Column) {
    guard state.isMounted else { return }
    guard !state.isStacked else { return hideStacked(column) }
    let count =
      switch column {
      case .primary: style == .tripleColumn ? min(1, state.mode.besideCount) : 0
      case .supplementary: 0
      case .secondary, .compact: state.mode.besideCount
      }
    request(columns: count)
  }

  private func request(columns count: Int) {
    guard count != state.mode.besideCount else { return }
    request(modes(isFirst: false).mode(columns: count, after: state.mode))
  }

  private func request(_ mode: DisplayMode) {
    state.requested = mode
    changeMode(to: mode, animated: true)
  }

  /// Hides the columns that cover the secondary one.
  func hideColumnsOverSecondary() {
    if state.mode.isOver { request(columns: 0) }
  }

  /// A Boolean value that indicates whether a pan from the edge displays a column.
  var mayShowByGesture: Bool {
    guard presentsWithGesture, state.isMounted, !state.isStacked else { return false }
    let most = style == .tripleColumn ? 2 : 1
    let leading = columnsInOrder.first { state.shown.contains($0) }.flatMap(hosted)
    let canPop = (leading as? UINavigationController).map { $0.viewControllers.count > 1 } ?? false
    return state.mode.besideCount < most && !canPop
  }

  /// Displays one column more.
  func showNextColumn() { request(columns: state.mode.besideCount + 1) }

  func userDidTapModeItem() {
    guard state.isMounted, !state.isStacked else { return }
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic {
      return request(modes(isFirst: false).resolved(target))
    }
    switch (style == .tripleColumn, state.mode.besideCount) {
    case (false, let count): request(columns: 1 - count)
    case (true, 1): request(columns: 2)
    case (true, _): request(columns: 1)
    }
  }

  // MARK: The button

  /// Displays the button for the display mode in the bar of the first column in view.
  func updateModeItem() {
    if modeItem.isHidden != state.isStacked { modeItem.isHidden = state.isStacked }
    guard style != .unspecified else { return }
    let isVisible =
      displayModeButtonVisibility == .always
      || displayModeButtonVisibility == .automatic && presentsWithGesture
    let first = columnsInOrder.first { state.shown.contains($0) }
    for column in columnsInOrder {
      let navigation = hosted(column) as? UINavigationController
      guard let item = navigation?.viewControllers.first?.navigationItem else { continue }
      let wanted = isVisible && !state.isStacked && column == first ? modeItem : nil
      if item.itemOfContainer !== wanted { item.itemOfContainer = wanted }
    }
  }
}
