/// An explanation of an element's frame: the applied rules in order, with their numbers.
public struct LayoutExplanation: Hashable, Sendable {
  /// The explained element.
  public var element: LayoutElement
  /// The decisions, in order.
  public var steps: [LayoutStep]

  /// The frame that results from the steps: the last position and the last length along both axes.
  /// It equals the element's frame.
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
