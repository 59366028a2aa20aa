/// A group of elements: a menu, a menu in a menu, or a section of one.
///
///     let sorting = UIMenu(
///       title: "Sort By", options: [.displayInline, .singleSelection],
///       children: [
///         UIAction(title: "Name", state: .on) { _ in sort(by: .name) },
///         UIAction(title: "Date") { _ in sort(by: .date) },
///       ])
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uimenu
///
/// A menu does not change: ``replacingChildren(_:)`` returns another one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of the menu.
  open var identifier: Identifier { storedIdentifier }
  /// The options.
  open var options: Options { storedOptions }
  /// The elements.
  open var children: [UIMenuElement] { storedChildren }
  /// The size of the elements. The default is `automatic`.
  open var preferredElementSize: ElementSize
  /// Preferences for the display of the elements, or `nil` (the default) to use the preferences of
  /// the menu around this one.
  open var displayPreferences: UIMenuDisplayPreferences?

  private let storedIdentifier: Identifier
  private let storedOptions: Options
  private let storedChildren: [UIMenuElement]
  private static var nextNumber = 1

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title: of the row that opens the menu, or above the elements.
  ///   - subtitle: The text below the title in the row that opens the menu.
  ///   - image: The image in the row that opens the menu.
  ///   - identifier: The name; `nil` for one that no other menu has.
  ///   - options: The options.
  ///   - preferredElementSize: The size of the elements.
  ///   - children: The elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    storedIdentifier = identifier ?? Identifier("org.tessera.menu.\(Self.nextNumber)")
    Self.nextNumber += 1
    storedOptions = options
    storedChildren = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with other elements, and everything else as in this one.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The elements that are on, in this menu and the menus in it.
  open var selectedElements: [UIMenuElement] {
    leaves.filter { $0.state == .on }.map { $0 as UIMenuElement }
  }
}

/// Preferences for the display of a menu's elements.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uimenudisplaypreferences
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The maximum number of lines of titles, or 0 (the default) to use the system's, which is 2
  /// (chosen), and any number at the text sizes for accessibility.
  open var maximumNumberOfTitleLines = 0
}
