/// The elements of one menu as they are displayed: without hidden ones, in sections.
@MainActor
struct MenuContents {
  /// An element that is displayed.
  enum Item {
    case leaf(any MenuLeafElement)
    case submenu(UIMenu)
    /// Elements that are on their way.
    case waiting(UIDeferredMenuElement)

    var element: UIMenuElement {
      switch self {
      case .leaf(let leaf): leaf
      case .submenu(let menu): menu
      case .waiting(let deferred): deferred
      }
    }
  }

  /// The elements between two separators.
  struct Section {
    var title = ""
    var size = UIMenu.ElementSize.large
    var isPalette = false
    var lineLimit = 0
    var items: [Item] = []
  }

  private(set) var sections: [Section] = []
  /// The elements that are provided later.
  private(set) var deferred: [UIDeferredMenuElement] = []

  /// Reads the elements of a menu.
  init(_ menu: UIMenu) {
    let limit = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
    add(menu, lineLimit: limit, titled: menu.title)
    sections.removeAll { $0.items.isEmpty }
  }

  /// A Boolean value that indicates whether there is nothing to display.
  var isEmpty: Bool { sections.isEmpty }

  /// A Boolean value that indicates whether elements are on their way.
  var hasWaiting: Bool {
    sections.contains { $0.items.contains { if case .waiting = $0 { true } else { false } } }
  }

  /// A Boolean value that indicates whether a row has a mark.
  var hasMarks: Bool {
    sections.contains { section in
      section.size == .large
        && section.items.contains {
          if case .leaf(let leaf) = $0 { leaf.state != .off } else { false }
        }
    }
  }

  /// A Boolean value that indicates whether a row has an image.
  var hasImages: Bool {
    sections.contains { $0.size == .large && $0.items.contains { $0.element.image != nil } }
  }

  private mutating func add(_ menu: UIMenu, lineLimit: Int, titled title: String) {
    begin(menu, lineLimit, title)
    add(menu.children, of: menu, lineLimit)
  }

  private mutating func begin(_ menu: UIMenu, _ lineLimit: Int, _ title: String = "") {
    let isPalette = menu.options.contains(.displayAsPalette)
    var size = menu.preferredElementSize
    if size == .automatic { size = isPalette ? .small : .large }
    sections.append(
      Section(title: title, size: size, isPalette: isPalette, lineLimit: lineLimit))
  }

  private mutating func add(_ elements: [UIMenuElement], of menu: UIMenu, _ lineLimit: Int) {
    for element in elements {
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        let limit = inner.displayPreferences?.maximumNumberOfTitleLines ?? lineLimit
        add(inner, lineLimit: limit, titled: inner.title)
        begin(menu, lineLimit)
      case let inner as UIMenu:
        // A menu without elements is not displayed (chosen).
        if !MenuContents(inner).isEmpty { append(.submenu(inner)) }
      case let element as UIDeferredMenuElement:
        deferred.append(element)
        if let provided = element.provided {
          add(provided, of: menu, lineLimit)
        } else {
          append(.waiting(element))
        }
      case let leaf as any MenuLeafElement:
        if !leaf.attributes.contains(.hidden) { append(.leaf(leaf)) }
      default: break
      }
    }
  }

  private mutating func append(_ item: Item) {
    sections[sections.count - 1].items.append(item)
  }
}
