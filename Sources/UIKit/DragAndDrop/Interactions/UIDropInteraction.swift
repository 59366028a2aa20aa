/// The drops of items on a view, for which a delegate decides.
///
///     view.addInteraction(UIDropInteraction(delegate: self))
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that decides. It is not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view of the interaction; `nil` if it has none.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether the drags of several fingers may be over the view at
  /// the same time. `false` by default.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that decides. It is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Records the view.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
  func canHandle(_ session: DropSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }

  func didEnter(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }

  func update(_ session: DropSession) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }

  func didExit(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidExit: session)
  }

  func perform(_ session: DropSession) { delegate?.dropInteraction(self, performDrop: session) }

  func landingPreview(
    of item: UIDragItem, default preview: UITargetedDragPreview, with animator: DragAnimator
  ) -> UITargetedPreview? {
    guard let delegate else { return nil }
    let target = delegate.dropInteraction(self, previewForDropping: item, withDefault: preview)
    delegate.dropInteraction(self, item: item, willAnimateDropWith: animator)
    return target
  }

  func conclude(_ session: DropSession) { delegate?.dropInteraction(self, concludeDrop: session) }

  func didEnd(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}
