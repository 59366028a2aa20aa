import CollectionLayout
import Foundation
internal import Scenes

extension UIWindow {
  /// Returns the reasons for the frame of the view that is drawn at a point; `nil` outside of the
  /// window.
  ///
  /// The view is the frontmost one that draws something there, whether or not it takes touches.
  ///
  /// - Parameter point: A point in the coordinates of the window.
  package func explanation(at point: CGPoint) -> ViewExplanation? {
    settleLayout()
    guard bounds.contains(point) else { return nil }
    return explanation(of: drawnView(at: point) ?? self)
  }

  /// Returns the reasons for the frame of a view of this window, and of the element of a
  /// collection or table view that contains it.
  ///
  /// - Complexity: The engine explains one element, and the constraint solver answers four queries.
  package func explanation(of view: UIView) -> ViewExplanation {
    settleLayout()
    var result = ViewExplanation()
    result.views = view.chain.map { $0.explained }
    if let (element, list) = view.enclosingElement,
      let key = element.displayedElement, let attributes = list.currentAttributes(of: key)
    {
      list.explain(attributes, in: &result)
    }
    result.constraints = view.explainedConstraints
    return result
  }

  /// Returns the frontmost view that draws something at a point.
  private func drawnView(at point: CGPoint) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      guard !view.isHidden, view.alpha > 0.01 else { return nil }
      let isInside = view.bounds.contains(view.convert(point, from: nil))
      if !isInside, view.clipsToBounds { return nil }
      for child in view.childrenBackToFront.reversed() {
        if let found = search(child) { return found }
      }
      guard isInside else { return nil }
      let node = view.drawing(at: .present)
      let isDrawn =
        (node.fill?.alpha ?? 0) > 0 || node.border != nil || node.hasEffects
        || node.text != nil || node.drawing != nil
      return isDrawn || view is any ElementView ? view : nil
    }
    return search(self)
  }
}

extension UIView {
  /// The views from the outermost one to this one.
  var chain: [UIView] {
    var chain: [UIView] = [self]
    while let parent = chain[chain.count - 1].parentView { chain.append(parent) }
    return chain.reversed()
  }

  /// The cell or other element of a collection or table view that contains the view, or is it, and
  /// the collection or table view.
  fileprivate var enclosingElement: (element: any ElementView, list: any RecyclingView)? {
    var step: UIView? = self
    while let view = step {
      if let element = view as? any ElementView, let list = element.displayingList {
        return (element, list)
      }
      step = view.parentView
    }
    return nil
  }

  /// The facts about the view for a chain.
  package var explained: ViewExplanation.View {
    ViewExplanation.View(
      type: "\(Swift.type(of: self))", id: sceneID,
      identifier: accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 },
      text: textInDescriptions, frameInWindow: ViewExplanation.Box(convert(bounds, to: nil)),
      placement: placement)
  }

  private var placement: ViewExplanation.Placement {
    if self is UIWindow { return .screen }
    if displayingList != nil { return .layout }
    if self is OrthogonalScrollView { return .layout }
    return constraintItem?.member?.isPositioned ?? false ? .constraints : .frame
  }
}
