extension UIView {
  var inheritedTraits: UITraitCollection {
    owningController?.traitCollection ?? parentView?.traitCollection ?? rootTraits
  }

  /// Traits that this view sets for itself and everything in it.
  ///
  /// A change shows in ``traitCollection`` at once; handlers and `traitCollectionDidChange` are
  /// called before the next layout, or by ``updateTraitsIfNeeded()``.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: traitState.overrides) }
    set { setOverrides((newValue as? TraitOverrides)?.values ?? traitState.overrides) }
  }

  /// Light or dark for this view and everything in it; `unspecified`, the default, to inherit it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.style ?? .unspecified }
    set {
      var values = traitState.overrides
      values.style = newValue == .unspecified ? nil : newValue
      setOverrides(values)
    }
  }

  /// Tells of trait changes now that would be told before the next layout.
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

  /// Forgets resolved traits here and below, and marks the views to be told.
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

  /// Tells views and view controllers from the top down of traits that changed.
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
        if !before.hasOnlyColorDifferences(from: current) { setNeedsLayout() }
        refreshMargins()
      }
    }
    for child in children { child.deliverTraitChanges() }
  }
}

extension UITraitCollection {
  /// Whether nothing but colours can look different between the two.
  func hasOnlyColorDifferences(from other: UITraitCollection) -> Bool {
    var here = values
    here.style = other.values.style
    here.level = other.values.level
    here.contrast = other.values.contrast
    here.displayGamut = other.values.displayGamut
    return here == other.values
  }
}
