package import Scenes

extension UIView {
  /// The drawing of a view that has a box only: the default of ``UIView/drawing(at:)``.
  ///
  /// - Complexity: O(n) in the number of the view's own animations. It allocates nothing for a view
  ///   without animations.
  func boxDrawing(at moment: DrawingMoment) -> SceneNode {
    let presented = layer.presentation(at: moment)
    var node = SceneNode(
      id: sceneID, presented, of: presented.copy ?? layer, isMirrored: isPlacedMirrored,
      in: parentView?.layer,
      contentOrigin: originAsShown(shownBounds(presented.bounds, at: moment)), at: moment,
      traits: traitCollection)
    if let drawn = drawnContent() { node.drawing = drawn }
    node.accessibility = SceneAccessibility { description in
      description = accessibilityFacts
      describe(&description)
      description.complete()
    }
    node.claimedDrags = claimedDrags
    node.tracksHover = tracksHover
    if moment == .end {
      node.animations = SceneAnimation.all(
        of: layer, isPlacedMirrored: isPlacedMirrored, mirrorsContent: mirrorsContent,
        in: traitCollection)
    }
    return node
  }

  // MARK: Recorded content

  /// Returns the drawing that a closure records, for ``UIView/drawing(at:)``.
  ///
  /// The closure is called if the view was not recorded since ``setNeedsDisplay()``, if its traits
  /// are others, or if its size is another and its content mode is `redraw`, or the recorded size
  /// was empty. Otherwise the last recording is placed in the bounds by the content mode.
  package func recorded(_ draw: (inout MarkRecorder) -> Void) -> SceneDrawing {
    let bounds = bounds
    let traits = traitCollection
    if let last = lastRecording?.drawing(for: self, in: traits), last.size.width > 0,
      last.size.height > 0
    {
      return last
    }
    var recorder = MarkRecorder(
      bounds: bounds, traits: traits, direction: effectiveUserInterfaceLayoutDirection)
    draw(&recorder)
    let drawing = SceneDrawing(
      recorded: recorder.marks, in: bounds, fit: SceneDrawing.Fit(contentMode))
    lastRecording = LastRecording(drawing, in: traits)
    return drawing
  }
}
