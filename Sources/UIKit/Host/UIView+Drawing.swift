extension UIView {
  /// The drawing of a view that has a box only: the default of ``UIView/drawing(at:)``.
  ///
  /// - Complexity: O(n) in the number of the view's own animations. It allocates nothing for a view
  ///   without animations.
  func boxDrawing(at moment: DrawingMoment) -> ViewDrawing {
    let presented = presentation(at: moment)
    var drawing = ViewDrawing(
      presented, of: layer.look(at: moment), isMirrored: isPlacedMirrored, in: parentView?.layer,
      traits: traitCollection)
    drawing.contentOrigin = originAsShown(presented.bounds)
    if let drawn = drawnContent() { drawing.content = .recording(drawn) }
    drawing.accessibility = accessibilityFacts
    drawing.claimedDrags = claimedDrags
    drawing.tracksHover = tracksHover
    return drawing
  }

  // MARK: Recorded content

  /// Returns the content that a closure draws, for ``UIView/drawing(at:)``.
  ///
  /// The closure is called if the view was not recorded since ``setNeedsDisplay()``, if its traits
  /// are others, or if its size is another and its content mode is `redraw`, or the recorded size
  /// was empty. Otherwise the last recording is placed in the bounds by the content mode.
  package func recorded(_ draw: (inout DisplayListRecorder) -> Void) -> DrawnContent {
    let bounds = bounds
    let traits = traitCollection
    if let last = lastRecording?.recording(for: self, in: traits), !last.area.isEmpty {
      return .recording(last)
    }
    var recorder = DisplayListRecorder(
      bounds: bounds, traits: traits, direction: effectiveUserInterfaceLayoutDirection)
    draw(&recorder)
    let recording = Recording(list: recorder.list, area: bounds, fit: ContentFit(contentMode))
    lastRecording = LastRecording(recording, in: traits)
    return .recording(recording)
  }
}

extension ContentFit {
  init(_ mode: UIView.ContentMode) {
    self =
      switch mode {
      case .scaleToFill, .redraw: .fill
      case .scaleAspectFit: .aspectFit
      case .scaleAspectFill: .aspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
  }
}
