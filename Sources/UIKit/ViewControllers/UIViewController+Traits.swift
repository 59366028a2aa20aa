extension UIViewController {
  /// The traits that this view controller overrides for itself, its view, and its descendants.
  ///
  /// A change takes effect in `traitCollection` immediately; handlers and
  /// `traitCollectionDidChange` are called before the next layout, or by
  /// ``updateTraitsIfNeeded()``.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: traitState.overrides) }
    set { setOverrides((newValue as? TraitOverrides)?.values ?? traitState.overrides) }
  }

  /// The light or dark style of this view controller, its view, and its descendants; `unspecified`,
  /// the default, to inherit it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.style ?? .unspecified }
    set {
      var values = traitState.overrides
      values.style = newValue == .unspecified ? nil : newValue
      setOverrides(values)
    }
  }

  /// Delivers pending trait changes now instead of before the next layout.
  public func updateTraitsIfNeeded() {
    if let view = viewIfLoaded {
      view.updateTraitsIfNeeded()
    } else {
      deliverOwnTraitChange()
      for child in children { child.updateTraitsIfNeeded() }
    }
  }

  /// Ends a registration for trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.handlers.removeAll { $0 === registration }
  }

  var inheritedTraits: UITraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
      ?? viewIfLoaded?.rootTraits ?? UIScreen.main.traitCollection
  }

  private func setOverrides(_ values: TraitValues) {
    guard values != traitState.overrides else { return }
    traitState.overrides = values
    invalidateTraitsOfFamily()
    viewIfLoaded?.setNeedsLayout()
  }

  func invalidateTraitsOfFamily() {
    traitState.invalidate()
    viewIfLoaded?.invalidateTraits()
    for child in children where child.viewIfLoaded?.superview == nil {
      child.invalidateTraitsOfFamily()
    }
  }

  func deliverOwnTraitChange() {
    guard traitState.isPending else { return }
    let current = traitCollection
    guard let before = traitState.takeChange(current) else { return }
    current.performAsCurrent {
      traitState.callHandlers(from: before, to: current)
      traitCollectionDidChange(before)
    }
  }
}
