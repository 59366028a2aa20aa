/// An element that a choice performs.
typealias MenuLeafElement = UIMenuElement & UIMenuLeaf

extension UIMenu {
  /// The elements without children in this menu and the menus in it, except deferred ones that are
  /// not provided yet.
  var leaves: [any MenuLeafElement] { Self.leaves(in: children) }

  private static func leaves(in elements: [UIMenuElement]) -> [any MenuLeafElement] {
    elements.flatMap { element -> [any MenuLeafElement] in
      switch element {
      case let menu as UIMenu: menu.leaves
      case let deferred as UIDeferredMenuElement: leaves(in: deferred.provided ?? [])
      case let leaf as any MenuLeafElement: [leaf]
      default: []
      }
    }
  }

  /// Returns the menus that contain an element, from this one to the innermost one; `nil` if the
  /// element is not in this menu.
  func menus(around element: UIMenuElement) -> [UIMenu]? { menus(around: element, in: children) }

  private func menus(around element: UIMenuElement, in elements: [UIMenuElement]) -> [UIMenu]? {
    for child in elements {
      if child === element { return [self] }
      if let menu = child as? UIMenu, let found = menu.menus(around: element) {
        return [self] + found
      }
      if let deferred = child as? UIDeferredMenuElement,
        let found = menus(around: element, in: deferred.provided ?? [])
      {
        return found
      }
    }
    return nil
  }

  /// Turns an element on and all others off.
  func select(_ chosen: any MenuLeafElement) {
    for leaf in leaves where leaf !== chosen { leaf.state = .off }
    chosen.state = .on
  }

  /// Returns the first menu that meets a condition: this one, or one of those in it.
  func firstMenu(where isMet: (UIMenu) -> Bool) -> UIMenu? {
    if isMet(self) { return self }
    for child in children {
      if let found = (child as? UIMenu)?.firstMenu(where: isMet) { return found }
    }
    return nil
  }

  /// The deferred elements in this menu and the menus in it, except in the contents of deferred
  /// elements.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let menu = child as? UIMenu { return menu.deferredElements }
      return (child as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }
}
