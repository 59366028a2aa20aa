/// The appearance of the preview of a dragged item: see ``UIPreviewParameters``.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The location from which the preview of a dragged item appears, or to which it moves.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of an item while it is dragged.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view that is shown.
  public let view: UIView
  /// The appearance.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view with an appearance.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a view with the standard appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns a preview of the same view.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters)
  }
}

/// The preview of a dragged item, and the location from which it appears or to which it moves.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
