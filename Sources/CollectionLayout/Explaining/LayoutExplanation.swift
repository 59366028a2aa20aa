/// Why an element's frame is what it is: the rules that were applied, in order, with their numbers.
public struct LayoutExplanation: Hashable, Sendable {
  /// What is explained.
  public var element: LayoutElement
  /// The decisions, in the order in which they were made.
  public var steps: [LayoutStep]

  /// The frame that the steps come to: the last position and the last length along both axes. It equals
  /// the element's frame.
  public var frame: LayoutRect {
    var frame = LayoutRect()
    for step in steps {
      guard let axis = step.axis else { continue }
      if step.subject == .position { frame.origin[axis] = step.result }
      if step.subject == .frameLength { frame.size[axis] = step.result }
    }
    return frame
  }
}
