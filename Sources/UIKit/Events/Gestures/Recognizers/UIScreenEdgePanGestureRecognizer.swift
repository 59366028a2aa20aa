/// Recognizes a pan that begins at an edge of the window.
///
/// The width of the edge is chosen here, not recorded.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may begin. Default none.
  open var edges: UIRectEdge = []

  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, progress.sequence.count == touches.count else { return }
    start = progress.location
    if touchedEdges.isEmpty { state = .failed }
  }

  /// The edges in question at which the touch began.
  private var touchedEdges: UIRectEdge {
    guard let bounds = attachedView?.owningWindow?.bounds else { return [] }
    let width = GestureConstants.edgeWidth
    var touched: UIRectEdge = []
    if start.y <= bounds.minY + width { touched.insert(.top) }
    if start.x <= bounds.minX + width { touched.insert(.left) }
    if start.y >= bounds.maxY - width { touched.insert(.bottom) }
    if start.x >= bounds.maxX - width { touched.insert(.right) }
    return touched.intersection(edges)
  }

  /// Excludes pans along the edge or towards it.
  override func mayBegin() -> Bool {
    let way = translation(in: nil)
    let touched = touchedEdges
    let isAcross = abs(way.x) >= abs(way.y)
    return touched.contains(.left) && isAcross && way.x > 0
      || touched.contains(.right) && isAcross && way.x < 0
      || touched.contains(.top) && !isAcross && way.y > 0
      || touched.contains(.bottom) && !isAcross && way.y < 0
  }
}
