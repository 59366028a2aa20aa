extension UIView {
  var inheritedTraits: UITraitCollection {
    owningController?.traitCollection ?? parentView?.traitCollection ?? rootTraits
  }

  /// The traits that this view overrides for itself and its subtree.
  ///
  /// A change takes effect in ``traitCollection`` immediately; handlers and
  /// `traitCollectionDidChange` are called before the next layout, or by
  /// ``updateTraitsIfNeeded()``.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: traitState.overrides) }
    set { setOverrides((newValue as? TraitOverrides)?.values ?? traitState.overrides) }
  }

  /// The light or dark style of this view and its subtree; `unspecified`, the default, to inherit
  /// it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.style ?? .unspecified }
    set {
      noteAssigned(.overrideUserInterfaceStyle)
      var values = traitState.overrides
      values.style = newValue == .unspecified ? nil : newValue
      setOverrides(values)
    }
  }

  /// Delivers pending trait changes now instead of before the next layout.
  public func updateTraitsIfNeeded() {
    root.deliverTraitChanges()
  }

  /// Ends a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.handlers.removeAll { $0 === registration }
  }

  private func setOverrides(_ values: TraitValues) {
    guard values != traitState.overrides else { return }
    traitState.overrides = values
    invalidateTraits()
    setNeedsLayout()
  }

  /// Discards the resolved traits of the subtree, and marks its views for delivery.
  func invalidateTraits() {
    invalidateTraitsBelow()
    var step = parentView
    while let view = step, !view.subtreeHasPendingTraits {
      view.subtreeHasPendingTraits = true
      step = view.parentView
    }
  }

  private func invalidateTraitsBelow() {
    subtreeHasPendingTraits = true
    owningController?.traitState.invalidate()
    traitState.invalidate()
    noteDrawingChange()
    for child in children { child.invalidateTraitsBelow() }
  }

  /// Notifies views and view controllers of changed traits, from the top down.
  func deliverTraitChanges() {
    guard subtreeHasPendingTraits else { return }
    subtreeHasPendingTraits = false
    owningController?.deliverOwnTraitChange()
    if traitState.isPending {
      let current = traitCollection
      if let before = traitState.takeChange(current) {
        current.performAsCurrent {
          traitState.callHandlers(from: before, to: current)
          traitCollectionDidChange(before)
        }
        traitsDidChange(from: before)
        if AppearanceProxies.dependsOnTraits, windowLink != nil { applyAppearance() }
        if constraintItem != nil || !systemGuides.isEmpty {
          traitsForConstraintsDidChange(from: before, to: current)
        }
        if !before.hasOnlyColorDifferences(from: current) { setNeedsLayout() }
        refreshMargins()
      }
    }
    for child in children { child.deliverTraitChanges() }
  }
}

extension UITraitCollection {
  /// Returns whether only colors can look different between the two.
  func hasOnlyColorDifferences(from other: UITraitCollection) -> Bool {
    var here = values
    here.style = other.values.style
    here.level = other.values.level
    here.contrast = other.values.contrast
    here.displayGamut = other.values.displayGamut
    return here == other.values
  }
}
