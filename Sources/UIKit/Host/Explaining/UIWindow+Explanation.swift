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
  /// collection view that contains it.
  ///
  /// - Complexity: The engine explains one element, and the constraint solver answers four queries.
  package func explanation(of view: UIView) -> ViewExplanation {
    settleLayout()
    var result = ViewExplanation()
    result.views = view.chain.map { $0.explained }
    if let element = view.enclosingElement, let list = element.displayingCollectionView,
      let attributes = element.currentAttributes(in: list)
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
      return isDrawn || view is UICollectionReusableView ? view : nil
    }
    return search(self)
  }
}

extension UICollectionView {
  /// Returns the reasons for the frame of an item, on screen or not; `nil` if the layout has no
  /// frame for it.
  ///
  /// - Precondition: The item exists.
  package func explanation(ofItemAt indexPath: IndexPath) -> ViewExplanation? {
    window?.settleLayout()
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
    return explanation(of: attributes, view: cellForItem(at: indexPath))
  }

  /// Returns the reasons for the frame of a supplementary view, on screen or not; `nil` if there is
  /// none.
  package func explanation(
    ofSupplementaryElement kind: String, at indexPath: IndexPath
  ) -> ViewExplanation? {
    window?.settleLayout()
    guard
      let attributes = layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    else { return nil }
    return explanation(
      of: attributes, view: supplementaryView(forElementKind: kind, at: indexPath))
  }

  private func explanation(
    of attributes: UICollectionViewLayoutAttributes, view: UIView?
  ) -> ViewExplanation {
    var result = ViewExplanation()
    result.views = (view ?? self).chain.map { $0.explained }
    explain(attributes, in: &result)
    return result
  }

  /// Adds the element that attributes describe, with its section, its group, and the decisions of
  /// the layout.
  fileprivate func explain(
    _ attributes: UICollectionViewLayoutAttributes, in result: inout ViewExplanation
  ) {
    let facts = SceneElement(attributes)
    result.layout = explainedLayout
    result.element = ViewExplanation.Element(
      kind: facts.kind, section: facts.section,
      item: facts.item == NSNotFound ? nil : facts.item,
      frame: ViewExplanation.Box(attributes.frame),
      frameInWindow: inWindow(rows.shownFrame(of: attributes, in: self)),
      zIndex: attributes.zIndex)
    result.measurement = explainedMeasurement(of: attributes)
    let key = attributes.elementKey
    guard let reasons = backend.reasons(for: key, inSection: facts.section) else { return }
    result.steps = reasons.steps
    if let frame = ViewExplanation.frame(of: reasons.steps), !frame.isNear(attributes.frame) {
      result.frameByRules = ViewExplanation.Box(frame)
    }
    result.section = explained(facts.section, reasons)
    result.group = reasons.surroundings.group.map { group in
      let frame = CGRect(group.frame)
      let moved = rows.movement(of: attributes, in: self)
      return ExplainedGroup(
        index: group.index, firstItem: group.items.lowerBound, items: group.items.count,
        frame: ViewExplanation.Box(frame),
        frameInWindow: inWindow(frame.offsetBy(dx: -moved.x, dy: -moved.y)))
    }
  }

  /// The layout in use, with the frame of the collection view.
  package var explainedLayout: ViewExplanation.Layout {
    ViewExplanation.Layout(
      type: "\(Swift.type(of: collectionViewLayout))",
      contentSize: [
        Double(collectionViewLayout.collectionViewContentSize.width),
        Double(collectionViewLayout.collectionViewContentSize.height),
      ],
      contentOffset: [Double(contentOffset.x), Double(contentOffset.y)],
      frameInWindow: ViewExplanation.Box(convert(bounds, to: nil)), sections: numberOfSections)
  }

  /// Returns a section with its numbers; `nil` if the layout has no rules for sections.
  package func explainedSection(_ section: Int) -> ExplainedSection? {
    backend.reasons(for: nil, inSection: section).map { explained(section, $0) }
  }

  private func explained(_ index: Int, _ reasons: LayoutReasons) -> ExplainedSection {
    let section = reasons.surroundings
    let frame = CGRect(section.frame)
    return ExplainedSection(
      index: index, items: section.itemCount, frame: ViewExplanation.Box(frame),
      frameInWindow: inWindow(frame), contentInsets: section.contentInsets.numbers,
      referenceInsets: section.referenceInsets.numbers, groupSpacing: section.groupSpacing,
      itemSpacing: section.itemSpacing,
      boundaryItems: zip(section.boundaryItems, reasons.kindNames).map { item, name in
        ExplainedSection.Boundary(
          kind: name, frame: ViewExplanation.Box(CGRect(item.frame)),
          frameInWindow: inWindow(CGRect(item.frame)), isPinned: item.isPinned)
      },
      row: section.row.map { row in
        ExplainedSection.Row(
          viewport: ViewExplanation.Box(CGRect(row.viewport)),
          viewportInWindow: inWindow(CGRect(row.viewport)), length: row.length,
          distance: Double(rows.distance(ofSection: index, in: self)))
      })
  }

  private func inWindow(_ rect: CGRect) -> ViewExplanation.Box {
    ViewExplanation.Box(convert(rect, to: nil))
  }
}

extension CGRect {
  /// Returns whether two rectangles are equal, but for rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip(
      [origin.x, origin.y, size.width, size.height],
      [other.origin.x, other.origin.y, other.size.width, other.size.height]
    ).allSatisfy { abs($0 - $1) < 0.001 }
  }
}

extension LayoutInsets {
  /// The distances: top, leading, bottom, trailing.
  fileprivate var numbers: [Double] { [top, leading, bottom, trailing] }
}

extension UICollectionReusableView {
  /// The attributes of the element that the view displays.
  fileprivate func currentAttributes(
    in list: UICollectionView
  ) -> UICollectionViewLayoutAttributes? {
    guard let element = drawing(at: .present).element else { return nil }
    let path =
      element.item == NSNotFound
      ? IndexPath(index: element.section)
      : IndexPath(item: element.item, section: element.section)
    return switch elementKind {
    case .cell: list.layoutAttributesForItem(at: path)
    case .supplementary(let kind):
      list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      list.collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}

extension UIView {
  /// The views from the outermost one to this one.
  fileprivate var chain: [UIView] {
    var chain: [UIView] = [self]
    while let parent = chain[chain.count - 1].parentView { chain.append(parent) }
    return chain.reversed()
  }

  /// The cell or other view of a collection view that contains the view, or is it.
  fileprivate var enclosingElement: UICollectionReusableView? {
    var step: UIView? = self
    while let view = step {
      if let element = view as? UICollectionReusableView, element.displayingCollectionView != nil {
        return element
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
    if let element = self as? UICollectionReusableView, element.displayingCollectionView != nil {
      return .layout
    }
    if self is OrthogonalScrollView { return .layout }
    return constraintItem?.member?.isPositioned ?? false ? .constraints : .frame
  }
}
