/// The source of a drag.
@preconcurrency @MainActor
protocol DragSource: AnyObject {
  func sessionWillBegin(_ drag: ActiveDrag)
  func sessionDidMove(_ drag: ActiveDrag)
  func session(
    _ drag: ActiveDrag, willAdd items: [UIDragItem], by interaction: UIDragInteraction)
  func session(_ drag: ActiveDrag, willEndWith operation: UIDropOperation)
  func session(_ drag: ActiveDrag, didEndWith operation: UIDropOperation)
  /// Returns the location to which the preview of an item returns; `nil` if it fades.
  func cancellationPreview(
    of item: UIDragItem, from preview: UITargetedDragPreview, with animator: DragAnimator
  ) -> UITargetedPreview?
}

/// A destination of drags.
@preconcurrency @MainActor
protocol DropTarget: UIInteraction {
  var allowsSimultaneousDropSessions: Bool { get }
  func canHandle(_ session: DropSession) -> Bool
  func didEnter(_ session: DropSession)
  func update(_ session: DropSession) -> UIDropProposal
  func didExit(_ session: DropSession)
  func perform(_ session: DropSession)
  /// Returns the location to which the preview of an item moves; `nil` if it fades.
  func landingPreview(
    of item: UIDragItem, default preview: UITargetedDragPreview, with animator: DragAnimator
  ) -> UITargetedPreview?
  func conclude(_ session: DropSession)
  func didEnd(_ session: DropSession)
}

/// A drag of items from its lift to its end: it finds the destinations under the finger, and tells
/// the source and them of its steps.
@MainActor
final class ActiveDrag {
  /// The drags of the app, in the order in which they were lifted.
  private(set) static var all: [ActiveDrag] = []

  private(set) var items: [UIDragItem] = []
  /// The location of the finger, in the coordinates of the window.
  private(set) var location: CGPoint
  private(set) var allowsMoveOperation = true
  private(set) var isRestricted = false
  /// A Boolean value that indicates whether the finger has moved since the lift.
  private(set) var hasBegun = false
  /// The drag, as its source sees it. It retains this object, which releases it at the end.
  var session: DragSession {
    if let madeSession { return madeSession }
    let session = DragSession(self)
    madeSession = session
    return session
  }

  private var madeSession: DragSession?
  private let source: any DragSource
  private let window: UIWindow
  private let overlay: DragOverlayView
  /// The destinations that were asked, with their answers and their views of the drag.
  private var known: [(target: any DropTarget, session: DropSession, accepts: Bool)] = []
  private var current: (any DropTarget)?
  private var operation = UIDropOperation.cancel
  /// A Boolean value that indicates whether the finger was lifted.
  private var isOver = false

  init(_ source: any DragSource, in window: UIWindow, at location: CGPoint) {
    self.source = source
    self.window = window
    self.location = location
    overlay = DragOverlayView(in: window)
    Self.all.append(self)
  }

  /// Adds an item with its preview; `nil` for an item without one.
  func add(_ item: UIDragItem, _ preview: UITargetedPreview?) {
    items.append(item)
    if let preview { overlay.lift(item, preview, at: location) }
  }

  /// Returns the size of the preview of an item, in points; zero without a preview.
  func previewSize(of item: UIDragItem) -> CGSize {
    overlay.preview(of: item)?.view.bounds.size ?? .zero
  }

  /// Tells the source of items that are about to be added.
  func willAdd(_ items: [UIDragItem], by interaction: UIDragInteraction) {
    source.session(self, willAdd: items, by: interaction)
  }

  /// Ends a drag without items.
  func abandon() {
    isOver = true
    Self.all.removeAll { $0 === self }
    overlay.removeFromSuperview()
    madeSession = nil
  }

  // MARK: - The finger

  /// Begins the drag after the first movement of the finger.
  func begin(allowsMove: Bool, isRestricted: Bool) {
    hasBegun = true
    allowsMoveOperation = allowsMove
    self.isRestricted = isRestricted
    source.sessionWillBegin(self)
    overlay.beginDrag()
  }

  /// Moves the previews with the finger to a location in the window, and updates the destination.
  func move(to location: CGPoint) {
    guard !isOver else { return }
    self.location = location
    overlay.move(to: location)
    source.sessionDidMove(self)
    updateTarget()
  }

  /// Asks the destinations under the finger again, such as after their content has scrolled.
  func updateTarget() {
    guard !isOver, hasBegun else { return }
    let found = target(at: location)
    if found !== current {
      if let old = current { old.didExit(session(of: old)) }
      current = found
      if let found { found.didEnter(session(of: found)) }
    }
    operation = .cancel
    guard let current else { return }
    operation = current.update(session(of: current)).operation
    if operation == .move, !allowsMoveOperation { operation = .cancel }
  }

  /// Ends the drag: the items are dropped if the destination accepts them, or return otherwise.
  ///
  /// - Parameter commits: `false` if the touch was cancelled.
  func end(commits: Bool) {
    guard !isOver else { return }
    isOver = true
    Self.all.removeAll { $0 === self }
    let isDropped = commits && (operation == .copy || operation == .move)
    if !isDropped { operation = .cancel }
    if hasBegun { source.session(self, willEndWith: operation) }
    if isDropped, let current { drop(on: current) } else { returnItems() }
  }

  // MARK: - Destinations

  /// Returns the innermost destination at a location that accepts the items.
  private func target(at location: CGPoint) -> (any DropTarget)? {
    var step = window.hitTest(location, with: nil)
    while let view = step {
      for case let target as any DropTarget in view.interactions where accepts(target) {
        return target
      }
      step = view.superview
    }
    return nil
  }

  private func accepts(_ target: any DropTarget) -> Bool {
    if let answer = known.first(where: { $0.target === target }) { return answer.accepts }
    let isBusy = Self.all.contains { $0 !== self && $0.current === target }
    guard !isBusy || target.allowsSimultaneousDropSessions else { return false }
    let session = DropSession(self)
    let accepts = target.canHandle(session)
    known.append((target, session, accepts))
    return accepts
  }

  private func session(of target: any DropTarget) -> DropSession {
    known.first { $0.target === target }!.session
  }

  // MARK: - The end

  private func drop(on target: any DropTarget) {
    let session = session(of: target)
    target.perform(session)
    land {
      target.landingPreview(of: $0, default: $1, with: $2)
    } completion: {
      target.conclude(session)
    }
  }

  private func returnItems() {
    land {
      self.source.cancellationPreview(of: $0, from: $1, with: $2)
    } completion: {
    }
  }

  /// Moves the previews to their locations, and ends the drag after that.
  ///
  /// - Parameters:
  ///   - location: Returns the location of an item's preview; `nil` if it fades. It is called for
  ///     all items before the first preview moves.
  ///   - completion: A closure that is called once all previews are gone.
  private func land(
    at location: (UIDragItem, UITargetedDragPreview, DragAnimator) -> UITargetedPreview?,
    completion: @escaping () -> Void
  ) {
    let moves = items.map { item in
      let animator = DragAnimator()
      let preview = overlay.preview(of: item).flatMap { location(item, $0, animator) }
      return (item, preview, animator)
    }
    var remaining = moves.count
    for (item, preview, animator) in moves {
      overlay.land(item, at: preview, with: animator) { [self] in
        remaining -= 1
        guard remaining == 0 else { return }
        overlay.removeFromSuperview()
        completion()
        for (target, session, accepts) in known where accepts { target.didEnd(session) }
        current = nil
        source.session(self, didEndWith: operation)
        known = []
        madeSession = nil
      }
    }
  }
}
