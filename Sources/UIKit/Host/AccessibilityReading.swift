extension UIView {
  /// Returns the elements in this view in the order of reading.
  ///
  /// A container that lists its elements decides their order. In others it is the order of the
  /// subviews, and in a collection view the order of the items. A modal view's siblings contribute
  /// no elements.
  ///
  /// - Complexity: O(n) in the number of views.
  package var elementsInReadingOrder: [UIResponder] {
    var found: [UIResponder] = []
    visitElements {
      found.append($0)
      return true
    }
    return found
  }

  /// The first element in the order of reading; `nil` if there is none.
  var firstAccessibilityElement: UIResponder? {
    var first: UIResponder?
    visitElements {
      first = $0
      return false
    }
    return first
  }

  /// Calls a closure for each view that is not hidden, also those within elements, until it returns
  /// `false`.
  @discardableResult
  package func visitVisibleViews(_ visit: (UIView) -> Bool) -> Bool {
    guard !isHidden, alpha > 0 else { return true }
    return visit(self) && children.allSatisfy { $0.visitVisibleViews(visit) }
  }
}

extension UIView {
  /// The number of superviews in which the label of a control is searched.
  private static let labelLevels = 4

  /// The label of the text beside a control without a label of its own, such as the text of its
  /// row; `nil` if there is none.
  ///
  /// VoiceOver reads a row and its switch together; in the page each of them is an element.
  var labelBeside: String? {
    var step = superview
    for _ in 0..<Self.labelLevels {
      guard let container = step, !(container is UIScrollView), !(container is UIWindow) else {
        return nil
      }
      var found: String?
      container.visitElements { element in
        guard element !== self, !(element is UIControl), let label = element.accessibilityLabel,
          !label.isEmpty
        else { return true }
        found = label
        return false
      }
      if let found { return found }
      if container is any ElementView { return nil }
      step = container.superview
    }
    return nil
  }
}

extension UIResponder {
  /// Calls a closure for each element in the order of reading, until it returns `false`.
  @discardableResult
  fileprivate func visitElements(_ visit: (UIResponder) -> Bool) -> Bool {
    let view = self as? UIView
    if let view, view.isHidden || view.alpha <= 0 { return true }
    if accessibilityElementsHidden { return true }
    if isAccessibilityElement { return visit(self) }
    let inside = containedElements ?? view?.childrenToRead ?? []
    return inside.allSatisfy { $0.visitElements(visit) }
  }
}

extension UIView {
  /// The subviews in the order of reading, or the modal one of them.
  fileprivate var childrenToRead: [UIView] {
    let modal = children.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0 }
    return modal.map { [$0] } ?? childrenInReadingOrder
  }
}
