extension CALayer {
  func markForLayout() {
    if withView({ $0.setNeedsLayout() }) != nil { return }
    makeExtras().needsLayout = true
    markOuterForLayout()
  }

  /// Marks the layers around this one, and the view around them, to be visited by the next layout.
  func markOuterForLayout() {
    var step = extras?.superlayer
    while let layer = step {
      layer.makeExtras().needsLayoutBelow = true
      if let view = layer.view {
        return MainActor.assumeIsolated {
          view.layoutState.isDueBelow = true
          view.layoutState.onlyDueChild = nil
          view.markAncestorsForLayout()
        }
      }
      step = layer.extras?.superlayer
    }
  }

  func layOutNow() {
    if withView({ $0.layoutIfNeeded() }) != nil { return }
    // As for views, the marked layers directly above come first.
    var top = self
    while let outer = top.extras?.superlayer, outer.view == nil, outer.extras?.needsLayout ?? false
    {
      top = outer
    }
    top.layOutMarked()
  }

  /// Lays out the marked layers in this one that are not a view's.
  func layOutPlainSublayers() {
    guard let extras, extras.needsLayoutBelow else { return }
    extras.needsLayoutBelow = false
    for layer in extras.plainSublayers { layer.layOutMarked() }
  }

  private func layOutMarked() {
    guard let extras else { return }
    if extras.needsLayout {
      extras.needsLayout = false
      layoutSublayers()
    }
    layOutPlainSublayers()
  }
}
