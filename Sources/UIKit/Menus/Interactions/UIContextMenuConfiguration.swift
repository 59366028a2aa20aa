/// A closure that returns the view controller of a context menu's preview; `nil` for a picture of
/// the view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that returns a context menu. The suggested actions of the system are empty here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The description of a context menu.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name of the configuration: the one that it was created with, or else a new one.
  open var identifier: any NSCopying { storedIdentifier }
  /// The order of the elements of a menu above its view. The default is `automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The orders of elements.
  public enum ElementOrder: Int, Sendable {
    /// The order that the system determines: `priority` for menus of controls, and `fixed` for
    /// others (chosen).
    case automatic = 0
    /// The first element is nearest to the control or the preview.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  private let storedIdentifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: A name, for the app to recognize the configuration; `nil` for a new one.
  ///   - previewProvider: A closure that returns the view controller of the preview; `nil` for a
  ///     picture of the view.
  ///   - actionProvider: A closure that returns the menu; `nil` for a preview alone.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    storedIdentifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
