/// The drag of items from a view: a long press lifts them, and they follow the finger.
///
///     view.addInteraction(UIDragInteraction(delegate: self))
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uidraginteraction
///
/// The delegate is called in this order: for the items, for their previews, `willAnimateLift`;
/// `sessionWillBegin` when the finger has moved, and at the end `willEndWith`, the previews of
/// cancelled items, and `didEndWith`. A press without a movement returns the previews.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// A Boolean value that indicates whether interactions are enabled at first: `true` on all
  /// devices, as since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  /// The object that provides the items. It is not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction; `nil` if it has none.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether items can be dragged.
  open var isEnabled: Bool {
    get { recognizer.isEnabled }
    set {
      recognizer.isEnabled = newValue
      addition.isEnabled = newValue
    }
  }
  /// A Boolean value that indicates whether other gestures go on while items are lifted. `false` by
  /// default.
  open var allowsSimultaneousRecognitionDuringLift = false

  private lazy var recognizer = DragGestureRecognizer(self)
  private lazy var addition = DragAdditionGestureRecognizer(self)
  /// The drag that began in the view; `nil` if there is none.
  private(set) var drag: ActiveDrag?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides the items. It is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    isEnabled = Self.isEnabledByDefault
  }

  /// Removes the recognizers from the view.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    for recognizer in [recognizer, addition] { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Adds the recognizers to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in [recognizer, addition] { view?.addGestureRecognizer(recognizer) }
  }

  // MARK: - The gesture

  /// Lifts the items at a point of the window.
  ///
  /// - Returns: `false` if there are none.
  func lift(at point: CGPoint) -> Bool {
    guard drag == nil, let view, let delegate, let window = view.window else { return false }
    let drag = ActiveDrag(self, in: window, at: point)
    let items = delegate.dragInteraction(self, itemsForBeginning: drag.session)
    guard !items.isEmpty else {
      drag.abandon()
      return false
    }
    self.drag = drag
    add(items, to: drag, by: delegate)
    let animator = DragAnimator()
    delegate.dragInteraction(self, willAnimateLiftWith: animator, session: drag.session)
    UIView.animate(
      withDuration: DragOverlayView.duration, animations: animator.animate,
      completion: { _ in animator.complete() })
    return true
  }

  private func add(
    _ items: [UIDragItem], to drag: ActiveDrag, by delegate: any UIDragInteractionDelegate
  ) {
    for item in items {
      drag.add(
        item, delegate.dragInteraction(self, previewForLifting: item, session: drag.session))
    }
  }

  /// Moves the lifted items to a point of the window, and begins the drag with the first movement.
  func move(to point: CGPoint) {
    guard let drag, let delegate else { return }
    if !drag.hasBegun {
      drag.begin(
        allowsMove: delegate.dragInteraction(self, sessionAllowsMoveOperation: drag.session),
        isRestricted: delegate.dragInteraction(
          self, sessionIsRestrictedToDraggingApplication: drag.session))
    }
    drag.move(to: point)
  }

  /// Ends the drag.
  ///
  /// - Parameter commits: `false` if the touch was cancelled.
  func end(commits: Bool) { drag?.end(commits: commits) }

  /// Adds the items at a point of the window to a drag.
  ///
  /// - Returns: `false` if there are none.
  func addItems(at point: CGPoint) -> Bool {
    let drags = ActiveDrag.all.filter(\.hasBegun)
    guard let view, let delegate, !drags.isEmpty else { return false }
    let location = view.convert(point, from: nil)
    let chosen = delegate.dragInteraction(
      self, sessionForAddingItems: drags.map(\.session), withTouchAt: location)
    // Without a choice, items are added to the only drag.
    let drag = chosen == nil && drags.count == 1 ? drags[0] : drags.first { $0.session === chosen }
    guard let drag else { return false }
    let items = delegate.dragInteraction(
      self, itemsForAddingTo: drag.session, withTouchAt: location)
    guard !items.isEmpty else { return false }
    drag.willAdd(items, by: self)
    add(items, to: drag, by: delegate)
    return true
  }
}

extension UIDragInteraction: DragSource {
  func sessionWillBegin(_ drag: ActiveDrag) {
    delegate?.dragInteraction(self, sessionWillBegin: drag.session)
  }

  func sessionDidMove(_ drag: ActiveDrag) {
    delegate?.dragInteraction(self, sessionDidMove: drag.session)
  }

  func session(
    _ drag: ActiveDrag, willAdd items: [UIDragItem], by interaction: UIDragInteraction
  ) {
    delegate?.dragInteraction(
      self, session: drag.session, willAdd: items, for: interaction)
  }

  func session(_ drag: ActiveDrag, willEndWith operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: drag.session, willEndWith: operation)
  }

  func session(_ drag: ActiveDrag, didEndWith operation: UIDropOperation) {
    self.drag = nil
    guard drag.hasBegun else { return }
    delegate?.dragInteraction(self, session: drag.session, didEndWith: operation)
  }

  func cancellationPreview(
    of item: UIDragItem, from preview: UITargetedDragPreview, with animator: DragAnimator
  ) -> UITargetedPreview? {
    guard let delegate else { return nil }
    let target = delegate.dragInteraction(self, previewForCancelling: item, withDefault: preview)
    delegate.dragInteraction(self, item: item, willAnimateCancelWith: animator)
    return target
  }
}

extension UIDragInteraction: MenuFingerDragger {
  var isDragging: Bool { drag != nil }
  func beginDrag(from point: CGPoint) -> Bool { isEnabled && lift(at: point) }
  func drag(to point: CGPoint) { move(to: point) }
  func endDrag(commits: Bool) { end(commits: commits) }
}

/// The long press that lifts items and drags them.
final class DragGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func mayBegin() -> Bool { interaction?.lift(at: location(in: nil)) ?? false }

  /// A view with a context menu shows that first, and hands the finger over.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ContextMenuGestureRecognizer
      && otherGestureRecognizer.attachedView === attachedView
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    // The taps of further fingers on the same view add items.
    !(preventedGestureRecognizer is DragAdditionGestureRecognizer)
      && !(interaction?.allowsSimultaneousRecognitionDuringLift ?? false)
  }

  override func willSendActions(in state: State) {
    switch state {
    case .changed: interaction?.move(to: location(in: nil))
    case .ended: interaction?.end(commits: true)
    default: return
    }
  }

  override func reset() {
    super.reset()
    // The gesture was cancelled, or not allowed to begin after all.
    interaction?.end(commits: false)
  }
}

/// The tap of a further finger, which adds items to a drag.
final class DragAdditionGestureRecognizer: UITapGestureRecognizer {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    ActiveDrag.all.contains(where: \.hasBegun)
  }

  override func mayBegin() -> Bool { interaction?.addItems(at: location(in: nil)) ?? false }
}
